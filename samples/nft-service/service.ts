import {
  beginCell,
  type Address,
  type Cell,
  type Message,
  type TupleReader,
} from '@ton/core';

// region api
/** Runs a get method: a TonClient does it through the network, the sandbox in memory. */
export interface Api {
  run(
    address: Address,
    method: string,
    args?: ({type: 'int'; value: bigint} | {type: 'cell'; cell: Cell})[],
  ): Promise<TupleReader>;
  isActive(address: Address): Promise<boolean>;
}
// endregion

// region item
export interface Item {
  readonly address: Address;
  readonly initialized: boolean;
  readonly index: bigint;
  readonly collection: Address | null;
  readonly owner: Address | null;
  readonly content: Cell | null;
}

/** What the item says about itself: nothing of this is proven yet. */
export async function readItem(api: Api, address: Address): Promise<Item> {
  const stack = await api.run(address, 'get_nft_data');
  return {
    address,
    initialized: stack.readBoolean(),
    index: stack.readBigNumber(),
    collection: stack.readAddressOpt(),
    owner: stack.readAddressOpt(),
    content: stack.readCellOpt(),
  };
}
// endregion

// region verify
/** Whether the collection itself names this address for the item's index. */
export async function isGenuine(
  api: Api,
  item: Item,
  collection: Address,
): Promise<boolean> {
  if (!item.initialized || !item.collection?.equals(collection)) return false;
  const stack = await api.run(collection, 'get_nft_address_by_index', [
    {type: 'int', value: item.index},
  ]);
  return stack.readAddress().equals(item.address);
}
// endregion

// region content
/** The full content of an item, in a layout of TEP-64. */
export async function fullContent(api: Api, item: Item): Promise<Cell | null> {
  if (!item.collection || !item.content) return item.content;
  const stack = await api.run(item.collection, 'get_nft_content', [
    {type: 'int', value: item.index},
    {type: 'cell', cell: item.content},
  ]);
  return stack.readCell();
}
// endregion

// region list
/** All items of an ordered collection. An unordered one returns −1: use an indexer for it. */
export async function* itemsOf(api: Api, collection: Address): AsyncGenerator<Item> {
  const next = (await api.run(collection, 'get_collection_data')).readBigNumber();
  if (next < 0n) throw new Error('The collection is not ordered');
  for (let index = 0n; index < next; index++) {
    const stack = await api.run(collection, 'get_nft_address_by_index', [
      {type: 'int', value: index},
    ]);
    const address = stack.readAddress();
    if (await api.isActive(address)) yield readItem(api, address);
  }
}
// endregion

// region notification
export interface Assigned {
  readonly item: Address;
  readonly from: Address | null;
  readonly payload: Cell;
}

/** Reads a message to your account as the notification of an NFT; undefined if it is something else. */
export function readAssigned(message: Message): Assigned | undefined {
  if (message.info.type !== 'internal' || message.info.bounced) return undefined;
  try {
    const body = message.body.beginParse();
    if (body.loadUint(32) !== 0x05138d91) return undefined;
    body.loadUintBig(64); // query_id
    const from = body.loadMaybeAddress();
    const inReference = body.remainingBits > 0 && body.loadBit();
    const payload = inReference ? body.loadRef() : body.asCell();
    return {item: message.info.src, from, payload};
  } catch {
    return undefined; // anyone can send a message that only begins like a notification
  }
}

/** The text comment of a payload, or undefined. */
export function commentOf(payload: Cell): string | undefined {
  try {
    const slice = payload.beginParse();
    return slice.loadUint(32) === 0 ? slice.loadStringTail() : undefined;
  } catch {
    return undefined; // the sender may put anything into it
  }
}
// endregion

// region deposit
/** The item that was really transferred: it belongs to a known collection, and `receiver` owns it now. */
export async function depositOf(
  api: Api,
  message: Message,
  receiver: Address,
  collections: readonly Address[],
): Promise<{item: Item; assigned: Assigned} | undefined> {
  const assigned = readAssigned(message);
  if (!assigned || !(await api.isActive(assigned.item))) return undefined;
  const item = await readItem(api, assigned.item).catch(() => undefined);
  const collection = collections.find((known) => item?.collection?.equals(known));
  if (!item || !collection || !(await isGenuine(api, item, collection)))
    return undefined;
  return item.owner?.equals(receiver) ? {item, assigned} : undefined;
}
// endregion

// region transfer
export function transferBody(request: {
  readonly queryId: bigint;
  readonly to: Address;
  readonly responseTo: Address;
  /** In nanograms; 0 sends no notification. */
  readonly forwardAmount: bigint;
  readonly comment?: string;
}): Cell {
  const payload =
    request.comment === undefined
      ? null
      : beginCell().storeUint(0, 32).storeStringTail(request.comment).endCell();
  return beginCell()
    .storeUint(0x5fcc3d14, 32) // transfer
    .storeUint(request.queryId, 64)
    .storeAddress(request.to)
    .storeAddress(request.responseTo)
    .storeMaybeRef(null) // custom_payload
    .storeCoins(request.forwardAmount)
    .storeMaybeRef(payload) // forward_payload
    .endCell();
}
// endregion
