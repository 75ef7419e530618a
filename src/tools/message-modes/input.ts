// The fields of the mode builder as text, to a setting or to what is wrong with them. Pure.
import type {NetworkConfig} from '../../../data/config/types.ts';
import {actionFee, forward, gas, gasFor, pricesOf, type Chain} from '../fee-calculator/logic.ts';
import {readNumber, type Bounds, type NumberProblem} from '../shared/numbers.ts';
import type {Setting} from './logic.ts';

/** State of the tool, as it stands in the address: the experiment of the page. */
export const INITIAL = {
  mode: '1',
  kind: 'internal',
  from: 'inside',
  bounceable: 'yes',
  balance: '1',
  incoming: '0.1',
  value: '0.05',
  gas: '2962',
  bits: '0',
  cells: '0',
  to: 'basechain',
};

export type State = typeof INITIAL;
export type NumberField = 'mode' | 'balance' | 'incoming' | 'value' | 'gas' | 'bits' | 'cells';

/** Ten times all Gram there is. */
const MOST_GRAM: Bounds = {max: 50n * 10n ** 18n, decimals: 9};
const BOUNDS: Readonly<Record<NumberField, Bounds>> = {
  mode: {max: 255n},
  balance: MOST_GRAM,
  incoming: MOST_GRAM,
  value: MOST_GRAM,
  gas: {max: 10n ** 9n},
  bits: {max: 1n << 32n},
  cells: {max: 1n << 32n},
};

export interface Input {
  readonly external: boolean;
  readonly log: boolean;
  readonly bounceable: boolean;
  readonly to: Chain;
  /** The mode, as far as it can be read. */
  readonly mode: number | undefined;
  readonly problems: Partial<Record<NumberField, NumberProblem>>;
  /** Absent while a field is wrong. */
  readonly setting?: Setting;
  /** Gas that the incoming value buys, where that is less than what is used. */
  readonly gasBought?: bigint;
}

/** Reads all fields that are in sight; the contract itself lies in the basechain. */
export function readInput(state: State, config: NetworkConfig): Input {
  const external = state.from === 'outside';
  const log = state.kind === 'log';
  const bounceable = state.bounceable !== 'no';
  const to: Chain = state.to === 'masterchain' ? 'masterchain' : 'basechain';
  const problems: Partial<Record<NumberField, NumberProblem>> = {};
  const read = (name: NumberField): bigint => {
    const result = readNumber(state[name], BOUNDS[name]);
    if (result.ok) return result.value;
    problems[name] = result.problem;
    return 0n;
  };
  const mode = read('mode');
  const balance = read('balance');
  const incoming = external ? 'external' : read('incoming');
  const value = log ? 0n : read('value');
  const gasUsed = read('gas');
  const size = {bits: read('bits'), cells: read('cells')};

  const own = pricesOf(config, 'basechain');
  const prices = pricesOf(config, log ? 'basechain' : to);
  const forwardFee = forward(prices, size).fee;
  const bought = incoming === 'external' ? gasUsed : gasFor(own, incoming);
  const found = {external, log, bounceable, to, problems, mode: problems.mode ? undefined : Number(mode)};
  if (Object.keys(problems).length > 0) return found;
  return {
    ...found,
    ...(bought < gasUsed && {gasBought: bought}),
    setting: {
      mode: Number(mode),
      balance,
      incoming,
      // An external message whose body fits into its root cell.
      ...(external && {importFee: own.lump_price}),
      bounceable,
      gasFee: gas(own, gasUsed).fee,
      kind: log ? 'log' : 'internal',
      value,
      ...size,
      prices: {forwardFee, actionFee: actionFee(prices, forwardFee).fee, cellPrice: prices.cell_price},
      bounceFee: own.lump_price,
      limits: {cells: BigInt(config.limits.messageCells), bits: BigInt(config.limits.messageBits)},
      version: config.global.version,
    },
  };
}
