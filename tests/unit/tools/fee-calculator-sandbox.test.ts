// The fee calculator against the emulator, to the nanogram: sizes, times, gas and messages on both chains.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {Address, beginCell, Cell, Dictionary, storeMessage, toNano, type Transaction} from '@ton/core';
import {mainnet} from '../../../data/config/mainnet.ts';
import {messageSize} from '../../../samples/fees/fees.ts';
import * as probe from '../../../samples/fees/probe.ts';
import {feesOf, gasFor, pricesOf, type Chain, type Size} from '../../../src/tools/fee-calculator/logic.ts';

const leaf = (bits: number): Cell => {
  const builder = beginCell();
  for (let i = 0; i < bits; i++) builder.storeBit(i % 3 === 0);
  return builder.endCell();
};
const parent = (...refs: Cell[]): Cell => refs.reduce((builder, ref) => builder.storeRef(ref), beginCell().storeUint(7, 32)).endCell();
const chainOf = (length: number): Cell => {
  let cell = leaf(1000);
  for (let i = 1; i < length; i++) cell = beginCell().storeUint(i, 16).storeRef(cell).endCell();
  return cell;
};
/** Many cells that lie beside each other: the emulator cannot take a chain of more than some 400. */
const wide = (entries: number): Cell => {
  const all = Dictionary.empty(Dictionary.Keys.Uint(16), Dictionary.Values.BigUint(256));
  for (let i = 0; i < entries; i++) all.set(i, BigInt(i) ** 5n);
  return beginCell().storeDictDirect(all).endCell();
};
const EMPTY = new Cell();
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Case {
  readonly chain: Chain;
  /** What the account keeps as data. */
  readonly data: Cell;
  readonly seconds: number;
  /** A message that starts the transaction, from outside or inside; with `body` the account sends one on. */
  readonly from: 'inside' | 'outside';
  /** Rounds of a loop, or the body and receiver's chain of the message to send. */
  readonly does: {readonly rounds: number} | {readonly body: Cell; readonly to: Chain};
}

const CASES: readonly Case[] = [
  {chain: 'basechain', data: EMPTY, seconds: 1, from: 'inside', does: {rounds: 0}},
  {chain: 'basechain', data: leaf(1023), seconds: 60, from: 'inside', does: {rounds: 1}},
  {chain: 'basechain', data: leaf(1), seconds: HOUR, from: 'inside', does: {rounds: 3000}},
  {chain: 'basechain', data: chainOf(300), seconds: DAY, from: 'inside', does: {rounds: 10}},
  {chain: 'basechain', data: wide(5000), seconds: 365 * DAY, from: 'inside', does: {rounds: 100}},
  {chain: 'basechain', data: parent(leaf(9), leaf(9)), seconds: 10 * 365 * DAY, from: 'inside', does: {rounds: 7}},
  {chain: 'basechain', data: EMPTY, seconds: DAY, from: 'inside', does: {body: EMPTY, to: 'basechain'}},
  {chain: 'basechain', data: EMPTY, seconds: DAY, from: 'inside', does: {body: leaf(1), to: 'basechain'}},
  {chain: 'basechain', data: EMPTY, seconds: DAY, from: 'inside', does: {body: leaf(1023), to: 'basechain'}},
  {chain: 'basechain', data: leaf(500), seconds: 7 * DAY, from: 'inside', does: {body: parent(leaf(100), leaf(101)), to: 'basechain'}},
  {chain: 'basechain', data: leaf(500), seconds: 7 * DAY, from: 'inside', does: {body: parent(leaf(100), leaf(100)), to: 'basechain'}},
  {chain: 'basechain', data: EMPTY, seconds: DAY, from: 'inside', does: {body: chainOf(300), to: 'basechain'}},
  {chain: 'basechain', data: EMPTY, seconds: DAY, from: 'inside', does: {body: leaf(333), to: 'masterchain'}},
  {chain: 'basechain', data: EMPTY, seconds: DAY, from: 'outside', does: {rounds: 0}},
  {chain: 'basechain', data: chainOf(20), seconds: 30 * DAY, from: 'outside', does: {rounds: 50}},
  {chain: 'basechain', data: EMPTY, seconds: DAY, from: 'outside', does: {body: leaf(800), to: 'basechain'}},
  {chain: 'basechain', data: EMPTY, seconds: DAY, from: 'outside', does: {body: chainOf(12), to: 'masterchain'}},
  {chain: 'masterchain', data: EMPTY, seconds: 1, from: 'inside', does: {rounds: 0}},
  {chain: 'masterchain', data: leaf(1023), seconds: DAY, from: 'inside', does: {rounds: 40}},
  {chain: 'masterchain', data: chainOf(50), seconds: 30 * DAY, from: 'inside', does: {rounds: 4}},
  {chain: 'masterchain', data: EMPTY, seconds: DAY, from: 'inside', does: {body: EMPTY, to: 'masterchain'}},
  {chain: 'masterchain', data: EMPTY, seconds: DAY, from: 'inside', does: {body: leaf(1000), to: 'basechain'}},
  {chain: 'masterchain', data: EMPTY, seconds: DAY, from: 'inside', does: {body: chainOf(40), to: 'masterchain'}},
  {chain: 'masterchain', data: leaf(77), seconds: 3 * DAY, from: 'outside', does: {rounds: 2}},
  {chain: 'masterchain', data: EMPTY, seconds: HOUR, from: 'outside', does: {body: parent(leaf(5), leaf(6)), to: 'masterchain'}},
];

const prices = {basechain: pricesOf(mainnet, 'basechain'), masterchain: pricesOf(mainnet, 'masterchain')};
const sizeOfMessage = (message: Parameters<typeof storeMessage>[0], forceRef: boolean): Size =>
  messageSize(beginCell().store(storeMessage(message, {forceRef})).endCell());

function compute(transaction: Transaction): {gasUsed: bigint; gasFees: bigint; gasLimit: bigint; exitCode: number} {
  const {computePhase} = probe.phases(transaction);
  if (computePhase.type !== 'vm') throw new Error('No code ran');
  return computePhase;
}

let compared = 0;
const equal = (ours: bigint | undefined, theirs: bigint | undefined, what: string): void => {
  assert.equal(ours, theirs, what);
  compared++;
};

for (const [number, {chain, data, seconds, from, does}] of CASES.entries()) {
  const label = 'rounds' in does ? `${does.rounds} rounds` : `a message to the ${does.to}`;
  test(`${number + 1}: ${chain}, ${seconds} s, from ${from}, ${label}`, async () => {
    const at = await probe.createProbe(chain, data);
    const account = await probe.storedSize(at);
    at.network.now = (at.network.now ?? 0) + seconds;
    const body =
      'rounds' in does
        ? probe.spend(does.rounds)
        : probe.send(probe.outgoing(new Address(probe.workchain[does.to], Buffer.alloc(32, 9)), does.body), 1);
    const outside = from === 'outside' ? await probe.runExternal(at, body) : undefined;
    const transaction = outside?.transaction ?? (await probe.run(at, body, toNano('10')));
    const {storagePhase, actionPhase} = probe.phases(transaction);
    const {gasUsed, gasFees, exitCode} = compute(transaction);
    assert.equal(exitCode, 0);
    const sent = transaction.outMessages.get(0);
    assert.equal(sent !== undefined, 'body' in does);

    const masterchainEnd = chain === 'masterchain' || ('to' in does && does.to === 'masterchain');
    const fees = feesOf({
      prices: prices[chain],
      messagePrices: prices[masterchainEnd ? 'masterchain' : 'basechain'],
      account,
      seconds: BigInt(seconds),
      gasUsed,
      ...(outside && {external: messageSize(outside.message)}),
      sent: sent ? {count: 1n, size: sizeOfMessage(sent, true)} : {count: 0n, size: {bits: 0n, cells: 0n}},
    });
    equal(fees.storage.fee, storagePhase?.storageFeesCollected, 'storage');
    equal(fees.gas.fee, gasFees, 'gas');
    equal(fees.forwardTotal, actionPhase?.totalFwdFees ?? 0n, 'forward');
    equal(fees.actionTotal, actionPhase?.totalActionFees ?? 0n, 'action');
    if (sent?.info.type === 'internal') equal(fees.forward.fee - fees.action.fee, sent.info.forwardFee, 'fwd_fee in the message');
    // The emulator writes no import fee of its own: with it, the sum fits.
    equal(fees.charged, transaction.totalFees.coins, 'total_fees');
  });
}

test('the gas limit is what the value buys', async () => {
  for (const chain of ['basechain', 'masterchain'] as const) {
    const at = await probe.createProbe(chain);
    const unit = chain === 'masterchain' ? 100n : 1n;
    for (const value of [toNano('0.00001'), toNano('0.001'), toNano('0.01'), toNano('0.05'), toNano('1')]) {
      const {gasLimit} = compute(await probe.run(at, probe.spend(0), value * unit));
      equal(gasFor(prices[chain], value * unit), gasLimit, `${chain} ${value}`);
    }
  }
});

after(() => {
  console.log(`# ${CASES.length} cases, ${compared} amounts compared to the nanogram`);
});
