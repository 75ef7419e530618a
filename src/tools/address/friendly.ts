// The user-friendly form of an address: 36 bytes in 48 characters of base64 (TEP-2).
import {fromBase64, toBase64, toHex} from '../shared/bytes.ts';
import {crc16} from './crc16.ts';

/** An account: its workchain (32 bits, signed) and the 256 bits of its id. */
export interface Account {
  readonly workchain: number;
  readonly id: Uint8Array;
}

export const CHARACTERS = 48;
export const BYTES = 36;
export const TAG_BOUNCEABLE = 0x11;
export const TAG_NON_BOUNCEABLE = 0x51;
export const TAG_TEST_ONLY = 0x80;

export interface Flags {
  readonly bounceable: boolean;
  readonly testOnly: boolean;
}

/** The parts of the 36 bytes, whether or not they are right. */
export interface Friendly {
  readonly bytes: Uint8Array;
  readonly tag: number;
  /** Nothing where the tag is none of the four. */
  readonly flags: Flags | undefined;
  readonly account: Account;
  readonly crcFound: number;
  readonly crcComputed: number;
}

/** Splits 48 characters of base64 (either alphabet); the caller has checked them. */
export function splitFriendly(text: string): Friendly {
  const bytes = fromBase64(text);
  const tag = bytes[0]!;
  const base = tag & 0x7f;
  return {
    bytes,
    tag,
    flags:
      base === TAG_BOUNCEABLE || base === TAG_NON_BOUNCEABLE
        ? {bounceable: base === TAG_BOUNCEABLE, testOnly: (tag & TAG_TEST_ONLY) !== 0}
        : undefined,
    account: {workchain: (bytes[1]! << 24) >> 24, id: bytes.slice(2, 34)},
    crcFound: (bytes[34]! << 8) | bytes[35]!,
    crcComputed: crc16(bytes.subarray(0, 34)),
  };
}

/** Whether the text is a user-friendly address: right checksum, known tag. */
export function isFriendly(text: string): boolean {
  const {flags, crcFound, crcComputed} = splitFriendly(text);
  return flags !== undefined && crcFound === crcComputed;
}

/** The 36 bytes of an account; its workchain must fit into one byte. */
export function friendlyBytes({workchain, id}: Account, {bounceable, testOnly}: Flags): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  bytes[0] = (bounceable ? TAG_BOUNCEABLE : TAG_NON_BOUNCEABLE) | (testOnly ? TAG_TEST_ONLY : 0);
  bytes[1] = workchain & 0xff;
  bytes.set(id, 2);
  const crc = crc16(bytes.subarray(0, 34));
  bytes[34] = crc >> 8;
  bytes[35] = crc & 0xff;
  return bytes;
}

/** Whether the one byte of the user-friendly form can hold the workchain. */
export const hasFriendlyForm = ({workchain}: Account): boolean => workchain >= -128 && workchain <= 127;

export const rawForm = ({workchain, id}: Account): string => `${workchain}:${toHex(id)}`;

export function friendlyForm(account: Account, flags: Flags, alphabet: 'standard' | 'url' = 'url'): string {
  return toBase64(friendlyBytes(account, flags), alphabet);
}

/**
 * The address as it stands in a message, in hexadecimal with the completion tag: `addr_std$10` without anycast (267
 * bits), or `addr_var$11` (310 bits) where the workchain needs more than 8 bits.
 */
export function cellForm(account: Account): {readonly bits: number; readonly hex: string} {
  const {workchain, id} = account;
  const binary = (value: number, width: number): string =>
    (value >>> 0)
      .toString(2)
      .padStart(32, '0')
      .slice(32 - width);
  const rest = [...id].map((byte) => binary(byte, 8)).join('');
  const bits = hasFriendlyForm(account) ? `100${binary(workchain, 8)}${rest}` : `110${binary(256, 9)}${binary(workchain, 32)}${rest}`;
  const full = `${bits}1`.padEnd(Math.ceil((bits.length + 1) / 4) * 4, '0');
  return {
    bits: bits.length,
    hex: `${full
      .match(/.{4}/g)!
      .map((digit) => parseInt(digit, 2).toString(16).toUpperCase())
      .join('')}_`,
  };
}
