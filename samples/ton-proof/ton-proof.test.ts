// ton_proof with real signatures: each wallet version is accepted, each forgery is rejected with its reason.
import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  contractAddress,
  storeStateInit,
  type StateInit,
} from '@ton/core';
import {keyPairFromSeed, sign, signVerify, type KeyPair} from '@ton/crypto';
import {
  WalletContractV1R3,
  WalletContractV2R2,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from '@ton/ton';
import {
  checkProof,
  Payloads,
  proofHash,
  signDataHash,
  type Expected,
  type ProofReply,
} from './verify.ts';

const NOW = 1_790_000_000;
const DOMAIN = 'app.example';
const keys = keyPairFromSeed(randomBytes(32));

function reply(
  init: StateInit,
  pair: KeyPair = keys,
  change: Partial<ProofReply['proof']> = {},
): ProofReply {
  const address = contractAddress(0, init);
  const proof = {
    timestamp: NOW - 5,
    domain: {lengthBytes: Buffer.byteLength(DOMAIN), value: DOMAIN},
    payload: 'payload-1',
    signature: '',
    ...change,
  };
  return {
    address: address.toRawString(),
    publicKey: pair.publicKey.toString('hex'),
    walletStateInit: beginCell()
      .store(storeStateInit(init))
      .endCell()
      .toBoc()
      .toString('base64'),
    proof: {
      ...proof,
      signature: sign(proofHash(address, proof), pair.secretKey).toString('base64'),
    },
  };
}

const expected = (change: Partial<Expected> = {}): Expected => ({
  domain: DOMAIN,
  now: NOW,
  maxAge: 900,
  takePayload: (payload) => payload === 'payload-1',
  ...change,
});

const v5 = WalletContractV5R1.create({workchain: 0, publicKey: keys.publicKey}).init;

for (const [name, wallet] of Object.entries({
  v1: WalletContractV1R3,
  v2: WalletContractV2R2,
  v3: WalletContractV3R2,
  v4: WalletContractV4,
  v5: WalletContractV5R1,
})) {
  test(`a proof of a wallet ${name} that is not deployed is accepted`, async () => {
    assert.equal(
      await checkProof(
        reply(wallet.create({workchain: 0, publicKey: keys.publicKey}).init),
        expected(),
      ),
      undefined,
    );
  });
}

test('forgeries are rejected, each with its reason', async () => {
  const good = reply(v5);
  const stranger = keyPairFromSeed(randomBytes(32));
  const other = WalletContractV5R1.create({
    workchain: 0,
    publicKey: stranger.publicKey,
  }).init;
  const otherReply = reply(other, stranger);
  const cases: [string, ProofReply, Partial<Expected>][] = [
    ['domain', good, {domain: 'phishing.example'}],
    ['domain', reply(v5, keys, {domain: {lengthBytes: 3, value: DOMAIN}}), {}],
    ['time', reply(v5, keys, {timestamp: NOW - 1000}), {}],
    ['time', reply(v5, keys, {timestamp: NOW * 1000}), {}],
    // Another wallet's address with the attacker's own StateInit.
    ['address', {...otherReply, address: good.address}, {}],
    ['address', {...good, address: 'no address'}, {}],
    ['address', {...good, walletStateInit: 'no bag'}, {}],
    // The victim's StateInit, reported with the attacker's key.
    ['public-key', {...good, publicKey: stranger.publicKey.toString('hex')}, {}],
    [
      'signature',
      {...good, proof: {...good.proof, signature: otherReply.proof.signature}},
      {},
    ],
    ['signature', {...good, proof: {...good.proof, payload: 'payload-2'}}, {}],
    ['signature', {...good, proof: {...good.proof, signature: 'AAAA'}}, {}],
    ['payload', reply(v5, keys, {payload: 'not given out'}), {}],
  ];
  for (const [reason, one, change] of cases)
    assert.equal(await checkProof(one, expected(change)), reason, reason);
});

test('a payload is accepted once, and not after it has expired', async () => {
  const payloads = new Payloads();
  payloads.give('payload-1', NOW + 60);
  const server = expected({takePayload: (payload) => payloads.take(payload, NOW)});
  assert.equal(await checkProof(reply(v5), server), undefined);
  assert.equal(await checkProof(reply(v5), server), 'payload');
  payloads.give('payload-1', NOW - 1);
  assert.equal(await checkProof(reply(v5), server), 'payload');
});

test('a contract with unknown code is asked for its key', async () => {
  const init = {code: beginCell().storeUint(7, 8).endCell(), data: new Cell()};
  const one = reply(init);
  assert.equal(await checkProof(one, expected()), 'unknown-wallet');
  assert.equal(
    await checkProof(one, expected({getPublicKey: async () => keys.publicKey})),
    undefined,
  );
  assert.equal(
    await checkProof(one, expected({getPublicKey: async () => Buffer.alloc(32)})),
    'public-key',
  );
});

test('signData: text and bytes are told apart, and bound to address, domain and time', () => {
  const address = contractAddress(0, v5);
  const hash = signDataHash(address, DOMAIN, NOW, {type: 'text', text: 'I agree'});
  const signature = sign(hash, keys.secretKey);
  assert.ok(signVerify(hash, signature, keys.publicKey));
  for (const changed of [
    signDataHash(address, DOMAIN, NOW, {type: 'binary', bytes: Buffer.from('I agree')}),
    signDataHash(address, 'other.example', NOW, {type: 'text', text: 'I agree'}),
    signDataHash(address, DOMAIN, NOW + 1, {type: 'text', text: 'I agree'}),
    signDataHash(new Address(-1, address.hash), DOMAIN, NOW, {
      type: 'text',
      text: 'I agree',
    }),
  ])
    assert.ok(!signVerify(changed, signature, keys.publicKey));
});
