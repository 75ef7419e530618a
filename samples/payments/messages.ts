// region read
import {
  type Address,
  beginCell,
  type Cell,
  internal,
  type MessageRelaxed,
  type Slice,
} from '@ton/core';

export const Op = {
  transfer: 0x0f8a7ea5,
  notification: 0x7362d09c,
  excesses: 0xd53276db,
} as const;

/** The text of a comment; `null` for anything else. Nothing that a stranger sends may throw here. */
export function readComment(body: Slice): string | null {
  try {
    return body.loadUint(32) === 0 ? body.loadStringTail().trim() : null;
  } catch {
    return null;
  }
}

export interface Notification {
  readonly amount: bigint;
  readonly sender: Address | null;
  readonly comment: string | null;
}

/** Call it only for a message from a jetton wallet that the minter has confirmed. */
export function readNotification(body: Cell): Notification | null {
  const slice = body.beginParse();
  if (slice.remainingBits < 32 || slice.loadUint(32) !== Op.notification) return null;
  slice.skip(64); // query_id
  const amount = slice.loadCoins();
  const sender = slice.loadMaybeAddress();
  // The payload is in the rest of the body, or in a reference.
  const inReference = slice.remainingBits > 0 && slice.loadBit();
  const payload =
    inReference && slice.remainingRefs > 0 ? slice.loadRef().beginParse(true) : slice;
  return {amount, sender, comment: readComment(payload)};
}
// endregion

// region write
export const comment = (text: string): Cell =>
  beginCell().storeUint(0, 32).storeStringTail(text).endCell();

export interface JettonPayment {
  readonly jettonWallet: Address; // of the sender
  readonly queryId: bigint;
  readonly amount: bigint;
  readonly to: Address;
  readonly responseTo: Address;
  readonly memo: string;
  /** Gram for the gas; the rest is returned to `responseTo`. */
  readonly gas: bigint;
}

export function jettonTransfer(payment: JettonPayment): MessageRelaxed {
  const body = beginCell()
    .storeUint(Op.transfer, 32)
    .storeUint(payment.queryId, 64)
    .storeCoins(payment.amount)
    .storeAddress(payment.to)
    .storeAddress(payment.responseTo)
    .storeMaybeRef(null) // custom_payload
    .storeCoins(1n) // without it the recipient gets no notification
    .storeMaybeRef(comment(payment.memo))
    .endCell();
  return internal({to: payment.jettonWallet, value: payment.gas, bounce: true, body});
}
// endregion
