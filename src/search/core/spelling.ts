/**
 * Whether one slip of the fingers lies between two words: a letter wrong, missing, too many, or two neighbours swapped.
 * `unfinished`: `typed` need only be the beginning of `word`.
 */
export function oneSlip(typed: string, word: string, unfinished = false): boolean {
  if (!unfinished && Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const agrees = (fromTyped: number, fromWord: number): boolean =>
    unfinished ? word.startsWith(typed.slice(fromTyped), fromWord) : typed.slice(fromTyped) === word.slice(fromWord);
  return (
    agrees(at + 1, at + 1) ||
    agrees(at, at + 1) ||
    agrees(at + 1, at) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && agrees(at + 2, at + 2))
  );
}

/** A word that may have been meant. */
export interface Correction {
  readonly term: string;
  readonly count: number;
}

/** The commonest first; more than these only blur what is found. */
const MOST = 5;
/** Shorter words are one slip from dozens. */
const SHORTEST = 3;

/**
 * The terms that may have been meant by a word that no page has. `terms` are those of the index, which are stems, so
 * `words` has whole words with the stem of each: a slip in an ending spoils the stem, not the word.
 */
export function corrections(
  typed: string,
  unfinished: boolean,
  terms: Iterable<readonly [term: string, count: number]>,
  words: Iterable<readonly [word: string, term: string]>,
  countOf: (term: string) => number,
): Correction[] {
  if (typed.length < SHORTEST || !/^[\p{L}\p{N}_]+$/u.test(typed) || /^\d+$/.test(typed) || /\p{Script=Han}/u.test(typed)) return [];
  const found = new Map<string, number>();
  for (const [term, count] of terms) if (oneSlip(typed, term, unfinished && typed.length > 3)) found.set(term, count);
  for (const [word, term] of words) if (oneSlip(typed, word, unfinished && typed.length > 3)) found.set(term, countOf(term));
  return [...found]
    .map(([term, count]) => ({term, count}))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, MOST);
}

/** Two words that were typed as one, where both are known. */
export function splits(typed: string, termOf: (word: string) => string, countOf: (term: string) => number): [string, string][] {
  const found: [string, string][] = [];
  for (let at = 3; at <= typed.length - 3; at++) {
    const pair: [string, string] = [termOf(typed.slice(0, at)), termOf(typed.slice(at))];
    if (countOf(pair[0]) > 2 && countOf(pair[1]) > 2) found.push(pair);
  }
  return found.slice(0, 2);
}
