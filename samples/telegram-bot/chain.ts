// region deposit
import {Cell} from '@ton/core';

/** The transaction fields of TON Center's API v3 that this program reads. */
export interface ApiTransaction {
  readonly hash: string;
  readonly lt: string;
  readonly emulated?: boolean;
  /** The server returns words; its OpenAPI file specifies 0, 1 and 2. */
  readonly finality?: 'pending' | 'confirmed' | 'finalized' | 0 | 1 | 2;
  readonly in_msg?: {
    readonly source?: string | null;
    readonly value?: string | null;
    readonly bounced?: boolean | null;
    readonly message_content?: {readonly body?: string} | null;
  } | null;
  readonly out_msgs: readonly unknown[];
}

export interface Deposit {
  /** lt and hash identify a transaction permanently: the key that prevents double credits. */
  readonly id: string;
  readonly sender: string;
  readonly amount: bigint;
  readonly comment: string | null;
}

/** A transaction that left Gram on the wallet, or null. */
export function readDeposit(transaction: ApiTransaction): Deposit | null {
  const message = transaction.in_msg;
  // An external message has no source: it is a request from the wallet's owner.
  if (!message?.source || message.bounced) return null;
  // A message that the wallet sends back leaves nothing behind.
  if (transaction.out_msgs.length > 0) return null;
  const amount = BigInt(message.value ?? 0);
  if (amount === 0n) return null;
  return {
    id: `${transaction.lt}:${transaction.hash}`,
    sender: message.source,
    amount,
    comment: readComment(message.message_content?.body),
  };
}

/** A text comment is a body that begins with 32 zero bits. */
function readComment(body: string | undefined): string | null {
  if (!body) return null;
  try {
    const slice = Cell.fromBase64(body).beginParse();
    return slice.remainingBits >= 32 && slice.loadUint(32) === 0
      ? slice.loadStringTail()
      : null;
  } catch {
    return null; // anyone may send any body; none of them may stop the loop
  }
}
// endregion
// region requests
export class Chain {
  private readonly url: string;
  private readonly account: string;
  private readonly apiKey: string | undefined;

  constructor(url: string, account: string, apiKey?: string) {
    this.url = url;
    this.account = account;
    this.apiKey = apiKey;
  }

  /** Final transactions after `lt`, oldest first. */
  async after(lt: bigint, limit = 100): Promise<ApiTransaction[]> {
    const query = new URLSearchParams({
      account: this.account,
      start_lt: String(lt + 1n),
      sort: 'asc',
      limit: String(limit),
    });
    const answer = await fetch(`${this.url}/api/v3/transactions?${query}`, {
      headers: this.apiKey ? {'X-API-Key': this.apiKey} : {},
    });
    if (!answer.ok) throw new Error(`TON Center answered ${answer.status}`);
    const {transactions} = (await answer.json()) as {transactions: ApiTransaction[]};
    const open = transactions.findIndex(
      ({emulated, finality}) =>
        emulated === true || !(finality === 'finalized' || finality === 2),
    );
    return open < 0 ? transactions : transactions.slice(0, open);
  }
}
// endregion
