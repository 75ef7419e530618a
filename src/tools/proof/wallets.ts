// The wallets whose code is known, and where the public key lies in their data. Pure.

export interface WalletCode {
  /** As the pages name it. */
  readonly name: string;
  /** Hash of the code, hexadecimal. */
  readonly code: string;
  /** Bits before the public key in the data. */
  readonly keyAt: number;
  /** Bits before the wallet ID, where there is one. */
  readonly idAt?: number;
}

/** The unit test holds each row to the code in `@ton/ton`. */
export const WALLETS: readonly WalletCode[] = [
  {name: 'V1R1', code: 'a0cfc2c48aee16a271f2cfc0b7382d81756cecb1017d077faaab3bb602f6868c', keyAt: 32},
  {name: 'V1R2', code: 'd4902fcc9fad74698fa8e353220a68da0dcf72e32bcb2eb9ee04217c17d3062c', keyAt: 32},
  {name: 'V1R3', code: '587cc789eff1c84f46ec3797e45fc809a14ff5ae24f1e0c7a6a99cc9dc9061ff', keyAt: 32},
  {name: 'V2R1', code: '5c9a5e68c108e18721a07c42f9956bfb39ad77ec6d624b60c576ec88eee65329', keyAt: 32},
  {name: 'V2R2', code: 'fe9530d3243853083ef2ef0b4c2908c0abf6fa1c31ea243aacaa5bf8c7d753f1', keyAt: 32},
  {name: 'V3R1', code: 'b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581', keyAt: 64, idAt: 32},
  {name: 'V3R2', code: '84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599', keyAt: 64, idAt: 32},
  {name: 'V4R2', code: 'feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0', keyAt: 64, idAt: 32},
  {name: 'V5R1', code: '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f', keyAt: 65, idAt: 33},
];
