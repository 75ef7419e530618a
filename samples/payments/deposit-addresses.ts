// region subwallet
import {WalletContractV5R1} from '@ton/ton';

/** A user's deposit address: the same key, a different wallet ID. Keep the number in the database. */
export function depositWallet(
  publicKey: Buffer,
  user: number, // 0 to 32,767; 0 is the wallet that wallet apps show
  networkGlobalId = -239, // -3 on testnet
): WalletContractV5R1 {
  return WalletContractV5R1.create({
    publicKey,
    walletId: {
      networkGlobalId,
      context: {walletVersion: 'v5r1', workchain: 0, subwalletNumber: user},
    },
  });
}
// endregion

// region shard
/** The first of these wallets whose address begins with the given bits and is therefore in that shard. */
export function walletInShard(
  publicKey: Buffer,
  prefix: number,
  bits: number,
): WalletContractV5R1 {
  for (let number = 0; number < 32_768; number += 1) {
    const wallet = depositWallet(publicKey, number);
    if ((wallet.address.hash[0] ?? 0) >> (8 - bits) === prefix) return wallet;
  }
  throw new RangeError('No wallet found');
}
// endregion

// region address
import {Address} from '@ton/core';

export type Checked =
  | {readonly address: Address; readonly bounceable: boolean | null}
  | {readonly error: string};

/** Reads what a user typed as the recipient of a withdrawal. */
export function checkAddress(text: string, testnet = false): Checked {
  const typed = text.trim();
  try {
    if (typed.includes(':'))
      return {address: Address.parseRaw(typed), bounceable: null};
    const {address, isBounceable, isTestOnly} = Address.parseFriendly(typed);
    if (isTestOnly && !testnet) return {error: 'An address of the test network'};
    return {address, bounceable: isBounceable};
  } catch {
    return {error: 'Not an address, or mistyped'}; // the checksum is wrong
  }
}
// endregion
