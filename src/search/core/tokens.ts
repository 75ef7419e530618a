import {stem} from './stem.ts';
import {CHINESE_PARTICLES, STOP_WORDS} from './stop-words.ts';

/** A term of the index and the piece of the text that it stands for. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A run of letters, digits and underscores; a full stop between two digits belongs to it. No look-behind: older Safari has none. */
const RUN = /[\p{L}\p{N}\p{M}_$]*\p{N}(?:\.\p{N}[\p{L}\p{N}_$]*)+|[\p{L}\p{N}\p{M}_$]+/gu;
const HAN_INSIDE = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const IS_HAN = /^\p{Script=Han}/u;
/** `getWalletData`, `get_wallet_data`, `WalletV4R2`, `HTTPServer`: where one part ends and the next begins. */
const PART = /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+[\p{N}]*|\p{N}+[\p{L}\p{N}]*/gu;
/** Hyphen, minus sign and their full-width form. */
const MINUS = new Set('-\u2212\uff0d');
/** Longer words are addresses and hashes: their start is enough to find them. */
const LONGEST_TERM = 40;

/**
 * Characters that no reader sees inside a word and that end none: copied text has them, what is typed has not.
 *
 * - U+00AD, the soft hyphen: where a word may be broken at the end of a line, which makes it no two words;
 * - U+034F, U+200C, U+200D, U+180B to U+180F, U+FE00 to U+FE0F and U+E0100 to U+E01EF: how a letter joins the next one, or
 *   which form of it is drawn. Persian words have the non-joiner inside; an emoji is no word with its joiners or without;
 * - U+2060 and U+FEFF: they forbid a break, so they say themselves that the word goes on. The second begins a file too, and
 *   editors leave it where the cursor was;
 * - U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+206F: the direction of writing, and signs that Unicode gave up.
 *   They come with every number or name that is copied from an Arabic or Hebrew page.
 *
 * The zero-width space, U+200B, is not among them: it stands between words, in scripts that write no spaces and where a
 * long name may be broken. It is a space here, as in pages (`plugins/search/sections.ts`). So are the invisible signs of
 * formulas, U+2061 to U+2064, which stand for a bracket, a times, a comma and a plus between two names.
 */
const INVISIBLE = /[\u00ad\u034f\u061c\u180b-\u180f\u200c-\u200f\u202a-\u202e\u2060\u2066-\u206f\ufe00-\ufe0f\ufeff\u{e0100}-\u{e01ef}]+/gu;

/** A text without the characters that nobody sees inside a word. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

const fold = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/^[_$]+(?=.)|[_$]+$/g, '');

/**
 * The terms of a text, with their places. The same function reads pages and queries, so both agree.
 *
 * - words are lower-cased and stemmed (English and Russian by their script, whatever the page's language);
 * - identifiers stay whole and are split besides: `get_wallet_data` is also `get`, `wallet`, `data`;
 * - `0x178d4519` and `#178d4519` are also `178d4519`; a negative number is also its absolute value;
 * - 帐, a common slip for 账, is read as that;
 * - Chinese is cut at particles and then into pairs of neighbouring characters: no dictionary, so no difference between
 *   build and browser;
 * - characters that nobody sees inside a word are as good as not there.
 */
export function* tokens(text: string, options: {singles?: boolean; keepStopWords?: boolean} = {}): Generator<Token> {
  const bare = withoutInvisible(text);
  if (bare.length === text.length) return yield* visibleTokens(text, options);
  const places = visiblePlaces(text);
  for (const {term, start, end} of visibleTokens(bare, options)) yield {term, start: places[start]!, end: places[end - 1]! + 1};
}

/** For each place of a text without its invisible characters, the place in the text. */
function visiblePlaces(text: string): number[] {
  const places: number[] = [];
  let at = 0;
  const take = (end: number): void => {
    while (at < end) places.push(at++);
  };
  for (const match of text.matchAll(INVISIBLE)) {
    take(match.index);
    at += match[0].length;
  }
  take(text.length);
  return places;
}

function* visibleTokens(text: string, options: {singles?: boolean; keepStopWords?: boolean}): Generator<Token> {
  for (const match of text.matchAll(RUN)) {
    for (const piece of match[0].matchAll(HAN_INSIDE)) {
      const start = match.index + piece.index;
      if (IS_HAN.test(piece[0])) yield* pairs(piece[0].replace(/帐/g, '账'), start, options.singles ?? false);
      else yield* word(piece[0], start, text, options.keepStopWords ?? false);
    }
  }
}

/** The terms alone. */
export function terms(text: string, options?: {singles?: boolean; keepStopWords?: boolean}): string[] {
  return Array.from(tokens(text, options), ({term}) => term);
}

/** Particles part what stands around them, as spaces do elsewhere: a pair across one is no word. */
function* pairs(run: string, start: number, singles: boolean): Generator<Token> {
  let from = 0;
  for (const match of run.matchAll(CHINESE_PARTICLES)) {
    if (match[1]) continue;
    if (match.index > from) yield* unbroken(run.slice(from, match.index), start + from, singles);
    from = match.index + match[0].length;
  }
  if (from < run.length) yield* unbroken(run.slice(from), start + from, singles);
}

function* unbroken(run: string, start: number, singles: boolean): Generator<Token> {
  const characters = Array.from(run);
  let at = start;
  for (let index = 0; index < characters.length; index++) {
    const here = characters[index]!;
    const next = characters[index + 1];
    if (next !== undefined) yield {term: here + next, start: at, end: at + here.length + next.length};
    if (singles || characters.length === 1) yield {term: here, start: at, end: at + here.length};
    at += here.length;
  }
}

function* word(raw: string, start: number, text: string, keepStopWords: boolean): Generator<Token> {
  const folded = fold(raw);
  if (!folded || folded.length > 4 * LONGEST_TERM) return;
  const end = start + raw.length;
  const term = folded.slice(0, LONGEST_TERM);
  if (keepStopWords || !STOP_WORDS.has(folded)) yield {term: stem(term), start, end};
  if (/^\d/.test(folded) && MINUS.has(text[start - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[start - 2] ?? ' '))
    yield {term: `-${term}`, start: start - 1, end};
  if (/^0x[0-9a-f]{4,}$/.test(folded)) yield {term: folded.slice(2, LONGEST_TERM), start: start + 2, end};
  const parts = [...raw.matchAll(PART)];
  if (parts.length < 2 || !/[_$]|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(raw)) return;
  for (const part of parts) {
    const small = fold(part[0]);
    if (small.length < 2 || STOP_WORDS.has(small)) continue;
    const at = start + part.index;
    yield {term: stem(small), start: at, end: at + part[0].length};
  }
}
