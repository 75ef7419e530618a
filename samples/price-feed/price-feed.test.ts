import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {before, test} from 'node:test';
import {
  beginCell,
  contractAddress,
  Dictionary,
  toNano,
  type Address,
  type Cell,
} from '@ton/core';
import {keyPairFromSeed, sign} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase} from '../lib/transactions.ts';

const FEED = 7;
const publishers = [0, 1, 2].map(() => keyPairFromSeed(randomBytes(32)));
const stranger = keyPairFromSeed(randomBytes(32));

let network: Blockchain;
let user: SandboxContract<TreasuryContract>;
let consumer: Address;

before(async () => {
  network = await createNetwork();
  user = await network.treasury('user');
  const keys = Dictionary.empty(
    Dictionary.Keys.Uint(8),
    Dictionary.Values.BigUint(256),
  );
  publishers.forEach(({publicKey}, index) =>
    keys.set(index, BigInt('0x' + publicKey.toString('hex'))),
  );
  const data = beginCell()
    .storeUint(FEED, 32)
    .storeDict(keys)
    .storeUint(0, 32)
    .storeInt(0, 64)
    .endCell();
  const init = {
    code: await compileTolk(new URL('consumer.tolk', import.meta.url)),
    data,
  };
  consumer = contractAddress(0, init);
  await user.send({to: consumer, value: toNano('0.1'), init, bounce: false});
});

interface Change {
  feed?: number;
  price?: bigint;
  exponent?: number;
  confidence?: bigint;
  age?: number;
  signers?: [number, number];
  key?: typeof stranger;
  signOther?: boolean;
}

// region publish
/** What publishers do off chain: build the report and sign the hash of its cell. */
const report = (change: Change, publishedAt: number): Cell =>
  beginCell()
    .storeUint(0x50524943, 32)
    .storeUint(change.feed ?? FEED, 32)
    .storeInt(change.price ?? 312_000_000n, 64) // 3.12 at an exponent of -8
    .storeInt(change.exponent ?? -8, 8)
    .storeUint(change.confidence ?? 1_000_000n, 64)
    .storeUint(publishedAt, 32)
    .endCell();

const signed = (publisher: number, hash: Buffer, secretKey: Buffer): Cell =>
  beginCell().storeUint(publisher, 8).storeBuffer(sign(hash, secretKey)).endCell();
// endregion

async function update(change: Change = {}): Promise<number> {
  const cell = report(change, (network.now as number) - (change.age ?? 0));
  const hash = change.signOther ? report({price: 1n}, 0).hash() : cell.hash();
  const [first, second] = change.signers ?? [0, 2];
  const keyOf = (index: number): Buffer =>
    (change.key ?? publishers[index] ?? stranger).secretKey;
  const body = beginCell()
    .storeUint(0x0fac0001, 32)
    .storeUint(0, 64)
    .storeRef(cell)
    .storeRef(signed(first, hash, keyOf(first)))
    .storeRef(signed(second, hash, keyOf(second)))
    .endCell();
  const result = await user.send({to: consumer, value: toNano('0.1'), body});
  return computePhase(result, consumer).exitCode;
}

test('a fresh price with two signatures is taken', async () => {
  assert.equal(await update(), 0);
  const {stackReader} = await network.runGetMethod(consumer, 'last_price');
  assert.equal(stackReader.readBigNumber(), 312_000_000n);
  network.now = (network.now as number) + 10;
  assert.equal(await update({signers: [2, 1]}), 0);
});

const refusals: [string, Change, number][] = [
  ['a report of another feed or network', {feed: 8}, 200],
  ['one publisher twice', {signers: [1, 1]}, 201],
  ['a publisher that is not in the list', {signers: [0, 9]}, 202],
  ['a signature with another key', {key: stranger}, 203],
  ['a signature of another report', {signOther: true}, 203],
  ['a price that is too old', {age: 61}, 204],
  ['a price from the future', {age: -6}, 205],
  ['a price older than the last one', {age: 15}, 206],
  ['a price of zero', {price: 0n}, 207],
  ['a negative price', {price: -1n}, 207],
  ['another exponent', {exponent: -6}, 208],
  ['an error estimate above 1/100', {confidence: 3_120_001n}, 209],
];
for (const [name, change, code] of refusals) {
  test(`refused: ${name}`, async () => {
    network.now = (network.now as number) + 1;
    assert.equal(await update(change), code);
  });
}

test('the limits themselves are allowed', async () => {
  network.now = (network.now as number) + 200;
  assert.equal(await update({age: 60, confidence: 3_120_000n}), 0);
  assert.equal(await update({age: -5}), 0);
});
