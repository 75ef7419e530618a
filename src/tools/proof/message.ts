// What a wallet signs for `ton_proof` and `signData`, part by part (TON Connect, requests-responses.md). Pure.
import type {Account} from '../address/friendly.ts';
import {crc32} from '../boc/crc32.ts';
import {sha256Into} from '../boc/sha256.ts';

export type PartName =
  | 'proof-prefix'
  | 'outer-prefix'
  | 'data-prefix'
  | 'workchain'
  | 'account'
  | 'domain-length'
  | 'domain'
  | 'time'
  | 'payload'
  | 'content-kind'
  | 'content-length'
  | 'content'
  | 'cell-prefix'
  | 'schema-hash'
  | 'address';

/** Some bytes of a message, and what they are. */
export interface Part {
  readonly name: PartName;
  readonly bytes: Uint8Array;
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const hash = new Uint8Array(32);
  sha256Into(bytes, bytes.length, hash, 0);
  return hash;
}

/** Bytes of UTF-8. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const bytesOf = (parts: readonly Part[]): Uint8Array => concat(parts.map(({bytes}) => bytes));

/** A whole number in so many bytes; negative ones as two's complement. */
function whole(value: number, length: number, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(length);
  let rest = BigInt.asUintN(8 * length, BigInt(value));
  for (let i = 0; i < length; i++, rest >>= 8n) bytes[littleEndian ? i : length - 1 - i] = Number(rest & 0xffn);
  return bytes;
}

/** What both kinds of message have. */
export interface Who {
  readonly account: Account;
  readonly domain: string;
  /** Seconds. */
  readonly timestamp: number;
}

/** Byte orders of a wallet that got one wrong; the right ones are little endian for length and time, big for the workchain. */
export type ProofMistake = 'workchain-order' | 'length-order' | 'time-order';

/** The message of `ton_proof`, before it is hashed. `mistake`: as a wallet would make it that has one part wrong. */
export function proofParts({account, domain, timestamp}: Who, payload: string, mistake?: ProofMistake): Part[] {
  const name = utf8(domain);
  return [
    {name: 'proof-prefix', bytes: utf8('ton-proof-item-v2/')},
    {name: 'workchain', bytes: whole(account.workchain, 4, mistake === 'workchain-order')},
    {name: 'account', bytes: account.id},
    {name: 'domain-length', bytes: whole(name.length, 4, mistake !== 'length-order')},
    {name: 'domain', bytes: name},
    {name: 'time', bytes: whole(timestamp, 8, mistake !== 'time-order')},
    {name: 'payload', bytes: utf8(payload)},
  ];
}

/** What stands before the hash of the message, so that a proof is no message for the blockchain. */
export const OUTER_PREFIX = concat([new Uint8Array([0xff, 0xff]), utf8('ton-connect')]);

/** The message of `signData` with a text or bytes. */
export function dataParts({account, domain, timestamp}: Who, kind: 'text' | 'binary', content: Uint8Array): Part[] {
  const name = utf8(domain);
  return [
    {name: 'outer-prefix', bytes: new Uint8Array([0xff, 0xff])},
    {name: 'data-prefix', bytes: utf8('ton-connect/sign-data/')},
    {name: 'workchain', bytes: whole(account.workchain, 4, false)},
    {name: 'account', bytes: account.id},
    {name: 'domain-length', bytes: whole(name.length, 4, false)},
    {name: 'domain', bytes: name},
    {name: 'time', bytes: whole(timestamp, 8, false)},
    {name: 'content-kind', bytes: utf8(kind === 'text' ? 'txt' : 'bin')},
    {name: 'content-length', bytes: whole(content.length, 4, false)},
    {name: 'content', bytes: content},
  ];
}

/** Hash and depth of a cell: all that its parent needs. */
export interface Hashed {
  readonly hash: Uint8Array;
  readonly depth: number;
}

/** Representation hash of an ordinary cell. `bytes` has the completion tag if `bits` does not fill it. */
function hashCell(bytes: Uint8Array, bits: number, refs: readonly Hashed[]): Hashed {
  const descriptors = new Uint8Array([refs.length, Math.floor(bits / 8) + Math.ceil(bits / 8)]);
  const depths = refs.map(({depth}) => whole(depth, 2, false));
  return {
    hash: sha256(concat([descriptors, bytes, ...depths, ...refs.map(({hash}) => hash)])),
    depth: refs.length ? 1 + Math.max(...refs.map(({depth}) => depth)) : 0,
  };
}

/** Bytes of a full cell. */
const MOST_IN_CELL = 127;

/** Bytes over as many cells as they need, each the reference of the one before. */
function snake(bytes: Uint8Array): Hashed {
  let below: Hashed | undefined;
  const cells = Math.max(1, Math.ceil(bytes.length / MOST_IN_CELL));
  for (let cell = cells - 1; cell >= 0; cell--) {
    const own = bytes.subarray(cell * MOST_IN_CELL, (cell + 1) * MOST_IN_CELL);
    below = hashCell(own, 8 * own.length, below ? [below] : []);
  }
  return below!;
}

/** A domain as DNS writes it: `com\0example\0` for `example.com`. */
export const dnsForm = (domain: string): Uint8Array =>
  utf8(
    domain
      .split('.')
      .reverse()
      .map((label) => `${label}\0`)
      .join(''),
  );

/**
 * The cell that is signed by `signData` with a cell: parts of its data, and its hash, which is signed as it is. The
 * domain and the payload are its two references.
 */
export function cellParts({account, domain, timestamp}: Who, schema: string, payload: Hashed): {parts: Part[]; hash: Uint8Array} {
  const parts: Part[] = [
    {name: 'cell-prefix', bytes: new Uint8Array([0x75, 0x56, 0x90, 0x22])},
    {name: 'schema-hash', bytes: whole(crc32(utf8(schema)), 4, false)},
    {name: 'time', bytes: whole(timestamp, 8, false)},
    {name: 'address', bytes: addressBits(account)},
  ];
  return {parts, hash: hashCell(bytesOf(parts), 128 + 267, [snake(dnsForm(domain)), payload]).hash};
}

/** `addr_std$10 anycast:nothing$0 workchain_id:int8 address:bits256`, 267 bits and the completion tag. */
function addressBits({workchain, id}: Account): Uint8Array {
  let value = (0b100n << 8n) | BigInt.asUintN(8, BigInt(workchain));
  for (const byte of id) value = (value << 8n) | BigInt(byte);
  // 272 bits: the tag is a one and four zeros.
  value = (value << 5n) | 0b10000n;
  const bytes = new Uint8Array(34);
  for (let at = 33; at >= 0; at--, value >>= 8n) bytes[at] = Number(value & 0xffn);
  return bytes;
}
