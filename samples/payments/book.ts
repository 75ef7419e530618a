// region book
import {type Address} from '@ton/core';
import {type Tx} from './chain.ts';
import {type Signed} from './signers.ts';

export interface Deposit {
  readonly asset: string;
  readonly amount: bigint;
  /** The user's memo; `null` or an unknown one leaves the deposit for the operator. */
  readonly memo: string | null;
  readonly from: Address | null;
}

export interface Withdrawal {
  /** From the caller: a repeated call with the same ID changes nothing. */
  readonly id: string;
  readonly account: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly to: Address;
  readonly memo: string;
}

/** held: skipped for lack of Gram; confirmed and failed: the fate of a jetton transfer. */
export type State = 'waiting' | 'signed' | 'held' | 'sent' | 'confirmed' | 'failed';
export type Entry = Withdrawal & {readonly queryId: bigint; state: State};
export type Request = Signed & {readonly entries: readonly Entry[]};

export type Change =
  | {readonly kind: 'deposit'; readonly deposit: Deposit}
  | {
      readonly kind: 'executed';
      readonly request: Request;
      readonly sent: ReadonlySet<Entry>;
    }
  | {readonly kind: 'confirmed' | 'failed'; readonly entry: Entry};

/** The database. Each method is one transaction: all of it is saved or none. */
export class Book {
  lastLt = 0n; // of the wallet's last recorded transaction
  nextNumber = 0;
  readonly balances = new Map<string, bigint>(); // "account asset"
  readonly deposits = new Map<string, Deposit & {readonly credited: boolean}>(); // by transaction
  readonly withdrawals = new Map<string, Entry>(); // by id
  readonly requests = new Map<string, Request>(); // under way, by hash of the body

  constructor(readonly accounts: ReadonlySet<string>) {}

  balance(account: string, asset: string): bigint {
    return this.balances.get(`${account} ${asset}`) ?? 0n;
  }

  /** The debit and the withdrawal are saved together: neither exists without the other. */
  withdraw(withdrawal: Withdrawal): void {
    if (this.withdrawals.has(withdrawal.id)) return;
    const {account, asset, amount} = withdrawal;
    if (amount <= 0n || amount > this.balance(account, asset))
      throw new RangeError('Funds');
    this.add(account, asset, -amount);
    const queryId = BigInt(this.withdrawals.size + 1);
    this.withdrawals.set(withdrawal.id, {...withdrawal, queryId, state: 'waiting'});
  }

  waiting(limit: number): Entry[] {
    return [...this.withdrawals.values()]
      .filter(({state}) => state === 'waiting')
      .slice(0, limit);
  }

  /** Written before the message is sent. */
  signed(request: Request): void {
    this.nextNumber += 1;
    this.requests.set(request.bodyHash, request);
    for (const entry of request.entries) entry.state = 'signed';
  }

  /** Only for a request that no block can accept anymore. */
  expired(request: Request): void {
    this.requests.delete(request.bodyHash);
    for (const entry of request.entries) entry.state = 'waiting';
  }

  /** The transaction and its effect are saved together: a crash leaves both or neither. */
  record(tx: Tx, change: Change | null): void {
    if (tx.prevLt !== this.lastLt) throw new Error(`Gap before transaction ${tx.lt}`);
    this.lastLt = tx.lt;
    if (change?.kind === 'deposit') {
      const {memo, asset, amount} = change.deposit;
      const credited = memo !== null && this.accounts.has(memo);
      this.deposits.set(tx.hash, {...change.deposit, credited});
      if (credited) this.add(memo, asset, amount);
    } else if (change?.kind === 'executed') {
      this.requests.delete(change.request.bodyHash);
      for (const entry of change.request.entries)
        entry.state = change.sent.has(entry) ? 'sent' : 'held';
    } else if (change) {
      const {entry} = change;
      entry.state = change.kind;
      if (change.kind === 'failed') this.add(entry.account, entry.asset, entry.amount);
    }
  }

  private add(account: string, asset: string, amount: bigint): void {
    this.balances.set(`${account} ${asset}`, this.balance(account, asset) + amount);
  }
}
// endregion
