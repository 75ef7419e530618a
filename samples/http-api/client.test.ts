import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {beginCell, external, internal, SendMode, storeMessage, toNano} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed, type KeyPair} from '@ton/crypto';
import type {Blockchain} from '@ton/sandbox';
import {WalletContractV5R1} from '@ton/ton';
import {createNetwork} from '../lib/network.ts';
import {ask, balanceV2, readBalance, sendAndFind, seqnoV2, since} from './client.ts';
import {serveHttpApi, type HttpApi} from './server.ts';

let blockchain: Blockchain;
let api: HttpApi;
let keys: KeyPair;
let own: WalletContractV5R1;

before(async () => {
  blockchain = await createNetwork();
  api = await serveHttpApi(blockchain);
  keys = keyPairFromSeed(await getSecureRandomBytes(32));
  own = WalletContractV5R1.create({publicKey: keys.publicKey});
  const treasury = await blockchain.treasury('faucet');
  await treasury.send({to: own.address, value: toNano('1'), bounce: false});
});
after(() => api.close());

const transfer = (seqno: number): string => {
  const body = own.createTransfer({
    seqno,
    secretKey: keys.secretKey,
    sendMode: SendMode.PAY_GAS_SEPARATELY,
    messages: [internal({to: own.address, value: '0.01', body: 'to myself'})],
  });
  const message = external({
    to: own.address,
    body,
    ...(seqno === 0 ? {init: own.init} : {}),
  });
  return beginCell().store(storeMessage(message)).endCell().toBoc().toString('base64');
};

test('balance and seqno through each API', async () => {
  const address = own.address.toString();
  assert.equal(await readBalance(api.jsonRPC, own.address), '1');
  assert.equal(await balanceV2(api.v2, address), toNano('1'));
  assert.equal(await seqnoV2(api.v2, address), 0);
});

test('a message sent through v3 is found by its normalized hash', async () => {
  const found = await sendAndFind(api.v3, transfer(0));
  assert.equal(found.in_msg?.source, null);
  assert.equal(found.description.aborted, false);
  assert.equal(await seqnoV2(api.v2, own.address.toString()), 1);
  await assert.rejects(sendAndFind(api.v3, transfer(0)), /not accepted/);
});

test('history is read page by page, without gaps or repetition', async () => {
  for (let seqno = 1; seqno <= 60; seqno++) await sendAndFind(api.v3, transfer(seqno));
  const all = await since(api.v3, own.address.toString(), 0n);
  assert.equal(all.length, 1 + 61 * 2, 'funding, and two for each transfer to itself');
  assert.equal(new Set(all.map(({hash}) => hash)).size, all.length);
  const middle = all[50];
  assert.ok(middle);
  const later = await since(api.v3, own.address.toString(), BigInt(middle.lt));
  assert.deepEqual(later, all.slice(51));
});

test('a request to a busy API is repeated with the same key; other errors are not retried', async () => {
  let refuse = 2;
  const busy = await serveHttpApi(blockchain, {
    intercept: () => (refuse-- > 0 ? {status: 429, body: {}} : undefined),
  });
  const {ok} = await ask<{ok: boolean}>(`${busy.v2}/getMasterchainInfo`, 'KEY');
  assert.ok(ok);
  assert.deepEqual(
    busy.requests.map(({key}) => key),
    ['KEY', 'KEY', 'KEY'],
  );
  await assert.rejects(ask(`${busy.v2}/no-such-method`), /404/);
  assert.equal(busy.requests.length, 4);
  await busy.close();
});
