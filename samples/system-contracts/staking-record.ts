/** The input of `staking-run.ts` and its recorded output. */

/** Stakes of the page's example, in GRAM. */
export const STAKES: Readonly<Record<string, number>> = {
  A: 2_000_000,
  B: 1_200_000,
  C: 600_000,
  D: 400_000,
  E: 300_000,
};
/** The number of other stakes as large as `D`, needed because mainnet elects no set with less than 75 million GRAM. */
export const OTHERS = 180;
/** Fees and created Gram of the round, in GRAM: an assumption. */
export const BONUSES = 100_000;

export interface Fine {
  readonly gram: number;
  /** Percentage of the stake. */
  readonly percent: number;
}

/** The fine that lite-client proposes while parameter 40 is absent, and a larger one, which the Elector also allows. */
export const FINES: Readonly<Record<string, Fine>> = {
  C: {gram: 101, percent: 0},
  D: {gram: 101, percent: 12.5},
};

/** Sums in nanograms. */
export interface StakeOutcome {
  readonly stake: bigint;
  /** The part of the stake that counts; 0 if the stake was not elected. */
  readonly effective: bigint;
  /** Amount that the Elector returned after the election. */
  readonly returned: bigint;
  /** The weights of all validators add up to about 2^60. */
  readonly weight: bigint;
  readonly fine: bigint;
  readonly reward: bigint;
  /** Amount that the Elector returned when it released the stakes. */
  readonly credited: bigint;
}

export interface StakingRecord {
  /** Number of validators. */
  readonly elected: number;
  readonly outcomes: Readonly<Record<string, StakeOutcome>>;
  /** For each fined validator: what the complaint cost, and what its sender received. */
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
