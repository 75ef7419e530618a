import {
  beginCell,
  contractAddress,
  type Address,
  type Cell,
  type StateInit,
} from '@ton/core';

// region create
export interface SubscriptionConfig {
  readonly wallet: Address;
  readonly merchant: Address;
  readonly amount: bigint;
  /** In seconds. */
  readonly period: number;
  /** When the first payment is due. */
  readonly dueAt: number;
}

/** The terms determine the address: another amount or merchant means another contract. */
export function createSubscription(
  code: Cell,
  {wallet, merchant, amount, period, dueAt}: SubscriptionConfig,
): {address: Address; init: StateInit & {code: Cell; data: Cell}} {
  const data = beginCell()
    .storeAddress(wallet)
    .storeAddress(merchant)
    .storeCoins(amount)
    .storeUint(period, 32)
    .storeUint(dueAt, 32)
    .storeUint(0, 32)
    .endCell();
  return {address: contractAddress(0, {code, data}), init: {code, data}};
}

const body = (op: number, queryId: bigint): Cell =>
  beginCell().storeUint(op, 32).storeUint(queryId, 64).endCell();
export const collect = (queryId: bigint): Cell => body(0x5b000001, queryId);
export const paid = (queryId: bigint): Cell => body(0x5b000002, queryId);
export const cancel = (queryId: bigint): Cell => body(0x5b000003, queryId);
// endregion
