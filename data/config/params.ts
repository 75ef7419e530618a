import {Dictionary, type Cell} from '@ton/core';
import {
  big,
  bool,
  coins,
  entries,
  fields,
  hash,
  int,
  load,
  mapped,
  maybe,
  nothing,
  present,
  ref,
  store,
  tagged,
  triple,
  uint,
  type Layout,
} from './layout.ts';
import type {
  BlockLimits,
  ForwardPrices,
  GasPrices,
  Limits,
  NetworkConfig,
  ProposalSetup,
  Simplex,
  SizeLimits,
  StoragePrices,
  Workchain,
} from './types.ts';

const keys32 = Dictionary.Keys.Int(32);

const set32 = (kind: 'Hashmap'): Layout<readonly number[]> =>
  mapped(
    entries(kind, keys32, nothing),
    (items) => items.map(([key]) => key).sort((a, b) => a - b),
    (items): [number, undefined][] => items.map((key) => [key, undefined]),
  );

const set256: Layout<readonly string[]> = mapped(
  entries('HashmapE', Dictionary.Keys.Buffer(32), nothing),
  (items) => items.map(([key]) => key.toString('hex')).sort(),
  (items): [Buffer, undefined][] => items.map((key) => [Buffer.from(key, 'hex'), undefined]),
);

function record<V>(layout: Layout<[number, V][]>): Layout<Readonly<Record<number, V>>> {
  return mapped(
    layout,
    (items) => Object.fromEntries(items) as Record<number, V>,
    (items) => Object.entries(items).map(([key, value]) => [Number(key), value]),
  );
}

const varUint32: Layout<bigint> = {
  load: (slice) => slice.loadVarUintBig(5),
  store: (value, builder) => void builder.storeVarUint(value, 5),
};

const proposalSetup = tagged(
  0x36,
  8,
  fields<ProposalSetup>({
    minRounds: uint(8),
    maxRounds: uint(8),
    minWins: uint(8),
    maxLosses: uint(8),
    minStoreSeconds: uint(32),
    maxStoreSeconds: uint(32),
    bitPrice: uint(32),
    cellPrice: uint(32),
  }),
);

/** `basic:1 active accept_msgs flags:13`: of the flags only these two are in use, and both known chains are basic. */
const workchain = tagged(
  0xa7,
  8,
  fields<Workchain>({
    enabledSince: uint(32),
    monitorMinSplit: uint(8),
    minSplit: uint(8),
    maxSplit: uint(8),
    active: tagged(1, 1, bool),
    acceptMessages: bool,
    zerostateRootHash: tagged(0, 13, hash),
    zerostateFileHash: hash,
    version: uint(32),
    vmVersion: tagged(1, 4, int(32)),
    vmMode: big(64),
    splitMergeDelay: tagged(0, 4, uint(32)),
    splitMergeInterval: uint(32),
    minSplitMergeInterval: uint(32),
    maxSplitMergeDelay: uint(32),
    persistentStateSplitDepth: uint(8),
  }),
);

const storagePrices = tagged(
  0xcc,
  8,
  fields<StoragePrices>({since: uint(32), bit: big(64), cell: big(64), masterchainBit: big(64), masterchainCell: big(64)}),
);

const gasPrices = tagged(
  0xd1,
  8,
  fields<GasPrices>({
    flatLimit: big(64),
    flatPrice: big(64),
    price: tagged(0xde, 8, big(64)),
    limit: big(64),
    specialLimit: big(64),
    credit: big(64),
    blockLimit: big(64),
    freezeDueLimit: big(64),
    deleteDueLimit: big(64),
  }),
);

const limits: Layout<Limits> = tagged(0xc3, 8, triple(uint(32)));
const blockLimits = tagged(0x5d, 8, fields<BlockLimits>({bytes: limits, gas: limits, ltDelta: limits}));

const forwardPrices = tagged(
  0xea,
  8,
  fields<ForwardPrices>({lump: big(64), bit: big(64), cell: big(64), ihrFactor: uint(32), firstFraction: uint(16), nextFraction: uint(16)}),
);

const simplex = tagged(
  0x22,
  8,
  fields<Simplex>({
    flags: uint(5),
    protocolVersion: uint(2),
    useQuic: bool,
    slotsPerLeaderWindow: uint(32),
    parameters: record(entries('HashmapE', Dictionary.Keys.Uint(8), uint(32))),
  }),
);

/** The fields that every version of `size_limits_config_v2` has. */
const commonLimits = {
  messageBits: uint(32),
  messageCells: uint(32),
  libraryCells: uint(32),
  vmDataDepth: uint(16),
  externalMessageBytes: uint(32),
  externalMessageDepth: uint(16),
  accountCells: uint(32),
  masterchainAccountCells: uint(32),
  accountPublicLibraries: uint(32),
  deferOutQueueSize: uint(32),
  messageExtraCurrencies: uint(32),
  fixedPrefixLength: uint(8),
  accountCellsForStorageDictionary: uint(32),
};

const sizeLimits = tagged(0x02, 8, fields<SizeLimits>({...commonLimits, transactionLibraryLoads: maybe(uint(32)) as Layout<number>}));

/** Before the limit on library loads, which is younger than the emulator of `@ton/sandbox` 0.41. */
const olderSizeLimits = tagged(0x02, 8, fields<Omit<SizeLimits, 'transactionLibraryLoads'>>(commonLimits));

/** One parameter: its number, its place in `NetworkConfig` and how it lies in a cell. */
interface Param {
  readonly write: (config: NetworkConfig) => Cell;
  readonly read: (cell: Cell) => Partial<NetworkConfig>;
}

function param<K extends keyof NetworkConfig>(key: K, layout: Layout<NetworkConfig[K]>): Param {
  return {write: (config) => store(layout, config[key]), read: (cell) => ({[key]: load(layout, cell)})};
}

/** A parameter that is one half of a pair: masterchain and basechain. */
function half<K extends 'gas' | 'blockLimits' | 'forward', C extends keyof NetworkConfig[K] & string>(
  key: K,
  chain: C,
  layout: Layout<NetworkConfig[K][C]>,
): Param {
  return {
    write: (config) => store(layout, config[key][chain]),
    read: (cell) => ({[key]: {[chain]: load(layout, cell)}}) as unknown as Partial<NetworkConfig>,
  };
}

/** The parameters that have types here, by number; `block.tlb` numbers and lays them out. */
export const params: Readonly<Record<number, Param>> = {
  0: param('configAddress', hash),
  1: param('electorAddress', hash),
  2: param('minterAddress', hash),
  4: param('dnsRootAddress', hash),
  5: param('burning', tagged(0x01, 8, fields({blackholeAddress: present(hash), feeBurnNumerator: uint(32), feeBurnDenominator: uint(32)}))),
  7: param('toMint', record(entries('HashmapE', Dictionary.Keys.Uint(32), varUint32))),
  8: param('global', tagged(0xc4, 8, fields({version: uint(32), capabilities: big(64)}))),
  9: param('mandatoryParams', set32('Hashmap')),
  10: param('criticalParams', set32('Hashmap')),
  11: param('voting', tagged(0x91, 8, fields({normal: ref(proposalSetup), critical: ref(proposalSetup)}))),
  12: param('workchains', record(entries('HashmapE', keys32, workchain))),
  13: param('complaints', tagged(0x1a, 8, fields({deposit: coins, bitPrice: coins, cellPrice: coins}))),
  14: param('blockReward', tagged(0x6b, 8, fields({masterchain: coins, basechain: coins}))),
  15: param(
    'elections',
    fields({validatorsElectedFor: uint(32), electionsStartBefore: uint(32), electionsEndBefore: uint(32), stakeHeldFor: uint(32)}),
  ),
  16: param('validators', fields({max: uint(16), maxMain: uint(16), min: uint(16)})),
  17: param('stake', fields({min: coins, max: coins, minTotal: coins, maxFactor: uint(32)})),
  // The key of a price list is the moment from which it holds.
  18: param(
    'storagePrices',
    mapped(
      entries('Hashmap', Dictionary.Keys.Uint(32), storagePrices),
      (items) => items.map(([, value]) => value),
      (items): [number, StoragePrices][] => items.map((value) => [value.since, value]),
    ),
  ),
  19: param('globalId', int(32)),
  20: half('gas', 'masterchain', gasPrices),
  21: half('gas', 'basechain', gasPrices),
  22: half('blockLimits', 'masterchain', blockLimits),
  23: half('blockLimits', 'basechain', blockLimits),
  24: half('forward', 'masterchain', forwardPrices),
  25: half('forward', 'basechain', forwardPrices),
  28: param(
    'catchain',
    tagged(
      0xc2,
      8,
      fields({
        shuffleMasterchainValidators: tagged(0, 7, bool),
        masterchainLifetime: uint(32),
        shardLifetime: uint(32),
        shardValidatorsLifetime: uint(32),
        shardValidators: uint(32),
      }),
    ),
  ),
  29: param(
    'consensus',
    tagged(
      0xd9,
      8,
      fields({
        useQuic: tagged(0, 6, bool),
        newCatchainIds: bool,
        roundCandidates: uint(8),
        nextCandidateDelay: uint(32),
        consensusTimeout: uint(32),
        fastAttempts: uint(32),
        attemptDuration: uint(32),
        catchainMaxDeps: uint(32),
        maxBlockBytes: uint(32),
        maxCollatedBytes: uint(32),
        protocolVersion: uint(16),
        catchainMaxBlocksCoefficient: uint(32),
      }),
    ),
  ),
  30: param('simplex', tagged(0x10, 8, fields({masterchain: present(ref(simplex)), shards: present(ref(simplex))}))),
  31: param('fundamentalContracts', set256),
  43: param('limits', sizeLimits),
  45: param(
    'precompiled',
    tagged(
      0xc0,
      8,
      mapped(
        entries('HashmapE', Dictionary.Keys.Buffer(32), tagged(0xb0, 8, big(64))),
        (items) => Object.fromEntries(items.map(([key, gas]) => [key.toString('hex'), gas])),
        (items): [Buffer, bigint][] => Object.entries(items).map(([key, gas]) => [Buffer.from(key, 'hex'), gas]),
      ),
    ),
  ),
};

/** Reads the typed part of a configuration as the chain holds it: a dictionary of parameters. */
export function readConfig(cell: Cell): Omit<NetworkConfig, 'block' | 'date'> {
  const dictionary = Dictionary.loadDirect(keys32, Dictionary.Values.Cell(), cell);
  const config: Record<string, unknown> = {};
  for (const [number, {read}] of Object.entries(params)) {
    const value = dictionary.get(Number(number));
    if (value === undefined) throw new Error(`the configuration has no parameter ${number}`);
    for (const [key, part] of Object.entries(read(value))) {
      // Halves of a pair meet here.
      config[key] =
        key === 'gas' || key === 'blockLimits' || key === 'forward' ? {...(config[key] as object | undefined), ...(part as object)} : part;
    }
  }
  return config as unknown as Omit<NetworkConfig, 'block' | 'date'>;
}

/** Each typed parameter's cell, by number. */
export function paramCells(config: NetworkConfig): Map<number, Cell> {
  return new Map(Object.entries(params).map(([number, {write}]) => [Number(number), write(config)]));
}

/** The configuration as the chain holds it: one cell, a dictionary of the typed parameters. */
export function configCell(config: NetworkConfig): Cell {
  return dictionaryCell(paramCells(config));
}

/** The same for the emulator of `@ton/sandbox` 0.41: parameter 43 in the form that it can read; all other values are unchanged. */
export function emulatorConfigCell(config: NetworkConfig): Cell {
  return dictionaryCell(new Map([...paramCells(config), [43, store(olderSizeLimits, config.limits)]]));
}

/** The dictionary of parameters, as the chain holds it, from the cell of each. */
export function dictionaryCell(cells: ReadonlyMap<number, Cell>): Cell {
  const dictionary = Dictionary.empty(keys32, Dictionary.Values.Cell());
  for (const [number, cell] of cells) dictionary.set(number, cell);
  return store({load: () => undefined, store: (_, builder) => void dictionary.storeDirect(builder)}, undefined);
}
