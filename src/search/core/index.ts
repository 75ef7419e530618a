import {decodeNumbers, decodeWords} from './lists.ts';
import {remembering} from './memo.ts';
import type {HeadPage, HeadSection, WordFile} from './package.ts';
import {terms} from './tokens.ts';

/** Where in a section a term can stand: its own heading, the title of its page, headings between the two, the page's address, its text. */
export const FIELDS = ['heading', 'title', 'above', 'slug', 'body'] as const;
export type Field = (typeof FIELDS)[number];

/** Numbers of the sections that have a term, ascending, by where it stands. */
export type Places = Readonly<Record<Field, readonly number[]>>;

const NONE: readonly number[] = [];
/** More words than a reader types in a sitting, with all that they may mean. */
const MOST_KNOWN = 2000;

/** Different terms of a title or a name; of stop words alone it is a name itself: `AND`, `IF`. */
function termsOf(text: string): Set<string> {
  const found = new Set(terms(text, {singles: true}));
  return found.size ? found : new Set(terms(text, {singles: true, keepStopWords: true}));
}

/**
 * Which sections have a term, and where. Titles are cut into terms as it is made; the text comes in files that each hold
 * a stretch of the alphabet ({@link addWords}).
 */
export class SectionIndex {
  /** How many different terms each section has in a field. */
  readonly lengths: Readonly<Record<Field, readonly number[]>>;
  /** The means of these. */
  readonly averages: Readonly<Record<Field, number>>;
  private readonly headings = new Map<string, number[]>();
  private readonly slugs = new Map<string, number[]>();
  private readonly categories = new Map<string, number[]>();
  private readonly text = new Map<string, readonly number[]>();
  /** Terms of titles, and those of each file of words, ascending. */
  private readonly sorted: (readonly string[])[] = [];

  /** @param body how many different terms the text of each section has, as far as it is known */
  constructor(
    private readonly pages: readonly HeadPage[],
    private readonly sections: readonly HeadSection[],
    body: readonly number[],
  ) {
    const heading: number[] = [];
    const above: number[] = [];
    /** Of each level, how many terms the headings from the second level down to it have. */
    const down = [0, 0, 0, 0, 0, 0, 0];
    sections.forEach(({title, level, page}, section) => {
      heading.push(add(this.headings, termsOf(title), section));
      above.push(level === 1 ? add(this.categories, termsOf(pages[page]!.category), section) : down[level - 1]!);
      down.fill(level === 1 ? 0 : down[level - 1]! + heading[section]!, level);
    });
    const slug = sections.map(({level, page}, section) =>
      level === 1 ? add(this.slugs, termsOf(pages[page]!.path.split('/').slice(-2).join(' ')), section) : 0,
    );
    const title = sections.map(({level, page}) => (level === 1 ? 0 : heading[pages[page]!.first]!));
    this.lengths = {heading, title, above, slug, body: [...body]};
    this.averages = {heading: mean(heading), title: mean(title), above: mean(above), slug: mean(slug), body: mean(body)};
    this.sorted.push([...new Set([...this.headings.keys(), ...this.slugs.keys(), ...this.categories.keys()])].sort());
  }

  /** Adds other names of pages, which stand after the sections. */
  addNames(names: readonly HeadSection[], first: number): void {
    const lengths = this.lengths as Record<Field, number[]>;
    names.forEach(({title}, place) => {
      lengths.heading.push(add(this.headings, termsOf(title), first + place));
      for (const field of FIELDS) if (field !== 'heading') lengths[field].push(0);
    });
    this.sorted.push([...new Set(names.flatMap(({title}) => [...termsOf(title)]))].sort());
    this.forget();
  }

  /** Adds a stretch of the words of the text. Throws, and stays as it is, where the file is damaged. */
  addWords({words, lists}: WordFile): void {
    const terms = decodeWords(words);
    const decoded = lists.split(' ').map(decodeNumbers);
    if (terms.length !== decoded.length || decoded.some((list) => (list.at(-1) ?? Infinity) >= this.sections.length))
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

  /** In how many headings. */
  inHeadings(term: string): number {
    return this.headings.get(term)?.length ?? 0;
  }

  /** All terms that are known so far and begin so, `start` itself left out; some come twice. */
  *beginning(start: string): Generator<string> {
    for (const terms of this.sorted) for (let at = after(terms, start); terms[at]?.startsWith(start); at++) yield terms[at]!;
  }

  private find(term: string): Places {
    const heading = this.headings.get(term) ?? NONE;
    const title: number[] = [];
    const above = new Set(this.categories.get(term));
    for (const section of heading) {
      const {page, level, nameOf} = this.sections[section]!;
      if (nameOf !== undefined) continue;
      const {first, size} = this.pages[page]!;
      const under = level === 1 ? title : undefined;
      for (let at = section + 1; at < first + size && (this.sections[at]!.level > level || level === 1); at++)
        if (under) under.push(at);
        else above.add(at);
    }
    return {heading, title, above: [...above].sort((a, b) => a - b), slug: this.slugs.get(term) ?? NONE, body: this.text.get(term) ?? NONE};
  }

  private countIn(term: string): number {
    const lists = Object.values(this.places(term)).filter(({length}) => length);
    return lists.length < 2 ? (lists[0]?.length ?? 0) : new Set(lists.flat()).size;
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length || 1;

/** Notes the section at each of the terms; returns how many there are. */
function add(lists: Map<string, number[]>, found: ReadonlySet<string>, section: number): number {
  for (const term of found) {
    const list = lists.get(term);
    if (list) list.push(section);
    else lists.set(term, [section]);
  }
  return found.size;
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
