import {
  beginCell,
  Cell,
  Dictionary,
  loadMessage,
  type Address,
  type Message,
} from '@ton/core';
import type {Blockchain, BlockchainTransaction} from '@ton/sandbox';

/** A message of a transaction: parsed, and as the cell whose hash is the message hash. */
export interface FoundMessage {
  readonly cell: Cell;
  readonly message: Message;
}

/** A transaction with the data that both API versions return. */
export interface Found {
  readonly tx: BlockchainTransaction;
  readonly account: string;
  readonly hash: Buffer;
  readonly inMessage: FoundMessage | null;
  readonly outMessages: readonly FoundMessage[];
}

const open = (cell: Cell): FoundMessage => ({
  cell,
  message: loadMessage(cell.beginParse()),
});

// region normalized-hash
/** The normalized hash of an external message, which does not depend on how the sender serialized it (TEP-467). */
export function normalizedHash({info, body}: Message): Buffer {
  if (info.type !== 'external-in') throw new Error('Only an external message has one');
  return beginCell()
    .storeUint(0b10, 2) // ext_in_msg_info
    .storeUint(0, 2) // no source
    .storeAddress(info.dest)
    .storeCoins(0) // import fee
    .storeBit(false) // no state init
    .storeBit(true) // body in a reference
    .storeRef(body)
    .endCell()
    .hash();
}
// endregion

/** All transactions of the chain, oldest first. */
export function allTransactions(blockchain: Blockchain): Found[] {
  return blockchain
    .snapshot()
    .transactions.toSorted((a, b) => (a.lt < b.lt ? -1 : 1))
    .map((tx) => {
      // The messages are read from the cell: serializing them again could change their hashes.
      const messages = (tx.raw.refs[0] ?? Cell.EMPTY).beginParse();
      const incoming = messages.loadMaybeRef();
      const outgoing = messages.loadDict(
        Dictionary.Keys.Uint(15),
        Dictionary.Values.Cell(),
      );
      const dest = tx.inMessage?.info.dest as Address | undefined;
      return {
        tx,
        account: `${dest?.workChain ?? -1}:${tx.address.toString(16).padStart(64, '0')}`,
        hash: tx.hash(),
        inMessage: incoming && open(incoming),
        outMessages: outgoing.values().map(open),
      };
    });
}

/** The seqno of the stand-in's block at this logical time: each transaction has a block of its own. */
export const seqnoOf = (lt: bigint): number => Number(lt / 1_000_000n) + 1;

/** Reads a hash in any form that the API accepts: hex, base64 or base64url. */
export function readHash(text: string): Buffer {
  const hash = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (hash.length !== 32) throw new Error(`not a hash: ${text}`);
  return hash;
}
