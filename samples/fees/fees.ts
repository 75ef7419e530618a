// Network fees, as the node computes them. All amounts are in nanograms.
// region prices
/** Parameters 20 (masterchain) and 21 (basechain). */
export interface GasPrices {
  readonly flatLimit: bigint;
  readonly flatPrice: bigint;
  readonly price: bigint; // for 2^16 units of gas
}

/** Parameters 24 (masterchain) and 25 (basechain). */
export interface ForwardPrices {
  readonly lump: bigint;
  readonly bit: bigint; // for 2^16 bits
  readonly cell: bigint; // for 2^16 cells
  readonly firstFraction: number; // of 2^16
}

/** One entry of parameter 18, the half that belongs to the account's chain. */
export interface StoragePrices {
  readonly since: number; // Unix time
  readonly bit: bigint; // for one bit and 2^16 seconds
  readonly cell: bigint; // for one cell and 2^16 seconds
}
// endregion

// region size
import {type Cell} from '@ton/core';

export interface Size {
  readonly bits: bigint;
  readonly cells: bigint;
}

/** Size of the trees with the given roots: a cell that occurs twice counts once. */
export function sizeOf(roots: readonly Cell[], seen = new Set<string>()): Size {
  let bits = 0n;
  let cells = 0n;
  for (const root of roots) {
    const hash = root.hash().toString('hex');
    if (seen.has(hash)) continue;
    seen.add(hash);
    const below = sizeOf(root.refs, seen);
    bits += BigInt(root.bits.length) + below.bits;
    cells += 1n + below.cells;
  }
  return {bits, cells};
}

/** Size that a message pays for: all its cells except the root, which the lump price covers. */
export function messageSize(message: Cell): Size {
  return sizeOf(message.refs);
}
// endregion

/** Division by 2^16, rounded up. */
// region round
export function shiftUp(value: bigint): bigint {
  return (value + 0xffffn) >> 16n;
}
// endregion

// region gas
export function gasFee(prices: GasPrices, gasUsed: bigint): bigint {
  if (gasUsed <= prices.flatLimit) return prices.flatPrice;
  return prices.flatPrice + shiftUp(prices.price * (gasUsed - prices.flatLimit));
}
// endregion

// region gas-bought
/** Gas that an amount buys, before the limit per transaction is applied. */
export function gasFor(prices: GasPrices, amount: bigint): bigint {
  if (amount < prices.flatPrice) return 0n;
  return prices.flatLimit + ((amount - prices.flatPrice) << 16n) / prices.price;
}
// endregion

// region forward
export function forwardFee(prices: ForwardPrices, {bits, cells}: Size): bigint {
  return prices.lump + shiftUp(prices.bit * bits + prices.cell * cells);
}
// endregion

// region parts
/** The sender's part is the action fee. The rest travels in the message as `fwd_fee`. */
export function splitForwardFee(
  prices: ForwardPrices,
  fee: bigint,
): {sender: bigint; rest: bigint} {
  const sender = (fee * BigInt(prices.firstFraction)) >> 16n;
  return {sender, rest: fee - sender};
}

/** Computes the whole fee from the `fwd_fee` of a message, as `GETORIGINALFWDFEE` does. */
export function originalForwardFee(prices: ForwardPrices, rest: bigint): bigint {
  return (rest << 16n) / (0x10000n - BigInt(prices.firstFraction));
}
// endregion

// region fine
/** Fine for a message that could not be sent. `funds` is the most that the message could have spent. */
export function actionFine(
  prices: ForwardPrices,
  cells: bigint,
  funds: bigint,
): bigint {
  const perCell = (prices.cell >> 16n) / 4n;
  const affordable = funds / perCell;
  return perCell * (cells < affordable ? cells : affordable);
}
// endregion

// region storage
/** The fee for the time from `paidUntil` to `now`, at the prices in force during that time. */
export function storageFee(
  prices: readonly StoragePrices[],
  {bits, cells}: Size,
  paidUntil: number,
  now: number,
): bigint {
  const sorted = [...prices].sort((a, b) => a.since - b.since);
  let total = 0n;
  sorted.forEach(({since, bit, cell}, index) => {
    const from = Math.max(since, paidUntil);
    const until = Math.min(sorted[index + 1]?.since ?? now, now);
    if (until > from) total += (bits * bit + cells * cell) * BigInt(until - from);
  });
  return shiftUp(total);
}
// endregion
