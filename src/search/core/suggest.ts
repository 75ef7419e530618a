import {cleanQuery} from './query.ts';
import type {Sections} from './package.ts';

/** Titles beyond these are not compared: a suggestion that takes long is none. */
const MOST_COMPARED = 6000;
const LEAST_ALIKE = 0.34;

/** What may be suggested where nothing was found. It is listed with the first question, since most readers ask none. */
export class Suggestions {
  private phrases: {readonly text: string; readonly size: number}[] | undefined;
  /** The phrases that have a run of three characters, as their places. */
  private readonly having = new Map<string, number[]>();

  constructor(private readonly sections: Sections) {}

  /** The titles that look most like what was typed: for "Try searching for". At most three. */
  for(typed: string): string[] {
    const phrases = (this.phrases ??= this.list());
    const wanted = triples(cleanQuery(typed));
    const common = new Map<number, number>();
    for (const triple of wanted) for (const place of this.having.get(triple) ?? []) common.set(place, (common.get(place) ?? 0) + 1);
    const best = [...common]
      .map(([place, count]) => ({...phrases[place]!, alike: (2 * count) / (wanted.size + phrases[place]!.size)}))
      .filter(({alike}) => alike >= LEAST_ALIKE)
      .sort((a, b) => b.alike - a.alike || (a.text < b.text ? -1 : 1))
      .map(({text}) => text);
    if (best.length) return [...new Set(best)].slice(0, 3);
    // Nothing alike: what most links from outside lead to.
    const popular = [...this.sections.pages]
      .sort((a, b) => b.popularity - a.popularity || (a.path < b.path ? -1 : 1))
      .map(({title}) => title.toLowerCase());
    return [...new Set(popular)].slice(0, 3);
  }

  /** Titles, and each word of them. */
  private list(): {readonly text: string; readonly size: number}[] {
    const texts = new Set<string>();
    for (const title of this.sections.title.slice(0, Math.min(MOST_COMPARED, this.sections.own)))
      for (const phrase of [title, ...title.split(/[\s:,()–—/]+/u)])
        if (phrase.length >= 3 && phrase.length <= 40) texts.add(phrase.toLowerCase());
    return [...texts].map((text, place) => {
      const runs = triples(text);
      for (const triple of runs) {
        const known = this.having.get(triple);
        if (known) known.push(place);
        else this.having.set(triple, [place]);
      }
      return {text, size: runs.size};
    });
  }
}

/** A text as the set of its runs of three characters, with its ends marked. */
function triples(text: string): Set<string> {
  const padded = Array.from(` ${text.toLowerCase()} `);
  return new Set(padded.slice(0, -2).map((_, at) => padded.slice(at, at + 3).join('')));
}
