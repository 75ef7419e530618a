/** A parameter to compare with mainnet's: 15 of testnet in August 2026, whose rounds are of an hour (3600, 1800, 300, 1800 seconds). */
export const EXAMPLE = {of: '15', in: 'b5ee9c7201010101001200002000000e10000007080000012c00000708'} as const;
