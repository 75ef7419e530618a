import {cleanQuery} from './query.ts';
import {remembering} from './memo.ts';
import type {Sections} from './sections.ts';

/** Titles beyond these are not compared: a suggestion that takes long is none. */
const MOST_COMPARED = 6000;
const LEAST_ALIKE = 0.34;
const MOST = 3;

/** A text as the set of its runs of three characters, with its ends marked. */
const runsOf = remembering(4 * MOST_COMPARED, (text): ReadonlySet<string> => {
  const padded = Array.from(` ${text} `);
  return new Set(padded.slice(0, -2).map((_, at) => padded.slice(at, at + 3).join('')));
});

/** The titles, or words of them, that look most like what was typed: for "Try searching for", where nothing was found. */
export function suggestionsFor(typed: string, {title, level, pages}: Sections): string[] {
  const wanted = runsOf(cleanQuery(typed).toLowerCase());
  const likeness = (text: string): number => {
    const runs = runsOf(text);
    let common = 0;
    for (const run of wanted) if (runs.has(run)) common++;
    return (2 * common) / (wanted.size + runs.size);
  };
  const phrases = title
    .filter((_, section) => level[section]! > 0)
    .slice(0, MOST_COMPARED)
    .flatMap((whole) => [whole, ...whole.split(/[\s:,()–—/]+/u)]);
  const alike = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))]
    .filter((phrase) => phrase.length >= 3 && phrase.length <= 40)
    .map((text) => ({text, likeness: likeness(text)}))
    .filter((phrase) => phrase.likeness >= LEAST_ALIKE)
    .sort((a, b) => b.likeness - a.likeness || (a.text < b.text ? -1 : 1))
    .map(({text}) => text);
  // Nothing alike: what most links from outside lead to.
  const popular = (): string[] =>
    [...pages].sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)).map(({titles}) => titles[0]!.toLowerCase());
  return [...new Set(alike.length ? alike : popular())].slice(0, MOST);
}
