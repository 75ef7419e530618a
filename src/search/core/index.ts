import {remembering} from './memo.ts';
import {expectFormat, fromGaps, type Heads, type WordFile} from './package.ts';
import type {Sections} from './sections.ts';

/** Where in a section a term can stand: its own heading, the title of its page, what stands above (headings between the two; for a page its address and category), its text. */
export const FIELDS = ['heading', 'title', 'above', 'body'] as const;
export type Field = (typeof FIELDS)[number];

/** Numbers of the sections that have a term, ascending, by where it stands. */
export type Postings = Readonly<Record<Field, readonly number[]>>;

const NONE: readonly number[] = [];
/** More words than a reader types in a sitting, with all that they may mean. */
const MOST_KNOWN = 2000;

/**
 * Which sections have a term, and where. The terms of titles come with the headings; those of the text come in files that
 * each hold a stretch of the alphabet ({@link addWords}).
 */
export class SectionIndex {
  /** How many different terms each section has in a field. */
  readonly lengths: Readonly<Record<Field, readonly number[]>>;
  /** The means of these. */
  readonly averages: Readonly<Record<Field, number>>;
  private readonly text = new Map<string, readonly number[]>();
  /** Terms of titles and of each file of words, ascending. */
  private readonly sorted: (readonly string[])[];

  constructor(
    private readonly sections: Sections,
    private readonly heads: Heads,
  ) {
    const {terms, headings, contexts, pages} = heads;
    this.sorted = [terms];
    const heading = countOf(headings, sections.length);
    const ofPage = countOf(contexts, pages.length);
    /** Of each level, how many terms the headings from the second level down to it have. */
    const down = [0, 0, 0, 0, 0, 0, 0];
    const above = heading.map((length, section) => {
      const level = sections.level[section]!;
      if (level < 1) return 0;
      const sum = level === 1 ? ofPage[sections.page[section]!]! : down[level - 1]!;
      down.fill(level === 1 ? 0 : sum + length, level);
      return sum;
    });
    const title = heading.map((_, section) => (sections.level[section]! > 1 ? heading[sections.pageOf(section).first]! : 0));
    const body = pages.flatMap(({titles, lengths}) => titles.map((_, at) => lengths[at] ?? 0));
    this.lengths = {heading, title, above, body};
    // Other names have a heading and no other field.
    const own = sections.level.filter((level) => level > 0).length;
    const mean = (numbers: readonly number[], count = own): number => numbers.reduce((sum, number) => sum + number, 0) / count || 1;
    this.averages = {heading: mean(heading, sections.length), title: mean(title), above: mean(above), body: mean(body)};
  }

  /** Adds a stretch of the words of the text. Throws, and stays as it is, where the file is of another format or damaged. */
  addWords(file: WordFile): void {
    expectFormat(file);
    const lists = file.sections.map(fromGaps);
    if (file.terms.length !== lists.length || lists.some((list) => !((list.at(-1) ?? Infinity) < this.sections.length)))
      throw new Error('search index: the file is damaged');
    file.terms.forEach((term, place) => this.text.set(term, lists[place]!));
    this.sorted.push(file.terms);
    this.postings = remembering(MOST_KNOWN, (term) => this.find(term));
    this.count = remembering(MOST_KNOWN, (term) => this.frequency(term));
  }

  /** Where a term stands. */
  postings = remembering(MOST_KNOWN, (term) => this.find(term));
  /** In how many sections: its document frequency. */
  count = remembering(MOST_KNOWN, (term) => this.frequency(term));

  /** In how many headings and other names. */
  inHeadings(term: string): number {
    return this.heads.headings[this.placeOf(term)]?.length ?? 0;
  }

  /** Place of a term among those of titles; -1 where it is none. */
  private placeOf(term: string): number {
    const {terms} = this.heads;
    const place = after(terms, term) - 1;
    return terms[place] === term ? place : -1;
  }

  /** All terms that are known so far and begin so, `start` itself left out; some come twice. */
  *beginning(start: string): Generator<string> {
    for (const terms of this.sorted) for (let at = after(terms, start); terms[at]?.startsWith(start); at++) yield terms[at]!;
  }

  private find(term: string): Postings {
    const place = this.placeOf(term);
    const heading = fromGaps(this.heads.headings[place] ?? NONE);
    const {level, pages, page} = this.sections;
    const title: number[] = [];
    const above = new Set(fromGaps(this.heads.contexts[place] ?? NONE).map((number) => pages[number]!.first));
    for (const section of heading) {
      const own = level[section]!;
      if (own === 0) continue;
      // A page's title stands over all its sections, a heading over those of deeper levels that follow it.
      for (let at = section + 1; page[at] === page[section] && level[at]! > own; at++)
        if (own === 1) title.push(at);
        else above.add(at);
    }
    return {heading, title, above: [...above].sort((a, b) => a - b), body: this.text.get(term) ?? NONE};
  }

  private frequency(term: string): number {
    const lists = Object.values(this.postings(term)).filter(({length}) => length);
    return lists.length < 2 ? (lists[0]?.length ?? 0) : new Set(lists.flat()).size;
  }
}

/** How many of these lists ({@link fromGaps}) have each number below `length`. */
function countOf(lists: readonly (readonly number[])[], length: number): number[] {
  const counts = new Array<number>(length).fill(0);
  for (const gaps of lists) {
    let number = 0;
    for (const gap of gaps) counts[(number += gap)]!++;
  }
  return counts;
}

/** Place of the first of some ascending terms after `start`: it begins with it, or none does. */
function after(terms: readonly string[], start: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[middle]! <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}
