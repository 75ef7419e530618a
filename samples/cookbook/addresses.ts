import {Address} from '@ton/core';

// region find
/** Every address in a text, in any form, without duplicates. */
export function findAddresses(text: string): Address[] {
  const candidates = text.match(/-?\d+:[0-9a-fA-F]{64}|[\w+/-]{48}/g) ?? [];
  const found = new Map<string, Address>();
  for (const candidate of candidates) {
    if (isAddress(candidate)) {
      const address = Address.parse(candidate);
      found.set(address.toRawString(), address);
    }
  }
  return [...found.values()];
}
// endregion

// region valid
/** `Address.isFriendly` checks only the alphabet and the length; parsing also verifies the checksum. */
export function isAddress(text: string): boolean {
  try {
    Address.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The recipient addresses that a mainnet payment form accepts. */
export function readRecipient(text: string): {address: Address; bounce: boolean} {
  if (Address.isRaw(text)) {
    throw new Error('Paste the address as your wallet shows it: UQ… or EQ…');
  }
  const {address, isBounceable, isTestOnly} = Address.parseFriendly(text.trim());
  if (isTestOnly) {
    throw new Error('This is an address of the testnet');
  }
  return {address, bounce: isBounceable};
}
// endregion
