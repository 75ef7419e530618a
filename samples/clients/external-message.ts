// region build
import {
  beginCell,
  type Cell,
  external,
  internal,
  SendMode,
  storeMessage,
  toNano,
  type Address,
  type Message,
} from '@ton/core';
import type {KeyPair} from '@ton/crypto';
import {WalletContractV5R1} from '@ton/ton';

export interface Payment {
  readonly to: Address;
  /** In Gram, as a user writes it: `1.5`. */
  readonly amount: string;
  readonly comment?: string;
}

/**
 * The external message that makes a wallet v5 pay, ready for a liteserver or an HTTP interface. `seqno` is the wallet's
 * own; for 0 the message also carries the wallet's code, which it deploys. Without a network: nothing here asks anyone.
 */
export function paymentMessage(
  keys: KeyPair,
  seqno: number,
  payments: readonly Payment[],
  validUntil: number,
): Cell {
  const wallet = WalletContractV5R1.create({
    publicKey: keys.publicKey,
    walletId: {networkGlobalId: -239},
  });
  const body = wallet.createTransfer({
    seqno,
    secretKey: keys.secretKey,
    timeout: validUntil,
    sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
    messages: payments.map(({to, amount, comment}) =>
      internal({
        to,
        value: toNano(amount),
        bounce: false,
        ...(comment === undefined ? {} : {body: comment}),
      }),
    ),
  });
  const message = external({
    to: wallet.address,
    body,
    ...(seqno === 0 ? {init: wallet.init} : {}),
  });
  return beginCell().store(storeMessage(message)).endCell();
}
// endregion

// region normalized-hash
/**
 * The hash by which an external message is found (TEP-467). The layout of the message and its import fee may change on
 * the way, so the hash is taken of a fixed form: no source, no import fee, no StateInit, and the body
 * always in a reference.
 */
export function normalizedHash(message: Message): Buffer {
  if (message.info.type !== 'external-in') {
    throw new Error(`Expected an external message, got ${message.info.type}`);
  }
  return beginCell()
    .storeUint(0b10, 2) // ext_in_msg_info$10
    .storeUint(0, 2) // src: none
    .storeAddress(message.info.dest)
    .storeCoins(0) // import_fee
    .storeBit(false) // no init
    .storeBit(true) // body in a reference
    .storeRef(message.body)
    .endCell()
    .hash();
}
// endregion
