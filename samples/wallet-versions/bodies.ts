// region bodies
import {
  beginCell,
  type Builder,
  type Cell,
  SendMode,
  storeMessageRelaxed,
  storeOutList,
  type MessageRelaxed,
} from '@ton/core';
import {sign} from '@ton/crypto';
import type {Form} from './versions.ts';

export interface Order {
  readonly seqno: number;
  readonly walletId: number;
  /** Unix time in seconds. */
  readonly validUntil: number;
  readonly messages: readonly MessageRelaxed[];
  readonly mode?: SendMode;
}

/** The data that the owner signs. */
export function toSign(form: Form, order: Order): Builder {
  const {seqno, walletId, validUntil, messages} = order;
  const mode = order.mode ?? SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS;
  if (form === 'v5') {
    const list = messages.map((outMsg) => ({type: 'sendMsg' as const, mode, outMsg}));
    return beginCell()
      .storeUint(0x7369676e, 32) // "sign": an external request
      .storeUint(walletId, 32)
      .storeUint(validUntil, 32)
      .storeUint(seqno, 32)
      .storeMaybeRef(
        list.length ? beginCell().store(storeOutList(list)).endCell() : null,
      )
      .storeBit(false); // no extended actions
  }
  const body = beginCell();
  if (form === 'v1') body.storeUint(seqno, 32);
  if (form === 'v2') body.storeUint(seqno, 32).storeUint(validUntil, 32);
  if (form === 'v3' || form === 'v4')
    body.storeUint(walletId, 32).storeUint(validUntil, 32).storeUint(seqno, 32);
  if (form === 'v4') body.storeUint(0, 8); // opcode 0: simple send
  for (const message of messages) {
    body
      .storeUint(mode, 8)
      .storeRef(beginCell().store(storeMessageRelaxed(message)).endCell());
  }
  return body;
}

/** The body of the external message: v5 has the signature at the end, the older ones at the beginning. */
export function signed(form: Form, request: Builder, secretKey: Buffer): Cell {
  const signature = sign(request.endCell().hash(), secretKey);
  return form === 'v5'
    ? beginCell().storeBuilder(request).storeBuffer(signature, 64).endCell()
    : beginCell().storeBuffer(signature, 64).storeBuilder(request).endCell();
}
// endregion
