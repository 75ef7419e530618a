import {FIELDS, type SectionIndex} from './index.ts';
import {remembering} from './memo.ts';
import type {Sections} from './package.ts';
import {GENERAL, type Query} from './query.ts';
import {rarity} from './score.ts';

/** How much of a query there is in each section. */
export interface Coverage {
  /** Numbers of the sections that have anything of it. */
  readonly found: readonly number[];
  /** By number of the section, the share of the query that it has, by the weight of the words; 1 is all. */
  readonly shares: Float64Array;
  /** A row of {@link Query.groups} for each section: how much of the group its heading has, or less so the title of its page. */
  readonly headings: Float64Array;
  /** What each group of the query weighs: as much as its rarest word that any section has. */
  readonly weights: Float64Array;
  /** All of them together. */
  readonly whole: number;
}

export interface CoverageWeights {
  /** What a word that only other sections of the page have counts. */
  readonly pooled: number;
  /** What a word of the page's title counts as one of the heading. */
  readonly titleAsHeading: number;
}

/** What was only half meant says nothing about how rare the rest of its group is. */
const TELLING = 0.3;

/** Tells how much of the query each section has. */
export function coverageOf(
  index: SectionIndex,
  sections: Sections,
  {groups, wanted, general}: Query,
  {pooled, titleAsHeading}: CoverageWeights,
): Coverage {
  const weights = new Float64Array(groups);
  const own = new Float64Array(sections.length * groups);
  const headings = new Float64Array(sections.length * groups);
  /** Of each page, the most that any of its sections has. */
  const onPage = new Float64Array(sections.pages.length * groups);
  const isFound = new Uint8Array(sections.length);
  const found: number[] = [];
  /** By section, 1 where it has a term. */
  const everywhere = remembering(Infinity, (term) => {
    const has = new Uint8Array(sections.length);
    const places = index.places(term);
    for (const field of FIELDS) for (const section of places[field]) has[section] = 1;
    return has;
  });
  for (const {term, group, worth, along, headings: inHeadings} of wanted) {
    const here = index.places(term);
    const rest = along.map(everywhere);
    let given = 0;
    const give = (list: readonly number[], value: number, near: number): void => {
      given += list.length;
      for (const section of list) {
        if (!isFound[section]) {
          isFound[section] = 1;
          found.push(section);
        }
        let has = 1;
        for (const others of rest) has &= others[section]!;
        if (!has) continue;
        const at = section * groups + group;
        if (own[at]! < value) {
          own[at] = value;
          const there = sections.page[section]! * groups + group;
          if (onPage[there]! < value) onPage[there] = value;
        }
        if (headings[at]! < near) headings[at] = near;
      }
    };
    give(here.heading, worth, worth);
    give(here.title, worth, worth * titleAsHeading);
    give(here.above, worth, 0);
    give(here.slug, worth, 0);
    if (!inHeadings) give(here.body, worth, 0);
    // A word that no section has at all says nothing about which is better.
    if (given && worth >= TELLING)
      weights[group] = Math.max(weights[group]!, rarity(index.count(term), sections.length) * (general.has(group) ? GENERAL : 1));
  }

  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = new Float64Array(sections.length);
  for (const section of whole ? found : []) {
    const page = sections.page[section]!;
    // In a list, what the other entries say is about other things.
    const elsewhere = sections.isEntry(section) ? 0 : pooled;
    let covered = 0;
    for (let group = 0; group < groups; group++)
      covered += Math.max(own[section * groups + group]!, elsewhere * onPage[page * groups + group]!) * weights[group]!;
    shares[section] = covered / whole;
  }
  return {found, shares, headings, weights, whole};
}
