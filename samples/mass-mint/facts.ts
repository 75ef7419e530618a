/** Gram per recipient at the prices of 8 August 2026, measured by the test with the contracts in the neighboring folders. */
export const massMintFacts = {
  /** `spent` is the sender's total cost; `stored` is the part of it that stays in the recipient's new contract. */
  jettonFromV5: {spent: '0.0117', stored: '0.0100'},
  jettonFromHighload: {spent: '0.0118', stored: '0.0100'},
  mintFromV5: {spent: '0.0115', stored: '0.0100'},
  nftFromV5: {spent: '0.0209', stored: '0.0199'},
} as const;
