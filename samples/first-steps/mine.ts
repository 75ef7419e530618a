// region body
import {type Address, beginCell, type Cell} from '@ton/core';

export interface MiningData {
  readonly seed: bigint;
  readonly limit: bigint;
  readonly reward: bigint;
}

export function mineBody(
  seed: bigint,
  miner: Address,
  expireAt: number,
  nonce: bigint,
): Cell {
  return beginCell()
    .storeUint(0x4d696e65, 32)
    .storeUint(expireAt, 32)
    .storeAddress(miner)
    .storeUint(seed, 128)
    .storeUint(nonce, 256)
    .endCell();
}
// endregion

// region mine
/** Tries one nonce after another until the hash of the body is small enough. */
export function mine(
  {seed, limit}: MiningData,
  miner: Address,
  expireAt: number,
): {body: Cell; tries: number} {
  for (let nonce = 0n; ; nonce++) {
    const body = mineBody(seed, miner, expireAt, nonce);
    const hash = BigInt(`0x${body.hash().toString('hex')}`);
    if (hash < limit) return {body, tries: Number(nonce) + 1};
  }
}
// endregion
