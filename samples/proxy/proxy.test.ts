import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {type Address, type Cell, SendMode, toNano} from '@ton/core';
import {
  type Blockchain,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {actionPhase, computePhase, transactionsOn} from '../lib/transactions.ts';
import {Proxy, type Order} from './Proxy.ts';

let code: Cell;
let blockchain: Blockchain;
let owner: SandboxContract<TreasuryContract>;
let proxy: SandboxContract<Proxy>;
let alice: SandboxContract<TreasuryContract>;
let bob: SandboxContract<TreasuryContract>;

before(async () => {
  code = await compileTolk(new URL('proxy.tolk', import.meta.url));
});

beforeEach(async () => {
  blockchain = await createNetwork();
  owner = await blockchain.treasury('owner');
  alice = await blockchain.treasury('alice');
  bob = await blockchain.treasury('bob');
  proxy = blockchain.openContract(Proxy.create(owner.address, code));
  await proxy.sendDeploy(owner.getSender(), toNano('10'));
});

// region run
/** The outcome of one request, all in nanograms. */
interface Outcome {
  readonly result: SendMessageResult;
  /** The balance of the proxy before and after. */
  readonly before: bigint;
  readonly after: bigint;
  /** The fee for the gas that the proxy used. */
  readonly gas: bigint;
  /** The forward fees of its messages. */
  readonly forward: bigint;
  /** The values that arrived at an account. */
  readonly received: (account: Address) => bigint[];
}

async function run(value: bigint, orders: readonly Order[]): Promise<Outcome> {
  const balance = async (): Promise<bigint> =>
    (await blockchain.getContract(proxy.address)).balance;
  const before = await balance();
  const result = await proxy.sendForward(owner.getSender(), value, orders);
  return {
    result,
    before,
    after: await balance(),
    gas: computePhase(result, proxy.address).gasFees,
    forward: actionPhase(result, proxy.address)?.totalFwdFees ?? 0n,
    received: (account) =>
      transactionsOn(result, account).map(({inMessage}) =>
        inMessage?.info.type === 'internal' ? inMessage.info.value.coins : 0n,
      ),
  };
}
// endregion

// region mode-0
test('mode 0: the recipient pays the forward fee', async () => {
  const {before, after, gas, forward, received} = await run(toNano('1'), [
    {to: alice.address, value: toNano('2'), mode: SendMode.NONE},
  ]);
  assert.deepEqual(received(alice.address), [toNano('2') - forward]);
  assert.equal(after, before + toNano('1') - gas - toNano('2'));
});
// endregion

// region mode-1
test('mode 1: the sender pays the forward fee', async () => {
  const {before, after, gas, forward, received} = await run(toNano('1'), [
    {to: alice.address, value: toNano('2'), mode: SendMode.PAY_GAS_SEPARATELY},
  ]);
  assert.deepEqual(received(alice.address), [toNano('2')]);
  assert.equal(after, before + toNano('1') - gas - toNano('2') - forward);
});
// endregion

// region mode-64
test('mode 64: the remaining value of the incoming message is forwarded', async () => {
  const {before, after, gas, forward, received} = await run(toNano('1'), [
    {to: alice.address, value: 0n, mode: SendMode.CARRY_ALL_REMAINING_INCOMING_VALUE},
  ]);
  assert.deepEqual(received(alice.address), [toNano('1') - gas - forward]);
  assert.equal(after, before);
});
// endregion

// region mode-128
test('mode 128: the whole balance is sent', async () => {
  const {before, after, gas, forward, received} = await run(toNano('1'), [
    {to: alice.address, value: 0n, mode: SendMode.CARRY_ALL_REMAINING_BALANCE},
  ]);
  assert.deepEqual(received(alice.address), [before + toNano('1') - gas - forward]);
  assert.equal(after, 0n);
  assert.equal(
    (await blockchain.getContract(proxy.address)).accountState?.type,
    'active',
  );
});
// endregion

// region mode-2
test('if one message cannot be paid for, nothing is sent', async () => {
  const {result, received} = await run(toNano('1'), [
    {to: alice.address, value: toNano('1'), mode: SendMode.NONE},
    {to: bob.address, value: toNano('1000'), mode: SendMode.NONE},
  ]);
  const phase = actionPhase(result, proxy.address);
  assert.equal(phase?.success, false);
  assert.equal(phase?.resultCode, 37); // not enough Gram
  assert.equal(phase?.resultArg, 1); // the second action
  assert.deepEqual(received(alice.address), []);
});

test('mode 2: a message that cannot be sent is skipped', async () => {
  const {result, received} = await run(toNano('1'), [
    {to: alice.address, value: toNano('1'), mode: SendMode.NONE},
    {to: bob.address, value: toNano('1000'), mode: SendMode.IGNORE_ERRORS},
  ]);
  const phase = actionPhase(result, proxy.address);
  assert.equal(phase?.success, true);
  assert.equal(phase?.skippedActions, 1);
  assert.equal(received(alice.address).length, 1);
  assert.deepEqual(received(bob.address), []);
});
// endregion

// region mode-16
const BOUNCE_ON_ACTION_FAIL = 16; // @ton/core has no name for it

const refunds = (result: SendMessageResult): number =>
  transactionsOn(result, owner.address).filter(
    ({inMessage}) => inMessage?.info.type === 'internal' && inMessage.info.bounced,
  ).length;

test('a failed action keeps the incoming Gram', async () => {
  const {result, after, before, gas} = await run(toNano('1'), [
    {to: bob.address, value: toNano('1000'), mode: SendMode.NONE},
  ]);
  assert.equal(refunds(result), 0);
  const fine = actionPhase(result, proxy.address)?.totalActionFees ?? 0n;
  assert.equal(after, before + toNano('1') - gas - fine);
});

test('mode 16: a failed action sends the incoming Gram back', async () => {
  const {result, after, before} = await run(toNano('1'), [
    {to: bob.address, value: toNano('1000'), mode: BOUNCE_ON_ACTION_FAIL},
  ]);
  assert.equal(refunds(result), 1);
  assert.equal(after, before);
});

// endregion

// region mode-32
test('mode 128 + 32: the whole balance is sent, and the account is deleted', async () => {
  const {after, received} = await run(toNano('1'), [
    {
      to: alice.address,
      value: 0n,
      mode: SendMode.CARRY_ALL_REMAINING_BALANCE + SendMode.DESTROY_ACCOUNT_IF_ZERO,
    },
  ]);
  assert.equal(received(alice.address).length, 1);
  assert.equal(after, 0n);
  assert.equal((await blockchain.getContract(proxy.address)).accountState, undefined);
});
// endregion

test('several messages in one transaction, in the order of the request', async () => {
  const {before, after, gas, forward, received} = await run(toNano('1'), [
    {to: alice.address, value: toNano('1'), mode: SendMode.PAY_GAS_SEPARATELY},
    {to: bob.address, value: toNano('2'), mode: SendMode.PAY_GAS_SEPARATELY},
    {to: alice.address, value: toNano('3'), mode: SendMode.PAY_GAS_SEPARATELY},
  ]);
  assert.deepEqual(received(alice.address), [toNano('1'), toNano('3')]);
  assert.deepEqual(received(bob.address), [toNano('2')]);
  assert.equal(after, before + toNano('1') - gas - toNano('6') - forward);
});

test('only the owner gives orders', async () => {
  const result = await proxy.sendForward(alice.getSender(), toNano('1'), [
    {to: alice.address, value: toNano('5'), mode: SendMode.NONE},
  ]);
  assert.equal(computePhase(result, proxy.address).exitCode, 401);
});
