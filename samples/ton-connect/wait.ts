import {type Address, Cell, loadMessage, type Transaction} from '@ton/core';
import {normalizedHash} from '../clients/external-message.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// region retry
/** Repeats a request that may fail temporarily, for example because of a rate limit or a lost connection. */
export async function retry<T>(
  ask: () => Promise<T>,
  attempts = 4,
  pause = 500,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === attempts) throw error;
      await sleep(pause * 2 ** attempt); // each time twice as long
    }
  }
}
// endregion

// region history
interface Page {
  limit: number;
  lt?: string;
  hash?: string;
}

/** Without an index: reads the account's history backward, down to `since`, and compares normalized hashes. */
export async function findInHistory(
  boc: string,
  since: number, // Unix time of the request: older transactions cannot match
  history: (account: Address, page: Page) => Promise<Transaction[]>,
): Promise<Transaction | undefined> {
  const sent = loadMessage(Cell.fromBase64(boc).beginParse());
  const wanted = normalizedHash(sent);
  const account = sent.info.dest as Address;
  let page: Page = {limit: 16};
  for (;;) {
    const transactions = await retry(() => history(account, page));
    for (const transaction of transactions) {
      if (transaction.now < since) return undefined;
      const {inMessage} = transaction;
      if (
        inMessage?.info.type === 'external-in' &&
        normalizedHash(inMessage).equals(wanted)
      )
        return transaction;
    }
    const last = transactions.at(-1);
    if (last === undefined) return undefined; // the beginning of the history
    page = {limit: 16, lt: last.lt.toString(), hash: last.hash().toString('base64')};
  }
}
// endregion

// region wait
/** Polls until the transaction appears. The wallet rejects the message from `validUntil` on. */
export async function waitFor<T>(
  find: () => Promise<T | undefined>,
  validUntil: number,
  pause = 1000,
  clock = () => Date.now() / 1000,
): Promise<T | undefined> {
  for (;;) {
    const late = clock() > validUntil + 30; // a block made in time may reach the masterchain or the API later
    const found = await retry(find);
    if (found !== undefined || late) return found;
    await sleep(pause);
  }
}
// endregion
