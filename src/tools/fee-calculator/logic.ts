// The fees of a transaction from sizes, time and gas, with the formulas that gave them. Pure; all amounts in nanograms.
import {forwardFee, gasFee, storageFee, storagePricesOf, type Chain} from '../../../data/config/fees.ts';
import type {ForwardPrices, GasPrices, NetworkConfig} from '../../../data/config/types.ts';

export type {Chain};

/** The prices of one chain that fees depend on, by the names of `block.tlb` without the masterchain's `mc_`. */
export interface Prices {
  readonly bit_price_ps: bigint;
  readonly cell_price_ps: bigint;
  readonly flat_gas_limit: bigint;
  readonly flat_gas_price: bigint;
  readonly gas_price: bigint;
  readonly gas_limit: bigint;
  readonly lump_price: bigint;
  readonly bit_price: bigint;
  readonly cell_price: bigint;
  readonly first_frac: bigint;
}

export type PriceName = keyof Prices;

/** The parameters in which they stand, by chain. */
export const PARAMETERS = [
  {param: {basechain: 18, masterchain: 18}, names: ['bit_price_ps', 'cell_price_ps']},
  {param: {basechain: 21, masterchain: 20}, names: ['flat_gas_limit', 'flat_gas_price', 'gas_price', 'gas_limit']},
  {param: {basechain: 25, masterchain: 24}, names: ['lump_price', 'bit_price', 'cell_price', 'first_frac']},
] as const satisfies readonly {param: Readonly<Record<Chain, number>>; names: readonly PriceName[]}[];

/** The most that the field of a price holds: `uint64`, `first_frac` `uint16`. */
export const maxOf = (name: PriceName): bigint => (name === 'first_frac' ? (1n << 16n) - 1n : (1n << 64n) - 1n);

/** The prices that hold at the moment of the configuration. */
export function pricesOf(config: NetworkConfig, chain: Chain): Prices {
  const storage = storagePricesOf(config);
  const gas = config.gas[chain];
  const forward = config.forward[chain];
  return {
    bit_price_ps: chain === 'masterchain' ? storage.masterchainBit : storage.bit,
    cell_price_ps: chain === 'masterchain' ? storage.masterchainCell : storage.cell,
    flat_gas_limit: gas.flatLimit,
    flat_gas_price: gas.flatPrice,
    gas_price: gas.price,
    gas_limit: gas.limit,
    lump_price: forward.lump,
    bit_price: forward.bit,
    cell_price: forward.cell,
    first_frac: BigInt(forward.firstFraction),
  };
}

type GasPart = Pick<GasPrices, 'flatLimit' | 'flatPrice' | 'price'>;
const gasPrices = (prices: Prices): GasPart => ({
  flatLimit: prices.flat_gas_limit,
  flatPrice: prices.flat_gas_price,
  price: prices.gas_price,
});
const forwardPrices = (prices: Prices): Pick<ForwardPrices, 'lump' | 'bit' | 'cell'> => ({
  lump: prices.lump_price,
  bit: prices.bit_price,
  cell: prices.cell_price,
});

/** Names and numbers of a formula, in the order in which they are written; the words are language-neutral. */
export type Formula = readonly (string | bigint)[];

/** A fee with the formula that gave it, once with names and once with numbers in their place. */
export interface Fee {
  readonly fee: bigint;
  readonly names: string;
  readonly numbers: Formula;
}

export interface Size {
  readonly bits: bigint;
  readonly cells: bigint;
}

/** Bits and cells of the account, all cells counted once, for the time since its last transaction at one price. */
export function storage(prices: Prices, {bits, cells}: Size, seconds: bigint): Fee {
  const {bit_price_ps: bit, cell_price_ps: cell} = prices;
  return {
    fee: storageFee(bits, cells, seconds, {since: 0, bit, cell, masterchainBit: bit, masterchainCell: cell}, 'basechain'),
    names: '⌈(bits × bit_price_ps + cells × cell_price_ps) × seconds ÷ 2¹⁶⌉',
    numbers: ['⌈(', bits, ' × ', bit, ' + ', cells, ' × ', cell, ') × ', seconds, ' ÷ ', 65_536n, '⌉'],
  };
}

/** What running code costs. */
export function gas(prices: Prices, used: bigint): Fee {
  const {flat_gas_limit: limit, flat_gas_price: flat, gas_price: price} = prices;
  const fee = gasFee(used, gasPrices(prices) as GasPrices);
  return used <= limit
    ? {fee, names: 'flat_gas_price', numbers: [flat]}
    : {
        fee,
        names: 'flat_gas_price + ⌈(gas − flat_gas_limit) × gas_price ÷ 2¹⁶⌉',
        numbers: [flat, ' + ⌈(', used, ' − ', limit, ') × ', price, ' ÷ ', 65_536n, '⌉'],
      };
}

/** Gas that an amount buys for an internal message, never above the limit of a transaction. */
export function gasFor(prices: Prices, amount: bigint): bigint {
  const {flat_gas_limit: flatLimit, flat_gas_price: flat, gas_price: price, gas_limit: limit} = prices;
  if (amount < flat) return 0n;
  const bought = price === 0n ? limit : flatLimit + ((amount - flat) << 16n) / price;
  return bought < limit ? bought : limit;
}

/** What carrying a message costs. The root cell counts neither in bits nor in cells. */
export function forward(prices: Prices, {bits, cells}: Size): Fee {
  const {lump_price: lump, bit_price: bit, cell_price: cell} = prices;
  return {
    fee: forwardFee(bits, cells, forwardPrices(prices) as ForwardPrices),
    names: 'lump_price + ⌈(bits × bit_price + cells × cell_price) ÷ 2¹⁶⌉',
    numbers: [lump, ' + ⌈(', bits, ' × ', bit, ' + ', cells, ' × ', cell, ') ÷ ', 65_536n, '⌉'],
  };
}

/** The part of a forward fee that the sender's transaction keeps; the rest travels in the message as `fwd_fee`. */
export function actionFee(prices: Prices, whole: bigint): Fee {
  return {
    fee: (whole * prices.first_frac) >> 16n,
    names: '⌊forward fee × first_frac ÷ 2¹⁶⌋',
    numbers: ['⌊', whole, ' × ', prices.first_frac, ' ÷ ', 65_536n, '⌋'],
  };
}

/** What is known of a transaction before it runs. */
export interface Transaction {
  /** Prices of the account's own chain. */
  readonly prices: Prices;
  /** Prices of the messages: those of the masterchain as soon as one end lies there. */
  readonly messagePrices: Prices;
  readonly account: Size;
  readonly seconds: bigint;
  readonly gasUsed: bigint;
  /** The message that starts it, if it came from outside. */
  readonly external?: Size;
  /** The messages that it sends, all alike, to other contracts. */
  readonly sent: {readonly count: bigint; readonly size: Size};
}

export interface Fees {
  readonly storage: Fee;
  readonly import?: Fee;
  readonly gas: Fee;
  /** Of one message. */
  readonly forward: Fee;
  /** Of one message. */
  readonly action: Fee;
  /** Of all messages. */
  readonly forwardTotal: bigint;
  readonly actionTotal: bigint;
  /** `total_fees` of the transaction: what its own validators get. */
  readonly charged: bigint;
  /** What the account and its messages pay in the end. */
  readonly all: bigint;
}

/** Every fee of a transaction that succeeds. */
export function feesOf({prices, messagePrices, account, seconds, gasUsed, external, sent}: Transaction): Fees {
  const stored = storage(prices, account, seconds);
  const burned = gas(prices, gasUsed);
  const imported = external && forward(prices, external);
  const one = forward(messagePrices, sent.size);
  const action = actionFee(messagePrices, one.fee);
  const own = stored.fee + burned.fee + (imported?.fee ?? 0n);
  const forwardTotal = one.fee * sent.count;
  const actionTotal = action.fee * sent.count;
  return {
    storage: stored,
    ...(imported && {import: imported}),
    gas: burned,
    forward: one,
    action,
    forwardTotal,
    actionTotal,
    charged: own + actionTotal,
    all: own + forwardTotal,
  };
}

/** Seconds of the units in which a time is given. A year has 365 days. */
export const UNITS = {seconds: 1n, hours: 3_600n, days: 86_400n, years: 31_536_000n} as const;
export type TimeUnit = keyof typeof UNITS;

/**
 * What the calculator begins with: a Gram transfer with a short comment from wallet V5R1 after 30 days of rest, as the
 * emulator ran it (a test does so again).
 */
export const START = {
  account: {bits: 5020n, cells: 22n},
  days: 30n,
  external: {bits: 544n, cells: 3n},
  gasUsed: 4939n,
  sent: {count: 1n, size: {bits: 0n, cells: 0n}},
} as const;
