// region mnemonic
import {
  type KeyPair,
  mnemonicNew,
  mnemonicToPrivateKey,
  mnemonicValidate,
} from '@ton/crypto';
import {WalletContractV4, WalletContractV5R1} from '@ton/ton';

/** 24 new words. They are the wallet: whoever has them has everything in it. Never print, log or send them. */
export async function newMnemonic(): Promise<string[]> {
  return mnemonicNew(24);
}

/** The key pair of 24 words. Throws for words that no wallet has made: a mistyped word would silently be another wallet. */
export async function keysOf(words: string[]): Promise<KeyPair> {
  if (!(await mnemonicValidate(words))) {
    throw new Error('These words are no valid mnemonic');
  }
  return mnemonicToPrivateKey(words);
}
// endregion

// region wallets
/** The same key has another address in each version of the wallet, and in v5 on each network. */
export function walletsOf(publicKey: Buffer) {
  return {
    v4: WalletContractV4.create({workchain: 0, publicKey}),
    v5: WalletContractV5R1.create({publicKey, walletId: {networkGlobalId: -239}}),
    v5Testnet: WalletContractV5R1.create({publicKey, walletId: {networkGlobalId: -3}}),
  };
}
// endregion
