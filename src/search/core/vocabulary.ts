import type {Vocabulary} from './query.ts';

/** The terms of an index, to be looked up whole and by their beginning. */
export class SortedVocabulary implements Vocabulary {
  private readonly terms: readonly string[];

  constructor(private readonly counts: ReadonlyMap<string, number>) {
    this.terms = [...counts.keys()].sort();
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
}
