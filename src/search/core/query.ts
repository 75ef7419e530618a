import {ASKING_WORDS, CHINESE_ASKING, STOP_WORDS} from './stop-words.ts';
import type {SynonymIndex} from './synonyms.ts';
import {terms, tokens} from './tokens.ts';

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
  let sequence = terms(bare).slice(0, MOST_TERMS);
  // Only stop words: then they are what is looked for.
  if (!sequence.length) sequence = terms(bare || text, {keepStopWords: true}).slice(0, MOST_TERMS);
  const last = typing ? lastWord(bare || text) : undefined;

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

  for (const term of sequence) {
    const group = groupOf(term);
    const isLast = last?.terms.includes(term) ?? false;
    // What is there, or will be when typed to its end, is not misspelled.
    const known = vocabulary.count(term) > 0 || (isLast && vocabulary.continues(term));
    add({term, group, weight: 1, prefix: isLast ? 0.7 : 0, edits: known ? 0 : editsFor(term)});
    if (known || /\p{Script=Han}/u.test(term)) continue;
    for (const swapped of transpositions(term))
      if (vocabulary.count(swapped) > 0) add({term: swapped, group, weight: 0.8, prefix: 0, edits: 0});
  }
  if (last && !sequence.includes(last.terms[0]!)) {
    // An unfinished word that happens to be a stop word ("for" of "forward").
    const group = groupOf(last.terms[0]!);
    add({term: last.terms[0]!, group, weight: 0.3, prefix: 0.7, edits: 0});
  }
  if (last) for (const item of unfinished(last.raw, groupOf(last.terms[0]!), vocabulary)) add(item);
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

/**
 * Half a word has no right stem: "transactio" is no beginning of the stem "transact". So the word itself is looked for
 * as a beginning, and the longest beginning of it that is a term.
 */
function unfinished(raw: string, group: number, vocabulary: Vocabulary): Wanted[] {
  if (!/^[\p{L}\p{N}_]{3,}$/u.test(raw) || /\p{Script=Han}/u.test(raw)) return [];
  const items: Wanted[] = [{term: raw, group, weight: 0.9, prefix: 0.7, edits: 0}];
  if (vocabulary.count(raw) || vocabulary.continues(raw)) return items;
  for (let length = raw.length - 1; length >= Math.max(4, raw.length - 4); length--) {
    const start = raw.slice(0, length);
    if (!vocabulary.count(start)) continue;
    items.push({term: start, group, weight: 0.6, prefix: 0, edits: 0});
    break;
  }
  return items;
}

function editsFor(term: string): number {
  if (/[\p{Script=Han}]/u.test(term) || /^-?[\d.]+$/.test(term)) return 0;
  if (term.length < 3) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Words in which two neighbours have changed places: one slip of the fingers, but two edits. */
function transpositions(term: string): string[] {
  if (term.length < 3) return [];
  return Array.from({length: term.length - 1}, (_, at) => term.slice(0, at) + term[at + 1]! + term[at]! + term.slice(at + 2));
}

/** Whether a word says nothing by itself. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
