import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Hit, Question} from '../../../src/search/core/answer.ts';
import type {SectionIndex} from '../../../src/search/core/index.ts';
import {remembering} from '../../../src/search/core/memo.ts';
import {headingOf} from '../../../src/search/core/record.ts';
import {open, page, questionOf} from './corpus.ts';

/** More sections with one word than are ordered among each other. */
const PAGES = 60;
const SECTIONS = 12;
const many = Array.from({length: PAGES}, (_, at) =>
  page(
    `v3/documentation/page-${at}`,
    `Page ${at}`,
    Array.from(
      {length: SECTIONS},
      (_, place) =>
        `<h2 id="part-${place}">Part ${at * SECTIONS + place}</h2><p>A transaction of the account, in other words, number ${place}.</p>`,
    ).join(''),
    {kind: at % 2 ? 'reference' : 'explanation'},
  ),
).flat();
const about = page(
  'v3/concepts/ledger',
  'Ledger',
  '<h2 id="order">Transaction order</h2><p>Which transaction of the account is first.</p>',
  {kind: 'explanation'},
);
const {engine, load} = open([...many, ...about]);

/** All results of a query, page after page as the search page asks for them. */
async function all(query: string, filters: Partial<Question> = {}): Promise<{found: Hit[]; totals: Set<number>}> {
  const found: Hit[] = [];
  const totals = new Set<number>();
  for (let number = 0; ; number++) {
    const answer = await engine.search(questionOf(query, {...filters, page: number, hitsPerPage: 50}), load);
    totals.add(answer.nbHits);
    if (!answer.hits.length) return {found, totals};
    found.push(...answer.hits);
  }
}

test('R-309 of many results each is there once, on whatever page, and the number of them stays', async () => {
  for (const query of ['transaction', 'transaction account', 'transac']) {
    const {found, totals} = await all(query);
    assert.deepEqual([...totals], [PAGES * SECTIONS + 1], query);
    assert.equal(new Set(found.map(({objectID}) => objectID)).size, PAGES * SECTIONS + 1, query);
    assert.equal(headingOf(found[0]!), 'Transaction order');
  }
});

test('R-309 of many results a filter has those that are of its kind, all of them', async () => {
  const {facets} = await engine.search(questionOf('transaction'), load);
  const {found, totals} = await all('transaction', {kind: 'reference'});
  assert.deepEqual([...totals], [facets.kind!.reference]);
  assert.equal(found.length, (PAGES / 2) * SECTIONS);
  assert.ok(found.every(({kind}) => kind === 'reference'));
});

test('R-309 the last of many results is shown with its words marked, as the first is', async () => {
  const {found} = await all('transaction account');
  for (const hit of [found[0]!, found.at(-1)!]) assert.match(hit._snippetResult!.content!.value, /<mark>[Tt]ransaction<\/mark>/);
});

test('R-309 a section with all words stands before hundreds with one of them', async () => {
  const both = page('v3/documentation/fees', 'Costs', '<h2 id="rent">Rent</h2><p>What a transaction pays, and a validator gets.</p>');
  const one = open([...many, ...both]);
  assert.equal((await one.titles('transaction validator'))[0], 'Costs > Rent');
});

test('R-309 a section whose heading has no word is found by its text', async () => {
  const one = open([...many, ...page('v3/documentation/signs', 'Signs', '<h2 id="sign">→</h2><p>A workchain with a sign.</p>')]);
  assert.deepEqual(await one.titles('workchain'), ['Signs > →']);
});

test('R-309 a term is known to stand where it stands: in headings, in those above, in addresses, in the text', async () => {
  const pages = page(
    'v3/guidelines/fees',
    'Transaction fees',
    '<p>Zero rent</p><h2 id="a">Storage</h2><p>Rent</p><h3 id="b">Rent of cells</h3><p>Gas</p><h3 id="c">Debt</h3><p>Rent</p><h2 id="d">Gas</h2><p>Rent</p>',
  );
  const one = open([...pages, ...page('v3/guidelines/x', 'Rent', '<h2 id="y">Why</h2><p>So</p>')]);
  await one.find('rent fees storage gas');
  const {index} = (one.engine as unknown as {lookup: {index: SectionIndex}}).lookup;
  assert.deepEqual(index.postings('rent'), {heading: [2, 5], title: [6], above: [], body: [0, 1, 3, 4]});
  assert.deepEqual(index.postings('storag'), {heading: [1], title: [], above: [2, 3], body: []});
  assert.deepEqual(index.postings('fee'), {heading: [0], title: [1, 2, 3, 4], above: [0], body: []});
  assert.deepEqual([index.count('rent'), index.count('fee'), index.count('nowhere')], [7, 5, 0]);
});

test('what is remembered is the same as anew, and there is an end to it', () => {
  let asked = 0;
  const length = remembering(3, (text) => {
    asked++;
    return text.length;
  });
  assert.deepEqual(['a', 'bb', 'a', '', 'bb', ''].map(length), [1, 2, 1, 0, 2, 0]);
  assert.equal(asked, 3);
  length('dddd');
  length('a');
  assert.equal(asked, 5);
});
