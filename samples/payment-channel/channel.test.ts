import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {before, beforeEach, test} from 'node:test';
import {toNano, type Address, type Cell} from '@ton/core';
import {keyPairFromSeed, type KeyPair} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {actionPhase, computePhase} from '../lib/transactions.ts';
import {
  bodies,
  channelState,
  createChannel,
  finalState,
  signatures,
} from './channel.ts';

const DEPOSIT = {a: toNano('10'), b: toNano('5')};
const PERIOD = 3600;
type Person = SandboxContract<TreasuryContract>;
let code: Cell;
let network: Blockchain;
let alice: Person;
let bob: Person;
let eve: Person;
let keys: {a: KeyPair; b: KeyPair; eve: KeyPair};
let channel: Address;

before(async () => {
  code = await compileTolk(new URL('channel.tolk', import.meta.url));
  network = await createNetwork();
  [alice, bob, eve] = await Promise.all([
    network.treasury('alice'),
    network.treasury('bob'),
    network.treasury('eve'),
  ]);
});

/** A new channel for each test, on one network. */
beforeEach(async () => {
  const pair = (): KeyPair => keyPairFromSeed(randomBytes(32));
  keys = {a: pair(), b: pair(), eve: pair()};
  const made = createChannel(code, {
    id: randomBytes(8).readBigUInt64BE(),
    period: PERIOD,
    a: {owner: alice.address, publicKey: keys.a.publicKey, deposit: DEPOSIT.a},
    b: {owner: bob.address, publicKey: keys.b.publicKey, deposit: DEPOSIT.b},
  });
  channel = made.address;
  await alice.send({
    to: channel,
    value: DEPOSIT.a + toNano('0.03'),
    init: made.init,
    body: bodies.deposit,
  });
});

const send = async (
  from: Person,
  body: Cell,
  value = toNano('0.05'),
): Promise<number> => {
  const result = await from.send({to: channel, value, body});
  const phase = computePhase(result, channel);
  if (phase.success) assert.equal(actionPhase(result, channel)?.resultCode, 0);
  return phase.exitCode;
};
const open = () => send(bob, bodies.deposit, DEPOSIT.b + toNano('0.03'));
const state = (number: bigint, a: string, b: string): [Cell, Cell] => {
  const cell = channelState(channel, number, {a: toNano(a), b: toNano(b)});
  return [cell, signatures(cell, keys.a.secretKey, keys.b.secretKey)];
};
/** How much a person gains during a run, in Gram, rounded to hundredths because the fees are smaller. */
async function gain(person: Person, run: () => Promise<unknown>): Promise<number> {
  const before = await person.getBalance();
  await run();
  return Math.round(Number((await person.getBalance()) - before) / 1e7) / 100;
}

test('a channel closed with both signatures pays each party its share without a dispute', async () => {
  assert.equal(await open(), 0);
  const last = finalState(channel, {a: toNano('7'), b: toNano('8')});
  const signed = signatures(last, keys.a.secretKey, keys.b.secretKey);
  let toAlice = 0;
  const toBob = await gain(bob, async () => {
    toAlice = await gain(alice, () => send(eve, bodies.close(last, signed)));
  });
  assert.equal(toAlice, 7);
  assert.ok(toBob >= 8 && toBob < 8.2, `${toBob}`);
  assert.equal(await send(alice, bodies.dispute()), 302, 'closed for good');
});

test('an old state is corrected during the dispute', async () => {
  await open();
  // Bob submits state 1, in which he has 12 Gram; state 5 gives him 4.
  assert.equal(await send(bob, bodies.dispute(...state(1n, '3', '12'))), 0);
  assert.equal(await send(bob, bodies.finish), 307, 'not before the period has passed');
  assert.equal(await send(eve, bodies.challenge(...state(5n, '11', '4'))), 0);
  assert.equal(
    await send(bob, bodies.challenge(...state(4n, '3', '12'))),
    306,
    'never an older state',
  );
  assert.equal(await send(bob, bodies.challenge(...state(5n, '3', '12'))), 306);
  network.now = (network.now as number) + PERIOD;
  assert.equal(
    await send(bob, bodies.challenge(...state(6n, '3', '12'))),
    307,
    'too late',
  );
  assert.equal(await gain(alice, () => send(eve, bodies.finish)), 11);
  assert.equal(await send(eve, bodies.finish), 302, 'paid once');
});

test('without any payment, a dispute returns the deposits', async () => {
  await open();
  assert.equal(await send(alice, bodies.dispute()), 0);
  network.now = (network.now as number) + PERIOD;
  assert.equal(await gain(alice, () => send(eve, bodies.finish)), 10);
});

test('a party can withdraw its deposit while the other deposit is missing', async () => {
  assert.equal(await send(alice, bodies.dispute()), 302, 'not open yet');
  assert.equal(await send(bob, bodies.withdraw), 300);
  const back = await gain(alice, () => send(alice, bodies.withdraw));
  assert.ok(back > 9.9, `${back}`);
});

test('states that are forged, for another channel or with another total are rejected', async () => {
  await open();
  const forged = channelState(channel, 1n, {a: toNano('15'), b: 0n});
  const byEve = signatures(forged, keys.a.secretKey, keys.eve.secretKey);
  assert.equal(await send(alice, bodies.dispute(forged, byEve)), 303);
  assert.equal(await send(alice, bodies.dispute(forged)), 303);
  const elsewhere = channelState(eve.address, 1n, {a: toNano('15'), b: 0n});
  const signed = signatures(elsewhere, keys.a.secretKey, keys.b.secretKey);
  assert.equal(await send(alice, bodies.dispute(elsewhere, signed)), 304);
  assert.equal(await send(alice, bodies.dispute(...state(1n, '15', '1'))), 305);
  assert.equal(await send(eve, bodies.dispute()), 300);
  // An ordinary state is not a final one.
  assert.notEqual(await send(alice, bodies.close(...state(1n, '15', '0'))), 0);
});

test('a deposit must have the right amount, come from a party and be made only once', async () => {
  assert.equal(await send(bob, bodies.deposit, DEPOSIT.b), 301);
  assert.equal(await send(eve, bodies.deposit, toNano('20')), 300);
  assert.equal(await send(alice, bodies.deposit, toNano('20')), 302);
});
