import {valueOf} from './lists.ts';
import type {Synonyms} from './synonyms.ts';
import {AREAS, entryKind, KINDS, type Area, type Kind} from './record.ts';

/** Version of the files below. A worker refuses any other and says that the page is older than the site. */
export const PACKAGE_FORMAT = 5;

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
  /** How many different terms the text of each section has, as a digit ({@link lengthDigit}). */
  readonly lengths: string;
  /** The files of words, in the order of the alphabet: the first term of each and its hash ({@link wordFile}), with a space between. */
  readonly words: string;
  readonly synonyms: Synonyms;
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
const lengthOf = (digit: number): number => (digit ? LENGTH_STEP ** (digit - 1) : 0);

/** The file of names: a first answer does without them. */
export interface Names {
  readonly format: number;
  /** What readers call each page, in other words than its own: a line for each page, phrases joined by tabs. */
  readonly asked: string;
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
  readonly texts: readonly TextPiece[];
  readonly title: string;
  readonly category: string;
  readonly tag: string;
  readonly area: Area;
  readonly kind: Kind;
  readonly popularity: number;
  /** Number of the page's first section. */
  readonly first: number;
  readonly size: number;
}

export interface HeadSection {
  readonly page: number;
  readonly level: number;
  readonly title: string;
  /** Whether it is an entry of a page that is a list. */
  readonly isEntry: boolean;
  /** Where it is no section but another name of one: that one's number. */
  readonly nameOf?: number;
}

/** The headings file as rows. Throws where it is of another format. */
export function readHeads(heads: Heads): {pages: HeadPage[]; sections: HeadSection[]; lengths: number[]; stretches: Stretch[]} {
  if (heads.format !== PACKAGE_FORMAT) throw new Error(`search index: format ${heads.format}, expected ${PACKAGE_FORMAT}`);
  const paths = heads.paths.split('\n');
  const texts = heads.texts.split('\n');
  const levels = heads.levels.split('\n');
  const titles = heads.titles.split('\n');
  const popularity = new Map<number, number>();
  for (let index = 0; index < heads.popularity.length; index += 2) popularity.set(heads.popularity[index]!, heads.popularity[index + 1]!);
  const sections: HeadSection[] = [];
  const pages = paths.map((path, page): HeadPage => {
    const first = sections.length;
    const isList = entryKind(path) !== undefined;
    for (const digit of levels[page]!) {
      const level = Number(digit);
      sections.push({page, level, title: titles[sections.length]!, isEntry: isList && level > 2});
    }
    return {
      path,
      texts: piecesOf(path, texts[page]!, first, sections.length - first),
      title: titles[first]!,
      category: heads.categories[heads.category[page]!]!,
      tag: heads.tags[heads.tag[page]!]!,
      area: areaOf(path),
      kind: KINDS[Number(heads.kinds[page])]!,
      popularity: popularity.get(page) ?? 0,
      first,
      size: sections.length - first,
    };
  });
  return {
    pages,
    sections,
    lengths: Array.from(heads.lengths, (digit) => lengthOf(valueOf(digit.charCodeAt(0)))),
    stretches: heads.words.split('\n').map((line, place) => {
      const [start = '', hash = ''] = line.split(' ');
      return {start, name: wordFile(place, hash)};
    }),
  };
}

/** Headings above a section, the page's title first. */
export function titlesAbove(sections: readonly HeadSection[], section: number): string[] {
  const above: string[] = [];
  let {level} = sections[section]!;
  for (let at = section - 1; level > 1 && at >= 0; at--) {
    if (sections[at]!.level >= level) continue;
    above.unshift(sections[at]!.title);
    ({level} = sections[at]!);
  }
  return above;
}

/** Other names of pages as rows, which stand after the sections. Throws where the file is of other pages. */
export function readNames(names: Names, pages: readonly HeadPage[]): HeadSection[] {
  if (names.format !== PACKAGE_FORMAT) throw new Error(`search index: format ${names.format} of names, expected ${PACKAGE_FORMAT}`);
  const asked = names.asked.split('\n');
  if (asked.length !== pages.length)
    throw new Error(`search index: names of ${asked.length} pages for ${pages.length}; the files are of different builds`);
  return pages.flatMap(({first}, page) =>
    asked[page]!.split('\t')
      .filter(Boolean)
      .map((title) => ({page, level: 1, title, isEntry: false, nameOf: first})),
  );
}

/** How many words a title has; a Chinese character counts for one. */
export const wordCount = (title: string): number =>
  title.split(/[\s/,:()–—-]+/u).filter((word) => word.length > 1).length + title.replace(/\P{Script=Han}/gu, '').length;

function piecesOf(path: string, hashes: string, first: number, total: number): TextPiece[] {
  let next = first;
  return hashes.split(' ').map((entry) => {
    const [hash, size = total] = entry.split(':');
    const piece = {name: textFile(path, hash!), first: next, size: Number(size)};
    next += piece.size;
    return piece;
  });
}

/** Area of an address, with or without the base URL of a language. */
export function areaOf(path: string): Area {
  const parts = path.split('/');
  const version = parts.indexOf('v3');
  const name = version >= 0 ? parts[version + 1] : parts.find((part) => part === 'blog');
  return AREAS.find((area) => area === name) ?? 'other';
}
