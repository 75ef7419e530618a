/** Version of {@link SearchRecord}. A reader of records refuses any other. */
export const RECORD_SCHEMA = 2;

export type HeadingLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Titles above a record and its own, outermost first; `lvl0` is the innermost category of the sidebar. */
export type Hierarchy = Record<'lvl0' | 'lvl1', string> & Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;

/** What sort of page a record stands on; the search page filters by it. */
export const KINDS = ['tutorial', 'how-to', 'reference', 'explanation', 'term', 'instruction', 'post', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** Pages that are lists of entries, and of which kind an entry is: results of theirs stand under the page's own title. */
const LISTS: readonly (readonly [ending: string, kind: Kind])[] = [
  ['/concepts/glossary', 'term'],
  ['/tvm/instructions', 'instruction'],
];

/** Kind of the entries of a page that is a list; nothing for any other page. An entry's heading is below the second level. */
export function entryKind(path: string): Kind | undefined {
  return LISTS.find(([ending]) => path.endsWith(ending))?.[1];
}

/** The part of the site a record stands in: the first part of its address after `/v3`. */
export const AREAS = ['concepts', 'guidelines', 'documentation', 'contribute', 'blog', 'other'] as const;
export type Area = (typeof AREAS)[number];

/**
 * One section of one page: a heading with the text under it. Both engines are fed with these and with nothing else, so
 * the names are those that the hosted provider and its interface use.
 */
export interface SearchRecord {
  /** Language, path and fragment: the same section has the same id in every build. */
  readonly objectID: string;
  /** Absolute address with the heading's id as fragment. */
  readonly url: string;
  readonly type: HeadingLevel;
  readonly hierarchy: Hierarchy;
  /** The section's prose, with inline code and tables, without code samples. */
  readonly content: string;
  /** Words of the section's code samples that its prose does not have. */
  readonly code: string;
  /** What readers call it who do not know its words (`asked` of its front matter); on the page's first record. */
  readonly asked?: readonly string[];
  /** Name of the locale, as the interface filters by it: `en`, `mandarin`, `ru`. */
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly area: Area;
  readonly kind: Kind;
  /** Links from outside that lead to the page; 0 for most. */
  readonly popularity: number;
  /** Place of the section on its page, from 0. */
  readonly position: number;
}

/** A file of records. */
export interface RecordFile {
  readonly schema: typeof RECORD_SCHEMA;
  readonly language: string;
  /** Manifest of the files that were written with them, so that records and build can be told to belong together. */
  readonly build: string;
  readonly records: readonly SearchRecord[];
}

/** The levels of a hierarchy, outermost first. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Title of the record's own heading. */
export function headingOf(record: Pick<SearchRecord, 'type' | 'hierarchy'>): string {
  return record.hierarchy[record.type] ?? record.hierarchy.lvl1;
}

/** Path of a record's page and its fragment without `#`. */
export function splitUrl(url: string): {path: string; fragment: string} {
  const {pathname, hash} = new URL(url);
  return {path: pathname, fragment: decodeURIComponent(hash.slice(1))};
}
