// What all tools share: the state in the fragment, the line with the caret, bytes as text; and the strings of two tools.
import assert from 'node:assert/strict';
import {randomBytes, randomInt} from 'node:crypto';
import {test} from 'node:test';
import {isOfEveryPage} from '../../../plugins/on-demand-styles/index.ts';
import type {Problem} from '../../../src/tools/address/inspect.ts';
import {messages as addressEn} from '../../../src/tools/address/messages/en.ts';
import {messages as addressRu} from '../../../src/tools/address/messages/ru.ts';
import {messages as addressZh} from '../../../src/tools/address/messages/zh-CN.ts';
import type {FaultCode} from '../../../src/tools/boc/bag.ts';
import {messages as bocEn} from '../../../src/tools/boc/messages/en.ts';
import {messages as bocRu} from '../../../src/tools/boc/messages/ru.ts';
import {messages as bocZh} from '../../../src/tools/boc/messages/zh-CN.ts';
import {fromBase64, fromHex, toBase64, toHex} from '../../../src/tools/shared/bytes.ts';
import {excerpt} from '../../../src/tools/shared/excerpt.ts';
import {LONGEST_FRAGMENT, mergeParams, readFragment, writeFragment} from '../../../src/tools/shared/fragment.ts';

test('a fragment is read as it was written, whatever the values are', () => {
  for (const value of ['EQ+/-_', 'a b', '100%', '&x=1#y', '地址', '"<script>"', '\n', '+']) {
    const written = writeFragment({tool: 'address', params: {in: value, empty: ''}})!;
    assert.deepEqual(readFragment(`#${written}`), {tool: 'address', params: {in: value}});
    // The router of the site decodes fragments: what it cannot decode would crash it.
    assert.doesNotThrow(() => decodeURIComponent(written));
  }
});

test('the fragment of a heading, a broken one and one that is too long are none of a tool', () => {
  for (const hash of ['', '#', '#cell', '#tool', '#tool=', '#Tool=x', '#x&tool=y', `#tool=a&in=${'x'.repeat(LONGEST_FRAGMENT)}`])
    assert.equal(readFragment(hash), undefined, hash.slice(0, 30));
  assert.equal(writeFragment({tool: 'a', params: {in: 'x'.repeat(LONGEST_FRAGMENT)}}), undefined);
  assert.deepEqual(readFragment('#tool=a&in=%zz%'), {tool: 'a', params: {in: '%zz%'}});
});

test('only known parameters are taken, and none from a prototype', () => {
  const merged = mergeParams({in: '', as: 'x'}, readFragment('#tool=a&in=1&__proto__=2&constructor=3&toString=4')!.params);
  assert.deepEqual(merged, {in: '1', as: 'x'});
  assert.deepEqual(mergeParams({toString: 'own'}, {}), {toString: 'own'});
});

test('the caret stands under what is wrong', () => {
  const cases: [string, {at: number; length?: number}][] = [
    ['abcdef', {at: 2}],
    ['x'.repeat(200), {at: 150, length: 5}],
    ['abc', {at: 3, length: 0}],
    ['', {at: 0}],
    ['日本\u200b語😀', {at: 3}],
    ['a\tb\nc', {at: 4}],
  ];
  for (const [text, place] of cases) {
    const {text: line, carets} = excerpt(text, place);
    const column = carets.indexOf('^');
    assert.ok(line.length <= 50, line);
    assert.doesNotMatch(line, /[\t\n\u200b]/);
    if (place.at < text.length && /[!-~]/.test(text[place.at]!)) assert.equal(line[column], text[place.at]);
    assert.equal(carets.trim().length, Math.max(1, place.length ?? 1));
  }
});

test('bytes as hexadecimal and base64, and back', () => {
  for (let round = 0; round < 200; round++) {
    const bytes = new Uint8Array(randomBytes(randomInt(0, 50)));
    const buffer = Buffer.from(bytes);
    assert.equal(toHex(bytes), buffer.toString('hex'));
    assert.equal(toBase64(bytes, 'url'), buffer.toString('base64url'));
    assert.equal(toBase64(bytes), buffer.toString('base64').replace(/=+$/, ''));
    assert.deepEqual(fromHex(toHex(bytes)), bytes);
    for (const alphabet of ['standard', 'url'] as const) assert.deepEqual(fromBase64(toBase64(bytes, alphabet)), bytes);
  }
});

test('each language says what is wrong with an address, with its position', () => {
  const problems: Problem[] = [
    {code: 'character', at: 11, character: '#', set: 'base64'},
    {code: 'mixed-alphabets', at: 11, first: '+', second: '_'},
    {code: 'length', at: 12, found: 12, expected: 48, set: 'base64'},
    {code: 'length', at: 11, found: 65, expected: 64, set: 'hex'},
    {code: 'checksum', at: 11, length: 3, found: 1, computed: 2},
    {code: 'workchain-range', at: 11, length: 3},
  ];
  for (const messages of [addressEn, addressZh, addressRu]) {
    for (const problem of problems) assert.match(messages.problem(problem), /\b12\b|12/, problem.code);
  }
  for (const problem of problems) {
    assert.match(addressZh.problem(problem), /\p{Script=Han}/u);
    assert.match(addressRu.problem(problem), /\p{Script=Cyrillic}/u);
  }
  assert.match(addressRu.problem({code: 'length', at: 46, found: 46, expected: 48, set: 'base64'}), /2 символа/);
});

test('each language has a sentence for each fault of a bag, with its numbers', () => {
  const values = {cell: 71, found: 72, computed: 73, rest: 74, child: 75, cells: 76, size: 77, total: 78, start: 79, needed: 80, level: 1};
  for (const code of Object.keys(bocEn.fault) as FaultCode[]) {
    const numbers = (text: string): string[] => (text.match(/\b7[1-9]\b|80/g) ?? []).sort();
    const english = numbers(bocEn.fault[code](values));
    for (const messages of [bocZh, bocRu]) {
      const text = messages.fault[code](values);
      assert.deepEqual(numbers(text.replace(/[\p{Script=Han}：，；。]/gu, ' ')), english, `${code}: ${text}`);
    }
  }
});

test('styles of tools are not in the sheet of every page; those of their frame are', () => {
  assert.equal(isOfEveryPage('/x/src/tools/shared/Tool.module.css'), true);
  assert.equal(isOfEveryPage('/x/src/tools/fee-calculator/room.module.css'), true);
  assert.equal(isOfEveryPage('/x/src/css/site.css'), true);
  assert.equal(isOfEveryPage('C:\\x\\src\\tools\\boc\\face.module.css'), false);
  assert.equal(isOfEveryPage('/x/src/tools/shared/ui/ui.module.css'), false);
  assert.equal(isOfEveryPage('/x/src/tools/boc/face.module.css'), false);
});
