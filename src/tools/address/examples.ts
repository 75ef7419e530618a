/** Addresses to try: the contract of the USDT jetton, the elector of the masterchain, and the first with one letter wrong. */
export const EXAMPLES = {
  friendly: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  raw: '-1:3333333333333333333333333333333333333333333333333333333333333333',
  wrong: 'EQCxE6mUtQJKFnGfaROTK0t1lZbDiiX1kCixRv7Nw2Id_sDs',
} as const;
