// What readers type in other words than a page has: the lists, and how search uses them.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readAsked} from '../../../plugins/search/asked.ts';
import {locales} from '../../../site/locales.ts';
import type {SearchRecord} from '../../../src/search/core/record.ts';
import {open, page, questionOf} from './corpus.ts';

for (const locale of locales) {
  test(`asked in ${locale.name}: pages of every kind have phrases, and none is said by two pages`, () => {
    const list = readAsked('.', locale);
    assert.ok(Object.keys(list).length > 90);
    for (const address of ['', 'v3/contribute', 'v3/documentation/tvm/instructions', 'develop/dapps/ton-connect/protocol'])
      assert.ok(list[address]?.length, address);
    assert.ok(Object.keys(list).some((address) => /^blog\/\d{4}\/\d{2}\/\d{2}\/[a-z]/.test(address)));
    const owners = new Map<string, string>();
    for (const [address, phrases] of Object.entries(list)) {
      for (const phrase of phrases) {
        assert.equal(owners.get(phrase), undefined, `"${phrase}" is in the front matter of ${address} and ${owners.get(phrase)}`);
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
  assert.equal((await open(records, undefined, {headingsOnly: true}).titles('reuse program'))[0], 'Library cells');
});

test('another name is no result of its own, is not shown and not suggested', async () => {
  const {find, engine, load} = open(records);
  const found = await find('bytecode');
  assert.deepEqual(
    found.map(({type, hierarchy}) => [type, hierarchy.lvl1]),
    [['lvl1', 'Library cells']],
  );
  const {suggestions} = await engine.search(questionOf('bytecodez qqqq'), load);
  assert.ok(!suggestions.some((text) => /bytecode/.test(text)));
});
