// region forms
import {Address} from '@ton/core';

/** The text forms of one address. */
export interface AddressForms {
  /** `0:` and 64 hex digits: for logs and for code. */
  readonly raw: string;
  /** Bounceable, for a deployed contract: Gram comes back if the contract rejects the message. */
  readonly bounceable: string;
  /** Non-bounceable, as wallets show it: Gram arrives even if no contract is deployed yet. */
  readonly nonBounceable: string;
  /** Non-bounceable, for testnet only: mainnet software rejects it. */
  readonly testnet: string;
}

export function formsOf(address: Address): AddressForms {
  return {
    raw: address.toRawString(),
    bounceable: address.toString(),
    nonBounceable: address.toString({bounceable: false}),
    testnet: address.toString({bounceable: false, testOnly: true}),
  };
}
// endregion

// region parse
/** An address that a user typed, with the flags of its form. Throws if the checksum is wrong. */
export function readAddress(text: string): {
  address: Address;
  bounceable?: boolean;
  testOnly?: boolean;
} {
  if (Address.isRaw(text)) {
    return {address: Address.parseRaw(text)};
  }
  const {address, isBounceable, isTestOnly} = Address.parseFriendly(text);
  return {address, bounceable: isBounceable, testOnly: isTestOnly};
}
// endregion

// region by-hand
/** CRC-16 (XMODEM) of the first 34 bytes: the last two bytes of a user-friendly address. */
export function crc16(data: Uint8Array): number {
  let crc = 0;
  for (const byte of data) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    }
  }
  return crc & 0xffff;
}

/** A user-friendly address without a library: tag, workchain, hash, checksum, in base64url. */
export function toFriendly(
  workchain: number,
  hash: Buffer,
  bounceable: boolean,
  testOnly: boolean,
): string {
  const tag = (bounceable ? 0x11 : 0x51) | (testOnly ? 0x80 : 0);
  const body = Buffer.concat([Buffer.from([tag, workchain & 0xff]), hash]);
  const checksum = Buffer.alloc(2);
  checksum.writeUInt16BE(crc16(body));
  return Buffer.concat([body, checksum]).toString('base64url');
}
// endregion
