import {cleanQuery} from './query.ts';
import type {HeadPage, HeadSection} from './package.ts';

/** Titles beyond these are not compared: a suggestion that takes long is none. */
const MOST_COMPARED = 6000;
const LEAST_ALIKE = 0.34;

/** The titles that look most like what was typed: for "Try searching for" where nothing was found. At most three. */
export function suggest(typed: string, sections: readonly HeadSection[], pages: readonly HeadPage[]): string[] {
  const wanted = triples(cleanQuery(typed));
  const alike = new Map<string, number>();
  if (wanted.size) {
    for (const {title} of sections.slice(0, MOST_COMPARED)) {
      for (const phrase of new Set([title, ...title.split(/[\s:,()–—/]+/u)])) {
        if (phrase.length < 3 || phrase.length > 40 || alike.has(phrase.toLowerCase())) continue;
        const share = similarity(wanted, triples(phrase));
        if (share >= LEAST_ALIKE) alike.set(phrase.toLowerCase(), share);
      }
    }
  }
  const best = [...alike].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([phrase]) => phrase);
  // Nothing alike: what most links from outside lead to.
  const popular = [...pages]
    .sort((a, b) => b.popularity - a.popularity || (a.path < b.path ? -1 : 1))
    .map(({title}) => title.toLowerCase());
  return [...new Set([...best, ...popular])].slice(0, 3);
}

/** A text as the set of its runs of three characters, with its ends marked. */
function triples(text: string): Set<string> {
  const padded = Array.from(` ${text.toLowerCase()} `);
  return new Set(padded.slice(0, -2).map((_, at) => padded.slice(at, at + 3).join('')));
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const triple of a) if (b.has(triple)) common++;
  return (2 * common) / Math.max(1, a.size + b.size);
}
