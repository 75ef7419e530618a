/**
 * The network's configuration as typed values: the parameters that pages speak of and that the emulator runs with.
 * Names follow `block.tlb`. Amounts are in nanograms, times in seconds, hashes and addresses (masterchain) in hex.
 */
export interface NetworkConfig {
  /** Masterchain block that the values were read from. */
  readonly block: number;
  /** Day of that block, ISO 8601. */
  readonly date: string;
  /** Param 0: the contract that holds the configuration. */
  readonly configAddress: string;
  /** Param 1. */
  readonly electorAddress: string;
  /** Param 2. */
  readonly minterAddress: string;
  /** Param 4: root of TON DNS. */
  readonly dnsRootAddress: string;
  /** Param 5: share of fees that is burnt. */
  readonly burning: {readonly blackholeAddress: string; readonly feeBurnNumerator: number; readonly feeBurnDenominator: number};
  /** Param 7: extra currencies to mint, amount by currency id. */
  readonly toMint: Readonly<Record<number, bigint>>;
  /** Param 8. */
  readonly global: {readonly version: number; readonly capabilities: bigint};
  /** Param 9: parameters that must be present. */
  readonly mandatoryParams: readonly number[];
  /** Param 10: parameters whose change needs the stricter vote. */
  readonly criticalParams: readonly number[];
  /** Param 11: rules of voting on a change of the configuration. */
  readonly voting: {readonly normal: ProposalSetup; readonly critical: ProposalSetup};
  /** Param 12, by workchain id. */
  readonly workchains: Readonly<Record<number, Workchain>>;
  /** Param 13. */
  readonly complaints: {readonly deposit: bigint; readonly bitPrice: bigint; readonly cellPrice: bigint};
  /** Param 14: reward for a block. */
  readonly blockReward: {readonly masterchain: bigint; readonly basechain: bigint};
  /** Param 15. */
  readonly elections: {
    readonly validatorsElectedFor: number;
    readonly electionsStartBefore: number;
    readonly electionsEndBefore: number;
    readonly stakeHeldFor: number;
  };
  /** Param 16. */
  readonly validators: {readonly max: number; readonly maxMain: number; readonly min: number};
  /** Param 17. `maxFactor` is a fixed-point number with 16 binary places. */
  readonly stake: {readonly min: bigint; readonly max: bigint; readonly minTotal: bigint; readonly maxFactor: number};
  /** Param 18: prices for 2^16 seconds of storage, each from a moment on. */
  readonly storagePrices: readonly StoragePrices[];
  /** Param 19. */
  readonly globalId: number;
  /** Params 20 (masterchain) and 21 (basechain). */
  readonly gas: {readonly masterchain: GasPrices; readonly basechain: GasPrices};
  /** Params 22 and 23. */
  readonly blockLimits: {readonly masterchain: BlockLimits; readonly basechain: BlockLimits};
  /** Params 24 and 25. */
  readonly forward: {readonly masterchain: ForwardPrices; readonly basechain: ForwardPrices};
  /** Param 28. */
  readonly catchain: {
    readonly shuffleMasterchainValidators: boolean;
    readonly masterchainLifetime: number;
    readonly shardLifetime: number;
    readonly shardValidatorsLifetime: number;
    readonly shardValidators: number;
  };
  /** Param 29. Times in milliseconds. */
  readonly consensus: {
    readonly useQuic: boolean;
    readonly newCatchainIds: boolean;
    readonly roundCandidates: number;
    readonly nextCandidateDelay: number;
    readonly consensusTimeout: number;
    readonly fastAttempts: number;
    readonly attemptDuration: number;
    readonly catchainMaxDeps: number;
    readonly maxBlockBytes: number;
    readonly maxCollatedBytes: number;
    readonly protocolVersion: number;
    readonly catchainMaxBlocksCoefficient: number;
  };
  /** Param 30. */
  readonly simplex: {readonly masterchain: Simplex; readonly shards: Simplex};
  /** Param 31: accounts without storage fees and with the special gas limit (masterchain). */
  readonly fundamentalContracts: readonly string[];
  /** Param 43. */
  readonly limits: SizeLimits;
  /** Param 45: gas of contracts that the node runs natively, by code hash. */
  readonly precompiled: Readonly<Record<string, bigint>>;
}

/** Rules of one kind of vote. Prices in nanograms per bit and cell and second of a proposal. */
export interface ProposalSetup {
  readonly minRounds: number;
  readonly maxRounds: number;
  readonly minWins: number;
  readonly maxLosses: number;
  readonly minStoreSeconds: number;
  readonly maxStoreSeconds: number;
  readonly bitPrice: number;
  readonly cellPrice: number;
}

/** A workchain (`workchain_v2#a7`). */
export interface Workchain {
  readonly enabledSince: number;
  readonly monitorMinSplit: number;
  readonly minSplit: number;
  readonly maxSplit: number;
  readonly active: boolean;
  readonly acceptMessages: boolean;
  readonly zerostateRootHash: string;
  readonly zerostateFileHash: string;
  readonly version: number;
  readonly vmVersion: number;
  readonly vmMode: bigint;
  readonly splitMergeDelay: number;
  readonly splitMergeInterval: number;
  readonly minSplitMergeInterval: number;
  readonly maxSplitMergeDelay: number;
  readonly persistentStateSplitDepth: number;
}

export interface StoragePrices {
  /** Unix time. */
  readonly since: number;
  readonly bit: bigint;
  readonly cell: bigint;
  readonly masterchainBit: bigint;
  readonly masterchainCell: bigint;
}

/** `price` is in nanograms for 2^16 units of gas. */
export interface GasPrices {
  readonly flatLimit: bigint;
  readonly flatPrice: bigint;
  readonly price: bigint;
  readonly limit: bigint;
  readonly specialLimit: bigint;
  readonly credit: bigint;
  readonly blockLimit: bigint;
  readonly freezeDueLimit: bigint;
  readonly deleteDueLimit: bigint;
}

/** Under the first value a block counts as light, over the second it is closed soon, the third is never passed. */
export type Limits = readonly [underload: number, soft: number, hard: number];

export interface BlockLimits {
  readonly bytes: Limits;
  readonly gas: Limits;
  readonly ltDelta: Limits;
}

/** `bit` and `cell` are in nanograms for 2^16 bits or cells; `lump` in nanograms. */
export interface ForwardPrices {
  readonly lump: bigint;
  readonly bit: bigint;
  readonly cell: bigint;
  readonly ihrFactor: number;
  readonly firstFraction: number;
  readonly nextFraction: number;
}

/** Consensus of a chain (`simplex_config_v2#22`). `parameters` are the non-critical ones, by number. */
export interface Simplex {
  readonly flags: number;
  readonly protocolVersion: number;
  readonly useQuic: boolean;
  readonly slotsPerLeaderWindow: number;
  readonly parameters: Readonly<Record<number, number>>;
}

export interface SizeLimits {
  readonly messageBits: number;
  readonly messageCells: number;
  readonly libraryCells: number;
  readonly vmDataDepth: number;
  readonly externalMessageBytes: number;
  readonly externalMessageDepth: number;
  readonly accountCells: number;
  readonly masterchainAccountCells: number;
  readonly accountPublicLibraries: number;
  readonly deferOutQueueSize: number;
  readonly messageExtraCurrencies: number;
  readonly fixedPrefixLength: number;
  readonly accountCellsForStorageDictionary: number;
  /** Absent where there is no limit. */
  readonly transactionLibraryLoads?: number;
}
