/** `data/tvm/measured.json`, which `npm run measure:tvm` writes. */
export interface Measurement {
  /** `throws`: the VM knows it, and with every input it ended with one of `exits`. */
  readonly state: 'ran' | 'throws' | 'not-run';
  /** The lowest global version at which the opcode is valid, as far as tried. */
  readonly from: number | null;
  readonly runs: number;
  readonly gas: readonly number[];
  /** Exit codes seen when it was run with too little, wrong types, numbers out of range. */
  readonly exits: readonly number[];
  /** At how many points a formula was computed and compared. */
  readonly points: number;
  readonly example: Example | null;
}

export interface Example {
  readonly operands: Readonly<Record<string, string>>;
  readonly before: string;
  readonly after: string;
  readonly gas: number;
}

export interface MeasuredFile {
  /** Global version of the emulator that ran them. */
  readonly version: number;
  readonly instructions: Readonly<Record<string, Measurement>>;
}
