import assert from 'node:assert/strict';
import {test} from 'node:test';
import {brotliCompressSync} from 'node:zlib';
import measured from '../../../data/tvm/measured.json';
import {instructions} from '../../../data/tvm/instructions.ts';
import {compile, EMPTY, fromAddress, rowOf, toAddress, type Query} from '../../../src/tvm/page/query.ts';
import {referenceHtml, referenceIds} from '../../../src/tvm/page/html/server.ts';
import {gasText} from '../../../src/tvm/page/render.ts';
import {processorTime} from '../../lib/time.ts';

const rows = instructions.map((instruction) =>
  rowOf({
    name: instruction.name,
    aliases: instruction.aliases.map(({name}) => name).join(' '),
    opcode: instruction.opcode.notation,
    stack: instruction.stack,
    gas: gasText(instruction.gas),
    text: instruction.text.en,
    category: instruction.category,
    since: instruction.since,
  }),
);
const find = (query: Partial<Query>): string[] => rows.filter(compile({...EMPTY, ...query}).fits).map(({name}) => name);

test('R-111: every fragment is on the page once, in each language', () => {
  for (const locale of ['en', 'zh-CN', 'ru']) {
    const ids = [...referenceHtml(locale).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    assert.equal(new Set(ids).size, ids.length, locale);
    assert.deepEqual([...referenceIds].sort(), [...ids].sort(), locale);
  }
});

test('R-111: the page is light: under 45 kB compressed in each language', () => {
  for (const locale of ['en', 'zh-CN', 'ru']) assert.ok(brotliCompressSync(referenceHtml(locale)).length < 45_000, locale);
});

test('R-111: each row says whether it was measured', () => {
  const html = referenceHtml('en');
  // On which version is said once, at the head; in a row stands what was not measured.
  assert.equal(html.match(/TVM 12\b/g)!.length, 1);
  const states = Object.values(measured.instructions).map(({state}) => state);
  assert.equal((html.match(/specified, not yet measurable here/g) ?? []).length, states.filter((state) => state === 'not-run').length);
  // What can only throw is not said to have run.
  for (const [locale, words] of [
    ['en', 'always throws exit code 6'],
    ['zh-CN', '总是以退出码 6 抛出异常'],
    ['ru', 'всегда исключение с кодом выхода 6'],
  ] as const) {
    const rows = referenceHtml(locale).split('<tr ');
    assert.deepEqual(
      rows.filter((row) => row.includes(words)).map((row) => /<a href="#[^"]+">([^<]+)/.exec(row)![1]),
      ['SETCP_SPECIAL'],
    );
  }
});

test('R-111: found by name, alias, opcode, start of code, bits, section, types, gas, version', () => {
  assert.ok(find({q: 'sendrawmsg'}).includes('SENDRAWMSG'));
  assert.deepEqual(find({q: '-rot'}).slice(0, 1), ['ROTREV']);
  assert.deepEqual(find({q: 'F26_'}), ['THROWIF_SHORT']);
  assert.ok(find({q: '0xD0D3'}).includes('CTOS'));
  assert.ok(find({q: '0b10100000'}).includes('ADD'));
  assert.ok(find({q: 'f90400'}).includes('HASHEXT_SHA256'));
  assert.ok(find({category: 'actions'}).every((name) => instructions.find((one) => one.name === name)!.category === 'actions'));
  assert.ok(find({takes: 'slice', gives: 'int', q: 'preload'}).length >= 0);
  assert.ok(find({takes: 'slice', gives: 'int'}).includes('LDU'));
  assert.ok(!find({takes: 'slice', gives: 'int'}).includes('ADD'));
  assert.ok(find({gas: '18'}).includes('ADD') && !find({gas: '18'}).includes('MULDIV'));
  assert.deepEqual(find({since: '12'}).length, 10);
  assert.deepEqual(find({q: 'no such words'}), []);
});

test('R-111: the state of the search is in the address and back', () => {
  const query = {...EMPTY, q: 'a b&c', category: 'tuple', gas: '26'};
  assert.deepEqual(fromAddress(toAddress(query)), query);
  assert.equal(toAddress(EMPTY), '');
});

test('R-111: gas is written as it is computed', () => {
  assert.equal(gasText('26 + 100 * a + 25 * b'), '26 + 100·a + 25·b');
  assert.equal(gasText('34 - 2650 + 4350 * n'), '-2616 + 4350·n');
  assert.equal(gasText('34 + n + l / 33'), '34 + n + l / 33');
  assert.equal(gasText('26 | 26 + 100 | 26 + 25'), '26 | 51 | 126');
  assert.equal(gasText('34 + 11375 + n * 630 + n * 8820 / max(floor_log2(n), 4)'), '11409 + n·630 + n·8820 / max(⌊log₂ n⌋, 4)');
});

test('R-111: a search takes less than 16 ms', () => {
  const search = compile({...EMPTY, q: 'signed number slice', takes: 'slice'});
  rows.filter(search.fits);
  const ten = processorTime(() => {
    for (let i = 0; i < 10; i++) rows.filter(search.fits);
  }, 160);
  assert.ok(ten < 160, `${ten / 10} ms`);
});
