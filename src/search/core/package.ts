import {valueOf} from './lists.ts';
import type {Synonyms} from './synonyms.ts';
import {AREAS, entryKind, KINDS, type Area, type Kind} from './record.ts';

/** Version of the files below. A worker refuses any other and says that the page is older than the site. */
export const PACKAGE_FORMAT = 6;

/** `search/manifest.json`: what there is, by names that hold a hash of the content. The only file without one. */
export interface Manifest {
  readonly format: number;
  readonly language: string;
  readonly pages: number;
  readonly sections: number;
  /** Titles and headings: enough for a first answer. */
  readonly heads: string;
  /** What readers call the pages. */
  readonly names: string;
}

/** The headings file. Columns instead of rows: alike stands beside alike, which compresses best. Lists are joined by `\n`. */
export interface Heads {
  readonly format: number;
  readonly language: string;
  /** Addresses of the pages, ascending. */
  readonly paths: string;
  /** Hashes of each page's text files ({@link textFile}); `hash:sections hash:sections` where there are several. */
  readonly texts: string;
  /** Innermost sidebar category of each page, as a place in `categories`. */
  readonly category: readonly number[];
  readonly categories: readonly string[];
  readonly tag: readonly number[];
  readonly tags: readonly string[];
  /** Pages that links from outside lead to, and how many: `[page, links, page, links …]`. */
  readonly popularity: readonly number[];
  /** Kind of each page, as a digit: the place in `KINDS`. */
  readonly kinds: string;
  /** Heading levels of each page's sections, as digits: `1223`. */
  readonly levels: string;
  /** Headings of all sections, page after page. */
  readonly titles: string;
  readonly terms: TitleTerms;
  /** How many different terms the text of each section has, as a digit ({@link lengthDigit}). */
  readonly lengths: string;
  /** The files of words, in the order of the alphabet: the first term of each and its hash ({@link wordFile}), with a space between. */
  readonly words: string;
  /** Each phrase as its terms, with spaces between. */
  readonly synonyms: Synonyms;
}

/** The terms of titles, and where they stand. The build cuts titles, since a browser would take longer for that than for all the rest. */
export interface TitleTerms {
  /** Ascending, as in a {@link WordFile}. */
  readonly words: string;
  /** The sections that have each in their heading, as in a {@link WordFile}. */
  readonly headings: string;
  /** The pages that have each in their address, and in the name of their category. */
  readonly slugs: string;
  readonly categories: string;
  /** How many different terms each heading has, and of each page its address and its category. */
  readonly headingLengths: readonly number[];
  readonly slugLengths: readonly number[];
  readonly categoryLengths: readonly number[];
}

/** A file of words: which sections have each term of a stretch of the alphabet in their text. */
export interface WordFile {
  readonly format: number;
  /** Terms in ascending order of their UTF-16 units (`encodeWords` of `lists.ts`). */
  readonly words: string;
  /** The sections of each (`encodeNumbers`), with spaces between. */
  readonly lists: string;
}

/** The path of a file of words under `search/`, by its place and hash. */
export const wordFile = (place: number, hash: string): string => `words/${place}.${hash}.json`;

/** The stretch of the alphabet that a file of words has: from `start` to the start of the next. */
export interface Stretch {
  readonly name: string;
  readonly start: string;
}

/** A length is told to within a tenth: longer texts only weigh a little less. */
const LENGTH_STEP = 1.12;
/** The value of a length's digit. */
export const lengthDigit = (length: number): number => (length ? 1 + Math.round(Math.log(length) / Math.log(LENGTH_STEP)) : 0);
/** The length of each digit's value. */
const LENGTHS = Array.from({length: 64}, (_, digit) => (digit ? LENGTH_STEP ** (digit - 1) : 0));

/** The file of names: a first answer does without them. */
export interface Names {
  readonly format: number;
  /** What readers call each page, in other words than its own: a line for each page, phrases joined by tabs. */
  readonly asked: string;
  /** Terms of these names, ascending; which of the names have each, counted from 0 on; how many each has. */
  readonly words: string;
  readonly lists: string;
  readonly lengths: readonly number[];
}

/** Text of a page's sections, or of a stretch of them: id of the heading, prose, words of the code samples. */
export type PageText = readonly (readonly [id: string, content: string, code: string])[];

/**
 * The path of a text file under `search/`, by the address of its page and the hash that tells its versions apart. Hashes
 * are short, since the headings file lists them all: two versions of one page are alike once in 60 million.
 */
export const textFile = (path: string, hash: string): string =>
  `text/${path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'index'}.${hash}.json`;

/** A file of text and the sections that it has. */
export interface TextPiece {
  /** Its path under `search/`. */
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

export interface HeadPage {
  readonly path: string;
  /** Its files of text, as {@link Heads} has them; {@link pieceOf} reads them. */
  readonly texts: string;
  readonly title: string;
  readonly category: string;
  readonly tag: string;
  readonly area: Area;
  readonly kind: Kind;
  /** Of a page that is a list, the kind of its entries. */
  readonly entries: Kind | undefined;
  readonly popularity: number;
  /** Number of the page's first section. */
  readonly first: number;
  readonly size: number;
}

/**
 * All sections by their number, and after them other names of pages; a column for each thing that is known of them. With an
 * object for each, a site of 3,000 pages would open twice as slowly.
 */
export class Sections {
  /** Number of the page that each is on. */
  readonly page: number[] = [];
  /** Level of the heading; 1 for a page itself and for other names of it. */
  readonly level: number[] = [];
  readonly title: readonly string[];
  /** How many sections there are; what follows them are names. */
  readonly own: number;

  /** @param levels of the sections of each page, as digits */
  constructor(
    readonly pages: readonly HeadPage[],
    levels: readonly string[],
    titles: string[],
  ) {
    levels.forEach((digits, page) => {
      for (let at = 0; at < digits.length; at++) {
        this.page.push(page);
        this.level.push(digits.charCodeAt(at) - 48);
      }
    });
    this.title = titles;
    this.own = titles.length;
  }

  /** Sections and names. */
  get length(): number {
    return this.title.length;
  }

  pageOf(section: number): HeadPage {
    return this.pages[this.page[section]!]!;
  }

  /** Whether it is an entry of a page that is a list. */
  isEntry(section: number): boolean {
    return this.level[section]! > 2 && this.pageOf(section).entries !== undefined;
  }

  /** Kind of a section: the entries of a list are what the list is of, whatever the page is. */
  kindOf(section: number): Kind {
    const {entries, kind} = this.pageOf(section);
    return (this.level[section]! > 2 && entries) || kind;
  }

  /** Headings above a section, the page's title first. */
  above(section: number): string[] {
    const above: string[] = [];
    let level = this.level[section]!;
    for (let at = section - 1; level > 1 && at >= 0; at--) {
      if (this.level[at]! >= level) continue;
      above.unshift(this.title[at]!);
      level = this.level[at]!;
    }
    return above;
  }

  /** Adds other names of pages. Throws where the file is of other pages, and stays as it is. */
  addNames({format, asked}: Names): void {
    if (format !== PACKAGE_FORMAT) throw new Error(`search index: format ${format} of names, expected ${PACKAGE_FORMAT}`);
    const ofPages = asked.split('\n');
    if (ofPages.length !== this.pages.length)
      throw new Error(`search index: names of ${ofPages.length} pages for ${this.pages.length}; the files are of different builds`);
    ofPages.forEach((names, page) => {
      for (const name of names ? names.split('\t') : []) {
        if (!name) continue;
        this.page.push(page);
        this.level.push(1);
        (this.title as string[]).push(name);
      }
    });
  }
}

/** What the headings file has. Throws where it is of another format. */
export function readHeads(heads: Heads): {sections: Sections; lengths: number[]; stretches: Stretch[]} {
  if (heads.format !== PACKAGE_FORMAT) throw new Error(`search index: format ${heads.format}, expected ${PACKAGE_FORMAT}`);
  const texts = heads.texts.split('\n');
  const levels = heads.levels.split('\n');
  const titles = heads.titles.split('\n');
  const popularity = new Map<number, number>();
  for (let index = 0; index < heads.popularity.length; index += 2) popularity.set(heads.popularity[index]!, heads.popularity[index + 1]!);
  let next = 0;
  const pages = heads.paths.split('\n').map((path, page): HeadPage => {
    const first = next;
    const size = levels[page]!.length;
    next += size;
    return {
      path,
      texts: texts[page]!,
      title: titles[first]!,
      category: heads.categories[heads.category[page]!]!,
      tag: heads.tags[heads.tag[page]!]!,
      area: areaOf(path),
      kind: KINDS[Number(heads.kinds[page])]!,
      entries: entryKind(path),
      popularity: popularity.get(page) ?? 0,
      first,
      size,
    };
  });
  return {
    sections: new Sections(pages, levels, titles),
    lengths: heads.lengths.split('').map((digit) => LENGTHS[valueOf(digit.charCodeAt(0))]!),
    stretches: heads.words.split('\n').map((line, place) => {
      const [start = '', hash = ''] = line.split(' ');
      return {start, name: wordFile(place, hash)};
    }),
  };
}

/** How many words a title has; a Chinese character counts for one. */
export const wordCount = (title: string): number =>
  title.split(/[\s/,:()–—-]+/u).filter((word) => word.length > 1).length + title.replace(/\P{Script=Han}/gu, '').length;

/** The file that has the text of a section of a page. */
export function pieceOf({path, texts, first, size}: HeadPage, section: number): TextPiece {
  let next = first;
  for (const entry of texts.split(' ')) {
    const [hash = '', count = size] = entry.split(':');
    const piece = {name: textFile(path, hash), first: next, size: Number(count)};
    next += piece.size;
    if (section < next) return piece;
  }
  throw new Error(`search index: section ${section} is not on ${path}`);
}

/** Area of an address, with or without the base URL of a language. */
export function areaOf(path: string): Area {
  const parts = path.split('/');
  const version = parts.indexOf('v3');
  const name = version >= 0 ? parts[version + 1] : parts.find((part) => part === 'blog');
  return AREAS.find((area) => area === name) ?? 'other';
}
