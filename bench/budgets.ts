/** What a first visit to a page may cost. Bytes are those on the wire, with brotli. */
export interface Budget {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
  /** Requests until the page is quiet, prefetches for other pages not counted. */
  readonly requests: number;
  readonly thirdParty: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

export type Measure = keyof Budget;

export interface Page {
  readonly name: string;
  readonly path: string;
  readonly budget: Budget;
}

const kB = (thousands: number): number => thousands * 1000;

/**
 * The typical page is a long reference with code, tables and a drawing. A third of its HTML is the shell: menus, footer,
 * sidebar, contents and metadata, all of which work without JavaScript. The script carries some 74 bytes for each page of
 * the site (its routes), so its budget leaves room for the pages that are still to be written. The styles are one file for
 * all pages, with the drawings of sections and of empty places, and the rules for phones.
 */
const typical: Budget = {html: kB(14), css: kB(20.5), js: kB(130), fonts: kB(60), requests: 14, thirdParty: 0, cls: 0};

/** Cyrillic takes two bytes a letter and a font file of its own; the interface's strings are in the script. */
const russian: Budget = {...typical, html: kB(17), js: kB(138), fonts: kB(72), requests: 16};

const TYPICAL = 'v3/documentation/data-formats/tlb/cell-boc';

export const pages: readonly Page[] = [
  {name: 'typical, en', path: `/${TYPICAL}`, budget: typical},
  {name: 'typical, ru', path: `/ru/${TYPICAL}`, budget: russian},
  {name: 'typical, zh', path: `/mandarin/${TYPICAL}`, budget: {...typical, html: kB(15.5), js: kB(136)}},
  {name: 'home, en', path: '/', budget: {...typical, html: kB(6), js: kB(105), requests: 12}},
  {name: 'blog post, en', path: '/blog/2026/09/08/network-changes-since-mid-2025', budget: {...typical, html: kB(12), requests: 16}},
];

export interface Overrun {
  readonly measure: Measure;
  readonly found: number;
  readonly allowed: number;
}

/** What exceeds the budget. A value that could not be measured is an overrun: silence must not pass. */
export function overruns(found: Budget, budget: Budget): Overrun[] {
  return (Object.keys(budget) as Measure[])
    .filter((measure) => !(found[measure] <= budget[measure]))
    .map((measure) => ({measure, found: found[measure], allowed: budget[measure]}));
}
