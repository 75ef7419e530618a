// The fields of the calculator as text, to a transaction or to what is wrong with them. Pure.
import type {NetworkConfig} from '../../../data/config/types.ts';
import {readNumber, type NumberProblem} from '../shared/numbers.ts';
import {
  maxOf,
  PARAMETERS,
  pricesOf,
  START,
  UNITS,
  type Chain,
  type PriceName,
  type Prices,
  type TimeUnit,
  type Transaction,
} from './logic.ts';

const PRICES = PARAMETERS.flatMap<PriceName>(({names}) => [...names]);

/** State of the tool, as it stands in the address. The prices are empty where the configuration holds. */
export const INITIAL = {
  chain: 'basechain',
  bits: String(START.account.bits),
  cells: String(START.account.cells),
  time: String(START.days),
  unit: 'days',
  from: 'outside',
  xbits: String(START.external.bits),
  xcells: String(START.external.cells),
  gas: String(START.gasUsed),
  count: String(START.sent.count),
  to: 'basechain',
  mbits: String(START.sent.size.bits),
  mcells: String(START.sent.size.cells),
  ...(Object.fromEntries(PRICES.map((name) => [name, ''])) as Record<PriceName, string>),
};

export type State = typeof INITIAL;
export type NumberField = Exclude<keyof State, 'chain' | 'unit' | 'from' | 'to'>;

/** 2^40 bits and cells, 1000 years, 10^15 gas: more than any network will have, and no sum grows out of hand. */
const MOST: Partial<Record<NumberField, bigint>> = {time: 10n ** 12n, gas: 10n ** 15n, count: 255n};
const MOST_SIZE = 1n << 40n;

export interface Input {
  readonly chain: Chain;
  /** The chain whose prices hold for the messages sent: the masterchain as soon as one end lies there. */
  readonly messageChain: Chain;
  readonly external: boolean;
  /** The prices in use, the reader's changes in them. */
  readonly prices: Prices;
  readonly changed: boolean;
  readonly problems: Partial<Record<NumberField, NumberProblem>>;
  /** Absent while a field is wrong. */
  readonly transaction?: Transaction;
}

const chainOf = (text: string): Chain => (text === 'masterchain' ? 'masterchain' : 'basechain');

/** Reads all fields. Those that are not in sight are not read: the external message of a transaction from inside. */
export function readInput(state: State, config: NetworkConfig): Input {
  const chain = chainOf(state.chain);
  const messageChain = chain === 'masterchain' ? chain : chainOf(state.to);
  const external = state.from !== 'inside';
  const problems: Partial<Record<NumberField, NumberProblem>> = {};
  const read = (name: NumberField, max = MOST[name] ?? MOST_SIZE): bigint => {
    const result = readNumber(state[name], {max});
    if (result.ok) return result.value;
    problems[name] = result.problem;
    return 0n;
  };

  const own = pricesOf(config, chain);
  const configured: Prices = {...own, ...forwardOf(pricesOf(config, messageChain))};
  const typed = PRICES.filter((name) => state[name].trim() !== '');
  const changes = Object.fromEntries(typed.map((name) => [name, read(name, maxOf(name))]));
  const messagePrices: Prices = {...configured, ...changes};
  // The import fee is one of the account's own chain; a change of the shared prices is meant for both.
  const prices: Prices = {...own, ...changes};

  const account = {bits: read('bits'), cells: read('cells')};
  const seconds = read('time') * UNITS[unitOf(state.unit)];
  const gasUsed = read('gas');
  const size = {bits: read('mbits'), cells: read('mcells')};
  const count = read('count');
  const import_ = external ? {bits: read('xbits'), cells: read('xcells')} : undefined;
  const found = {chain, messageChain, external, prices: messagePrices, changed: typed.length > 0, problems};
  if (Object.keys(problems).length > 0) return found;
  return {
    ...found,
    transaction: {prices, messagePrices, account, seconds, gasUsed, ...(import_ && {external: import_}), sent: {count, size}},
  };
}

function forwardOf({lump_price, bit_price, cell_price, first_frac}: Prices): Partial<Prices> {
  return {lump_price, bit_price, cell_price, first_frac};
}

export function unitOf(text: string): TimeUnit {
  return Object.hasOwn(UNITS, text) ? (text as TimeUnit) : 'seconds';
}
