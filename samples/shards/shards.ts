import type {Address} from '@ton/core';

// region numbers
/** A shard as the network writes it: 64 bits, the prefix, a 1, zeros. */
export type Shard = bigint;

export const WHOLE: Shard = 1n << 63n;

/** The 1 that marks the end of the prefix. */
const mark = (shard: Shard): bigint => shard & -shard;

export const depth = (shard: Shard): number => 64 - mark(shard).toString(2).length;

export const children = (shard: Shard): [Shard, Shard] => [
  shard - mark(shard) / 2n,
  shard + mark(shard) / 2n,
];

export const parent = (shard: Shard): Shard =>
  (shard - mark(shard)) | (mark(shard) << 1n);

export const sibling = (shard: Shard): Shard => shard ^ (mark(shard) << 1n);

export function contains(shard: Shard, address: Address): boolean {
  const account = BigInt(`0x${address.hash.subarray(0, 8).toString('hex')}`);
  return depth(shard) === 0 || (account ^ shard) >> BigInt(64 - depth(shard)) === 0n;
}

export const show = (shard: Shard): string => shard.toString(16).padStart(16, '0');
// endregion

// region weight
const ones = (history: bigint): number =>
  [...history.toString(2)].filter((bit) => bit === '1').length;

/** Points of a history of 64 blocks, the newest in the lowest bit. From 64 points on, the block requests a split or merge. */
export const points = (history: bigint): number =>
  3 * ones(history & 0xffffn) +
  2 * ones((history >> 16n) & 0xffffn) +
  ones((history >> 32n) & 0xffffn);
// endregion

/** The number of hops of a message between two prefixes of `digits` hex digits: one per differing digit. */
export const hops = (from: bigint, to: bigint, digits: number): number =>
  [...(from ^ to).toString(16).padStart(digits, '0')].filter((digit) => digit !== '0')
    .length;
