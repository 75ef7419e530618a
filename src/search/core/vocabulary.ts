import type {SectionIndex} from './index.ts';
import {remembering} from './memo.ts';
import type {Vocabulary} from './query.ts';
import {corrections, distance, type Correction} from './spelling.ts';
import {tokens} from './tokens.ts';

/** What fewer sections have, and no heading, is a hash or an address more often than a word. */
const WORD_SECTIONS = 3;
const MOST_KNOWN = 200;
/** Letters that may differ between words that are alike. */
const MOST_EDITS = 2;
const HAN_OR_DIGIT = /[\p{Script=Han}\d]/u;
const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}_$]+/gu;

/** The terms of an index as far as they are known, to be looked up whole, by their beginning and by what they look like. */
export class IndexVocabulary implements Vocabulary {
  /** Whole words of the titles with their terms: a slip in an ending spoils the stem, not the word. */
  private words: readonly (readonly [word: string, term: string])[] | undefined;

  /** @param titles all headings and names */
  constructor(
    private readonly index: SectionIndex,
    private readonly titles: readonly string[],
  ) {}

  /** The index has more terms than before. */
  forget(): void {
    this.nearWhole = remembering(MOST_KNOWN, (typed) => this.search(typed, false));
    this.nearUnfinished = remembering(MOST_KNOWN, (typed) => this.search(typed, true));
  }

  count(term: string): number {
    return this.index.count(term);
  }

  continues(start: string): boolean {
    let sections = 0;
    for (const term of this.index.beginning(start)) {
      sections += this.index.inHeadings(term) ? WORD_SECTIONS : this.count(term);
      if (sections >= WORD_SECTIONS) return true;
    }
    return false;
  }

  expand(start: string, most: number, mostSections: number): string[] {
    const {index} = this;
    const found = [...new Set(index.beginning(start))].sort(
      (a, b) => index.inHeadings(b) - index.inHeadings(a) || this.count(b) - this.count(a) || a.length - b.length || (a < b ? -1 : 1),
    );
    let sections = 0;
    return found.slice(0, most).filter((term, place) => (sections += this.count(term)) <= mostSections || place === 0);
  }

  // Typing on asks for the words before the last again and again.
  near = (typed: string, unfinished: boolean): readonly Correction[] => (unfinished ? this.nearUnfinished : this.nearWhole)(typed);
  private nearWhole = remembering(MOST_KNOWN, (typed) => this.search(typed, false));
  private nearUnfinished = remembering(MOST_KNOWN, (typed) => this.search(typed, true));

  alike(term: string): {term: string; edits: number}[] {
    const found: {term: string; edits: number}[] = [];
    for (const other of new Set(this.index.beginning(''))) {
      const edits = distance(term, other, MOST_EDITS);
      if (edits <= MOST_EDITS) found.push({term: other, edits});
    }
    return found;
  }

  private search(typed: string, unfinished: boolean): readonly Correction[] {
    this.words ??= wordsOf(this.titles);
    const isLikely = (length: number): boolean => length >= typed.length - 1 && (unfinished || length <= typed.length + 1);
    const terms = new Set<string>();
    for (const term of this.index.beginning('')) if (isLikely(term.length) && !HAN_OR_DIGIT.test(term)) terms.add(term);
    return corrections(
      typed,
      unfinished,
      terms,
      this.words.filter(([word]) => isLikely(word.length)),
      (term) => this.count(term),
    );
  }
}

/** The words of titles whose term is another than the word itself. */
function wordsOf(titles: readonly string[]): [word: string, term: string][] {
  const words = new Map<string, string>();
  for (const title of titles) {
    for (const [raw] of title.matchAll(WORD)) {
      const word = raw.toLowerCase().replace(/ё/g, 'е');
      if (words.has(word) || HAN.test(word)) continue;
      const [first] = tokens(raw, {keepStopWords: true});
      if (first) words.set(word, first.term);
    }
  }
  return [...words].filter(([word, term]) => word !== term);
}
