// A stand-in wallet answers a request; the result is used to find the transaction in a sandbox.
import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {before, test} from 'node:test';
import {Address, Cell, toNano} from '@ton/core';
import {keyPairFromSeed} from '@ton/crypto';
import type {Blockchain} from '@ton/sandbox';
import {hashOfResult} from '../cookbook/transactions.ts';
import {createNetwork} from '../lib/network.ts';
import * as r from './requests.ts';
import {StandInWallet} from './stand-in-wallet.ts';
import {findInHistory, retry, waitFor} from './wait.ts';

let network: Blockchain;
let wallet: StandInWallet;
let start: number;
const pay = async () => {
  const to = new Address(0, randomBytes(32));
  const request = r.request(r.MAINNET, [r.gram(to, toNano('0.1'))], network.now);
  return (await wallet.approve(request)).boc;
};
/** Like TonClient: transactions older than the one with this `lt`, newest first. */
async function history(account: Address, {limit, lt}: {limit: number; lt?: string}) {
  const all = await network.getTransactions(account);
  return all
    .sort((a, b) => Number(b.lt - a.lt))
    .filter((transaction) => lt === undefined || transaction.lt < BigInt(lt))
    .slice(0, limit);
}

before(async () => {
  network = await createNetwork();
  start = network.now!;
  const shop = await network.treasury('shop');
  wallet = StandInWallet.create(network, keyPairFromSeed(randomBytes(32)), r.MAINNET);
  await shop.send({to: wallet.address, value: toNano('20'), bounce: false});
});

test('the result of each request leads to its own transaction', async () => {
  const bocs = [];
  for (let i = 0; i < 20; i++) bocs.push(await pay()); // more than one page
  for (const boc of [bocs[0]!, bocs[19]!]) {
    const found = await findInHistory(boc, start, history);
    assert.ok(found);
    assert.equal(found.outMessages.size, 1);
    // Three different hashes: of the result, of the normalized message, of the transaction
    const hashes = [
      Cell.fromBase64(boc).hash().toString('hex'),
      hashOfResult(boc),
      found.hash().toString('hex'),
    ];
    assert.equal(new Set(hashes).size, 3);
  }
  network.now = start + 100;
  assert.equal(await findInHistory(bocs[0]!, start + 50, history), undefined);
});

test('waiting ends with the transaction or after validUntil', async () => {
  let asked = 0;
  const third = () => Promise.resolve(++asked === 3 ? 'found' : undefined);
  assert.equal(await waitFor(third, 1_000, 1, () => 900), 'found');
  let time = 1_000;
  const never = () => Promise.resolve(undefined);
  assert.equal(await waitFor(never, 1_000, 1, () => (time += 10)), undefined);
  assert.ok(time > 1_030);
});

test('a request is repeated, and its last error is reported', async () => {
  let calls = 0;
  const broken = () =>
    ++calls < 3 ? Promise.reject(new Error('429')) : Promise.resolve(calls);
  assert.equal(await retry(broken, 4, 1), 3);
  await assert.rejects(
    retry(() => Promise.reject(new Error('down')), 2, 1),
    /down/,
  );
});
