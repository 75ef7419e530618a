import type {Field, SectionIndex} from './index.ts';
import type {Wanted} from './query.ts';

/** How much a match counts by where it stands. */
export type Boosts = Readonly<Record<Field, number>>;

/** How hard a long field weighs: 0 not at all, 1 in full. */
const LENGTH = 0.7;
/** How soon a further term adds no more; here a term counts once in a field, so it says how much a short field gains. */
const SATURATION = 1.2;
/** What a match counts at least, however long the field. */
const LEAST = 0.5;

/** What a term weighs that stands in `count` of `total` sections: the inverse document frequency of BM25. */
export const rarity = (count: number, total: number): number => Math.log(1 + (total - count + 0.5) / (count + 0.5));

/**
 * By number of the section, how well it matches: for each term and each field that has it BM25+ (Lv and Zhai, 2011, with
 * each term counted once), times the weight of the field and of the term, summed. Only lists of the terms are looked at.
 */
export function scoresOf(index: SectionIndex, wanted: readonly Wanted[], boosts: Boosts): Float64Array {
  const total = index.lengths.heading.length;
  const scores = new Float64Array(total);
  for (const {term, weight, headings} of onceEach(wanted)) {
    const places = index.places(term);
    for (const [field, boost] of Object.entries(boosts) as [Field, number][]) {
      const list = places[field];
      if (!list.length || (headings && field === 'body')) continue;
      const worth = weight * boost * rarity(list.length, total);
      const lengths = index.lengths[field];
      const average = index.averages[field];
      for (const section of list) {
        const length = 1 - LENGTH + (LENGTH * lengths[section]!) / average;
        scores[section]! += worth * (LEAST + (1 + SATURATION) / (1 + SATURATION * length));
      }
    }
  }
  return scores;
}

/** Each term once, with its greatest weight; one that is wanted in the text too is not held to headings. */
function onceEach(list: readonly Wanted[]): Wanted[] {
  const best = new Map<string, Wanted>();
  for (const item of list) {
    const key = `${item.headings} ${item.term}`;
    if ((best.get(key)?.weight ?? -1) < item.weight) best.set(key, item);
  }
  return [...best.values()];
}
