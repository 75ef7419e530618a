import type {Address, Transaction} from '@ton/core';
import {readIncoming} from '../cookbook/transactions.ts';

// region shop
/** Prices in the smallest units of the game's coin. */
export const GOODS: Readonly<Record<string, bigint>> = {
  hat: 5_000_000_000n,
  wings: 40_000_000_000n,
};

export interface Purchase {
  readonly player: Address;
  readonly good: string;
}

/** Reads the payments to the shop. Give it transactions in any order and as often as you like: each counts once. */
export class Shop {
  private readonly seen = new Set<bigint>();

  constructor(
    /** The shop's jetton wallet, as the coin's master returns it: only this contract reports real payments. */
    private readonly coinWallet: Address,
  ) {}

  read(transactions: readonly Transaction[]): Purchase[] {
    return transactions.flatMap((transaction) => {
      if (this.seen.has(transaction.lt)) return [];
      this.seen.add(transaction.lt);
      const payment = readIncoming(transaction);
      if (payment.kind !== 'jetton' || !payment.wallet.equals(this.coinWallet))
        return [];
      const good = payment.comment ?? '';
      const price = GOODS[good];
      const isPaid = price !== undefined && payment.amount >= price;
      return isPaid && payment.from ? [{player: payment.from, good}] : [];
    });
  }
}
// endregion
