// The requests on the pages, approved by a stand-in wallet and run in a sandbox with mainnet's prices.
import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {before, test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  contractAddress,
  loadMessage,
  toNano,
} from '@ton/core';
import {keyPairFromSeed} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {createNetwork} from '../lib/network.ts';
import * as r from './requests.ts';
import {StandInWallet} from './stand-in-wallet.ts';

let network: Blockchain;
let wallet: StandInWallet;
let shop: SandboxContract<TreasuryContract>;
const fresh = (): Address => new Address(0, randomBytes(32));
const ask = (...messages: Parameters<typeof r.request>[1]) =>
  r.request(r.MAINNET, messages, network.now);

before(async () => {
  network = await createNetwork();
  shop = await network.treasury('shop');
  wallet = StandInWallet.create(network, keyPairFromSeed(randomBytes(32)), r.MAINNET);
  await shop.send({to: wallet.address, value: toNano('20'), bounce: false});
});

test('Gram arrives, with and without a comment; the first request deploys the wallet', async () => {
  const [one, two] = [fresh(), fresh()];
  const {boc} = await wallet.approve(
    ask(r.gram(one, toNano('0.5')), r.gramWithComment(two, toNano('0.25'), 'Order 7')),
  );
  assert.equal((await network.getContract(one)).balance, toNano('0.5'));
  assert.equal((await network.getContract(two)).balance, toNano('0.25'));
  assert.equal(loadMessage(Cell.fromBase64(boc).beginParse()).info.type, 'external-in');
  const body = Cell.fromBase64(
    r.gramWithComment(two, 1n, 'Order 7').payload!,
  ).beginParse();
  assert.equal(body.loadUint(32), 0);
  assert.equal(body.loadStringTail(), 'Order 7');
});

test('a contract is deployed at the address that follows from its StateInit', async () => {
  const init = {
    code: Cell.fromHex('b5ee9c72010101010002000000'),
    data: beginCell().storeUint(1, 8).endCell(),
  };
  const address = contractAddress(0, init);
  await wallet.approve(ask(r.deploy(address, init, toNano('0.1'))));
  assert.equal((await network.getContract(address)).accountState?.type, 'active');
});

test('what a wallet must reject', async () => {
  const good = r.gram(fresh(), 1n);
  const cases: [RegExp, ReturnType<typeof ask>][] = [
    [/expired/, {...ask(good), validUntil: network.now!}],
    [/another network/, r.request(r.TESTNET, [good], network.now)],
    [/another account/, {...ask(good), from: fresh().toString()}],
    [/not user-friendly/, ask({...good, address: fresh().toRawString()})],
    [/decimal string/, ask({...good, amount: '0.5'})],
    [/unknown field/, ask({...good, comment: 'x'} as typeof good)],
    [/number of messages/, ask()],
  ];
  for (const [reason, one] of cases) await assert.rejects(wallet.approve(one), reason);
  assert.throws(() => wallet.decline(), /declined/);
});

test('the bodies of jetton and NFT requests follow their standards', () => {
  const [jettonWallet, recipient, own] = [fresh(), fresh(), fresh()];
  const message = r.jettonTransfer({
    jettonWallet,
    amount: 1_500_000n,
    recipient,
    excessesTo: own,
    comment: 'Order 7',
    queryId: 9n,
  });
  const transfer = Cell.fromBase64(message.payload!).beginParse();
  assert.equal(Address.parseFriendly(message.address).isBounceable, true);
  assert.deepEqual(
    [transfer.loadUint(32), transfer.loadUintBig(64), transfer.loadCoins()],
    [0x0f8a7ea5, 9n, 1_500_000n],
  );
  assert.ok(
    transfer.loadAddress().equals(recipient) && transfer.loadAddress().equals(own),
  );
  assert.equal(transfer.loadMaybeRef(), null);
  assert.equal(transfer.loadCoins(), 1n);
  assert.equal(
    transfer.loadMaybeRef()!.beginParse().skip(32).loadStringTail(),
    'Order 7',
  );
  transfer.endParse();
  const burn = Cell.fromBase64(
    r.jettonBurn(jettonWallet, 5n, own).payload!,
  ).beginParse();
  assert.deepEqual(
    [burn.loadUint(32), burn.loadUint(64), burn.loadCoins()],
    [0x595f07bc, 0, 5n],
  );
  const nft = Cell.fromBase64(
    r.nftTransfer(jettonWallet, recipient, own).payload!,
  ).beginParse();
  assert.deepEqual([nft.loadUint(32), nft.loadUint(64)], [0x5fcc3d14, 0]);
  assert.ok(nft.loadAddress().equals(recipient) && nft.loadAddress().equals(own));
});
