// region rule
/** Length of a period: 2^17 seconds, about 36 hours and 24 minutes. */
const PERIOD = 2 ** 17;

const period = (unixTime: number): number => Math.floor(unixTime / PERIOD);

/** How long the state of a period is kept, in seconds: 2^18, doubled for each trailing zero bit of the period number. */
export function lifetime(unixTime: number): number {
  const x = period(unixTime);
  const trailingZeros = 31 - Math.clz32(x & -x);
  return 2 ** (18 + trailingZeros);
}

/** A key block gets a state if the key block before it belongs to an earlier period. */
export function isPersistent(unixTime: number, previousKeyBlock: number): boolean {
  return period(unixTime) !== period(previousKeyBlock);
}
// endregion

// region periods
/** The periods between two times whose states are kept for at least `days`. */
export function longLived(from: number, to: number, days: number) {
  const found: {begin: Date; days: number; expires: Date}[] = [];
  for (let x = period(from); x * PERIOD < to; x++) {
    const begin = x * PERIOD;
    const kept = lifetime(begin);
    if (kept >= days * 86400) {
      found.push({
        begin: new Date(begin * 1000),
        days: Math.floor(kept / 86400),
        expires: new Date((begin + kept) * 1000),
      });
    }
  }
  return found;
}
// endregion
