import {codeNamedIn} from '../../tools/exit-codes/find.ts';
import {ASKING_WORDS, CHINESE_ASKING, GENERAL_WORDS} from './stop-words.ts';
import type {SynonymIndex} from './synonyms.ts';
import {splits, type Correction} from './spelling.ts';
import {stem} from './stem.ts';
import {otherLayout} from './layout.ts';
import {terms, tokens, withoutInvisible, type Token} from './tokens.ts';

/** The interface stops there; what comes by another way is cut. */
export const LONGEST_QUERY = 64;
/** Words beyond these add time and no meaning. */
const MOST_TERMS = 24;
/** Shorter beginnings are those of too many words for any but headings to say which was meant. */
const SHORT = 3;
/** In as few sections, a word may be a slip in the text itself. */
const RARE = 2;
const MUCH_COMMONER = 15;
/** From this length on two slips leave enough of a word. */
const TWO_SLIPS = 8;
const NONE: readonly string[] = [];
const HAN = /\p{Script=Han}/u;
const IDENTIFIER = /[\d_$]/;

const GENERAL_TERMS: ReadonlySet<string> = new Set([...GENERAL_WORDS].flatMap((word) => terms(word)));
/** What a general word counts beside others. */
export const GENERAL = 0.2;

/** What counts that was not typed. `bench/search` measures these too. */
export const PREFIX = {weight: 0.6, worth: 0.92, distance: 0.3, most: 30, mostSections: 4000};
export const PARTS = {weight: 0.3, worth: 0.3};
export const ALIKE = {weight: 0.45, worth: 0.8};
export const CORRECTION = {weight: 0.8, worth: 0.95};
export const SYNONYM = {weight: 0.6, worth: 0.96, commoner: 6, rare: 0.4};

/** One thing to look for. Those of one group are ways to say the same, of which a section needs one. */
export interface Wanted {
  readonly term: string;
  readonly group: number;
  /** What a match counts. */
  readonly weight: number;
  /** How much of the group a section has that has this term: 1 for what was typed, less for what was only meant. */
  readonly worth: number;
  /** Terms that a section must have too for this one to count: the rest of a name of several words. */
  readonly along: readonly string[];
  /** Looked for in headings alone: the beginning of half of all words. */
  readonly headings: boolean;
}

export interface Query {
  /** What was typed, cleaned. */
  readonly text: string;
  readonly wanted: readonly Wanted[];
  /** How many groups there are. */
  readonly groups: number;
  /** Groups in the order in which they were typed, for phrases. */
  readonly sequence: readonly number[];
  /** What was typed for each of them, in lower case. */
  readonly words: readonly string[];
  /** The beginning of a word that is long enough to say which words the text may have, where the last word may be unfinished. */
  readonly unfinished: string | undefined;
  /** Groups that say little beside the others: "error" in "error 37". */
  readonly general: ReadonlySet<number>;
  /** By term, the group for which it may stand in a phrase. */
  readonly standing: ReadonlyMap<string, number>;
}

/** What the index knows of terms. */
export interface Vocabulary {
  /** How many sections a term occurs in; 0 for none. */
  count(term: string): number;
  /** Whether longer terms begin so that are words, not the odd hash. */
  continues(start: string): boolean;
  /** Longer terms that begin so, those of headings first: no more than `most`, nor than occur in `mostSections`. */
  expand(start: string, most: number, mostSections: number): readonly string[];
  /** Terms one slip of the fingers away, the likeliest first. */
  near(typed: string, unfinished: boolean): readonly Correction[];
  /** Terms that differ in one letter or two. */
  alike(term: string): readonly {readonly term: string; readonly edits: number}[];
}

/** A vocabulary of which nothing is known: a plan with it has what was typed and its other names. */
export const UNKNOWN: Vocabulary = {count: () => 1, continues: () => false, expand: () => [], near: () => [], alike: () => []};

/**
 * What can be searched for in a text that somebody typed or pasted: no controls, no broken halves of characters, and
 * nothing that is unseen inside a word. Controls that are left part words.
 */
export function cleanQuery(text: string): string {
  const whole = Array.from(withoutInvisible(String(text))).filter((character) => !/^[\ud800-\udfff]$/.test(character));
  return whole
    .slice(0, LONGEST_QUERY)
    .join('')
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** What to look for, for what was typed. The last word may be unfinished, unless a space or a mark ends it. */
export function planQuery(raw: string, vocabulary: Vocabulary, synonyms: SynonymIndex): Query {
  const whole = withoutInvisible(String(raw));
  // A word that is cut is no beginning of one.
  const typing = whole.length <= LONGEST_QUERY && !/[\s\p{P}]$/u.test(whole);
  const text = kernelOf(cleanQuery(raw));
  const bare = withoutAsking(text);
  let typed = [...tokens(bare)].slice(0, MOST_TERMS);
  // Only stop words: then they are what is looked for.
  if (!typed.length) typed = [...tokens(bare, {keepStopWords: true})].slice(0, MOST_TERMS);
  const last = typing ? lastWord(bare) : undefined;

  const groups = new Map<string, number>();
  const wanted = new Map<string, Wanted>();
  const add = (term: string, group: number, weight: number, worth: number, rest: Partial<Wanted> = {}): void => {
    const item: Wanted = {term, group, weight, worth, along: NONE, headings: false, ...rest};
    const key = [group, term, ...item.along].join(' ');
    if (term && !wanted.has(key)) wanted.set(key, item);
  };
  const groupOf = (term: string): number => {
    const known = groups.get(term);
    if (known !== undefined) return known;
    groups.set(term, groups.size);
    return groups.size - 1;
  };

  /** Not so parts of identifiers; one that a synonym names has a group of its own: without it queries of the bench are lost. */
  const isSpoken = ({term}: Token): boolean => groups.has(term);

  const meant: string[] = [];
  for (const {term, start, end} of typed) {
    meant.push(term);
    // Who has the identifier has its parts: they count for those that have it not.
    const whole = typed.find((other) => other.term !== term && other.start <= start && end <= other.end && vocabulary.count(other.term));
    if (whole) {
      add(term, groupOf(whole.term), PARTS.weight, PARTS.worth);
      continue;
    }
    const group = groupOf(term);
    const isLast = last?.terms.includes(term) ?? false;
    const count = vocabulary.count(term);
    add(term, group, 1, 1);
    // What is there, or will be when typed to its end, is not misspelled.
    if (isLast && [term, last!.raw].some((start) => vocabulary.continues(start))) continue;
    if (count > RARE) continue;
    const word = bare.slice(start, end).toLowerCase().replace(/ё/g, 'е');
    const near = vocabulary.near(word, isLast);
    if (count === 0) {
      if (near[0]) meant[meant.length - 1] = near[0].term;
      const meantToType = near.length ? undefined : otherLayout(word);
      for (const other of meantToType ? terms(meantToType) : [])
        if (vocabulary.count(other)) add(other, group, CORRECTION.weight, CORRECTION.worth);
      near.forEach((correction, place) => add(correction.term, group, CORRECTION.weight * 0.8 ** place, CORRECTION.worth - 0.05 * place));
      for (const pair of near.length ? [] : splits(word, stem, (part) => vocabulary.count(part)))
        for (const part of pair) add(part, groupOf(part), CORRECTION.weight, CORRECTION.worth);
      if (!near.length && word.length >= TWO_SLIPS && !IDENTIFIER.test(word))
        for (const {term: other, edits} of vocabulary.alike(term))
          add(other, group, (ALIKE.weight * other.length) / (other.length + edits), ALIKE.worth);
    } else {
      // A slip that others made too, in a text, or a word that happens to exist.
      for (const correction of near)
        if (correction.count > count * MUCH_COMMONER) add(correction.term, group, 0.5 * CORRECTION.weight, 0.7 * CORRECTION.worth);
    }
  }
  if (last) {
    const group = groupOf(last.terms[0]!);
    // An unfinished word that happens to be a stop word ("for" of "forward").
    add(last.terms[0]!, group, 0.3, 0.3);
    for (const item of unfinished(last, vocabulary, typed.length > 1))
      add(item.term, group, item.weight, item.worth, {headings: item.headings});
  }
  if (HAN.test(bare)) {
    for (const {term, of, sure} of wrongCharacters(
      typed.map(({term}) => term),
      vocabulary,
    ))
      add(term, groupOf(of), CORRECTION.weight, sure ? CORRECTION.worth : GUESS);
    // One wrong character spoils two pairs: their single characters, which only headings are indexed by, may still agree.
    const spoilt = new Set(typed.flatMap(({term}) => (HAN.test(term) && !vocabulary.count(term) ? Array.from(term) : [])));
    for (const {term} of tokens(bare, {singles: true}))
      if (Array.from(term).length === 1 && spoilt.has(term)) add(term, groupOf(term), 0.15, 0.15);
  }

  for (let index = 0; index < meant.length; index++) {
    for (const {from, to} of synonyms.get(meant[index]!) ?? []) {
      if (!from.every((term, offset) => meant[index + offset] === term)) continue;
      // The pages say it otherwise: the few that have what was typed are no better for it.
      const [said] = from;
      const known = vocabulary.count(said!);
      if (from.length === 1 && to.length === 1 && known > 0 && vocabulary.count(to[0]!) > known * SYNONYM.commoner)
        for (const [key, item] of wanted) if (item.term === said && item.weight === 1) wanted.set(key, {...item, weight: SYNONYM.rare});
      // Who has the other name has all of these.
      for (const said of typed.slice(index, index + from.length))
        for (const term of to)
          add(term, groupOf(said.term), SYNONYM.weight / to.length, SYNONYM.worth, {
            along: to.length > 1 ? to.filter((other) => other !== term) : NONE,
          });
    }
  }
  const general = new Set([...groups].flatMap(([term, group]) => (GENERAL_TERMS.has(term) ? [group] : [])));
  if (general.size === groups.size) general.clear();
  const spoken = typed.filter(isSpoken);
  const standing = new Map<string, number>();
  for (const {term, group, worth} of wanted.values()) if (worth >= 0.6 && !standing.has(term)) standing.set(term, group);
  return {
    text,
    wanted: [...wanted.values()].map((item) => (general.has(item.group) ? {...item, weight: item.weight * GENERAL} : item)),
    groups: groups.size,
    general,
    sequence: spoken.map(({term}) => groups.get(term)!),
    words: spoken.map(({start, end}) => bare.slice(start, end).toLowerCase()),
    unfinished: last && (last.raw.length >= SHORT || HAN.test(last.raw)) ? last.raw : undefined,
    standing,
  };
}

/** A question of many words that names an exit code is about that code. */
const MANY_WORDS = 5;
const kernelOf = (text: string): string => {
  const named = codeNamedIn(text);
  if (!named) return text;
  const kernel = named.words.replace(/[\s_:=：'"`]+/gu, ' ').replace(/exitcode/i, 'exit code');
  return text === named.words || text.split(' ').length - kernel.split(' ').length >= MANY_WORDS - 2
    ? kernel
    : text.replace(named.words, kernel);
};

/** A question without what makes it one, unless nothing else is left. */
export function withoutAsking(text: string): string {
  const bare = text.replace(CHINESE_ASKING, ' ').trim();
  const words = bare.split(' ');
  const kept = words.filter((word, index) => index === words.length - 1 || !ASKING_WORDS.has(word.toLowerCase().replace(/[?!.,]/g, '')));
  return kept.join(' ') || text;
}

/** The word under the cursor, as typed and as terms. */
function lastWord(text: string): {raw: string; terms: string[]} | undefined {
  const found = [...tokens(text, {keepStopWords: true})];
  const end = found.reduce((most, token) => Math.max(most, token.end), 0);
  const ending = found.filter((token) => token.end === end);
  if (!ending.length || end < text.trimEnd().length) return undefined;
  const start = Math.min(...ending.map((token) => token.start));
  return {raw: text.slice(start, end).toLowerCase().replace(/ё/g, 'е'), terms: ending.map((token) => token.term)};
}

/** Worth of what lifts a section that has it and costs none that has it not. */
const GUESS = 0.29;
/** Guesses for a character that was mistyped; more would blur what is found. */
const MOST_GUESSES = 3;

/**
 * A wrong character makes two neighbouring pairs that no page has, 验正 and 正者. What fits in its place makes two that
 * pages have: 验证 and 证者. At the end of a query it makes
 * one, which may as well be the beginning of a word to come.
 */
function wrongCharacters(sequence: readonly string[], vocabulary: Vocabulary): {term: string; of: string; sure: boolean}[] {
  const found: ReturnType<typeof wrongCharacters> = [];
  const isWrong = (term: string | undefined): term is string =>
    term !== undefined && /^\p{Script=Han}{2}$/u.test(term) && !vocabulary.count(term);
  for (let index = 0; index < sequence.length; index++) {
    const here = sequence[index];
    if (!isWrong(here)) continue;
    const next = sequence[index + 1];
    const [before] = Array.from(here);
    const guesses = vocabulary.expand(before!, 400, Infinity).filter((pair) => Array.from(pair).length === 2);
    if (isWrong(next)) {
      const after = Array.from(next)[1]!;
      const pairs = guesses
        .map((pair) => [pair, Array.from(pair)[1]! + after] as const)
        .filter(([, second]) => vocabulary.count(second) > 0)
        .sort((a, b) => Math.min(...b.map((pair) => vocabulary.count(pair))) - Math.min(...a.map((pair) => vocabulary.count(pair))));
      for (const [first, second] of pairs.slice(0, MOST_GUESSES))
        found.push({term: first, of: here, sure: true}, {term: second, of: next, sure: true});
      index++;
    } else if (index === sequence.length - 1) {
      for (const term of guesses.sort((a, b) => vocabulary.count(b) - vocabulary.count(a)).slice(0, MOST_GUESSES))
        found.push({term, of: here, sure: false});
    }
  }
  return found;
}

/**
 * Half a word has no right stem: "transactio" is no beginning of the stem "transact". So the word itself is looked for
 * as a beginning, and the longest beginning of it that is a term.
 */
function unfinished(
  {raw, terms: ends}: {raw: string; terms: string[]},
  vocabulary: Vocabulary,
  hasMore: boolean,
): Pick<Wanted, 'term' | 'weight' | 'worth' | 'headings'>[] {
  if (!/^-?[\p{L}\p{N}_$.]+$/u.test(raw)) return [];
  const items: ReturnType<typeof unfinished> = [];
  const add = (term: string, weight: number, worth: number, headings = false): void => {
    items.push({term, weight, worth, headings});
  };
  const short = raw.length < SHORT && !HAN.test(raw);
  if (raw !== ends[0]) add(raw, 0.9, 0.95);
  const share = hasMore ? 1 / 3 : 1;
  for (const term of vocabulary.expand(raw, (short ? PREFIX.most / 2 : PREFIX.most) * share, PREFIX.mostSections * share)) {
    const distance = PREFIX.distance * (term.length - raw.length);
    add(term, (PREFIX.weight * term.length) / (term.length + distance), PREFIX.worth, short);
  }
  if (HAN.test(raw) || vocabulary.count(raw) || vocabulary.continues(raw)) return items;
  for (let length = raw.length - 1; length >= Math.max(4, raw.length - 4); length--) {
    const start = raw.slice(0, length);
    if (!vocabulary.count(start)) continue;
    add(start, 0.6, 0.9);
    break;
  }
  return items;
}
