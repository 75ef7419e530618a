/** Addresses of this site whose answer stands elsewhere. */
export const outside = {
  '/v3/concepts/qa-outsource/auditors': 'https://ton.org/en/talents?auditors',
  '/v3/concepts/qa-outsource/outsource': 'https://ton.org/en/talents',
} as const satisfies Record<`/v3/${string}`, `https://${string}`>;
