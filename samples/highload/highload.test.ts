import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {
  beginCell,
  type Cell,
  internal,
  SendMode,
  toNano,
  type OutActionSendMsg,
} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed, type KeyPair} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {HighloadWallet, queryId, type Request} from './HighloadWallet.ts';

const TIMEOUT = 3600;
let code: Cell;
let keys: KeyPair;
let network: Blockchain;
let friend: SandboxContract<TreasuryContract>;
let wallet: SandboxContract<HighloadWallet>;

before(async () => {
  code = await compileTolk(new URL('highload.tolk', import.meta.url));
  keys = keyPairFromSeed(await getSecureRandomBytes(32));
});

beforeEach(async () => {
  network = await createNetwork();
  friend = await network.treasury('friend');
  wallet = network.openContract(HighloadWallet.create(keys.publicKey, code, TIMEOUT));
  await friend.send({to: wallet.address, value: toNano('100'), bounce: false});
});

const now = (): number => network.now as number;
const pay = (value: string) =>
  internal({to: friend.address, value: toNano(value), bounce: false});
const request = (index: number, change: Partial<Request> = {}): Request => ({
  message: pay('1'),
  queryId: queryId(index),
  createdAt: now() - 10,
  ...change,
});

async function refusal(send: Promise<unknown>): Promise<number | undefined> {
  return send.then(
    () => undefined,
    (error: {exitCode?: number}) => error.exitCode,
  );
}

test('requests are accepted in any order, but each only once', async () => {
  for (const index of [5, 3, 1023, 4])
    await wallet.send(request(index), keys.secretKey);
  for (const index of [3, 4, 5, 1023]) {
    assert.ok(await wallet.isProcessed(queryId(index)));
    assert.equal(await refusal(wallet.send(request(index), keys.secretKey)), 36);
  }
  assert.ok(!(await wallet.isProcessed(queryId(6))));
});

test('invalid requests are rejected before the wallet pays for gas', async () => {
  await wallet.send(request(0), keys.secretKey);
  const other = keyPairFromSeed(await getSecureRandomBytes(32));
  assert.equal(await refusal(wallet.send(request(1), other.secretKey)), 33);
  const wrongWallet = network.openContract(
    new HighloadWallet(wallet.address, 1, TIMEOUT),
  );
  assert.equal(await refusal(wrongWallet.send(request(1), keys.secretKey)), 34);
  assert.equal(
    await refusal(wallet.send(request(1, {createdAt: now() + 1}), keys.secretKey)),
    35,
  );
  assert.equal(
    await refusal(
      wallet.send(request(1, {createdAt: now() - TIMEOUT}), keys.secretKey),
    ),
    35,
  );
  const wrongTimeout = network.openContract(
    new HighloadWallet(wallet.address, 0x10ad, TIMEOUT - 1),
  );
  assert.equal(await refusal(wrongTimeout.send(request(1), keys.secretKey)), 38);
});

test('a query ID stays used for at least one timeout and at most two', async () => {
  await wallet.send(request(0), keys.secretKey);
  network.now = now() + TIMEOUT + 1;
  await wallet.send(request(1), keys.secretKey);
  assert.ok(await wallet.isProcessed(queryId(0)), 'the ID is among the old ones');
  network.now = now() + TIMEOUT + 1;
  await wallet.send(request(2), keys.secretKey);
  assert.ok(!(await wallet.isProcessed(queryId(0))));
  assert.ok(await wallet.isProcessed(queryId(1)));
});

test('a request for more than the balance uses up its query ID and costs only the fees', async () => {
  const {balance} = await network.getContract(wallet.address);
  await wallet.send(request(0, {message: pay('1000')}), keys.secretKey);
  assert.ok(await wallet.isProcessed(queryId(0)));
  assert.ok(
    (await network.getContract(wallet.address)).balance > balance - toNano('0.01'),
  );
});

test('one batch can send 254 messages', async () => {
  const messages: OutActionSendMsg[] = Array.from({length: 254}, () => ({
    type: 'sendMsg',
    mode: SendMode.PAY_GAS_SEPARATELY,
    outMsg: pay('0.1'),
  }));
  const before = await friend.getBalance();
  await wallet.send(
    request(7, {message: wallet.batch(messages, queryId(7), toNano('1'))}),
    keys.secretKey,
  );
  assert.ok((await friend.getBalance()) - before > toNano('25'));
  assert.throws(
    () => wallet.batch([...messages, messages[0]!], queryId(8), 1n),
    RangeError,
  );
});

test('a batch from another sender, or one that would change the code, has no effect', async () => {
  await wallet.send(request(0), keys.secretKey);
  const {balance} = await network.getContract(wallet.address);
  const list: OutActionSendMsg[] = [
    {type: 'sendMsg', mode: SendMode.CARRY_ALL_REMAINING_BALANCE, outMsg: pay('0')},
  ];
  const {body} = wallet.batch(list, queryId(1), 1n);
  await friend.send({to: wallet.address, value: toNano('0.1'), body});
  assert.ok((await network.getContract(wallet.address)).balance > balance);
  const evil = beginCell()
    .storeRef(beginCell().endCell())
    .storeUint(0xad4de08e, 32)
    .storeRef(beginCell().endCell())
    .endCell();
  const own = internal({
    to: wallet.address,
    value: toNano('0.1'),
    body: beginCell()
      .storeUint(0xae42e5a4, 32)
      .storeUint(1, 64)
      .storeRef(evil)
      .endCell(),
  });
  await wallet.send(request(1, {message: own}), keys.secretKey);
  const state = (await network.getContract(wallet.address)).accountState;
  assert.ok(state?.type === 'active' && state.state.code?.equals(code));
});

test('query IDs', () => {
  assert.deepEqual(queryId(0), {shift: 0, bit: 0});
  assert.deepEqual(queryId(1023), {shift: 1, bit: 0});
  assert.deepEqual(queryId(8_380_414), {shift: 8191, bit: 1021});
  assert.throws(() => queryId(8_380_415), RangeError);
});
