import assert from 'node:assert/strict';
import {test} from 'node:test';
import {budgets, keeps} from '../../../bench/search/budgets.ts';
import {corpusOf} from '../../../bench/search/corpus.ts';
import {misspelled, sentenceQueries, writtenQueries} from '../../../bench/search/queries.ts';
import {scoreOf} from '../../../bench/search/score.ts';
import {grow} from '../../../bench/search/synthetic.ts';
import {oneSlip} from '../../../src/search/core/spelling.ts';
import {page} from './corpus.ts';

const WORDS =
  'cell slice builder validator elector masterchain workchain storage forward import action phase balance message deploy wallet jetton transfer bounce collator'.split(
    ' ',
  );
const records = Array.from({length: 12}, (_, number) =>
  page(
    number === 0 ? 'v3/documentation/smart-contracts/transaction-fees/fees' : `v3/guidelines/p${number}`,
    `Page ${WORDS[number]}`,
    Array.from(
      {length: 4},
      (_line, line) =>
        `<h2 id="h${line}">${WORDS[(number + line) % 20]} ${line}</h2><p>The ${WORDS[(number * 3 + line) % 20]} of ${WORDS[(number * 5 + line * 7) % 20]}${number} keeps ${WORDS[(number + line * 3) % 20]}${line} together.</p>`,
    ).join(''),
  ),
).flat();
const corpus = corpusOf('en', records);

test('a figure keeps its budget by being large or small enough; what is not measured does not', () => {
  assert.ok(keeps('written', 0.95, 0.95) && !keeps('written', 0.949, 0.95));
  assert.ok(keeps('open', 300, 300) && !keeps('open', 300.1, 300));
  assert.ok(!keeps('written', Number.NaN, 0.1) && !keeps('keystroke', Number.NaN, 10));
  for (const budget of Object.values(budgets))
    assert.ok((budget.written ?? 0) >= 0.9 && (budget.sentences ?? 0) >= 0.92 && budget.keystroke === 10);
});

test('queries that are made are the same for the same seed, and of the page they claim', () => {
  const queries = sentenceQueries(corpus, 20, 3, true);
  assert.equal(queries.length, 20);
  assert.deepEqual(sentenceQueries(corpus, 20, 3, true), queries);
  assert.notDeepEqual(sentenceQueries(corpus, 20, 4, true), queries);
  for (const {text, pages} of queries) {
    const content = records
      .filter(({url}) => pages.has(corpus.pathOf(url)))
      .map((record) => record.content)
      .join(' ');
    for (const word of text.split(' ')) assert.ok(content.includes(word), `${word} of ${text}`);
  }
});

test('a misspelled query has one slip in one word', () => {
  const queries = sentenceQueries(corpus, 10, 3, true);
  for (const {text, pages} of misspelled('en', queries, 30, 1)) {
    const source = queries.find((query) => query.pages === pages)!.text.split(' ');
    const changed = text.split(' ').filter((word, place) => word !== source[place]);
    assert.equal(changed.length, 1, text);
    assert.ok(oneSlip(changed[0]!, source[text.split(' ').indexOf(changed[0]!)]!), text);
  }
});

test('written queries count only with the pages that exist', () => {
  const queries = writtenQueries(corpus);
  assert.ok(queries.length > 0);
  for (const {pages} of queries) assert.deepEqual([...pages], ['v3/documentation/smart-contracts/transaction-fees/fees']);
});

test('places count pages: found first is 1, not found is 0', async () => {
  const right = {text: 'Page cell', pages: new Set(['v3/documentation/smart-contracts/transaction-fees/fees']), kind: 'x'};
  assert.equal((await scoreOf(corpus, [right])).mrr, 1);
  const half = await scoreOf(corpus, [right, {...right, pages: new Set(['nowhere'])}]);
  assert.deepEqual([half.mrr, half.first, half.misses.length], [0.5, 0.5, 1]);
});

test('a grown corpus has the pages that were asked for, and is the same each time', () => {
  const grown = corpusOf('en', grow(corpus, 40));
  assert.equal(grown.pages.size, 40);
  assert.equal(new Set(grown.records.map(({objectID}) => objectID)).size, grown.records.length);
  assert.deepEqual(grow(corpus, 40), [...grown.records]);
});
