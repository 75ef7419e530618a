import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed} from '@ton/crypto';
import {checkAddress, depositWallet, walletInShard} from './deposit-addresses.ts';

test('each user has a different address, which never changes', async () => {
  const {publicKey} = keyPairFromSeed(await getSecureRandomBytes(32));
  const text = (user: number): string =>
    depositWallet(publicKey, user).address.toRawString();
  assert.equal(new Set([0, 1, 2, 32_767].map(text)).size, 4);
  assert.equal(text(7), text(7));
  assert.notEqual(text(7), depositWallet(publicKey, 7, -3).address.toRawString());
  for (const prefix of [0, 1, 2, 3])
    assert.equal(
      (walletInShard(publicKey, prefix, 2).address.hash[0] ?? 0) >> 6,
      prefix,
    );
});

test('addresses that users type', () => {
  const address = new Address(0, Buffer.alloc(32, 7));
  const read = (text: string): unknown[] => {
    const checked = checkAddress(text);
    return 'error' in checked
      ? []
      : [checked.address.toRawString(), checked.bounceable];
  };
  const raw = address.toRawString();
  assert.deepEqual(read(` ${address.toString()} `), [raw, true]);
  assert.deepEqual(read(address.toString({bounceable: false})), [raw, false]);
  assert.deepEqual(read(raw), [raw, null]);
  assert.deepEqual(read('0:12'), []);
  assert.ok('error' in checkAddress(address.toString({testOnly: true})));
  assert.ok('error' in checkAddress(address.toString().replace(/.$/, 'x')));
  assert.ok('error' in checkAddress('alice.ton'));
});
