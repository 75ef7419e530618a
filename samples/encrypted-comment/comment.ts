import {createCipheriv, createDecipheriv, createHmac, randomBytes} from 'node:crypto';
import {type Address, beginCell, type Builder, type Cell} from '@ton/core';
import {edPublic, sharedSecret} from '../adnl-handshake/handshake.ts';

export const ENCRYPTED_COMMENT = 0x2167da4b;

const hmac = (key: string | Buffer, data: Buffer): Buffer =>
  createHmac('sha512', key).update(data).digest();
const xor = (a: Buffer, b: Buffer): Buffer =>
  Buffer.from(a.map((byte, i) => byte ^ (b[i] ?? 0)));
const saltOf = (sender: Address): string =>
  sender.toString({bounceable: true, testOnly: false, urlSafe: true});

// region encrypt
/** `mySeed` is the 32-byte Ed25519 private key of the sender's wallet; `sender` is the wallet's address. */
export function encrypt(
  comment: Buffer,
  mySeed: Buffer,
  theirPublic: Buffer,
  sender: Address,
): Buffer {
  if (comment.length > 960) {
    throw new Error('A comment holds at most 960 bytes');
  }
  const secret = sharedSecret(mySeed, theirPublic); // X25519 of the two Ed25519 keys

  // a prefix of 16 to 31 bytes; the first byte is its length
  const prefix = randomBytes(16 + ((16 - (comment.length % 16)) % 16));
  prefix[0] = prefix.length;
  const data = Buffer.concat([prefix, comment]);

  const msgKey = hmac(saltOf(sender), data).subarray(0, 16);
  const x = hmac(secret, msgKey);
  const cipher = createCipheriv(
    'aes-256-cbc',
    x.subarray(0, 32),
    x.subarray(32, 48),
  ).setAutoPadding(false);
  return Buffer.concat([
    xor(edPublic(mySeed), theirPublic),
    msgKey,
    cipher.update(data),
    cipher.final(),
  ]);
}
// endregion

// region decrypt
/** For the sender and the recipient: the XOR yields the other side's public key. `sender` is always the sender's address. */
export function decrypt(encrypted: Buffer, mySeed: Buffer, sender: Address): Buffer {
  const theirPublic = xor(encrypted.subarray(0, 32), edPublic(mySeed));
  const msgKey = encrypted.subarray(32, 48);
  const x = hmac(sharedSecret(mySeed, theirPublic), msgKey);
  const decipher = createDecipheriv(
    'aes-256-cbc',
    x.subarray(0, 32),
    x.subarray(32, 48),
  ).setAutoPadding(false);
  const data = Buffer.concat([
    decipher.update(encrypted.subarray(48)),
    decipher.final(),
  ]);
  const prefix = data[0] ?? 0;
  if (
    !hmac(saltOf(sender), data).subarray(0, 16).equals(msgKey) ||
    prefix < 16 ||
    prefix > 31
  ) {
    throw new Error('Not meant for this key, or damaged');
  }
  return data.subarray(prefix);
}
// endregion

// region body
/** The root contains the tag and up to 35 bytes, each following cell up to 127 bytes. */
export function toBody(encrypted: Buffer): Cell {
  const parts = [encrypted.subarray(0, 35)];
  for (let at = 35; at < encrypted.length; at += 127)
    parts.push(encrypted.subarray(at, at + 127));
  let next: Builder | undefined;
  for (const [index, part] of [...parts.entries()].reverse()) {
    const builder = beginCell();
    if (index === 0) builder.storeUint(ENCRYPTED_COMMENT, 32);
    builder.storeBuffer(part);
    if (next !== undefined) builder.storeRef(next);
    next = builder;
  }
  return (next ?? beginCell()).endCell();
}
// endregion

/** The bytes after the tag, from all cells. */
export function fromBody(body: Cell): Buffer {
  const parts: Buffer[] = [];
  let slice = body.beginParse();
  if (slice.loadUint(32) !== ENCRYPTED_COMMENT) {
    throw new Error('Not an encrypted comment');
  }
  for (;;) {
    parts.push(slice.loadBuffer(slice.remainingBits / 8));
    if (slice.remainingRefs === 0) return Buffer.concat(parts);
    slice = slice.loadRef().beginParse();
  }
}
