// region orders
import {randomBytes} from 'node:crypto';
import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {readDeposit, type ApiTransaction} from './chain.ts';

export interface Order {
  /** The comment that the payment must carry. */
  readonly code: string;
  readonly chat: number;
  readonly title: string;
  /** In nanograms, as decimal text: JSON has no bigint. */
  readonly price: string;
  received: string;
  paid: boolean;
  told: boolean;
}

interface State {
  cursor: string;
  orders: Record<string, Order>;
  credited: string[];
  /** Deposits without a known code, for a person to look at. */
  unmatched: {id: string; sender: string; amount: string; comment: string | null}[];
}

export class Orders {
  private state: State = {cursor: '0', orders: {}, credited: [], unmatched: []};

  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    if (existsSync(file)) this.state = JSON.parse(readFileSync(file, 'utf8')) as State;
  }

  get cursor(): bigint {
    return BigInt(this.state.cursor);
  }

  get unmatched(): State['unmatched'] {
    return this.state.unmatched;
  }

  create(chat: number, title: string, price: bigint): Order {
    const order: Order = {
      code: randomBytes(8).toString('hex'),
      chat,
      title,
      price: String(price),
      received: '0',
      paid: false,
      told: false,
    };
    this.state.orders[order.code] = order;
    this.save();
    return order;
  }

  of(chat: number): Order[] {
    return Object.values(this.state.orders).filter((order) => order.chat === chat);
  }

  /** Records a page of transactions and the cursor in one write: all or nothing. */
  book(transactions: readonly ApiTransaction[]): void {
    const credited = new Set(this.state.credited);
    for (const transaction of transactions) {
      this.state.cursor = transaction.lt;
      const deposit = readDeposit(transaction);
      if (!deposit || credited.has(deposit.id)) continue;
      credited.add(deposit.id);
      const code = deposit.comment?.trim() ?? '';
      const order = Object.hasOwn(this.state.orders, code)
        ? this.state.orders[code]
        : undefined;
      if (!order) {
        this.state.unmatched.push({...deposit, amount: String(deposit.amount)});
        continue;
      }
      order.received = String(BigInt(order.received) + deposit.amount);
      order.paid = BigInt(order.received) >= BigInt(order.price);
    }
    this.state.credited = [...credited];
    this.save();
  }

  /** Paid orders whose buyers have not been notified yet. */
  toTell(): Order[] {
    return Object.values(this.state.orders).filter(({paid, told}) => paid && !told);
  }

  told(order: Order): void {
    order.told = true;
    this.save();
  }

  private save(): void {
    // Renaming replaces a file at once: a crash leaves the old state or the new one.
    writeFileSync(`${this.file}.new`, JSON.stringify(this.state));
    renameSync(`${this.file}.new`, this.file);
  }
}
// endregion
