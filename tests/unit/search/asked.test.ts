// What readers type in other words than a page has: the lists, and how search uses them.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {asked} from '../../../site/asked/index.ts';
import type {SearchRecord} from '../../../src/search/core/record.ts';
import {open, page} from './corpus.ts';

/** Whether a page of this address is written, in docs, blog or `src/pages`. */
function isWritten(address: string): boolean {
  if (address.startsWith('blog/')) return fs.existsSync(path.join('blog', `${address.slice(5).split('/').join('-')}.mdx`));
  return ['docs', 'src/pages'].some((dir) =>
    ['.mdx', '.tsx', '/README.mdx', '/index.mdx', '/index.tsx'].some((ending) => fs.existsSync(path.join(dir, address + ending))),
  );
}

for (const [language, list] of Object.entries(asked)) {
  test(`asked in ${language}: each page is written, each phrase short, said once and not typed with a mark`, () => {
    assert.ok(Object.keys(list).length > 90);
    const owners = new Map<string, string>();
    for (const [address, phrases] of Object.entries(list)) {
      assert.ok(isWritten(address), `site/asked: no page ${address}; was it moved?`);
      assert.ok(phrases.length >= 2 && phrases.length <= 14, address);
      for (const phrase of phrases) {
        assert.ok(phrase.trim() === phrase && phrase.length >= 2 && phrase.length <= 64, `${address}: "${phrase}"`);
        assert.doesNotMatch(phrase, /[\t\n?!？！]/, `${address}: "${phrase}"`);
        assert.equal(owners.get(phrase), undefined, `"${phrase}" stands at ${address} and ${owners.get(phrase)}`);
        owners.set(phrase, address);
      }
    }
  });
}

const named = (records: SearchRecord[], phrases: readonly string[]): SearchRecord[] =>
  records.map((record, index) => (index === 0 ? {...record, asked: phrases} : record));

const records = [
  ...named(
    page('v3/documentation/library', 'Library cells', '<p>A cell that is looked up by its hash.</p><h2 id="x">Layout</h2><p>264 bits.</p>'),
    ['many contracts one bytecode', 'reuse of a program'],
  ),
  ...page('v3/documentation/contracts', 'Contracts', '<p>Many contracts have one program each.</p>'),
];

test('a page is found by what readers call it, once the names have come', async () => {
  const {titles} = open(records);
  assert.equal((await titles('many contracts one bytecode'))[0], 'Library cells');
  assert.equal((await titles('reuse program'))[0], 'Library cells');
  assert.deepEqual(await open(records, undefined, {headingsOnly: true}).titles('reuse program'), []);
});

test('another name is no result of its own, is not shown and not suggested', async () => {
  const {find, engine, load} = open(records);
  const found = await find('bytecode');
  assert.deepEqual(
    found.map(({section, number}) => [section.title, number]),
    [['Library cells', 1]],
  );
  const {suggestions} = await engine.search({query: 'bytecodez qqqq', page: 0, hitsPerPage: 5}, load);
  assert.ok(!suggestions.some((text) => /bytecode/.test(text)));
});
