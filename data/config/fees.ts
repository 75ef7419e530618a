import type {ForwardPrices, GasPrices, NetworkConfig, StoragePrices} from './types.ts';

/** Prices for gas, bits and cells are for 2^16 of them; a fee is rounded up to whole nanograms. */
const FIXED = 1n << 16n;
const ceil = (product: bigint): bigint => (product + FIXED - 1n) / FIXED;

/** The masterchain has prices of its own. */
export type Chain = 'masterchain' | 'basechain';

/** Nanograms for running code: a flat price up to the flat limit, then by the unit (`GasLimitsPrices` in the node's `block.h`). */
export function gasFee(gas: bigint, {flatLimit, flatPrice, price}: GasPrices): bigint {
  return gas <= flatLimit ? flatPrice : flatPrice + ceil((gas - flatLimit) * price);
}

/** Nanograms for carrying a message. Its root cell counts neither in `bits` nor in `cells`: the lump price pays for it. */
export function forwardFee(bits: bigint, cells: bigint, {lump, bit, cell}: ForwardPrices): bigint {
  return lump + ceil(bits * bit + cells * cell);
}

/** Nanograms for keeping an account: its distinct cells and the bits in them. */
export function storageFee(bits: bigint, cells: bigint, seconds: bigint, prices: StoragePrices, chain: Chain): bigint {
  const [bit, cell] = chain === 'masterchain' ? [prices.masterchainBit, prices.masterchainCell] : [prices.bit, prices.cell];
  return ceil((bits * bit + cells * cell) * seconds);
}

/** The storage prices that hold at the moment of the configuration: the last of the list. */
export function storagePricesOf({storagePrices}: NetworkConfig): StoragePrices {
  const prices = storagePrices[storagePrices.length - 1];
  if (prices === undefined) throw new Error('the configuration has no storage prices');
  return prices;
}
