import {beginCell} from '@ton/core';
import {surroundings} from '../../../../data/tvm/surroundings.ts';
import type {StackValue} from '../protocol.ts';
import {toBase64} from '../values/boc.ts';
import {writeEntry} from '../values/stack.ts';

/** A block of the masterchain, as `@ton/sandbox` takes it too. */
export interface BlockId {
  readonly workchain: number;
  readonly shard: bigint;
  readonly seqno: number;
  readonly rootHash: Buffer;
  readonly fileHash: Buffer;
}

/** Unsigned, as the node writes it into c7 (`ConfigInfo::get_prev_blocks_info`). */
const WHOLE = 1n << 63n;
/** How many blocks a list has. */
const LISTED = 16;

/** The hashes are made of the number: the same each time, and different for each block. */
function blockId(seqno: number): BlockId {
  const hash = (kind: number): Buffer => beginCell().storeUint(kind, 8).storeUint(seqno, 32).endCell().hash();
  return {workchain: -1, shard: WHOLE, seqno, rootHash: hash(0), fileHash: hash(1)};
}

/** Identifiers of earlier blocks, newest first: element 13 of the parameters in c7. */
export function previousBlocks(): {lastMcBlocks: BlockId[]; prevKeyBlock: BlockId; lastMcBlocks100: BlockId[]} {
  const {block, keyBlock} = surroundings;
  const list = (first: number, step: number): BlockId[] => Array.from({length: LISTED}, (_, index) => blockId(first - step * index));
  return {lastMcBlocks: list(block, 1), prevKeyBlock: blockId(keyBlock), lastMcBlocks100: list(block - (block % 100), 100)};
}

const int = (value: bigint | number): StackValue => ({type: 'int', value: String(value)});
const tuple = (...items: StackValue[]): StackValue => ({type: 'tuple', items});
const none: StackValue = {type: 'null'};

const blockTuple = ({workchain, shard, seqno, rootHash, fileHash}: BlockId): StackValue =>
  tuple(int(workchain), int(shard), int(seqno), int(BigInt(`0x${rootHash.toString('hex')}`)), int(BigInt(`0x${fileHash.toString('hex')}`)));

let blocks: string | undefined;

/** The same as the emulator takes it: a `VmStackValue`, base64. */
export function previousBlocksEntry(): string {
  if (blocks !== undefined) return blocks;
  const {lastMcBlocks, prevKeyBlock, lastMcBlocks100} = previousBlocks();
  const lists = [lastMcBlocks, lastMcBlocks100].map((list) => tuple(...list.map(blockTuple)));
  blocks = toBase64(writeEntry(tuple(lists[0]!, blockTuple(prevKeyBlock), lists[1]!), 'blocks'));
  return blocks;
}

/** Parameters of the inbound message, as `Transaction::prepare_in_msg_params_tuple` makes them. */
function inMessage(): StackValue {
  const {message, now} = surroundings;
  const value = int(message.value);
  return tuple(
    int(message.bounce ? -1 : 0),
    int(0),
    {type: 'address', value: message.from},
    int(message.forwardFee),
    int(message.lt),
    int(now - message.age),
    value,
    value,
    none,
    none,
  );
}

/** Parameters in c7 that a get method has empty: place, and what a transaction finds there. */
const OF_TRANSACTION: readonly (readonly [index: number, value: () => StackValue])[] = [
  [4, () => int(surroundings.blockLt)],
  [5, () => int(surroundings.lt)],
  [11, () => tuple(int(surroundings.message.value), none)],
  [17, inMessage],
];

/** Parameters in c7 since global version 11, each of which a new tuple is charged with. */
const PARAMETERS = 18;

interface Part {
  readonly hex: string;
  readonly gas: number;
}

/** `SETINDEXVARQ` also where an older version has fewer parameters. */
const put = (index: number): Part[] => [
  {hex: '01', gas: 18}, // SWAP
  {hex: `80${index.toString(16).padStart(2, '0')}`, gas: 26}, // PUSHINT
  {hex: '6F87', gas: 26 + PARAMETERS}, // SETINDEXVARQ
];

const PARTS: readonly Part[] = [
  {hex: 'ED47', gas: 26}, // PUSHCTR c7
  {hex: '6F10', gas: 26}, // INDEX 0
  // The last one lies on top.
  ...[...OF_TRANSACTION].reverse().flatMap(([index]) => put(index)),
  {hex: '6F01', gas: 26 + 1}, // TUPLE 1
  {hex: 'ED57', gas: 26}, // POPCTR c7
];

/**
 * Code that makes of the c7 of a get method that of a transaction with the inbound message of `surroundings`: the
 * emulator takes no c7. `values` lie on the stack before, on top, and are gone after it.
 */
export const asInTransaction = {
  hex: PARTS.map(({hex}) => hex).join(''),
  steps: PARTS.length,
  gas: PARTS.reduce((sum, {gas}) => sum + gas, 0),
  values: (): StackValue[] => OF_TRANSACTION.map(([, value]) => value()),
} as const;
