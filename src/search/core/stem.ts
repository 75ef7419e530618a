import {stemmer as english} from 'stemmer';
import {stemmer as russian} from '@orama/stemmers/russian';

const ENGLISH = /^[a-z]{3,}$/;
const RUSSIAN = /^[а-я]{3,}$/;
/** A page repeats its words, and typing repeats a query: most stems are asked for again. */
const MOST_KNOWN = 100_000;
const known = new Map<string, string>();

/** Stem of a lower-case word in English or Russian; anything else stays as it is. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const result = ENGLISH.test(word) ? english(word) : RUSSIAN.test(word) ? russian(word) : word;
  if (known.size > MOST_KNOWN) known.clear();
  known.set(word, result);
  return result;
}
