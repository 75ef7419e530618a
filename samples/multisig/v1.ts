// region wallet
import {type Address, internal, toNano} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed, type KeyPair} from '@ton/crypto';
import {MultisigOrder, MultisigOrderBuilder, MultisigWallet} from '@ton/ton';

/** Key pairs for testing. In production, each owner creates their own and shares only the public key. */
export async function makeOwners(count: number): Promise<KeyPair[]> {
  const owners: KeyPair[] = [];
  for (let i = 0; i < count; i++) {
    owners.push(keyPairFromSeed(await getSecureRandomBytes(32)));
  }
  return owners;
}

/** A wallet in which `needed` of the owners must sign. All owners must list the keys in the same order. */
export function makeWallet(
  publicKeys: readonly Buffer[],
  needed: number,
  walletId = 1,
): MultisigWallet {
  return new MultisigWallet([...publicKeys], 0, walletId, needed);
}
// endregion

// region order
/** An order for one payment; it expires after two hours. */
export function makeOrder(to: Address, gram: string, walletId = 1): MultisigOrder {
  const builder = new MultisigOrderBuilder(walletId);
  builder.addMessage(internal({to, value: toNano(gram), bounce: false}), 3);
  return builder.build();
}
// endregion

// region sign
/** What the second owner does: look at the payload, sign it, and send back the signature. */
export function countersign(
  order: MultisigOrder,
  ownerId: number,
  keys: KeyPair,
): MultisigOrder {
  const own = MultisigOrder.fromPayload(order.payload);
  own.sign(ownerId, keys.secretKey);
  return own;
}
// endregion
