import {codeNamedIn} from '../../tools/exit-codes/find.ts';
import {LONGEST_QUERY} from './answer.ts';
import {ASKING_WORDS, CHINESE_ASKING, GENERAL_WORDS} from './stop-words.ts';
import type {SynonymIndex} from './synonyms.ts';
import {otherLayout, splits, type Correction} from './spelling.ts';
import {stem} from './stem.ts';
import {terms, tokens, withoutInvisible} from './tokens.ts';

/** Words beyond these add time and no meaning. */
const MOST_TERMS = 24;
/** Shorter beginnings are those of too many words for any but headings to say which was meant. */
const SHORT = 3;
/** From this length on two slips leave enough of a word. */
const TWO_SLIPS = 8;
const NONE: readonly string[] = [];
const HAN = /\p{Script=Han}/u;
const IDENTIFIER = /[\d_$]/;

const GENERAL_TERMS: ReadonlySet<string> = new Set([...GENERAL_WORDS].flatMap((word) => terms(word)));
/** What a general word counts beside others. */
export const GENERAL = 0.2;

/** What counts that was not typed. */
const PREFIX = {weight: 0.6, worth: 0.92, distance: 0.3, most: 30, mostSections: 4000};
const PARTS = {weight: 0.3, worth: 0.3};
const ALIKE = {weight: 0.45, worth: 0.8};
const CORRECTION = {weight: 0.8, worth: 0.95};
const SYNONYM = {weight: 0.6, worth: 0.96};

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

/** Something to look for, and the term that was typed for which it stands. */
interface Guess extends Pick<Wanted, 'term' | 'weight' | 'worth'>, Partial<Pick<Wanted, 'along' | 'headings'>> {
  readonly of: string;
  /** What was misspelled is taken for this where it has other names. */
  readonly isMeant?: boolean;
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
  const add = ({of, term, weight, worth, along = NONE, headings = false}: Guess): void => {
    const group = groups.get(of) ?? groups.size;
    groups.set(of, group);
    const key = [group, term, ...along].join(' ');
    if (term && !wanted.has(key)) wanted.set(key, {term, group, weight, worth, along, headings});
  };

  /** The terms that were typed, or what their first correction is. */
  const meant = typed.map(({term, start, end}) => {
    // Who has the identifier has its parts: they count for those that have it not.
    const identifier = typed.find(
      (other) => other.term !== term && other.start <= start && end <= other.end && vocabulary.count(other.term),
    );
    if (identifier) {
      add({term, of: identifier.term, ...PARTS});
      return term;
    }
    add({term, of: term, weight: 1, worth: 1});
    const isLast = last?.terms.includes(term) ?? false;
    // What is there, or will be when typed to its end, is not misspelled.
    if (isLast && [term, last!.raw].some((start) => vocabulary.continues(start))) return term;
    const guesses = corrections(term, folded(bare.slice(start, end)), isLast, vocabulary);
    guesses.forEach(add);
    return guesses.find(({isMeant}) => isMeant)?.term ?? term;
  });
  for (const guess of last ? unfinished(last, vocabulary, typed.length > 1) : []) add(guess);
  if (HAN.test(bare)) {
    for (const guess of wrongCharacters(
      typed.map(({term}) => term),
      vocabulary,
    ))
      add(guess);
  }

  for (let index = 0; index < meant.length; index++) {
    for (const {from, to} of synonyms.get(meant[index]!) ?? []) {
      if (!from.every((term, offset) => meant[index + offset] === term)) continue;
      // Who has the other name has all of these.
      for (const {term: of} of typed.slice(index, index + from.length))
        for (const term of to)
          add({term, of, weight: SYNONYM.weight / to.length, worth: SYNONYM.worth, along: to.filter((other) => other !== term)});
    }
  }
  const general = new Set([...groups].flatMap(([term, group]) => (GENERAL_TERMS.has(term) ? [group] : [])));
  if (general.size === groups.size) general.clear();
  // Not so parts of identifiers; one that a synonym names has a group of its own: without it queries of the bench are lost.
  const spoken = typed.filter(({term}) => groups.has(term));
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

const folded = (word: string): string => word.toLowerCase().replace(/ё/g, 'е');

/** What a word may have been meant for that no page has. */
function corrections(of: string, word: string, isUnfinished: boolean, vocabulary: Vocabulary): Guess[] {
  if (vocabulary.count(of)) return [];
  const near = vocabulary.near(word, isUnfinished);
  if (near.length)
    return near.map(({term}, place) => ({
      term,
      of,
      weight: CORRECTION.weight * 0.8 ** place,
      worth: CORRECTION.worth - 0.05 * place,
      isMeant: place === 0,
    }));
  const otherKeys = terms(otherLayout(word) ?? '').filter((term) => vocabulary.count(term));
  const parts = splits(word, stem, (part) => vocabulary.count(part)).flat();
  const alike = word.length >= TWO_SLIPS && !IDENTIFIER.test(word) ? vocabulary.alike(of) : [];
  return [
    ...otherKeys.map((term) => ({term, of, ...CORRECTION})),
    ...parts.map((term) => ({term, of: term, ...CORRECTION})),
    ...alike.map(({term, edits}) => ({term, of, weight: (ALIKE.weight * term.length) / (term.length + edits), worth: ALIKE.worth})),
  ];
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
  return {raw: folded(text.slice(start, end)), terms: ending.map((token) => token.term)};
}

/** Worth of what lifts a section that has it and costs none that has it not. */
const GUESS = 0.29;
/** Guesses for a character that was mistyped; more would blur what is found. */
const MOST_GUESSES = 3;

/**
 * A wrong character makes two neighbouring pairs that no page has, 验正 and 正者. What fits in its place makes two that
 * pages have: 验证 and 证者. At the end of a query it makes one, which may as well be the beginning of a word to come.
 */
function wrongCharacters(sequence: readonly string[], vocabulary: Vocabulary): Guess[] {
  const count = (pair: string): number => vocabulary.count(pair);
  const isWrong = (term: string | undefined): term is string => term !== undefined && /^\p{Script=Han}{2}$/u.test(term) && !count(term);
  const found: Guess[] = [];
  for (let index = 0; index < sequence.length; index++) {
    const [here, next] = [sequence[index], sequence[index + 1]];
    if (!isWrong(here)) continue;
    const guesses = vocabulary.expand(Array.from(here)[0]!, 400, Infinity).filter((pair) => Array.from(pair).length === 2);
    if (isWrong(next)) {
      const after = Array.from(next)[1]!;
      const pairs = guesses
        .map((first) => ({first, second: Array.from(first)[1]! + after}))
        .filter(({second}) => count(second) > 0)
        .sort((a, b) => Math.min(count(b.first), count(b.second)) - Math.min(count(a.first), count(a.second)));
      for (const {first, second} of pairs.slice(0, MOST_GUESSES))
        found.push({term: first, of: here, ...CORRECTION}, {term: second, of: next, ...CORRECTION});
      index++;
    } else if (next === undefined) {
      for (const term of guesses.sort((a, b) => count(b) - count(a)).slice(0, MOST_GUESSES))
        found.push({term, of: here, weight: CORRECTION.weight, worth: GUESS});
    }
  }
  return found;
}

/**
 * Half a word has no right stem: "transactio" is no beginning of the stem "transact". So the word itself is looked for
 * as a beginning, and the longest beginning of it that is a term.
 */
function unfinished({raw, terms: ends}: {raw: string; terms: string[]}, vocabulary: Vocabulary, hasMore: boolean): Guess[] {
  const of = ends[0]!;
  const guesses: Guess[] = [];
  if (!/^-?[\p{L}\p{N}_$.]+$/u.test(raw)) return guesses;
  const headings = raw.length < SHORT && !HAN.test(raw);
  if (raw !== of) guesses.push({term: raw, of, weight: 0.9, worth: 0.95});
  const share = hasMore ? 1 / 3 : 1;
  for (const term of vocabulary.expand(raw, (headings ? PREFIX.most / 2 : PREFIX.most) * share, PREFIX.mostSections * share)) {
    const distance = PREFIX.distance * (term.length - raw.length);
    guesses.push({term, of, weight: (PREFIX.weight * term.length) / (term.length + distance), worth: PREFIX.worth, headings});
  }
  if (HAN.test(raw) || vocabulary.count(raw) || vocabulary.continues(raw)) return guesses;
  for (let length = raw.length - 1; length >= Math.max(4, raw.length - 4); length--) {
    const term = raw.slice(0, length);
    if (vocabulary.count(term)) return [...guesses, {term, of, weight: 0.6, worth: 0.9}];
  }
  return guesses;
}
