// One mistake in a user-friendly address, found by its checksum. Pure.
import {BASE64, base64Value} from '../shared/bytes.ts';
import {CHARACTERS, isFriendly, splitFriendly} from './friendly.ts';

/** Letters of other alphabets that look like a Latin one. A keyboard that was left in Russian gives most of them. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['АВСЕНІЈКМОРЅТХУ', 'ABCEHIJKMOPSTXY'],
    ['асеіјорѕхуԛԝһ', 'aceijopsxyqwh'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['ονυ', 'ovu'],
    ['‐‑‒–—−', '------'],
  ].flatMap(([from, to]) => [...from!].map((letter, index) => [letter, to![index]!])),
);

/** The text with Latin letters in place of those that look like them (full-width ones too). */
export function foldLookalikes(text: string): string {
  return [...text.normalize('NFKC')].map((character) => LOOKALIKES[character] ?? character).join('');
}

/** Most fixes that are shown: more of them prove nothing. */
const MOST = 4;

/**
 * Addresses that differ from the text by one mistake: a character replaced, left out, added, or two neighbours swapped;
 * letters of another alphabet and a mixture of both base64 alphabets do not count. A fix has a right checksum, a known
 * tag and a workchain that exists; the checksum has 16 bits, so about one wrong text in 20 has a fix that is not what
 * was meant: compare it with where the address came from.
 */
export function mend(text: string): string[] {
  const folded = foldLookalikes(text).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');
  if (Math.abs(folded.length - CHARACTERS) > 1) return [];
  const odd = [...folded].flatMap((character, at) => (base64Value(character) < 0 ? [at] : []));
  if (odd.length > 1) return [];
  const found = new Set<string>();
  const alphabet = BASE64.slice(0, 62) + '-_';
  const attempt = (candidate: string): void => {
    if (candidate.length !== CHARACTERS || [...candidate].some((character) => base64Value(character) < 0)) return;
    const {workchain} = splitFriendly(candidate).account;
    if ((workchain === 0 || workchain === -1) && isFriendly(candidate)) found.add(candidate);
  };

  if (odd.length === 0 && folded.length === CHARACTERS) {
    attempt(folded);
    if (found.size) return [...found];
  }
  // A character that cannot be right is the mistake.
  const places = odd.length ? odd : [...Array(folded.length + 1).keys()];
  for (const at of places) {
    const [before, after] = [folded.slice(0, at), folded.slice(at + 1)];
    if (folded.length === CHARACTERS + 1) attempt(before + after);
    if (folded.length === CHARACTERS - 1 && !odd.length) for (const one of alphabet) attempt(before + one + folded.slice(at));
    if (folded.length === CHARACTERS && at < CHARACTERS) {
      for (const one of alphabet) attempt(before + one + after);
      if (!odd.length && at + 1 < CHARACTERS) attempt(before + folded[at + 1]! + folded[at]! + folded.slice(at + 2));
    }
  }
  return [...found].slice(0, MOST);
}
