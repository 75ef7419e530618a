import {
  type Address,
  beginCell,
  type Builder,
  type Cell,
  type StateInit,
  storeStateInit,
} from '@ton/core';
import {type Row, Rows} from './rows.ts';

// region internal
export interface InternalMessage {
  bounce: boolean;
  /** If omitted: addr_none, as a contract may write it. */
  src?: Address;
  dest: Address;
  value: bigint;
  /** Bits 0 and 1: the bounce format. */
  extraFlags?: bigint;
  init?: StateInit;
  body: Cell;
}

/** int_msg_info and Message, field by field, without the help of @ton/core's storeMessage. */
export function internalMessage(message: InternalMessage): Cell {
  const builder = beginCell()
    .storeBit(0) // int_msg_info$0
    .storeBit(1) // ihr_disabled
    .storeBit(message.bounce)
    .storeBit(0) // bounced
    .storeAddress(message.src ?? null)
    .storeAddress(message.dest)
    .storeCoins(message.value) // value: grams
    .storeBit(0) // value: no extra currencies
    .storeCoins(message.extraFlags ?? 0n) // a VarUInteger 16, like Grams
    .storeCoins(0) // fwd_fee
    .storeUint(0, 64) // created_lt
    .storeUint(0, 32); // created_at
  storeInitAndBody(builder, message.init, message.body);
  return builder.endCell();
}
// endregion

// region external
/** ext_in_msg_info and Message. In this form its hash is the normalized hash of TEP-467, unless it has an init. */
export function externalMessage(dest: Address, body: Cell, init?: StateInit): Cell {
  const builder = beginCell()
    .storeUint(0b10, 2) // ext_in_msg_info$10
    .storeUint(0b00, 2) // src: addr_none$00
    .storeAddress(dest)
    .storeCoins(0); // import_fee
  storeInitAndBody(builder, init, body);
  return builder.endCell();
}
// endregion

// region init-and-body
/** Both parts in references: the form that always fits. */
function storeInitAndBody(
  builder: Builder,
  init: StateInit | undefined,
  body: Cell,
): void {
  builder.storeBit(init !== undefined);
  if (init)
    builder.storeBit(1).storeRef(beginCell().store(storeStateInit(init)).endCell());
  builder.storeBit(1).storeRef(body);
}
// endregion

// region explain
/** The fields of the root of a message, one row for each. */
export function explainMessage(message: Cell): Row[] {
  const rows = new Rows(message.beginParse());
  const address = (field: string): void =>
    void rows.read(
      field,
      (slice) => slice.loadAddressAny(),
      (found) => (found ? found.toString() : 'addr_none'),
    );
  const time = (): void => {
    rows.uint('created_lt', 64);
    rows.uint('created_at', 32);
  };
  if (!rows.flag('info: int_msg_info$0 or the first bit of $10 and $11')) {
    for (const field of ['ihr_disabled', 'bounce', 'bounced']) rows.flag(field);
    address('src');
    address('dest');
    rows.coins('value.grams');
    rows.flag('value.other');
    rows.coins('extra_flags');
    rows.coins('fwd_fee');
    time();
  } else if (!rows.flag('info: the second bit')) {
    address('src');
    address('dest');
    rows.coins('import_fee');
  } else {
    address('src');
    address('dest');
    time();
  }
  if (rows.flag('init: Maybe') && !rows.flag('init: Either'))
    throw new Error('An init in the root is not read here');
  rows.flag('body: Either');
  return rows.list;
}
// endregion
