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

const MINISEARCH: Options<Entry> = {
  fields: [...FIELDS],
  tokenize: (text) => {
    const found = terms(text, {singles: true});
    // A heading of stop words alone is a name: `AND`, `IF`.
    return found.length ? found : terms(text, {singles: true, keepStopWords: true});
  },
  processTerm: (term) => term,
};

export type SectionIndex = MiniSearch<Entry>;

/** The library's index of headings alone: enough to answer before the text has come. */
export function indexHeadings(pages: readonly HeadPage[], sections: readonly HeadSection[]): SectionIndex {
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
  return index;
}

/** Adds other names of pages, numbered from `first` on. They have no text, and are not counted as sections of none. */
export function addNames(index: SectionIndex, names: readonly HeadSection[], first: number): void {
  names.forEach(({title}, place) => index.add({id: first + place, heading: title, title: '', above: '', slug: ''} as Entry));
}

/**
 * The index with the text of its first `count` entries added, by way of the library's own serialization (version 2).
 * Throws where the postings are of other sections.
 */
export function addPostings(headings: SectionIndex, count: number, postings: Postings): SectionIndex {
  if (count !== postings.lengths.length)
    throw new Error(`search index: ${postings.lengths.length} sections of text for ${count} headings; the files are of different builds`);
  const plain: AsPlainObject = headings.toJSON();
  const body = FIELDS.indexOf('body');
  const byTerm = new Map(plain.index);
  let total = 0;
  const fieldLength = plain.fieldLength as Record<string, number[]>;
  postings.lengths.forEach((length, section) => {
    fieldLength[section]![body] = length;
    total += length;
  });
  for (const {term, sections, frequencies} of postings.entries) {
    const occurrences: Record<string, number> = {};
    sections.forEach((section, index) => (occurrences[section] = frequencies[index]!));
    const known = byTerm.get(term);
    if (known) known[body] = occurrences;
    else byTerm.set(term, {[body]: occurrences});
  }
  const averageFieldLength = [...plain.averageFieldLength];
  averageFieldLength[body] = total / Math.max(1, postings.lengths.length);
  return MiniSearch.loadJS<Entry>({...plain, averageFieldLength, index: [...byTerm]}, MINISEARCH);
}

/** In how many sections each term occurs, and in how many headings. */
export function countTerms(index: SectionIndex): {sections: Map<string, number>; headings: Map<string, number>} {
  const sections = new Map<string, number>();
  const headings = new Map<string, number>();
  const heading = FIELDS.indexOf('heading');
  for (const [term, fields] of index.toJSON().index) {
    const seen = new Set<string>();
    for (const occurrences of Object.values(fields)) for (const section of Object.keys(occurrences)) seen.add(section);
    sections.set(term, seen.size);
    const own = fields[heading];
    if (own) headings.set(term, Object.keys(own).length);
  }
  return {sections, headings};
}
