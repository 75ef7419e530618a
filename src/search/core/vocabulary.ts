import {corrections, type Correction} from './spelling.ts';
import {tokens} from './tokens.ts';
import type {Vocabulary} from './query.ts';

/** What fewer sections have, and no heading, is a hash or an address more often than a word. */
const WORD_SECTIONS = 3;
const MOST_KNOWN = 200;
const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}_$]+/gu;

/** The terms of an index, to be looked up whole, by their beginning and by what they look like. */
export class SortedVocabulary implements Vocabulary {
  private readonly known = new Map<string, readonly Correction[]>();
  private readonly terms: readonly string[];
  /** Terms that can be misspelled, by their length. */
  private readonly byLength: readonly (readonly string[])[];
  /** Whole words of the titles with their terms, by length: a slip in an ending spoils the stem, not the word. */
  private readonly words: readonly (readonly (readonly [word: string, term: string])[])[];

  /**
   * @param counts in how many sections each term occurs
   * @param headings in how many headings, of those that occur in any
   * @param titles all headings
   */
  constructor(
    private readonly counts: ReadonlyMap<string, number>,
    private readonly headings: ReadonlyMap<string, number>,
    titles: Iterable<string>,
  ) {
    this.terms = [...counts.keys()].sort();
    const byLength: string[][] = [];
    for (const term of this.terms) if (!HAN.test(term) && !/\d/.test(term)) (byLength[term.length] ??= []).push(term);
    this.byLength = byLength;
    const words: [string, string][][] = [];
    const seen = new Set<string>();
    for (const title of titles) {
      for (const [raw] of title.matchAll(WORD)) {
        const word = raw.toLowerCase();
        if (seen.has(word) || HAN.test(word)) continue;
        seen.add(word);
        const [first] = tokens(raw, {keepStopWords: true});
        if (first && first.term !== word) (words[word.length] ??= []).push([word, first.term]);
      }
    }
    this.words = words;
  }

  count(term: string): number {
    return this.counts.get(term) ?? 0;
  }

  continues(start: string): boolean {
    let sections = 0;
    for (let at = this.after(start); sections < WORD_SECTIONS && this.terms[at]?.startsWith(start); at++)
      sections += this.headings.has(this.terms[at]!) ? WORD_SECTIONS : this.count(this.terms[at]!);
    return sections >= WORD_SECTIONS;
  }

  expand(start: string, most: number, mostSections: number): string[] {
    const found: string[] = [];
    for (let at = this.after(start); this.terms[at]?.startsWith(start); at++) found.push(this.terms[at]!);
    found.sort(
      (a, b) =>
        (this.headings.get(b) ?? 0) - (this.headings.get(a) ?? 0) ||
        this.count(b) - this.count(a) ||
        a.length - b.length ||
        (a < b ? -1 : 1),
    );
    let sections = 0;
    return found.slice(0, most).filter((term, place) => (sections += this.count(term)) <= mostSections || place === 0);
  }

  near(typed: string, unfinished: boolean): readonly Correction[] {
    // Typing on asks for the words before the last again and again.
    const key = `${unfinished} ${typed}`;
    let found = this.known.get(key);
    if (!found) {
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.set(key, (found = this.search(typed, unfinished)));
    }
    return found;
  }

  private search(typed: string, unfinished: boolean): Correction[] {
    const shortest = Math.max(0, typed.length - 1);
    const longest = unfinished ? Infinity : typed.length + 1;
    const within = <T>(lists: readonly (readonly T[])[]): T[] =>
      lists.slice(shortest, Math.min(lists.length, longest + 1)).flatMap((list) => list ?? []);
    return corrections(typed, unfinished, within(this.byLength), within(this.words), (term) => this.count(term));
  }

  /** Place of the first term after `start`: it begins with it, or none does. */
  private after(start: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.terms[middle]! <= start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
