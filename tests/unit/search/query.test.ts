import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPackage} from '../../../plugins/search/package.ts';
import {SectionIndex} from '../../../src/search/core/index.ts';
import type {Heads} from '../../../src/search/core/package.ts';
import {LONGEST_QUERY} from '../../../src/search/core/answer.ts';
import {cleanQuery, planQuery} from '../../../src/search/core/query.ts';
import {Sections} from '../../../src/search/core/sections.ts';
import {corrections, oneSlip, splits} from '../../../src/search/core/spelling.ts';
import {cutSynonyms, synonymIndex} from '../../../src/search/core/synonyms.ts';
import {stem} from '../../../src/search/core/stem.ts';
import {IndexVocabulary} from '../../../src/search/core/vocabulary.ts';
import {open, page, pathOf} from './corpus.ts';
import {processorTime} from '../../lib/time.ts';

const titles = ['Jetton transfer', 'Transaction fees', 'Validator nodes', 'Storage fee', 'Blueprint', '验证者节点', 'Комиссии за хранение'];
const heads = JSON.parse(
  [
    ...buildPackage(
      'en',
      titles.flatMap((title, at) => [1, 2, 3, 4, 5].flatMap((copy) => page(`x/${at}-${copy}/-`, title, ''))),
      {both: [], one: []},
    ).files,
  ].find(([name]) => name.startsWith('heads.'))![1],
) as Heads;
const sections = new Sections(heads.pages);
const vocabulary = new IndexVocabulary(new SectionIndex(sections, heads), sections.title);
const NONE = synonymIndex({both: [], one: []});
const plan = (text: string, synonyms = NONE) => planQuery(text, vocabulary, synonyms);
const wantedTerms = (text: string, synonyms = NONE): string[] => plan(text, synonyms).wanted.map(({term}) => term);

test('R-303 a query is cut at 64 characters, also when 8 kB are pasted', () => {
  assert.equal(Array.from(cleanQuery('я'.repeat(8192))).length, LONGEST_QUERY);
  assert.equal(Array.from(cleanQuery('🚀'.repeat(100))).length, LONGEST_QUERY);
  const time = processorTime(() => {
    plan('transaction '.repeat(700));
    plan('x'.repeat(8192));
  }, 500);
  assert.ok(time < 500, `${time} ms`);
});

test('a query holds no controls, no broken halves of characters, no doubled spaces', () => {
  assert.equal(cleanQuery('  a\u0000b\t\u200bc\n '), 'a b c');
  assert.equal(cleanQuery('gas\ud800 fee\udc00'), 'gas fee');
  assert.equal(cleanQuery('ｇａｓ'), 'gas');
});

test('a pasted word is one word, whatever it has that nobody sees; a zero-width space is a space', () => {
  for (const unseen of ['\u00ad', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u2060', '\u2066', '\u2069', '\ufeff', '\ufe0f']) {
    assert.equal(cleanQuery(`trans${unseen}fer${unseen}`), 'transfer', JSON.stringify(unseen));
    assert.deepEqual(plan(`trans${unseen}fer `), plan('transfer '), JSON.stringify(unseen));
    assert.deepEqual(plan(`${unseen}blue${unseen}pr${unseen}`), plan('bluepr'), `${JSON.stringify(unseen)}: the end may be unfinished`);
    assert.deepEqual(plan(`验证${unseen}者`), plan('验证者'), JSON.stringify(unseen));
  }
  assert.equal(Array.from(cleanQuery('a\u00ad'.repeat(LONGEST_QUERY))).length, LONGEST_QUERY, 'what is unseen takes no room');
  assert.equal(cleanQuery('jetton\u200btransfer\u2063fee'), 'jetton transfer fee');
});

test('pages and questions agree on what nobody sees: each finds the other, and the answer marks the whole word', async () => {
  const {find} = open([
    ...page('v3/plain', 'Validator election', '<p>A ledger of valuables.</p>'),
    ...page('v3/soft', 'Val&shy;idator set', '<p>The led&shy;ger, the val&#x2060;uables.</p>'),
    ...page('v3/parts', 'Val and idator', '<p>Led by ger.</p>'),
  ]);
  for (const query of ['validator', 'val\u00adidator', '\u2068validator\u2069', 'led\u200dger', 'valuables', '\ufeffvalu\u2060ables']) {
    const paths = (await find(query)).map(pathOf).sort();
    assert.deepEqual(paths, ['/v3/plain', '/v3/soft'], JSON.stringify(query));
  }
  const soft = (await find('ledger')).find((hit) => pathOf(hit) === '/v3/soft')!;
  assert.match(soft._snippetResult!.content!.value, /<mark>ledger<\/mark>/);
});

test('whatever is typed is planned without an error', () => {
  for (const text of [
    '',
    ' ',
    '?!',
    '.*+[(\\',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud83d',
    '😀',
    'שלום',
    '"',
    "'; --",
    '%',
    '-',
    '-1',
    '0x',
    '_',
    '$',
    'a'.repeat(64),
    '费',
    '\u202eevil',
  ])
    for (const half of [text, `${text} `, `fee ${text}`]) {
      const {wanted, groups, sequence} = plan(half);
      for (const {group} of wanted) assert.ok(group >= 0 && group < groups, JSON.stringify(half));
      for (const group of sequence) assert.ok(group >= 0 && group < groups, JSON.stringify(half));
    }
});

test('words that make a question are not looked for, unless nothing else is there', () => {
  assert.deepEqual(plan('how to transfer a jetton').sequence.length, plan('transfer jetton').sequence.length);
  assert.ok(wantedTerms('how').length > 0);
  assert.ok(!wantedTerms('如何验证者节点').some((term) => term.includes('如何')));
});

test('half a word is looked for as the beginning of longer ones; a finished one is not', () => {
  assert.ok(wantedTerms('bluepr').includes('blueprint'));
  assert.ok(!wantedTerms('bluepr ').includes('blueprint'));
  assert.ok(wantedTerms('transactio').includes(stem('transaction')));
  const short = plan('va').wanted.find(({term}) => term === stem('validator'));
  assert.equal(short?.headings, true, 'two letters are looked for in headings alone');
});

test('one slip of the fingers finds the word that was meant', () => {
  for (const typed of ['tranfser ', 'transferr ', 'trnsfer ', 'ransfer ', 'tramsfer '])
    assert.ok(wantedTerms(typed).includes(stem('transfer')), typed);
  assert.ok(wantedTerms('комисии ').includes(stem('комиссии')));
  assert.ok(wantedTerms('bluprint tests').includes(stem('blueprint')));
  assert.deepEqual(
    wantedTerms('transfer ').filter((term) => term !== 'transfer'),
    [],
    'a word that is right is not corrected',
  );
});

test('a wrong character in a Chinese word is replaced by one that fits on both sides', () => {
  const found = wantedTerms('验正者节点');
  assert.ok(found.includes('验证') && found.includes('证者'));
});

test('a slip is one letter wrong, missing, too many, or two swapped; at the start of a word for half a word', () => {
  for (const [typed, word] of [
    ['fee', 'fees'],
    ['fees', 'fee'],
    ['fse', 'fee'],
    ['efe', 'fee'],
    ['walet', 'wallet'],
    ['wlalet', 'wallet'],
  ] as const)
    assert.ok(oneSlip(typed, word), `${typed} ${word}`);
  for (const [typed, word] of [
    ['fee', 'free!!'],
    ['abc', 'cba'],
    ['wallet', 'walking'],
  ] as const)
    assert.ok(!oneSlip(typed, word), `${typed} ${word}`);
  assert.ok(oneSlip('trnsac', 'transaction', true));
  assert.ok(!oneSlip('trnsac', 'transaction'));
  assert.deepEqual(
    corrections('123', false, ['124'], [], () => 1),
    [],
    'numbers are not corrected',
  );
  assert.deepEqual(
    splits('jettontransfer', stem, (term) => vocabulary.count(term)),
    [['jetton', 'transfer']],
  );
});

test('synonyms: both ways, one way, and names of several words count only as a whole', () => {
  const index = synonymIndex(cutSynonyms({both: [['seed phrase', 'mnemonic']], one: [['toncoin', 'gram']]}));
  assert.ok(wantedTerms('toncoin', index).includes('gram'));
  assert.ok(!wantedTerms('gram', index).includes('toncoin'));
  assert.ok(wantedTerms('seed phrase', index).includes(stem('mnemonic')));
  const back = plan('mnemonic', index).wanted.filter(({along}) => along.length);
  assert.deepEqual(
    back.map(({term, along}) => [term, ...along]),
    [
      ['seed', 'phrase'],
      ['phrase', 'seed'],
    ].map((pair) => pair.map(stem)),
  );
  assert.ok(!wantedTerms('seed money', index).includes(stem('mnemonic')));
  assert.equal(index.get('__proto__'), undefined);
});
