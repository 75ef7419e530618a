/**
 * Whether at most one slip of the fingers lies between two words: a letter wrong, missing, too many, or two neighbours
 * swapped. `unfinished`: `typed` need only be the beginning of `word`.
 */
export function oneSlip(typed: string, word: string, unfinished = false): boolean {
  const surplus = word.length - typed.length;
  if (surplus < -1 || (!unfinished && surplus > 1)) return false;
  const shorter = Math.min(typed.length, word.length);
  let at = 0;
  while (at < shorter && typed.charCodeAt(at) === word.charCodeAt(at)) at++;
  return (
    // One too few, one wrong, one too many, two swapped.
    agrees(typed, at, word, at + 1, unfinished) ||
    agrees(typed, at + 1, word, at + 1, unfinished) ||
    agrees(typed, at + 1, word, at, unfinished) ||
    (at + 1 < typed.length && typed[at] === word[at + 1] && typed[at + 1] === word[at] && agrees(typed, at + 2, word, at + 2, unfinished))
  );
}

/** Whether the rest of `typed` is the rest of `word`, or its beginning. */
function agrees(typed: string, fromTyped: number, word: string, fromWord: number, unfinished: boolean): boolean {
  const left = typed.length - fromTyped;
  const leftOfWord = word.length - fromWord;
  if (left < 0 || leftOfWord < left || (!unfinished && left !== leftOfWord)) return false;
  for (let at = 0; at < left; at++) if (typed.charCodeAt(fromTyped + at) !== word.charCodeAt(fromWord + at)) return false;
  return true;
}

/** How many letters differ between two words (Levenshtein), or more than `most` where it is more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({length: b.length + 1}, (_, at) => at);
  for (let at = 1; at <= a.length; at++) {
    const next = [at];
    for (let to = 1; to <= b.length; to++)
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (a[at - 1] === b[to - 1] ? 0 : 1)));
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length]!;
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
const WORD = /^[\p{L}_]+$/u;
const HAN = /\p{Script=Han}/u;

/**
 * The terms that may have been meant by a word that no page has, the likeliest first. `terms` are those of the index,
 * which are stems, so `words` has whole words with the stem of each.
 */
export function corrections(
  typed: string,
  unfinished: boolean,
  terms: Iterable<string>,
  words: Iterable<readonly [word: string, term: string]>,
  countOf: (term: string) => number,
): Correction[] {
  if (typed.length < SHORTEST || !WORD.test(typed) || HAN.test(typed)) return [];
  const found = new Map<string, number>();
  const beginsSo = unfinished && typed.length > 3;
  for (const term of terms) if (oneSlip(typed, term, beginsSo)) found.set(term, countOf(term));
  for (const [word, term] of words) if (oneSlip(typed, word, beginsSo)) found.set(term, countOf(term));
  return (
    [...found]
      .map(([term, count]) => ({term, count}))
      // The first letter is seldom the wrong one.
      .sort((a, b) => likelihood(b, typed) - likelihood(a, typed) || (a.term < b.term ? -1 : 1))
      .slice(0, MOST)
  );
}

const likelihood = ({term, count}: Correction, typed: string): number => (count + 1) * (term[0] === typed[0] ? 4 : 1);

/** Two words that were typed as one, where both are known. */
export function splits(typed: string, termOf: (word: string) => string, countOf: (term: string) => number): [string, string][] {
  const found: [string, string][] = [];
  for (let at = 3; at <= typed.length - 3; at++) {
    const pair: [string, string] = [termOf(typed.slice(0, at)), termOf(typed.slice(at))];
    if (countOf(pair[0]) > 2 && countOf(pair[1]) > 2) found.push(pair);
  }
  return found.slice(0, 2);
}

/** The keys of a keyboard, in their order, in English and in Russian. */
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** A word as the same keys write it in the other alphabet; nothing where it has keys of neither. */
export function otherLayout(word: string): string | undefined {
  for (const [from, to] of [
    [ENGLISH, RUSSIAN],
    [RUSSIAN, ENGLISH],
  ] as const)
    if (Array.from(word).every((key) => from.includes(key))) return Array.from(word, (key) => to[from.indexOf(key)]).join('');
  return undefined;
}
