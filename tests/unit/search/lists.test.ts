import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pick, randomFrom} from '../../../bench/search/random.ts';
import {SectionIndex} from '../../../src/search/core/index.ts';
import {decodeNumbers, decodeWords, encodeNumbers, encodeWords} from '../../../src/search/core/lists.ts';
import {lengthDigit, PACKAGE_FORMAT, readHeads, type Heads} from '../../../src/search/core/package.ts';
import {buildPackage} from '../../../plugins/search/package.ts';
import {page} from './corpus.ts';

test('numbers and words are read as they were written, whatever they are', () => {
  const random = randomFrom(5);
  const letters = [...'abc_0яж验证\u{1f680}'];
  for (let turn = 0; turn < 200; turn++) {
    const numbers = [...new Set(Array.from({length: 40 * random()}, () => Math.floor(random() ** 4 * 3_000_000)))].sort((a, b) => a - b);
    assert.deepEqual(decodeNumbers(encodeNumbers(numbers)), numbers);
    const word = (): string => Array.from({length: 1 + 9 * random()}, () => pick(letters, random)).join('');
    const words = [...new Set(Array.from({length: 30 * random()}, word))].sort();
    assert.deepEqual(decodeWords(encodeWords(words)), words);
  }
  for (const numbers of [[], [0], [31], [32], [0, 1, 2], [2 ** 40]]) assert.deepEqual(decodeNumbers(encodeNumbers(numbers)), numbers);
  for (const words of [
    ['a'.repeat(200), `${'a'.repeat(200)}b`],
    ['单', '单元'],
  ])
    assert.deepEqual(decodeWords(encodeWords(words)), words);
});

test('a list that is cut short or is something else is refused', () => {
  for (const text of ['g', 'Ag', '<!doctype', 'A B', 'Я'])
    assert.throws(() => decodeNumbers(text), /search index: the file is damaged/, text);
  for (const text of ['<html>', 'Abc\n\nBd']) assert.throws(() => decodeWords(text), /search index: the file is damaged/, text);
});

const records = [...page('v3/a', 'Storage', '<p>Rent of cells.</p>'), ...page('v3/b', 'Fees', '<h2 id="x">Gas</h2><p>Gas pays.</p>')];

test('a file of words of other sections, or damaged, is refused and changes nothing', () => {
  const {files, manifest} = buildPackage('en', records, {both: [], one: []});
  const heads = JSON.parse(files.get(manifest.heads)!) as Heads;
  const {sections, lengths, stretches} = readHeads(heads);
  const index = new SectionIndex(sections, heads.terms, lengths);
  const own = JSON.parse(files.get(stretches[0]!.name)!) as {format: number; words: string; lists: string};
  for (const wrong of [
    {...own, lists: encodeNumbers([sections.length])},
    {...own, lists: `${own.lists} A`},
    {...own, lists: own.lists.replace(/^./, '<')},
    {...own, words: ''},
  ]) {
    assert.throws(() => index.addWords(wrong), /search index: the file is damaged/);
    assert.equal(index.count('rent'), 0);
  }
  index.addWords(own);
  assert.deepEqual(index.places('rent').body, [0]);
});

test('the words are cut at places of the alphabet, and each is in the file that the headings name for it', () => {
  const many = Array.from({length: 40}, (_, number) =>
    page(`v3/p${number}`, `Page ${number}`, `<p>${Array.from({length: 300}, (_word, at) => `w${number}x${at}`).join(' ')}</p>`),
  ).flat();
  const {files, manifest} = buildPackage('en', many, {both: [], one: []});
  const {stretches} = readHeads(JSON.parse(files.get(manifest.heads)!) as Heads);
  assert.ok(stretches.length > 3);
  const words = stretches.map(({name}) => JSON.parse(files.get(name)!) as {format: number; words: string});
  assert.ok(words.every(({format}) => format === PACKAGE_FORMAT));
  const all = words.map((file) => decodeWords(file.words));
  assert.deepEqual(
    all.map(([first]) => first),
    stretches.map(({start}) => start),
  );
  assert.deepEqual(all.flat(), all.flat().sort());
  assert.equal(new Set(all.flat()).size, 40 * 300);
});

test('a length is kept to within a tenth, none is none', () => {
  const {files, manifest} = buildPackage('en', records, {both: [], one: []});
  const heads = JSON.parse(files.get(manifest.heads)!) as Heads;
  const {lengths} = readHeads(heads);
  [2, 0, 2].forEach((wanted, section) => assert.ok(Math.abs(lengths[section]! - wanted) <= wanted / 10, `${lengths[section]}`));
  assert.equal(lengthDigit(0), 0);
  assert.ok(lengthDigit(1000) < 63);
});
