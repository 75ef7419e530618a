import {
  type Address,
  beginCell,
  type Cell,
  internal,
  type MessageRelaxed,
  toNano,
} from '@ton/core';

// region swap
export interface SwapOrder {
  readonly pool: Address;
  /** The minimum amount to receive, in the smallest units. 0 accepts any amount: never use it. */
  readonly atLeast: bigint;
  /** Unix time after which the exchange must reject the swap. */
  readonly deadline: number;
  /** Recipient of the result; null means the sender. */
  readonly recipient: Address | null;
}

const paramsCell = ({deadline, recipient}: SwapOrder): Cell =>
  beginCell()
    .storeUint(deadline, 32)
    .storeAddress(recipient)
    .storeAddress(null) // referral
    .storeMaybeRef(null) // fulfill_payload
    .storeMaybeRef(null) // reject_payload
    .endCell();

/** Gram to a jetton: a message to the exchange's Gram vault. */
export function swapGram(
  vault: Address,
  amount: bigint,
  order: SwapOrder,
): MessageRelaxed {
  const body = beginCell()
    .storeUint(0xea06185d, 32)
    .storeUint(0, 64) // query_id
    .storeCoins(amount)
    .storeAddress(order.pool)
    .storeBit(false) // given_in: the amount paid is exact
    .storeCoins(order.atLeast)
    .storeMaybeRef(null) // no further step
    .storeRef(paramsCell(order))
    .endCell();
  return internal({to: vault, value: amount + toNano('0.2'), bounce: true, body});
}

/** A jetton to another asset: the forward_payload of a jetton transfer to the exchange's vault for that jetton. */
export function swapPayload(order: SwapOrder): Cell {
  return beginCell()
    .storeUint(0xe3a0d482, 32)
    .storeAddress(order.pool)
    .storeBit(false)
    .storeCoins(order.atLeast)
    .storeMaybeRef(null)
    .storeRef(paramsCell(order))
    .endCell();
}
// endregion
