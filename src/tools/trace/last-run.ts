// The transactions of the last run of the playground: the browser keeps them, for the viewer in this or another tab.

const KEY = 'ton-docs.playground-run';
/** Characters of a run that is kept. 32 transactions of a contract as large as the network allows are fewer. */
const MOST = 2_000_000;

/** What is kept: the text that the viewer reads, one bag of cells on each line; or why there is none. */
export type LastRun = {readonly kind: 'run'; readonly text: string} | {readonly kind: 'none' | 'damaged'};

/**
 * Keeps the transactions of a run (bags of cells in base64, in any order) in place of the run before. Where the browser
 * keeps nothing, or the run is too long, no run is kept: an older one would pass for this one.
 */
export function keepRun(bags: readonly string[]): void {
  try {
    const text = JSON.stringify(bags);
    window.localStorage.removeItem(KEY);
    if (text.length <= MOST) window.localStorage.setItem(KEY, text);
  } catch {
    // Storage is blocked or full.
  }
}

/** Reads what is kept. Another page of this address may have written it: it is text that is checked, and never throws. */
export function lastRun(): LastRun {
  let kept: string | null;
  try {
    kept = window.localStorage.getItem(KEY);
  } catch {
    return {kind: 'none'};
  }
  if (kept === null) return {kind: 'none'};
  try {
    const bags: unknown = kept.length > MOST ? undefined : JSON.parse(kept);
    const whole = Array.isArray(bags) && bags.length > 0 && bags.every((bag) => typeof bag === 'string' && /^te6cc[\w+/=]+$/.test(bag));
    return whole ? {kind: 'run', text: bags.join('\n')} : {kind: 'damaged'};
  } catch {
    return {kind: 'damaged'};
  }
}
