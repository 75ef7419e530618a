import {textFileName, type HeadPage} from './package.ts';
import type {Kind} from './record.ts';

/** A page, and the number of its first section. */
interface SectionPage extends HeadPage {
  readonly first: number;
}

/** A file of text and the sections that it has. */
export interface TextPiece {
  /** Its path under `search/`. */
  readonly name: string;
  readonly first: number;
  readonly size: number;
}

/**
 * All sections by their number, and among them, after those of each page, other names of the page; a column for each thing
 * that is known of them. With an object for each, a site of 3,000 pages would open twice as slowly.
 */
export class Sections {
  readonly pages: readonly SectionPage[];
  /** Number of the page that each is on. */
  readonly page: number[] = [];
  /** Level of the heading; 1 for a page itself, 0 for another name of it. */
  readonly level: number[] = [];
  readonly title: string[] = [];

  constructor(pages: readonly HeadPage[]) {
    this.pages = pages.map((page, number) => {
      const first = this.length;
      page.titles.forEach((title, at) => {
        this.page.push(number);
        this.level.push(Number(page.levels[at]));
        this.title.push(title);
      });
      return {...page, first};
    });
  }

  get length(): number {
    return this.page.length;
  }

  pageOf(section: number): SectionPage {
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
    for (let at = section - 1; level > 1; at--) {
      if (this.level[at]! >= level) continue;
      above.unshift(this.title[at]!);
      level = this.level[at]!;
    }
    return above;
  }

  /** The file that has the text of a section. */
  pieceOf(section: number): TextPiece {
    const page = this.pageOf(section);
    let {first} = page;
    for (const [hash, size] of page.texts) {
      if (section < first + size) return {name: textFileName(hash), first, size};
      first += size;
    }
    throw new Error(`search index: no file has the text of section ${section}`);
  }
}
