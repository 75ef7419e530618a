import {remembering} from './memo.ts';
import type {Query} from './query.ts';
import {tokens, type Token} from './tokens.ts';

/** A text cut into words: snippets, highlighting and phrases all need them. */
export interface CutText {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** In lower case. */
  readonly lower: string;
  /** Places of each term among the tokens, ascending. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** Longer sections are rare, and what is wanted stands near the start of most of those. */
const MOST_CHARACTERS = 6000;

/** A text as its words; typing on asks for most of them again. */
export const cut = remembering(2000, (whole): CutText => {
  const text = whole.slice(0, MOST_CHARACTERS);
  const list = [...tokens(text)];
  const places = new Map<string, number[]>();
  list.forEach(({term}, place) => {
    const known = places.get(term);
    if (known) known.push(place);
    else places.set(term, [place]);
  });
  return {text, tokens: list, lower: text.toLowerCase(), places};
});

/** `literal`: Chinese terms lack the particles between them, so the very characters tell more than all terms in a row. */
const PHRASE = {near: 0.6, exact: 0.65, literal: 1.4};
const HAN = /\p{Script=Han}/u;

/**
 * How much a text has the query's words as they were typed: 1 for the very words in a row, in Chinese a little more, less
 * for a part of them or for words that merely stand close together, 0 for words strewn about.
 */
export function closeness({tokens: list, lower, places}: CutText, query: Query): number {
  const {sequence} = query;
  if (sequence.length < 2) return 0;
  if (lower.includes(query.text.toLowerCase())) return HAN.test(query.text) ? PHRASE.literal : 1;
  const indexes = new Map<number, number>();
  sequence.forEach((group, index) => indexes.has(group) || indexes.set(group, index));
  const occurrences: Occurrence[] = [];
  const exact = new Set<number>();
  for (const [term, group] of query.standing) {
    const index = indexes.get(group);
    if (index === undefined) continue;
    for (const place of places.get(term) ?? []) {
      occurrences.push({index, place});
      const {start, end} = list[place]!;
      if (!exact.has(index) && lower.slice(start, end) === query.words[index]) exact.add(index);
    }
  }
  if (occurrences.length < 2) return 0;
  occurrences.sort((a, b) => a.place - b.place || a.index - b.index);
  // A word in the form in which it was typed is more than its stem.
  const form = 1 - PHRASE.exact + (PHRASE.exact * exact.size) / indexes.size;
  return form * Math.max(0.9 * longestRun(occurrences, sequence.length), PHRASE.near * tightest(occurrences, indexes.size));
}

/** A word of the query in the text. */
interface Occurrence {
  /** Place in the query. */
  readonly index: number;
  /** Place in the text. */
  readonly place: number;
}

/** The longest stretch of the query that the text has word by word, as a share of the query; one word is no stretch. */
function longestRun(occurrences: readonly Occurrence[], length: number): number {
  let best = 1;
  let run = 1;
  for (let at = 1; at < occurrences.length; at++) {
    const before = occurrences[at - 1]!;
    const here = occurrences[at]!;
    run = here.index === before.index + 1 && here.place - before.place <= 2 ? run + 1 : 1;
    best = Math.max(best, run);
  }
  return best < 2 ? 0 : best / length;
}

/** The smallest window with every word of the query that the text has at all: 1 where they touch, less with each word between. */
function tightest(occurrences: readonly Occurrence[], words: number): number {
  const present = new Set(occurrences.map(({index}) => index)).size;
  if (present < 2) return 0;
  const counts = new Map<number, number>();
  let from = 0;
  let best = Infinity;
  for (const {index, place} of occurrences) {
    counts.set(index, (counts.get(index) ?? 0) + 1);
    while (counts.size === present) {
      best = Math.min(best, place - occurrences[from]!.place + 1);
      const first = occurrences[from++]!.index;
      const left = counts.get(first)! - 1;
      if (left) counts.set(first, left);
      else counts.delete(first);
    }
  }
  return (present / words) ** 2 * (present / Math.max(present, best));
}
