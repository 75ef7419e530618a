// The address inspector against @ton/core.
import assert from 'node:assert/strict';
import {randomBytes, randomInt} from 'node:crypto';
import {test} from 'node:test';
import {Address, beginCell} from '@ton/core';
import {crc16} from '../../../src/tools/address/crc16.ts';
import {cellForm, friendlyForm, rawForm} from '../../../src/tools/address/friendly.ts';
import {inspectAddress, type Inspection, type Problem} from '../../../src/tools/address/inspect.ts';

const EXAMPLE = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';
const RAW = '0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8';

const address = (input: string): Extract<Inspection, {kind: 'address'}> => {
  const found = inspectAddress(input);
  assert.equal(found.kind, 'address', input);
  return found as Extract<Inspection, {kind: 'address'}>;
};
const wrong = <C extends Problem['code']>(input: string, code: C): {problem: Extract<Problem, {code: C}>; fixes: readonly string[]} => {
  const found = inspectAddress(input);
  assert.equal(found.kind, 'wrong', input);
  const {problem, fixes} = found as Extract<Inspection, {kind: 'wrong'}>;
  assert.equal(problem.code, code, input);
  return {problem: problem as Extract<Problem, {code: C}>, fixes};
};
const random = (): Address => new Address([0, -1, randomInt(-128, 128)][randomInt(3)]!, randomBytes(32));

test('1000 random addresses: every form in gives every form out, as @ton/core writes it', () => {
  for (let round = 0; round < 1000; round++) {
    const one = random();
    const flags = {bounceable: randomInt(2) === 0, testOnly: randomInt(2) === 0};
    const urlSafe = randomInt(2) === 0;
    const text = one.toString({...flags, urlSafe});
    const found = address(text);
    assert.deepEqual(found.friendly?.flags, flags);
    for (const input of [text, one.toRawString(), one.toRawString().toUpperCase()]) {
      const {account} = address(input);
      assert.equal(rawForm(account), one.toRawString());
      assert.equal(friendlyForm(account, flags, urlSafe ? 'url' : 'standard'), text);
    }
  }
});

test('the form in a cell is that of storeAddress', () => {
  for (let round = 0; round < 50; round++) {
    const one = random();
    const {bits, hex} = cellForm(address(one.toRawString()).account);
    const cell = beginCell().storeAddress(one).endCell();
    assert.equal(bits, cell.bits.length);
    assert.equal(hex, cell.bits.toString());
  }
  assert.equal(cellForm({workchain: 1000, id: new Uint8Array(32)}).bits, 2 + 1 + 9 + 32 + 256);
});

test('CRC-16/XMODEM has its check value', () => {
  assert.equal(crc16(new TextEncoder().encode('123456789')), 0x31c3);
});

test('blanks, invisible characters and links are passed over and said', () => {
  assert.deepEqual(address(`  ${EXAMPLE}\n`).remarks, ['whitespace']);
  assert.deepEqual(address(`${EXAMPLE.slice(0, 24)}\u200b \n${EXAMPLE.slice(24)}`).remarks, ['whitespace']);
  for (const link of [`ton://transfer/${EXAMPLE}?amount=1`, `https://tonviewer.com/${EXAMPLE}`, `https://example.org/a/${RAW}/x`]) {
    assert.deepEqual(address(link).remarks, ['link'], link);
    assert.equal(rawForm(address(link).account), RAW);
  }
});

test('a wrong character is named with its place in what was typed, blanks counted', () => {
  assert.deepEqual(wrong(`  ${EXAMPLE.slice(0, 9)}#${EXAMPLE.slice(10)}`, 'character').problem, {
    code: 'character',
    at: 11,
    character: '#',
    set: 'base64',
  });
  assert.equal(wrong(`0:${'f'.repeat(40)}g${'0'.repeat(23)}`, 'character').problem.at, 42);
  assert.equal(wrong(`x:${'f'.repeat(64)}`, 'character').problem.set, 'workchain');
  assert.equal(wrong(`${EXAMPLE.slice(0, 5)}😀${EXAMPLE.slice(6)}`, 'character').problem.character, '😀');
});

test('one mistake is mended where the checksum proves it', () => {
  for (let round = 0; round < 60; round++) {
    const right = new Address(round % 2 ? 0 : -1, randomBytes(32)).toString();
    const at = randomInt(2, 46);
    const replaced = `${right.slice(0, at)}${right[at] === 'A' ? 'B' : 'A'}${right.slice(at + 1)}`;
    assert.ok(wrong(replaced, 'checksum').fixes.includes(right), replaced);
    const short = right.slice(0, at) + right.slice(at + 1);
    assert.ok(wrong(short, 'length').fixes.includes(right), short);
    const long = `${right.slice(0, at)}A${right.slice(at)}`;
    assert.ok(wrong(long, 'length').fixes.includes(right), long);
    if (right[at] !== right[at + 1]) {
      const swapped = `${right.slice(0, at)}${right[at + 1]}${right[at]}${right.slice(at + 2)}`;
      assert.ok(wrong(swapped, 'checksum').fixes.includes(right), swapped);
    }
  }
});

test('letters of another alphabet are folded, and the checksum proves it', () => {
  const cyrillic = EXAMPLE.replace('E', 'Е').replace('C', 'С');
  const {problem, fixes} = wrong(cyrillic, 'character');
  assert.deepEqual([problem.at, problem.character], [0, 'Е']);
  assert.deepEqual(fixes, [EXAMPLE]);
});

test('two alphabets in one address', () => {
  let text = '';
  while (!(text.includes('-') && text.includes('_'))) text = new Address(0, randomBytes(32)).toString();
  const mixed = text.replace(/-/g, '+');
  const {problem, fixes} = wrong(mixed, 'mixed-alphabets');
  assert.equal(problem.at, Math.max(mixed.indexOf('+'), mixed.indexOf('_')));
  assert.deepEqual(fixes, [text]);
});

test('hexadecimal digits without a workchain, empty workchain, too large a workchain', () => {
  const hex = RAW.slice(2);
  for (const input of [hex, `0x${hex}`, `:${hex}`]) assert.deepEqual(wrong(input, 'no-workchain').fixes, [`0:${hex}`, `-1:${hex}`]);
  assert.equal(wrong(`2147483648:${hex}`, 'workchain-range').problem.length, 10);
  assert.equal(address(`2147483647:${hex}`).account.workchain, 2147483647);
  assert.equal(address(`-2147483648:${hex}`).account.workchain, -2147483648);
  assert.ok(Object.is(address(`-0:${hex}`).account.workchain, 0));
});

test('length: what is missing is missing at the end, what is too much begins where the address should end', () => {
  assert.deepEqual(wrong(RAW.slice(0, -3), 'length').problem, {code: 'length', at: 63, found: 61, expected: 64, set: 'hex'});
  assert.equal(wrong(`${RAW}ff`, 'length').problem.at, 66);
  assert.equal(wrong(`${EXAMPLE}ABC`, 'length').problem.at, 48);
  assert.deepEqual(wrong(`${EXAMPLE}ABC`, 'length').fixes, []);
});

test('a tag that means nothing, with a right checksum', () => {
  const bytes = Buffer.from(EXAMPLE, 'base64url');
  bytes[0] = 0x12;
  bytes.writeUInt16BE(crc16(bytes.subarray(0, 34)), 34);
  assert.equal(wrong(bytes.toString('base64url'), 'tag').problem.tag, 0x12);
});

test('empty, names, very long and random texts never throw', () => {
  assert.equal(inspectAddress(' \n').kind, 'empty');
  wrong('alice.ton', 'domain');
  wrong('A'.repeat(5000), 'too-long');
  for (let round = 0; round < 2000; round++) inspectAddress(randomBytes(randomInt(1, 60)).toString(round % 2 ? 'latin1' : 'base64'));
});
