import {decodeNumbers, decodeWords} from './lists.ts';
import {remembering} from './memo.ts';
import type {Names, Sections, TitleTerms, WordFile} from './package.ts';

/** Where in a section a term can stand: its own heading, the title of its page, headings between the two, the page's address, its text. */
export const FIELDS = ['heading', 'title', 'above', 'slug', 'body'] as const;
export type Field = (typeof FIELDS)[number];

/** Numbers of the sections that have a term, ascending, by where it stands. */
export type Places = Readonly<Record<Field, readonly number[]>>;

const NONE: readonly number[] = [];
/** More words than a reader types in a sitting, with all that they may mean. */
const MOST_KNOWN = 2000;

/** Lists of numbers by the place of their term. Each is decoded when it is asked for: a reader asks for a few. */
class Lists {
  private readonly lists: (string | readonly number[])[];

  /** @param text as `encodeNumbers` wrote them, with spaces between */
  constructor(text: string) {
    this.lists = text.split(' ');
  }

  at(place: number): readonly number[] {
    const list = this.lists[place] ?? NONE;
    return typeof list === 'string' ? (this.lists[place] = decodeNumbers(list)) : list;
  }
}

/**
 * Which sections have a term, and where. The terms of titles come with the headings; those of the text come in files that
 * each hold a stretch of the alphabet ({@link addWords}).
 */
export class SectionIndex {
  /** How many different terms each section has in a field. */
  readonly lengths: Readonly<Record<Field, readonly number[]>>;
  /** The means of these. */
  readonly averages: Readonly<Record<Field, number>>;
  private readonly words: readonly string[];
  private readonly headings: Lists;
  private readonly slugs: Lists;
  private readonly categories: Lists;
  private names: {readonly words: readonly string[]; readonly lists: Lists} | undefined;
  private readonly text = new Map<string, readonly number[]>();
  /** Terms of titles, of names and of each file of words, ascending. */
  private readonly sorted: (readonly string[])[];

  /** @param body how many different terms the text of each section has, as far as it is known */
  constructor(
    private readonly sections: Sections,
    terms: TitleTerms,
    body: readonly number[],
  ) {
    this.words = decodeWords(terms.words);
    this.sorted = [this.words];
    this.headings = new Lists(terms.headings);
    this.slugs = new Lists(terms.slugs);
    this.categories = new Lists(terms.categories);
    const heading = [...terms.headingLengths];
    /** Of each level, how many terms the headings from the second level down to it have. */
    const down = [0, 0, 0, 0, 0, 0, 0];
    const above = heading.map((length, section) => {
      const level = sections.level[section]!;
      const sum = down[level - 1]!;
      down.fill(level === 1 ? 0 : sum + length, level);
      return level === 1 ? terms.categoryLengths[sections.page[section]!]! : sum;
    });
    const ofPage = (section: number, of: number, others: number): number => (sections.level[section] === 1 ? of : others);
    const slug = heading.map((_, section) => ofPage(section, terms.slugLengths[sections.page[section]!]!, 0));
    const title = heading.map((_, section) => ofPage(section, 0, heading[sections.pageOf(section).first]!));
    this.lengths = {heading, title, above, slug, body: [...body]};
    this.averages = {heading: mean(heading), title: mean(title), above: mean(above), slug: mean(slug), body: mean(body)};
  }

  /** Adds the terms of other names of pages, which stand after the sections. */
  addNames({words, lists, lengths}: Names): void {
    // A name has a heading and no other field.
    for (const length of lengths) (this.lengths.heading as number[]).push(length);
    this.names = {words: decodeWords(words), lists: new Lists(lists)};
    this.sorted.push(this.names.words);
    this.forget();
  }

  /** Adds a stretch of the words of the text. Throws, and stays as it is, where the file is damaged. */
  addWords({words, lists}: WordFile): void {
    const terms = decodeWords(words);
    const decoded = lists.split(' ').map(decodeNumbers);
    if (terms.length !== decoded.length || decoded.some((list) => (list.at(-1) ?? Infinity) >= this.sections.own))
      throw new Error('search index: the file is damaged');
    terms.forEach((term, place) => this.text.set(term, decoded[place]!));
    this.sorted.push(terms);
    this.forget();
  }

  private forget(): void {
    this.places = remembering(MOST_KNOWN, (term) => this.find(term));
    this.count = remembering(MOST_KNOWN, (term) => this.countIn(term));
  }

  /** Where a term stands. */
  places = remembering(MOST_KNOWN, (term) => this.find(term));
  /** In how many sections. */
  count = remembering(MOST_KNOWN, (term) => this.countIn(term));

  /** In how many headings and names. */
  inHeadings(term: string): number {
    return this.headings.at(placeOf(this.words, term)).length + this.inNames(term).length;
  }

  /** Numbers of the names that have a term. */
  private inNames(term: string): readonly number[] {
    if (!this.names) return NONE;
    const {words, lists} = this.names;
    return lists.at(placeOf(words, term)).map((name) => this.sections.own + name);
  }

  /** All terms that are known so far and begin so, `start` itself left out; some come twice. */
  *beginning(start: string): Generator<string> {
    for (const terms of this.sorted) for (let at = after(terms, start); terms[at]?.startsWith(start); at++) yield terms[at]!;
  }

  private find(term: string): Places {
    const place = placeOf(this.words, term);
    const headings = this.headings.at(place);
    const {level, pages} = this.sections;
    const topOf = (page: number): number => pages[page]!.first;
    const title: number[] = [];
    const above = new Set(this.categories.at(place).map(topOf));
    for (const section of headings) {
      const {first, size} = this.sections.pageOf(section);
      const own = level[section]!;
      const under = own === 1 ? title : undefined;
      for (let at = section + 1; at < first + size && (level[at]! > own || own === 1); at++)
        if (under) under.push(at);
        else above.add(at);
    }
    return {
      heading: [...headings, ...this.inNames(term)],
      title,
      above: [...above].sort((a, b) => a - b),
      slug: this.slugs.at(place).map(topOf),
      body: this.text.get(term) ?? NONE,
    };
  }

  private countIn(term: string): number {
    const lists = Object.values(this.places(term)).filter(({length}) => length);
    return lists.length < 2 ? (lists[0]?.length ?? 0) : new Set(lists.flat()).size;
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length || 1;

/** Place of a term among ascending ones; -1 where it is none of them. */
function placeOf(terms: readonly string[], term: string): number {
  const place = after(terms, term) - 1;
  return terms[place] === term ? place : -1;
}

/** Place of the first term after `start`: it begins with it, or none does. */
export function after(terms: readonly string[], start: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[middle]! <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}
