// region paging
export interface ListedTransaction {
  readonly account: string;
  readonly hash: string;
  readonly lt: string;
  readonly in_msg: {readonly hash: string; readonly source: string | null} | null;
}

/** Queries an API compatible with TON Center v3, for example https://toncenter.com/api/v3. */
async function ask<T>(
  base: string,
  path: string,
  query: Record<string, string>,
  apiKey?: string,
): Promise<T> {
  const url = `${base}/${path}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(url, apiKey ? {headers: {'X-API-Key': apiKey}} : {});
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`);
  }
  return (await response.json()) as T;
}

/** The transactions of an account that are newer than `afterLt`, oldest first. */
export async function* newTransactions(
  base: string,
  account: string,
  afterLt: bigint,
  pageSize = 100,
): AsyncGenerator<ListedTransaction> {
  let from = afterLt + 1n;
  for (;;) {
    // Paging by logical time stays correct while new transactions arrive; an offset would shift.
    const {transactions} = await ask<{transactions: ListedTransaction[]}>(
      base,
      'transactions',
      {account, start_lt: `${from}`, sort: 'asc', limit: `${pageSize}`},
    );
    yield* transactions;
    const last = transactions.at(-1);
    if (!last || transactions.length < pageSize) return;
    from = BigInt(last.lt) + 1n;
  }
}
// endregion

// region message
/** The transaction that an external message has caused, by its normalized hash (hex); undefined while there is none. */
export async function transactionOf(
  base: string,
  normalizedHash: string,
): Promise<ListedTransaction | undefined> {
  const {transactions} = await ask<{transactions: ListedTransaction[]}>(
    base,
    'transactionsByMessage',
    {msg_hash: normalizedHash, direction: 'in'},
  );
  return transactions[0];
}
// endregion

// region trace
export interface ListedTrace {
  readonly trace_id: string;
  readonly is_incomplete: boolean;
  readonly transactions: Readonly<Record<string, ListedTransaction>>;
}

/** The whole trace of an external message; undefined while there is none. */
export async function traceOfMessage(
  base: string,
  normalizedHash: string,
): Promise<ListedTrace | undefined> {
  const {traces} = await ask<{traces: ListedTrace[]}>(base, 'traces', {
    msg_hash: normalizedHash,
  });
  return traces[0];
}
// endregion
