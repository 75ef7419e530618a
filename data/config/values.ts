import {mainnet} from './mainnet.ts';

/** What a number counts: decides its unit and how it is written. */
export type Unit = 'nanograms' | 'grams' | 'gas' | 'seconds' | 'bits' | 'cells' | 'bytes' | 'none';

/** A value that a page may show by name. */
export interface ConfigFigure {
  /** Exact value of the configuration. */
  readonly value: bigint | number;
  /** The shown number is `value / divisor`. */
  readonly divisor?: bigint;
  readonly unit: Unit;
}

/** Prices for gas, bits and cells of messages are fixed-point numbers with 16 binary places. */
const FIXED = 65_536n;
const NANO = 1_000_000_000n;
const {gas, forward, elections, validators, stake, limits, global} = mainnet;
const basechain = mainnet.workchains[0];
const storage = mainnet.storagePrices[mainnet.storagePrices.length - 1];
if (!basechain || !storage) throw new Error('data/config/mainnet.ts has no basechain or no storage prices');

/** Every name that `<ConfigValue name="…" />` knows. */
export const configValues: Readonly<Record<string, ConfigFigure>> = {
  'masterchain.gasPrice': {value: gas.masterchain.price, divisor: FIXED, unit: 'nanograms'},
  'basechain.gasPrice': {value: gas.basechain.price, divisor: FIXED, unit: 'nanograms'},
  'masterchain.gasLimit': {value: gas.masterchain.limit, unit: 'gas'},
  'basechain.gasLimit': {value: gas.basechain.limit, unit: 'gas'},
  'masterchain.gasCredit': {value: gas.masterchain.credit, unit: 'gas'},
  'basechain.gasCredit': {value: gas.basechain.credit, unit: 'gas'},
  'masterchain.specialGasLimit': {value: gas.masterchain.specialLimit, unit: 'gas'},
  'basechain.specialGasLimit': {value: gas.basechain.specialLimit, unit: 'gas'},
  'masterchain.flatGasLimit': {value: gas.masterchain.flatLimit, unit: 'gas'},
  'basechain.flatGasLimit': {value: gas.basechain.flatLimit, unit: 'gas'},
  'masterchain.flatGasPrice': {value: gas.masterchain.flatPrice, unit: 'nanograms'},
  'basechain.flatGasPrice': {value: gas.basechain.flatPrice, unit: 'nanograms'},
  'masterchain.blockGasLimit': {value: gas.masterchain.blockLimit, unit: 'gas'},
  'basechain.blockGasLimit': {value: gas.basechain.blockLimit, unit: 'gas'},
  'masterchain.freezeDueLimit': {value: gas.masterchain.freezeDueLimit, divisor: NANO, unit: 'grams'},
  'basechain.freezeDueLimit': {value: gas.basechain.freezeDueLimit, divisor: NANO, unit: 'grams'},
  'masterchain.deleteDueLimit': {value: gas.masterchain.deleteDueLimit, divisor: NANO, unit: 'grams'},
  'basechain.deleteDueLimit': {value: gas.basechain.deleteDueLimit, divisor: NANO, unit: 'grams'},
  'masterchain.lumpPrice': {value: forward.masterchain.lump, unit: 'nanograms'},
  'basechain.lumpPrice': {value: forward.basechain.lump, unit: 'nanograms'},
  'masterchain.bitPrice': {value: forward.masterchain.bit, divisor: FIXED, unit: 'nanograms'},
  'basechain.bitPrice': {value: forward.basechain.bit, divisor: FIXED, unit: 'nanograms'},
  'masterchain.cellPrice': {value: forward.masterchain.cell, divisor: FIXED, unit: 'nanograms'},
  'basechain.cellPrice': {value: forward.basechain.cell, divisor: FIXED, unit: 'nanograms'},
  'masterchain.storageBitPrice': {value: storage.masterchainBit, unit: 'nanograms'},
  'basechain.storageBitPrice': {value: storage.bit, unit: 'nanograms'},
  'masterchain.storageCellPrice': {value: storage.masterchainCell, unit: 'nanograms'},
  'basechain.storageCellPrice': {value: storage.cell, unit: 'nanograms'},
  /** Time that the two storage prices pay for: 2^16 seconds, fixed in the node's source. */
  storagePeriod: {value: 65_536, unit: 'seconds'},
  'validators.max': {value: validators.max, unit: 'none'},
  'validators.maxMain': {value: validators.maxMain, unit: 'none'},
  'validators.min': {value: validators.min, unit: 'none'},
  'validators.electedFor': {value: elections.validatorsElectedFor, unit: 'seconds'},
  'validators.electionsStartBefore': {value: elections.electionsStartBefore, unit: 'seconds'},
  'validators.electionsEndBefore': {value: elections.electionsEndBefore, unit: 'seconds'},
  'validators.stakeHeldFor': {value: elections.stakeHeldFor, unit: 'seconds'},
  'stake.min': {value: stake.min, divisor: NANO, unit: 'grams'},
  'stake.max': {value: stake.max, divisor: NANO, unit: 'grams'},
  'stake.minTotal': {value: stake.minTotal, divisor: NANO, unit: 'grams'},
  'stake.maxFactor': {value: stake.maxFactor, divisor: FIXED, unit: 'none'},
  globalVersion: {value: global.version, unit: 'none'},
  capabilities: {value: global.capabilities, unit: 'none'},
  'basechain.minSplit': {value: basechain.minSplit, unit: 'none'},
  'basechain.maxSplit': {value: basechain.maxSplit, unit: 'none'},
  'limits.accountCells': {value: limits.accountCells, unit: 'cells'},
  'limits.masterchainAccountCells': {value: limits.masterchainAccountCells, unit: 'cells'},
  'limits.messageBits': {value: limits.messageBits, unit: 'bits'},
  'limits.messageCells': {value: limits.messageCells, unit: 'cells'},
  'limits.externalMessageBytes': {value: limits.externalMessageBytes, unit: 'bytes'},
  'limits.libraryCells': {value: limits.libraryCells, unit: 'cells'},
  'limits.maxMessageExtraCurrencies': {value: limits.messageExtraCurrencies, unit: 'none'},
};
