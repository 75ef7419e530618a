import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {before, beforeEach, test} from 'node:test';
import {
  external,
  internal,
  SendMode,
  toNano,
  type Address,
  type Cell,
  type MessageRelaxed,
} from '@ton/core';
import {keyPairFromSeed, type KeyPair} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {WalletContractV5R1} from '@ton/ton';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase} from '../lib/transactions.ts';
import {cancel, collect, createSubscription, paid} from './subscription.ts';

const AMOUNT = toNano('2');
const MONTH = 30 * 86_400;
let code: Cell;
let network: Blockchain;
let keys: KeyPair;
let wallet: WalletContractV5R1;
let merchant: SandboxContract<TreasuryContract>;
let stranger: SandboxContract<TreasuryContract>;
let subscription: Address;
let seqno: number;

before(async () => {
  code = await compileTolk(new URL('subscription.tolk', import.meta.url));
});

// region install
const now = (): number => network.now as number;
const order = () => ({
  seqno: seqno++,
  secretKey: keys.secretKey,
  timeout: now() + 60,
});

beforeEach(async () => {
  network = await createNetwork();
  [merchant, stranger] = await Promise.all([
    network.treasury('merchant'),
    network.treasury('stranger'),
  ]);
  keys = keyPairFromSeed(randomBytes(32));
  wallet = WalletContractV5R1.create({publicKey: keys.publicKey});
  seqno = 0;
  await stranger.send({to: wallet.address, value: toNano('10'), bounce: false});

  const made = createSubscription(code, {
    wallet: wallet.address,
    merchant: merchant.address,
    amount: AMOUNT,
    period: MONTH,
    dueAt: now(),
  });
  subscription = made.address;
  await merchant.send({
    to: subscription,
    value: toNano('0.1'),
    init: made.init,
    bounce: false,
  });

  // The owner's signature allows this address to act for the wallet.
  const install = wallet.createAddExtension({
    ...order(),
    extensionAddress: subscription,
  });
  await network.sendMessage(
    external({to: wallet.address, body: install, init: wallet.init}),
  );
});
// endregion

const balance = async (address: Address): Promise<bigint> =>
  (await network.getContract(address)).balance;
const ask = async (by = merchant, value = toNano('0.05')): Promise<number> =>
  computePhase(
    await by.send({to: subscription, value, body: collect(1n)}),
    subscription,
  ).exitCode;
const pass = (seconds: number): void => {
  network.now = now() + seconds;
};
/** The number of payments that reached the merchant, derived from the merchant's balance. */
async function payments(run: () => Promise<unknown>): Promise<number> {
  const before = await merchant.getBalance();
  await run();
  const share = Number((await merchant.getBalance()) - before) / Number(AMOUNT);
  return Math.max(0, Math.round(share));
}
const ownerSends = (messages: MessageRelaxed[]) =>
  network.sendMessage(
    external({
      to: wallet.address,
      body: wallet.createTransfer({
        ...order(),
        sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
        messages,
      }),
    }),
  );

// region once
test('one payment in each period', async () => {
  assert.equal(await payments(() => ask()), 1);
  assert.equal(await ask(), 401, 'the next one is not due');
  pass(MONTH - 1);
  assert.equal(await ask(), 401);
  pass(1);
  assert.equal(await payments(() => ask()), 1);
});
// endregion

test('payments for missed periods are not collected later', async () => {
  await ask();
  pass(3 * MONTH + 100);
  assert.equal(await payments(() => ask()), 1);
  assert.equal(await ask(), 401);
  pass(MONTH - 100);
  assert.equal(await payments(() => ask()), 1, 'the schedule has not moved');
});

test('only the merchant can collect, and the merchant pays the gas', async () => {
  assert.equal(await ask(stranger), 400);
  assert.equal(await ask(merchant, toNano('0.04')), 403);
  const before = await balance(wallet.address);
  await ask();
  const cost = before - (await balance(wallet.address));
  assert.ok(
    cost < AMOUNT,
    'what is left of the merchant’s gas covers the wallet’s fees',
  );
});

test('a wallet with too little Gram pays nothing, and the merchant may try again later', async () => {
  await ownerSends([internal({to: stranger.address, value: '9', bounce: false})]);
  assert.equal(await payments(() => ask()), 0);
  assert.equal(await ask(), 402, 'an hour between two tries');
  await stranger.send({to: wallet.address, value: toNano('3'), bounce: false});
  pass(3600);
  assert.equal(await payments(() => ask()), 1);
});

test('forged and surplus payments have no effect', async () => {
  const forge = await stranger.send({to: subscription, value: AMOUNT, body: paid(1n)});
  assert.equal(computePhase(forge, subscription).exitCode, 400);
  await ask();
  const before = await balance(wallet.address);
  await ownerSends([internal({to: subscription, value: AMOUNT, body: paid(1n)})]);
  assert.ok((await balance(wallet.address)) > before - toNano('0.01'), 'came back');
});

test('after the owner removes the extension, nothing is paid', async () => {
  const remove = wallet.createRemoveExtension({
    ...order(),
    extensionAddress: subscription,
  });
  await network.sendMessage(external({to: wallet.address, body: remove}));
  const before = await balance(wallet.address);
  assert.equal(await payments(() => ask()), 0);
  assert.ok((await balance(wallet.address)) >= before, 'the wallet keeps even the gas');
});

test('the merchant can cancel through the contract, a stranger cannot', async () => {
  const refused = await stranger.send({
    to: subscription,
    value: toNano('0.05'),
    body: cancel(1n),
  });
  assert.equal(computePhase(refused, subscription).exitCode, 400);
  await merchant.send({to: subscription, value: toNano('0.05'), body: cancel(1n)});
  const installed = await network.openContract(wallet).getExtensionsArray();
  assert.equal(installed.length, 0);
  assert.equal(await payments(() => ask()), 0);
});
