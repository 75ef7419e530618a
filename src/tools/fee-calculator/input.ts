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

/** The prices of messages: those of the chain of the message. All others are those of the account's own chain. */
const FORWARD: readonly PriceName[] = PARAMETERS[2].names;

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

/** The chain of the account, and that of its messages: the masterchain as soon as one end lies there. */
function chainsOf(state: Pick<State, 'chain' | 'to'>): {readonly chain: Chain; readonly messageChain: Chain} {
  const chain = chainOf(state.chain);
  return {chain, messageChain: chain === 'masterchain' ? chain : chainOf(state.to)};
}

/** The chain that a price belongs to. */
const ownerOf = (name: PriceName, {chain, messageChain}: ReturnType<typeof chainsOf>): Chain =>
  FORWARD.includes(name) ? messageChain : chain;

/** A choice of chain, with the typed prices that it empties: a price of one chain says nothing of the other's. */
export function moveTo(state: State, choice: {readonly chain: Chain} | {readonly to: Chain}): Partial<State> {
  const [before, after] = [chainsOf(state), chainsOf({...state, ...choice})];
  const left = PRICES.filter((name) => ownerOf(name, before) !== ownerOf(name, after));
  return {...choice, ...Object.fromEntries(left.map((name) => [name, '']))};
}

/** The configuration's prices as the fields show them: those of messages are of the chain of the messages. */
export function configuredPrices(
  config: NetworkConfig,
  {chain, messageChain}: {readonly chain: Chain; readonly messageChain: Chain},
): Prices {
  return {...pricesOf(config, chain), ...forwardOf(pricesOf(config, messageChain))};
}

/** Reads all fields. Those that are not in sight are not read: the external message of a transaction from inside. */
export function readInput(state: State, config: NetworkConfig): Input {
  const {chain, messageChain} = chainsOf(state);
  const external = state.from !== 'inside';
  const problems: Partial<Record<NumberField, NumberProblem>> = {};
  const read = (name: NumberField, max = MOST[name] ?? MOST_SIZE): bigint => {
    const result = readNumber(state[name], {max});
    if (result.ok) return result.value;
    problems[name] = result.problem;
    return 0n;
  };

  const typed = PRICES.filter((name) => state[name].trim() !== '');
  const changes: Partial<Prices> = Object.fromEntries(typed.map((name) => [name, read(name, maxOf(name))]));
  const messagePrices: Prices = {...configuredPrices(config, {chain, messageChain}), ...changes};
  // The import fee is one of the account's own chain: a typed forward price is meant for it only if it is that chain's.
  const prices: Prices = chain === messageChain ? messagePrices : {...messagePrices, ...forwardOf(pricesOf(config, chain))};

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

const forwardOf = (prices: Prices): Partial<Prices> => Object.fromEntries(FORWARD.map((name) => [name, prices[name]]));

export function unitOf(text: string): TimeUnit {
  return Object.hasOwn(UNITS, text) ? (text as TimeUnit) : 'seconds';
}
