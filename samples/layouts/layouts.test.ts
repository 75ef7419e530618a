import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  Dictionary,
  loadMessage,
  storeMessage,
  storeMessageRelaxed,
  toNano,
} from '@ton/core';
import {headerProof} from '../proofs/mainnet.ts';
import {balanced, explainHeader, readValueFlow} from './block.ts';
import {explainMessage, externalMessage, internalMessage} from './message.ts';
import {cellOf, outcome, scenes} from './scenes.ts';
import {explainTransaction, kindOf} from './transaction.ts';

const alice = new Address(0, Buffer.alloc(32, 0x11));
const bob = new Address(0, Buffer.alloc(32, 0x22));

// region internal-example
const hello = internalMessage({
  bounce: true,
  src: alice,
  dest: bob,
  value: toNano('0.5'),
  extraFlags: 3n, // the whole body comes back if Bob fails
  body: beginCell().storeUint(0, 32).storeStringTail('hi').endCell(),
});
// endregion

test('an internal message built by hand equals that of @ton/core', () => {
  const read = loadMessage(hello.beginParse());
  assert.ok(read.info.type === 'internal');
  assert.ok(read.info.dest.equals(bob));
  assert.equal(read.info.value.coins, 500_000_000n);
  assert.equal(read.info.ihrFee, 3n); // @ton/core 0.63 still calls the field ihrFee
  assert.deepEqual(
    beginCell()
      .store(storeMessage(read, {forceRef: true}))
      .endCell()
      .hash(),
    hello.hash(),
  );
  assert.equal(
    hello.hash().toString('hex'),
    '9ebfe2f61fa403d432b6000f290aed131860fd86248f460fff12ba07a6d19ed4',
  );
  const rows = explainMessage(hello);
  assert.equal(rows.at(-1)!.offset + rows.at(-1)!.bits, hello.bits.length);
});

test('a message without a source equals a relaxed message of @ton/core', () => {
  const short = internalMessage({bounce: true, dest: bob, value: 1n, body: new Cell()});
  const relaxed = beginCell()
    .store(
      storeMessageRelaxed(
        {
          info: {
            type: 'internal',
            ihrDisabled: true,
            bounce: true,
            bounced: false,
            dest: bob,
            value: {coins: 1n},
            ihrFee: 0n,
            forwardFee: 0n,
            createdLt: 0n,
            createdAt: 0,
          },
          body: new Cell(),
        },
        {forceRef: true},
      ),
    )
    .endCell();
  assert.deepEqual(short.hash(), relaxed.hash());
  assert.equal(short.beginParse().loadUint(6), 0x18);
});

test('an external message', () => {
  const message = externalMessage(bob, beginCell().storeUint(1, 32).endCell());
  assert.equal(message.bits.length, 277);
  const read = loadMessage(message.beginParse());
  assert.equal(read.info.type, 'external-in');
  assert.deepEqual(
    explainMessage(message).map(({bits}) => bits),
    [1, 1, 2, 267, 4, 1, 1],
  );
});

test('transactions: rows, kinds, outcomes', async () => {
  const all = await scenes();
  for (const transaction of Object.values(all)) {
    const cell = cellOf(transaction);
    const rows = explainTransaction(cell);
    assert.equal(rows.at(-1)!.offset + rows.at(-1)!.bits, cell.bits.length);
    assert.equal(kindOf(cell), outcome(transaction)[0]);
  }
  assert.deepEqual(outcome(all['no contract, bounce on']!), [
    'ord',
    'skipped: no-state',
    'none',
    'ok',
    'true',
  ]);
  assert.deepEqual(outcome(all['no value']!), [
    'ord',
    'skipped: no-gas',
    'none',
    'no-funds',
    'true',
  ]);
});

test('every bit in the root of a mainnet block header is explained', () => {
  const info = Cell.fromBoc(headerProof)[0]!.refs[0]!.refs[0]!;
  const rows = explainHeader(info);
  assert.equal(rows.at(-1)!.offset + rows.at(-1)!.bits, info.bits.length);
  assert.equal(rows.find(({field}) => field === 'seq_no')!.value, '31220993');
});

test('a value flow built by hand, in both versions', () => {
  const grams = (...values: bigint[]) => {
    const builder = beginCell();
    for (const value of values) builder.storeCoins(value).storeBit(0);
    return builder;
  };
  // region value-flow-example
  // Not taken from a real block. 100 before; 10 enter, 4 leave, 3 are collected as fees, and in version 2, 1 is burned.
  const flow = (version: 1 | 2): Cell =>
    beginCell()
      .storeUint(version === 1 ? 0xb8e48dfb : 0x3ebf98b7, 32)
      .storeRef(grams(100n, version === 1 ? 103n : 102n, 10n, 4n).endCell())
      .storeBuilder(version === 1 ? grams(3n) : grams(3n, 1n))
      .storeRef(grams(0n, 0n, 0n, 0n).endCell())
      .endCell();
  // endregion
  for (const version of [1, 2] as const) {
    const read = readValueFlow(flow(version));
    assert.equal(read.burned, version === 1 ? 0n : 1n);
    assert.ok(balanced(read));
    assert.ok(!balanced({...read, minted: 1n}));
  }
});

test('a value flow whose collected fees include an extra currency', () => {
  const grams = (...values: bigint[]) => {
    const builder = beginCell();
    for (const value of values) builder.storeCoins(value).storeBit(0);
    return builder;
  };
  const other = Dictionary.empty(
    Dictionary.Keys.Uint(32),
    Dictionary.Values.BigVarUint(5),
  ).set(100, 7n);
  const flow = beginCell()
    .storeUint(0xb8e48dfb, 32)
    .storeRef(grams(100n, 103n, 10n, 4n).endCell())
    .storeCoins(3n)
    .storeDict(other)
    .storeRef(grams(0n, 0n, 0n, 0n).endCell())
    .endCell();
  assert.equal(readValueFlow(flow).feesCollected, 3n);
  assert.ok(balanced(readValueFlow(flow)));
});
