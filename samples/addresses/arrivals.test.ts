import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, internal, toNano} from '@ton/core';
import {keyPairFromSeed} from '@ton/crypto';
import {WalletContractV4} from '@ton/ton';
import {createNetwork} from '../lib/network.ts';
import {addressInShard, send} from './arrivals.ts';

test('without code, only the bounce flag decides where the Gram ends up', async () => {
  for (const attached of ['none', 'other'] as const) {
    const bounced = await send(attached, true);
    assert.deepEqual([bounced.status, bounced.arrived], ['non-existing', 0n]);
    assert.ok(bounced.cameBack > toNano('0.099'));
    const stayed = await send(attached, false);
    assert.deepEqual(
      [stayed.status, stayed.arrived, stayed.cameBack],
      ['uninitialized', toNano('0.1'), 0n],
    );
    assert.equal(stayed.skipped, attached === 'none' ? 'no-state' : 'bad-state');
  }
});

test('a matching StateInit deploys the contract, with and without the bounce flag', async () => {
  for (const bounce of [true, false]) {
    const arrival = await send('fitting', bounce);
    assert.equal(arrival.status, 'active');
    assert.equal(arrival.skipped, undefined);
    assert.equal(arrival.cameBack, 0n);
  }
});

test('a fixed prefix of up to 8 bits puts a contract into a chosen shard', async () => {
  const {publicKey} = keyPairFromSeed(Buffer.alloc(32, 1));
  const {init} = WalletContractV4.create({workchain: 0, publicKey});
  for (const [bits, expected] of [
    [4, 'active'],
    [8, 'active'],
    [9, 'uninitialized'],
  ] as const) {
    const network = await createNetwork();
    const sender = await network.treasury('sender');
    const to = Address.parse(addressInShard(init, 0b101, bits));
    assert.equal(to.hash.readUInt16BE(0) >> (16 - bits), 0b101);
    await sender.send({
      to,
      value: toNano('0.1'),
      bounce: false,
      init: {...init, splitDepth: bits},
    });
    assert.equal(
      (await network.getContract(to)).accountState?.type,
      expected === 'active' ? 'active' : 'uninit',
      `${bits} bits`,
    );
  }
});

test('internal() of @ton/core ignores the bounceable flag of an address string', () => {
  const text = 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p';
  const {info} = internal({to: text, value: 1n});
  assert.ok(info.type === 'internal' && info.bounce);
  assert.equal(Address.parseFriendly(text).isBounceable, false);
});
