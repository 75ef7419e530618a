// region backoff
import {setTimeout as pause} from 'node:timers/promises';

/** GET with a key. While the API is busy, it waits longer before each new attempt. */
export async function ask<T>(url: string, key?: string, attempts = 6): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, {headers: key ? {'X-API-Key': key} : {}});
    if (response.ok) return (await response.json()) as T;
    const busy = [429, 503, 504].includes(response.status);
    if (!busy || attempt === attempts) {
      throw new Error(`${response.status} ${await response.text()}`);
    }
    // The random part keeps several processes from retrying at the same moment.
    await pause(200 * 2 ** attempt * (0.5 + Math.random()));
  }
}
// endregion

// region sdk
import {type Address, fromNano} from '@ton/core';
import {TonClient} from '@ton/ton';

export async function readBalance(endpoint: string, address: Address): Promise<string> {
  const client = new TonClient({endpoint, apiKey: process.env.TON_CENTER_KEY});
  return fromNano(await client.getBalance(address));
}
// endregion

// region v2
interface V2<T> {
  readonly ok: boolean;
  readonly result: T;
}

/** The balance in nanograms. `base` is https://toncenter.com/api/v2. */
export async function balanceV2(base: string, address: string): Promise<bigint> {
  const query = new URLSearchParams({address});
  const answer = await ask<V2<string>>(`${base}/getAddressBalance?${query}`);
  return BigInt(answer.result);
}

export async function seqnoV2(base: string, address: string): Promise<number> {
  const response = await fetch(`${base}/runGetMethod`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({address, method: 'seqno', stack: []}),
  });
  const {ok, result} = (await response.json()) as V2<{
    exit_code: number;
    stack: [string, string][];
  }>;
  const [type, value] = result.stack[0] ?? [];
  if (!ok || result.exit_code !== 0 || type !== 'num') return 0; // not deployed
  return Number(value);
}
// endregion

// region v3
export interface Transaction {
  readonly hash: string;
  readonly lt: string;
  readonly now: number;
  readonly total_fees: string;
  readonly in_msg: {
    readonly source: string | null;
    readonly value: string | null;
  } | null;
  readonly description: {readonly aborted?: boolean};
}

/** All transactions of an account after `lt`, oldest first. `base` is https://toncenter.com/api/v3. */
export async function since(
  base: string,
  account: string,
  lt: bigint,
): Promise<Transaction[]> {
  const found: Transaction[] = [];
  for (let offset = 0; ; offset += 100) {
    const query = new URLSearchParams({
      account,
      start_lt: String(lt + 1n),
      sort: 'asc', // new transactions appear after the last page and shift nothing
      limit: '100',
      offset: String(offset),
    });
    const {transactions} = await ask<{transactions: Transaction[]}>(
      `${base}/transactions?${query}`,
    );
    found.push(...transactions);
    if (transactions.length < 100) return found;
  }
}
// endregion

// region send
/** Sends a signed message and returns the transaction that it caused on the recipient's account. */
export async function sendAndFind(base: string, boc: string): Promise<Transaction> {
  const response = await fetch(`${base}/message`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({boc}),
  });
  if (!response.ok) throw new Error(await response.text());
  const {message_hash_norm: hash} = (await response.json()) as {
    message_hash_norm: string;
  };
  const query = new URLSearchParams({msg_hash: hash, direction: 'in'});
  for (let attempt = 0; attempt < 60; attempt++) {
    const {transactions} = await ask<{transactions: Transaction[]}>(
      `${base}/transactionsByMessage?${query}`,
    );
    if (transactions[0]) return transactions[0];
    await pause(1000);
  }
  throw new Error(`No transaction for message ${hash}`);
}
// endregion
