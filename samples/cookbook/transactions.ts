import {
  type Address,
  beginCell,
  Cell,
  loadMessage,
  type Message,
  type Slice,
  storeMessage,
  type Transaction,
} from '@ton/core';
import {normalizedHash} from '../clients/external-message.ts';

// region read
export type Incoming =
  | {kind: 'gram'; from: Address; amount: bigint; comment?: string}
  | {
      kind: 'jetton';
      wallet: Address;
      from: Address | null;
      amount: bigint;
      comment?: string;
    }
  | {kind: 'nft'; item: Address; from: Address; comment?: string}
  | {kind: 'bounced' | 'returned' | 'external' | 'other'};

const JETTON_NOTIFICATION = 0x7362d09c;
const OWNERSHIP_ASSIGNED = 0x05138d91;

/** What your wallet received in a transaction. The sender of a jetton or an NFT is only what the sending contract claims. */
export function readIncoming({inMessage, description}: Transaction): Incoming {
  if (inMessage?.info.type !== 'internal') {
    return {kind: 'external'};
  }
  const {bounced, src, value} = inMessage.info;
  if (bounced) {
    return {kind: 'bounced'}; // your own message came back: no deposit
  }
  if (description.type === 'generic' && description.bouncePhase?.type === 'ok') {
    return {kind: 'returned'}; // the Gram has gone back to the sender
  }
  // `aborted` is no test: a wallet that gets 1 nanogram runs no code, but keeps the nanogram.
  try {
    return readBody(inMessage.body.beginParse(), src, value.coins);
  } catch {
    return {kind: 'other'}; // anyone may send a malformed body, and none may stop your program
  }
}

function readBody(body: Slice, src: Address, value: bigint): Incoming {
  if (body.remainingBits < 32) {
    return {kind: 'gram', from: src, amount: value};
  }
  switch (body.loadUint(32)) {
    case 0:
      return {kind: 'gram', from: src, amount: value, ...text(body)};
    case JETTON_NOTIFICATION: {
      body.skip(64); // query_id
      const amount = body.loadCoins();
      const from = body.loadMaybeAddress();
      return {kind: 'jetton', wallet: src, from, amount, ...payloadComment(body)};
    }
    case OWNERSHIP_ASSIGNED: {
      body.skip(64);
      const from = body.loadAddress();
      return {kind: 'nft', item: src, from, ...payloadComment(body)};
    }
    default:
      return {kind: 'other'};
  }
}

/** A forward payload is stored in place or in a reference: its first bit tells which. */
function payloadComment(slice: Slice): {comment?: string} {
  try {
    const payload = slice.loadBit() ? slice.loadRef().beginParse() : slice;
    return payload.loadUint(32) === 0 ? text(payload) : {};
  } catch {
    return {};
  }
}

function text(slice: Slice): {comment?: string} {
  try {
    return {comment: slice.loadStringTail()};
  } catch {
    return {};
  }
}
// endregion

// region hashes
/** The transaction hash that explorers show: the hash of the root cell. */
export function transactionHash(transaction: Transaction): string {
  return transaction.hash().toString('hex');
}

/** The hash of an internal message's cell. It is the same in the sender's and in the recipient's transaction. */
export function messageHash(message: Message): string {
  return beginCell().store(storeMessage(message)).endCell().hash().toString('hex');
}
// endregion

// region result
/** The hash to search for: a wallet app returns the external message that it has sent, not a transaction. */
export function hashOfResult(boc: string): string {
  const root = Cell.fromBase64(boc);
  return normalizedHash(loadMessage(root.beginParse())).toString('hex');
}

interface FoundTransaction {
  readonly hash: string;
  readonly lt: string;
  readonly description: {readonly aborted: boolean};
}

/** One request to an API compatible with v3; undefined while the message is not in a block yet. */
export async function findByResult(
  api: string,
  boc: string,
): Promise<FoundTransaction | undefined> {
  const url = new URL(`${api}/transactionsByMessage`);
  url.searchParams.set('msg_hash', hashOfResult(boc));
  url.searchParams.set('direction', 'in');
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The API answered ${response.status}`);
  }
  const {transactions} = (await response.json()) as {transactions: FoundTransaction[]};
  return transactions[0];
}
// endregion
