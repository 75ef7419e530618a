// region mnemonic
import {
  type KeyPair,
  mnemonicNew,
  mnemonicToPrivateKey,
  mnemonicValidate,
} from '@ton/crypto';
import {WalletContractV4, WalletContractV5R1} from '@ton/ton';

/** 24 new words. Whoever has them controls the wallet and everything in it. Never print, log or send them. */
export async function newMnemonic(): Promise<string[]> {
  return mnemonicNew(24);
}

/** The key pair of 24 words. Throws for an invalid mnemonic; otherwise a mistyped word would give another wallet. */
export async function keysOf(words: string[]): Promise<KeyPair> {
  if (!(await mnemonicValidate(words))) {
    throw new Error('These words are no valid mnemonic');
  }
  return mnemonicToPrivateKey(words);
}
// endregion

// region wallets
/** The same key gives a different address in each wallet version and, for v5, on each network. */
export function walletsOf(publicKey: Buffer) {
  return {
    v4: WalletContractV4.create({workchain: 0, publicKey}),
    v5: WalletContractV5R1.create({publicKey, walletId: {networkGlobalId: -239}}),
    v5Testnet: WalletContractV5R1.create({publicKey, walletId: {networkGlobalId: -3}}),
  };
}
// endregion
