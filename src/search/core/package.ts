import type {Area, Kind} from './record.ts';
import type {Synonyms} from './synonyms.ts';

/** Version of the files below. A worker refuses any other and says that the page is older than the site. */
export const PACKAGE_FORMAT = 7;

/** `search/manifest.json`: the only file whose name holds no hash of its content. */
export interface Manifest {
  readonly format: number;
  readonly language: string;
  readonly pages: number;
  readonly sections: number;
  /** Name of the headings file. */
  readonly heads: string;
}

/** The headings file: enough for a first answer. Sections are numbered through all pages, in the order of their addresses. */
export interface Heads {
  readonly format: number;
  readonly language: string;
  readonly pages: readonly HeadPage[];
  /** The terms of titles, ascending. The build cuts titles: a browser would take longer for that than for all the rest. */
  readonly terms: readonly string[];
  /** For each of these the sections with it in their heading, and the pages with it in their address or category: {@link gapsOf}. */
  readonly headings: readonly (readonly number[])[];
  readonly contexts: readonly (readonly number[])[];
  /** The files of words, in the order of the alphabet: the first term of each, and the hash in its name. */
  readonly words: readonly (readonly [start: string, hash: string])[];
  /** Each phrase as its terms, with spaces between. */
  readonly synonyms: Synonyms;
}

/** A page of the headings file. */
export interface HeadPage {
  readonly path: string;
  /** Innermost category of the sidebar. */
  readonly category: string;
  readonly tag: string;
  readonly area: Area;
  readonly kind: Kind;
  /** Of a page that is a list, the kind of its entries. */
  readonly entries?: Kind;
  /** Links from outside; none for most. */
  readonly popularity?: number;
  /** Headings of the sections, then what readers call the page (`asked` of its front matter). */
  readonly titles: readonly string[];
  /** Levels of the headings, a digit for each; 0 for a name. */
  readonly levels: string;
  /** How many different terms the text of each section has. */
  readonly lengths: readonly number[];
  /** The files of its text: the hash in the name of each, and how many sections it has. */
  readonly texts: readonly (readonly [hash: string, sections: number])[];
}

/** A file of words: the terms of a stretch of the alphabet, ascending, and the sections with each in their text ({@link gapsOf}). */
export interface WordFile {
  readonly format: number;
  readonly terms: readonly string[];
  readonly sections: readonly (readonly number[])[];
}

/** A file of text: a stretch of a page's sections, each as the id of its heading, its prose and the words of its code samples. */
export type TextFile = readonly (readonly [id: string, content: string, code: string])[];

/** Paths under `search/`. */
export const wordFileName = (hash: string): string => `words/${hash}.json`;
export const textFileName = (hash: string): string => `text/${hash}.json`;

/** Ascending numbers as the distance of each from the one before: they are smaller, and compress better. */
export const gapsOf = (numbers: readonly number[]): number[] => numbers.map((number, place) => number - (numbers[place - 1] ?? 0));

/** The reverse of {@link gapsOf}. */
export function fromGaps(gaps: readonly number[]): number[] {
  let number = 0;
  return gaps.map((gap) => (number += gap));
}

/** Throws where a file is of another version. */
export function expectFormat({format}: {readonly format: number}): void {
  if (format !== PACKAGE_FORMAT) throw new Error(`search index: format ${format}, expected ${PACKAGE_FORMAT}`);
}
