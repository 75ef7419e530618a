import {splits, type Correction} from './spelling.ts';
import {stem} from './stem.ts';
import {ASKING_WORDS, CHINESE_ASKING} from './stop-words.ts';
import type {SynonymIndex} from './synonyms.ts';
import {tokens} from './tokens.ts';

/** The interface stops there; what comes by another way is cut. */
export const LONGEST_QUERY = 64;
/** Words beyond these add time and no meaning. */
const MOST_TERMS = 24;

/** One thing to look for. Those of one group are ways to say the same, of which a section needs one. */
export interface Wanted {
  readonly term: string;
  readonly group: number;
  readonly weight: number;
  /** Share of the weight that a word has which only begins so; 0 where it must be whole. */
  readonly prefix: number;
  /** Letters that may differ. */
  readonly edits: number;
}

export interface Query {
  /** What was typed, cleaned. */
  readonly text: string;
  readonly wanted: readonly Wanted[];
  /** How many groups there are. */
  readonly groups: number;
  /** Terms as typed, in order, for phrases. */
  readonly sequence: readonly string[];
}

/** What the index knows of terms. */
export interface Vocabulary {
  /** How many sections a term occurs in; 0 for none. */
  count(term: string): number;
  /** Whether a longer term begins so. */
  continues(start: string): boolean;
  /** What may have been meant by a word that no section has, the commonest first. */
  corrections(typed: string, unfinished: boolean): readonly Correction[];
}

/** What can be searched for in a text that somebody typed or pasted: no controls, no broken halves of characters. */
export function cleanQuery(text: string): string {
  const whole = Array.from(String(text)).filter((character) => !/^[\ud800-\udfff]$/.test(character));
  return whole
    .slice(0, LONGEST_QUERY)
    .join('')
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** What to look for, for what was typed. `typing`: the last word may be unfinished. */
export function planQuery(raw: string, vocabulary: Vocabulary, synonyms: SynonymIndex): Query {
  const typing = !/[\s\p{P}]$/u.test(String(raw).slice(0, LONGEST_QUERY));
  const text = cleanQuery(raw);
  const bare = withoutAsking(text);
  let typedWords = words(bare);
  // Only stop words: then they are what is looked for.
  if (!typedWords.length) typedWords = words(bare, true);
  const sequence = typedWords.map(({term}) => term);
  const last = typing ? lastWord(bare) : undefined;

  const groups = new Map<string, number>();
  const wanted: Wanted[] = [];
  const seen = new Set<string>();
  const add = (item: Wanted): void => {
    const key = `${item.group} ${item.term}`;
    if (seen.has(key) || !item.term) return;
    seen.add(key);
    wanted.push(item);
  };
  const groupOf = (term: string): number => {
    const known = groups.get(term);
    if (known !== undefined) return known;
    groups.set(term, groups.size);
    return groups.size - 1;
  };

  for (const {term, raw: word} of typedWords) {
    const group = groupOf(term);
    const isLast = last?.terms.includes(term) ?? false;
    // What is there, or will be when typed to its end, is not misspelled.
    const known = vocabulary.count(term) > 0 || (isLast && (vocabulary.continues(term) || vocabulary.continues(word)));
    add({term, group, weight: 1, prefix: isLast ? 0.7 : 0, edits: 0});
    if (!known) for (const item of meant(word, term, isLast, group, vocabulary)) add(item);
  }
  if (last && !sequence.includes(last.terms[0]!)) {
    // An unfinished word that happens to be a stop word ("for" of "forward").
    const group = groupOf(last.terms[0]!);
    add({term: last.terms[0]!, group, weight: 0.3, prefix: 0.7, edits: 0});
  }
  // Half a word has no right stem: "transactio" is no beginning of the stem "transact", so the word itself is tried too.
  if (last && /^[\p{L}\p{N}_]{3,}$/u.test(last.raw)) add({term: last.raw, group: groupOf(last.terms[0]!), weight: 0.9, prefix: 0.7, edits: 0});
  if (/\p{Script=Han}/u.test(bare)) {
    // One wrong character spoils two pairs: single characters, which only headings are indexed by, still agree.
    for (const {term} of tokens(bare, {singles: true}))
      if (Array.from(term).length === 1 && !sequence.includes(term)) add({term, group: groupOf(term), weight: 0.15, prefix: 0, edits: 0});
  }

  for (let index = 0; index < sequence.length; index++) {
    for (const {from, to} of synonyms.get(sequence[index]!) ?? []) {
      if (!from.every((term, offset) => sequence[index + offset] === term)) continue;
      // Who has the other word has all of these.
      for (const said of from) for (const term of to) add({term, group: groupOf(said), weight: 0.75, prefix: 0, edits: 0});
    }
  }
  return {text, wanted, groups: groups.size, sequence};
}

/** The terms of a text, each with the word as typed. */
function words(text: string, keepStopWords = false): {term: string; raw: string}[] {
  return Array.from(tokens(text, {keepStopWords}), ({term, start, end}) => ({term, raw: text.slice(start, end).toLowerCase().replace(/ё/g, 'е')})).slice(0, MOST_TERMS);
}

/** A question without what makes it one, unless nothing else is left. */
function withoutAsking(text: string): string {
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
  return {raw: text.slice(start, end).toLowerCase(), terms: ending.map((token) => token.term)};
}

/** What may have been meant by a word that no section has. */
function meant(word: string, term: string, isLast: boolean, group: number, vocabulary: Vocabulary): Wanted[] {
  if (/\p{Script=Han}/u.test(term)) return [];
  const likely = [...vocabulary.corrections(word, isLast), ...(word === term ? [] : vocabulary.corrections(term, false))];
  const items: Wanted[] = likely.map((correction) => ({term: correction.term, group, weight: 0.7, prefix: 0, edits: 0}));
  for (const pair of splits(word, stem, (part) => vocabulary.count(part))) for (const part of pair) items.push({term: part, group, weight: 0.5, prefix: 0, edits: 0});
  items.push(...trunk(word, group, vocabulary));
  // Two slips, in a word that is long enough to be known by the rest.
  if (!items.length && term.length >= 7 && !/^[\d.-]+$/.test(term)) items.push({term, group, weight: 1, prefix: 0, edits: 2});
  return items;
}

/** The longest beginning of a word that is a term: what is left when its ending is wrong or not yet typed. */
function trunk(word: string, group: number, vocabulary: Vocabulary): Wanted[] {
  for (let length = word.length - 1; length >= Math.max(4, word.length - 4); length--) {
    const start = word.slice(0, length);
    if (vocabulary.count(start)) return [{term: start, group, weight: 0.5, prefix: 0, edits: 0}];
  }
  return [];
}
