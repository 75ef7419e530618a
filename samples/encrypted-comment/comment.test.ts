import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {test} from 'node:test';
import {Address} from '@ton/core';
import {edPublic} from '../adnl-handshake/handshake.ts';
import {decrypt, encrypt, fromBody, toBody} from './comment.ts';

const alice = randomBytes(32);
const bob = randomBytes(32);
const address = new Address(0, randomBytes(32));

test('the recipient and the sender can decrypt comments of 0 to 960 bytes', () => {
  for (const length of [0, 1, 15, 16, 17, 500, 959, 960]) {
    const text = randomBytes(length);
    const body = toBody(encrypt(text, alice, edPublic(bob), address));
    assert.deepEqual(decrypt(fromBody(body), bob, address), text);
    assert.deepEqual(decrypt(fromBody(body), alice, address), text);
  }
  assert.throws(
    () => encrypt(randomBytes(961), alice, edPublic(bob), address),
    /at most 960/,
  );
});

test('the longest comment takes 1,024 encrypted bytes in 9 cells', () => {
  const encrypted = encrypt(randomBytes(960), alice, edPublic(bob), address);
  assert.equal(encrypted.length, 1024);
  let cells = 1;
  for (let cell = toBody(encrypted); cell.refs[0]; cell = cell.refs[0]) cells++;
  assert.equal(cells, 9);
});

test('decryption fails with another key or another sender address', () => {
  const encrypted = encrypt(Buffer.from('lunch'), alice, edPublic(bob), address);
  assert.throws(() => decrypt(encrypted, randomBytes(32), address));
  assert.throws(
    () => decrypt(encrypted, bob, new Address(0, randomBytes(32))),
    /Not meant/,
  );
});
