// First: `@ton/core` takes `Buffer` from the global scope.
import '../engine/buffer.ts';
import {Address, beginCell, type Cell} from '@ton/core';
import {ed25519} from '@noble/curves/ed25519.js';
import type {CellInput} from '../engine/protocol.ts';
import {bits, cell, gram, ref, uint} from './fields.ts';
import type {Scenario, Stage} from './scenario.ts';

// What the two attacks on the contracts with a signature have in common.

export const files: Scenario['files'] = {bad: 'samples/security/signed-bad.tolk', good: 'samples/security/signed-good.tolk'};

/** A secret key of 32 bytes, for one run alone. */
export const newKey = (): Uint8Array => ed25519.utils.randomSecretKey();

/** Data of both contracts: the public key, and no request paid yet. */
export const dataOf = (key: Uint8Array): CellInput => cell(bits(hex(ed25519.getPublicKey(key))), uint(32, 0));

/** A request for one payment of 1 Gram to the attacker, signed, as the contract of the version takes it. */
export function signedRequest(key: Uint8Array, {version, addressOf, now}: Stage): CellInput {
  const request = beginCell();
  if (version === 'good') request.storeAddress(Address.parse(addressOf('contract'))).storeUint(0, 32);
  const body = request
    .storeUint(now() + 600, 32)
    .storeCoins(BigInt(gram('1')))
    .storeAddress(Address.parse(addressOf('attacker')))
    .endCell();
  return withSignature(ed25519.sign(body.hash(), key), body);
}

/** The body of an external message: 64 bytes of signature, and what is signed in a reference. */
export const withSignature = (signature: Uint8Array, signed: Cell): CellInput =>
  cell(bits(hex(signature)), ref(signed.toBoc().toString('base64')));

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
