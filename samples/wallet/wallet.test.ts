import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {type Cell, internal, SendMode, toNano} from '@ton/core';
import {keyPairFromSeed, getSecureRandomBytes, type KeyPair} from '@ton/crypto';
import {
  type Blockchain,
  type SandboxContract,
  type TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {ExitCodes, Wallet, type Order} from './Wallet.ts';

let code: Cell;
let keys: KeyPair;
let blockchain: Blockchain;
let friend: SandboxContract<TreasuryContract>;
let wallet: SandboxContract<Wallet>;

before(async () => {
  code = await compileTolk(new URL('wallet.tolk', import.meta.url));
  keys = keyPairFromSeed(await getSecureRandomBytes(32));
});

beforeEach(async () => {
  blockchain = await createNetwork();
  friend = await blockchain.treasury('friend');
  wallet = blockchain.openContract(Wallet.create(keys.publicKey, code, 698983191));
  // Gram first: an account without a balance cannot pay for its own first message.
  await friend.send({to: wallet.address, value: toNano('5'), bounce: false});
});

const now = (): number => blockchain.now as number;
const pay = (value: string, mode?: SendMode): Order => ({
  message: internal({
    to: friend.address,
    value: toNano(value),
    bounce: false,
    body: 'rent',
  }),
  ...(mode === undefined ? {} : {mode}),
});
const request = (seqno: number, orders: readonly Order[], validUntil = now() + 60) => ({
  seqno,
  validUntil,
  orders,
});

/** The exit code with which the wallet rejects an external message; such a message is never in a block. */
async function refusal(send: Promise<unknown>): Promise<number | undefined> {
  try {
    await send;
  } catch (error) {
    return (error as {exitCode?: number}).exitCode;
  }
  return undefined;
}

test('the first message deploys the wallet and sends the payment', async () => {
  const before = await friend.getBalance();
  await wallet.send(request(0, [pay('1')]), keys);
  assert.equal(await wallet.getSeqno(), 1);
  assert.equal((await friend.getBalance()) > before + toNano('0.99'), true);
  assert.equal(
    await wallet.getPublicKey(),
    BigInt('0x' + keys.publicKey.toString('hex')),
  );
});

test('the same message does not work twice', async () => {
  const body = wallet.signedBody(request(0, [pay('1')]), keys);
  await wallet.sendBody(body);
  assert.equal(await refusal(wallet.sendBody(body)), ExitCodes.seqno);
});

test('a message that is expired, for another wallet or signed with another key is rejected and costs nothing', async () => {
  await wallet.send(request(0, []), keys);
  const {balance} = await blockchain.getContract(wallet.address);
  assert.equal(
    await refusal(wallet.send(request(1, [pay('1')], now()), keys)),
    ExitCodes.expired,
  );

  const other = blockchain.openContract(new Wallet(wallet.address, 1));
  assert.equal(
    await refusal(other.send(request(1, [pay('1')]), keys)),
    ExitCodes.walletId,
  );

  const thief = keyPairFromSeed(await getSecureRandomBytes(32));
  assert.equal(
    await refusal(wallet.send(request(1, [pay('1')]), thief)),
    ExitCodes.signature,
  );
  assert.equal((await blockchain.getContract(wallet.address)).balance, balance);
});

test('one message makes 200 payments', async () => {
  await wallet.send(request(0, []), keys);
  const result = await wallet.send(
    request(
      1,
      Array.from({length: 200}, () => pay('0.001')),
    ),
    keys,
  );
  assert.equal(transactionsOn(result, friend.address).length, 200);
});

test('an order without IGNORE_ERRORS is rejected, and the message cannot be used again', async () => {
  await wallet.send(request(0, []), keys);
  const result = await wallet.send(
    request(1, [pay('1', SendMode.PAY_GAS_SEPARATELY)]),
    keys,
  );
  assert.equal(computePhase(result, wallet.address).exitCode, ExitCodes.action);
  assert.equal(transactionsOn(result, friend.address).length, 0);
  assert.equal(await wallet.getSeqno(), 2);
});

test('a payment that the balance does not cover is skipped', async () => {
  await wallet.send(request(0, []), keys);
  const result = await wallet.send(request(1, [pay('100'), pay('1')]), keys);
  assert.equal(transactionsOn(result, friend.address).length, 1);
});

test('the address depends on the key and on the wallet ID', () => {
  const address = (id: number): string =>
    Wallet.create(keys.publicKey, code, id).address.toString();
  assert.notEqual(address(0), address(1));
  assert.equal(address(698983191), wallet.address.toString());
});

test('gas', async () => {
  await wallet.send(request(0, []), keys);
  const result = await wallet.send(request(1, [pay('1')]), keys);
  const {gasUsed} = computePhase(result, wallet.address);
  console.log(`a payment: ${gasUsed} gas`);
  assert.ok(gasUsed < 4000n, `${gasUsed} gas`);
});
