// Data described as TL-B becomes fields to fill in.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cellInput, emptyDraft} from '../../../src/playground/panel/logic/draft.ts';
import {LONGEST_SCHEMA, tlbFields} from '../../../src/playground/panel/logic/tlb-fields.ts';
import {readCell} from '../../../src/playground/engine/values/cell.ts';
import {processorTime} from '../../lib/time.ts';

const shown = (text: string): string[] => {
  const read = tlbFields(text);
  assert.ok('fields' in read, JSON.stringify(read));
  return read.fields.map(({name, type, bits}) => `${name} ${type}${/int$/.test(type) ? bits : ''}`);
};

test('the schema that a jetton minter writes beside its code', () => {
  const text = 'storage#_ total_supply:Coins admin_address:MsgAddress content:^Cell jetton_wallet_code:^Cell = Storage;';
  assert.deepEqual(shown(text), ['total_supply coins', 'admin_address address', 'content ref', 'jetton_wallet_code ref']);
  const read = tlbFields(text);
  assert.ok('fields' in read);
  const cell = readCell(cellInput({...emptyDraft, kind: 'fields', fields: read.fields}), 'data');
  assert.deepEqual([cell.bits.length, cell.refs.length], [4 + 267, 2]);
});

test('prefixes, widths, dictionaries and types of the schema itself', () => {
  assert.deepEqual(
    shown(`
      pair$_ first:(## 5) second:int257 = Pair;
      wallet#a1 seqno:uint32 key:bits256 on:Bool plugins:(HashmapE 256 ^Cell) next:(Maybe ^Cell) count:# pair:Pair rest:Cell = Wallet;
    `),
    [
      'prefix uint8',
      'seqno uint32',
      'key uint256',
      'on bool',
      'plugins maybe-ref',
      'next maybe-ref',
      'count uint32',
      'pair.first uint5',
      'pair.second int257',
      'rest bits',
    ],
  );
});

test('what cannot be told has its place', () => {
  assert.deepEqual(tlbFields('a#_ x:Coins\n  y:(Either Coins ^Cell) = A;'), {problem: 'type', found: 'Either Coins ^Cell', line: 2});
  assert.deepEqual(tlbFields('one$0 = T; two$1 = T; a#_ x:T = A;'), {problem: 'type', found: 'T', line: 1});
  assert.equal((tlbFields('a#_ x:Coins') as {problem: string}).problem, 'syntax');
  assert.equal((tlbFields('  ') as {problem: string}).problem, 'empty');
});

test('schemas written to be endless end', () => {
  const doubling = Array.from({length: 40}, (_, n) => `t${n}#_ a:T${n - 1} b:T${n - 1} = T${n};`).join('\n');
  const time = processorTime(() => {
    assert.equal((tlbFields(`t#_ a:uint1 = T-1;\n${doubling}`) as {problem: string}).problem !== undefined, true);
    assert.equal((tlbFields('a#_ x:A y:A z:A = A;') as {problem: string}).problem, 'type');
    assert.equal((tlbFields(`a#_ ${'x:uint8 '.repeat(1000)} = A;`) as {problem: string}).problem, 'long');
    assert.equal((tlbFields('('.repeat(LONGEST_SCHEMA)) as {problem: string}).problem, 'syntax');
    assert.equal((tlbFields('x'.repeat(LONGEST_SCHEMA + 1)) as {problem: string}).problem, 'long');
  }, 500);
  assert.ok(time < 500, String(time));
});
