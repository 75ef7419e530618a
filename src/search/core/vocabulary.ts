import {corrections, type Correction} from './spelling.ts';
import {stem} from './stem.ts';
import type {Vocabulary} from './query.ts';

/** The terms of an index, to be looked up whole, by their beginning, and by what they look like. */
export class SortedVocabulary implements Vocabulary {
  private readonly terms: readonly string[];
  /** Terms that a slip of the fingers may have missed: no Chinese, no numbers, nothing that occurs once in all pages. */
  private readonly common: readonly (readonly [term: string, count: number])[];
  private readonly words: readonly (readonly [word: string, term: string])[];

  constructor(
    private readonly counts: ReadonlyMap<string, number>,
    titles: Iterable<string>,
  ) {
    this.terms = [...counts.keys()].sort();
    this.common = [...counts].filter(([term]) => /^[a-zа-я_][a-zа-я_\d]{2,}$/.test(term));
    const words = new Map<string, string>();
    for (const title of titles) for (const [word] of title.toLowerCase().matchAll(/[a-zа-яё]{4,}/g)) words.set(word.replace(/ё/g, 'е'), '');
    this.words = [...words.keys()].map((word) => [word, stem(word)]);
  }

  count(term: string): number {
    return this.counts.get(term) ?? 0;
  }

  continues(start: string): boolean {
    // The first term after `start` itself begins with it, or none does.
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.terms[middle]! <= start) low = middle + 1;
      else high = middle;
    }
    return this.terms[low]?.startsWith(start) ?? false;
  }

  corrections(typed: string, unfinished: boolean): Correction[] {
    return corrections(typed, unfinished, this.common, this.words, (term) => this.count(term));
  }
}
