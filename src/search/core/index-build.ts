import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import type {HeadPage, HeadSection} from './package.ts';
import type {Postings} from './postings.ts';
import {terms} from './tokens.ts';

/** A section as the library indexes it; its number is its id. */
interface Entry {
  readonly id: number;
  /** Its own heading. */
  readonly heading: string;
  /** Title of its page. */
  readonly title: string;
  /** Headings between the two. */
  readonly above: string;
  /** Address of a page: English words, whatever the language. */
  readonly slug: string;
  readonly body: string;
}

export const FIELDS = ['heading', 'title', 'above', 'slug', 'body'] as const;
export type Field = (typeof FIELDS)[number];

function termsOf(text: string): string[] {
  const found = terms(text, {singles: true});
  // A heading of stop words alone is a name: `AND`, `IF`.
  return found.length ? found : terms(text, {singles: true, keepStopWords: true});
}

const MINISEARCH: Options<Entry> = {
  fields: [...FIELDS],
  tokenize: termsOf,
  processTerm: (term) => term,
};

export type SectionIndex = MiniSearch<Entry>;

/** In how many sections each term occurs, and in how many headings, other names among them. */
export interface TermCounts {
  readonly sections: Map<string, number>;
  readonly headings: Map<string, number>;
}

/** Numbers of the sections that have a term, by where it stands. */
export interface Places {
  readonly heading: readonly number[];
  readonly title: readonly number[];
  readonly above: readonly number[];
  readonly slug: readonly number[];
  readonly body: readonly number[];
}

/** The library's index, and what its terms are: to ask it for them again would take as long as to fill it. */
export interface CountedIndex {
  readonly index: SectionIndex;
  readonly counts: TermCounts;
  /** By term: to know where it stands without scoring anything. */
  readonly places: Map<string, Places>;
}

export const NOWHERE: Places = {heading: [], title: [], above: [], slug: [], body: []};

/** The index of headings alone: enough to answer before the text has come. */
export function indexHeadings(pages: readonly HeadPage[], sections: readonly HeadSection[]): CountedIndex {
  const index = new MiniSearch<Entry>(MINISEARCH);
  sections.forEach((section, id) => {
    const {path, title, category} = pages[section.page]!;
    const isPage = section.level === 1;
    index.add({
      id,
      heading: section.title,
      title: isPage ? '' : title,
      above: isPage ? category : section.above.slice(1).join(' '),
      slug: isPage ? path.split('/').slice(-2).join(' ') : '',
      body: '',
    });
  });
  const counts: TermCounts = {sections: new Map(), headings: new Map()};
  const places = new Map<string, Places>();
  for (const [term, fields] of index.toJSON().index) {
    const at = (field: Field): number[] => Object.keys(fields[FIELDS.indexOf(field)] ?? {}).map(Number);
    const here: Places = {heading: at('heading'), title: at('title'), above: at('above'), slug: at('slug'), body: []};
    places.set(term, here);
    counts.sections.set(term, sectionsIn(here));
    if (here.heading.length) counts.headings.set(term, here.heading.length);
  }
  return {index, counts, places};
}

/** Adds other names of pages, numbered from `first` on. They have no text, and are not counted as sections of none. */
export function addNames({index, counts, places}: CountedIndex, names: readonly HeadSection[], first: number): void {
  names.forEach(({title}, place) => {
    index.add({id: first + place, heading: title, title: '', above: '', slug: ''} as Entry);
    for (const term of new Set(termsOf(title))) {
      counts.sections.set(term, (counts.sections.get(term) ?? 0) + 1);
      counts.headings.set(term, (counts.headings.get(term) ?? 0) + 1);
      const known = places.get(term) ?? NOWHERE;
      places.set(term, {...known, heading: [...known.heading, first + place]});
    }
  });
}

/**
 * The index with the text of its first `count` entries added, by way of the library's own serialization (version 2).
 * Throws where the postings are of other sections.
 */
export function addPostings({index, counts, places}: CountedIndex, count: number, postings: Postings): CountedIndex {
  if (count !== postings.lengths.length)
    throw new Error(`search index: ${postings.lengths.length} sections of text for ${count} headings; the files are of different builds`);
  const plain: AsPlainObject = index.toJSON();
  const body = FIELDS.indexOf('body');
  const byTerm = new Map(plain.index);
  const inSections = new Map(counts.sections);
  const everywhere = new Map(places);
  let total = 0;
  const fieldLength = plain.fieldLength as Record<string, number[]>;
  postings.lengths.forEach((length, section) => {
    fieldLength[section]![body] = length;
    total += length;
  });
  for (const {term, sections, frequencies} of postings.entries) {
    const occurrences: Record<string, number> = {};
    sections.forEach((section, place) => (occurrences[section] = frequencies[place]!));
    const here: Places = {...(places.get(term) ?? NOWHERE), body: sections};
    everywhere.set(term, here);
    inSections.set(term, sectionsIn(here));
    const known = byTerm.get(term);
    if (known) known[body] = occurrences;
    else byTerm.set(term, {[body]: occurrences});
  }
  const averageFieldLength = [...plain.averageFieldLength];
  averageFieldLength[body] = total / Math.max(1, postings.lengths.length);
  return {
    index: MiniSearch.loadJS<Entry>({...plain, averageFieldLength, index: [...byTerm]}, MINISEARCH),
    counts: {sections: inSections, headings: counts.headings},
    places: everywhere,
  };
}

/** How many sections have a term in any field. */
function sectionsIn(places: Places): number {
  const lists = (Object.values(places) as (readonly number[])[]).filter(({length}) => length);
  return lists.length < 2 ? (lists[0]?.length ?? 0) : new Set(lists.flat()).size;
}
