/** What `staking-run.ts` starts from, and what it printed. */

/** Stakes of the page's example, in GRAM. */
export const STAKES: Readonly<Record<string, number>> = {
  A: 2_000_000,
  B: 1_200_000,
  C: 600_000,
  D: 400_000,
  E: 300_000,
};
/** As many others of the size of `D` take part, because mainnet elects no set with less than 75 million GRAM. */
export const OTHERS = 180;
/** Fees and created Gram of the round, in GRAM: an assumption. */
export const BONUSES = 100_000;

export interface Fine {
  readonly gram: number;
  /** Of the stake. */
  readonly percent: number;
}

/** What lite-client proposes while parameter 40 is absent, and a larger fine, which the Elector allows as well. */
export const FINES: Readonly<Record<string, Fine>> = {
  C: {gram: 101, percent: 0},
  D: {gram: 101, percent: 12.5},
};

/** Sums in nanograms. */
export interface StakeOutcome {
  readonly stake: bigint;
  /** What counts; 0 where the stake was not elected. */
  readonly effective: bigint;
  /** What the Elector gave back after the election. */
  readonly returned: bigint;
  /** Of 2^60. */
  readonly weight: bigint;
  readonly fine: bigint;
  readonly reward: bigint;
  /** What the Elector gave back when it released the stakes. */
  readonly credited: bigint;
}

export interface StakingRecord {
  /** Number of validators. */
  readonly elected: number;
  readonly outcomes: Readonly<Record<string, StakeOutcome>>;
  /** By the validator who was fined: what the complaint cost, and what its sender received. */
  readonly complaints: Readonly<
    Record<string, {readonly paid: bigint; readonly reporter: bigint}>
  >;
  /** Gram without an owner in the Elector, after the fines. */
  readonly reserve: bigint;
}

/** The run of 23 November 2026, with the Elector's code of `facts.ts` and the parameters of `data/config/mainnet.ts`. */
export const stakingRecord: StakingRecord = {
  elected: 184,
  outcomes: {
    A: {
      stake: 2_000_000_000_000_000n,
      effective: 1_800_000_000_000_000n,
      returned: 200_000_000_000_000n,
      weight: 27_306_035_635_425_323n,
      fine: 0n,
      reward: 2_369_986_553_486n,
      credited: 1_802_369_986_553_486n,
    },
    B: {
      stake: 1_200_000_000_000_000n,
      effective: 1_200_000_000_000_000n,
      returned: 0n,
      weight: 18_204_023_756_950_215n,
      fine: 0n,
      reward: 1_579_991_035_657n,
      credited: 1_201_579_991_035_657n,
    },
    C: {
      stake: 600_000_000_000_000n,
      effective: 600_000_000_000_000n,
      returned: 0n,
      weight: 9_102_011_878_475_107n,
      fine: 101_000_000_000n,
      reward: 789_862_535_249n,
      credited: 600_688_862_535_249n,
    },
    D: {
      stake: 400_000_000_000_000n,
      effective: 400_000_000_000_000n,
      returned: 0n,
      weight: 6_068_007_918_983_405n,
      fine: 50_101_000_000_000n,
      reward: 460_697_736_154n,
      credited: 350_359_697_736_154n,
    },
    E: {
      stake: 300_000_000_000_000n,
      effective: 0n,
      returned: 300_000_000_000_000n,
      weight: 0n,
      fine: 0n,
      reward: 0n,
      credited: 0n,
    },
  },
  complaints: {
    C: {paid: 1_105_775_104n, reporter: 8_846_200_832n},
    D: {paid: 1_105_775_104n, reporter: 8_846_200_832n},
  },
  reserve: 50_184_307_598_336n,
};
