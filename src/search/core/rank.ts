import type {HeadPage, HeadSection} from './package.ts';
import type {SectionIndex} from './index-build.ts';
import type {Query, Vocabulary} from './query.ts';

/** A section that answers a query, better with a higher score. */
export interface Candidate {
  readonly section: number;
  /** By its own merit. */
  score: number;
  /** By its merit among the others: what results are ordered by. */
  place: number;
  /** Share of the query that it has, by the weight of the words; 1 is all. */
  readonly coverage: number;
  /** Terms of the index that made it match, for highlighting. */
  readonly matched: readonly string[];
}

/** Weights of ranking. `bench/search` measures them; change one and run it. */
export const WEIGHTS = {
  fields: {heading: 4, title: 2, above: 1, slug: 1.2, body: 1},
  /** What a word counts that only begins as typed, or differs by a letter. */
  prefix: 0.6,
  fuzzy: 0.45,
  /** How hard a missing word weighs. */
  coverage: 1.6,
  /** A heading that is just what was typed. */
  heading: 0.7,
  /** Each doubling of the links from outside. */
  popularity: 0.015,
  /** The page's own record before its sections, where they are alike. */
  page: 1.12,
  /** What each further section of a page is worth. */
  repeat: 0.85,
  /** How much the other sections of a page that match add to its best. */
  support: 0.06,
  /** The very words in a row, in the text of the section. */
  closeness: 0.8,
  /** How much is read again for that. */
  rereadPages: 12,
  rereadSections: 60,
  /** Sections that have less of the query than this share of what the best has are no results. */
  leastCoverage: 0.45,
};

/** The sections that match, best first. Scores are the library's, corrected for how much of the query a section has. */
export function rank(
  index: SectionIndex,
  pages: readonly HeadPage[],
  sections: readonly HeadSection[],
  query: Query,
  vocabulary: Vocabulary,
): Candidate[] {
  if (!query.wanted.length) return [];
  const {wanted} = query;
  const results = index.search('query', {
    tokenize: () => wanted.map(({term}) => term),
    processTerm: (term) => term,
    prefix: (_term, at) => wanted[at]!.prefix > 0,
    fuzzy: (_term, at) => wanted[at]!.edits,
    maxFuzzy: 2,
    boostTerm: (_term, at) => wanted[at]!.weight,
    boost: WEIGHTS.fields,
    weights: {prefix: WEIGHTS.prefix, fuzzy: WEIGHTS.fuzzy},
    combineWith: 'OR',
  });
  const total = sections.length;
  const idf = (term: string): number => {
    const count = vocabulary.count(term);
    return Math.log(1 + (total - count + 0.5) / (count + 0.5));
  };
  // A word that no section has at all says nothing about which is better.
  const groupWeight = new Float64Array(query.groups);
  const found = new Set(results.flatMap(({queryTerms}) => queryTerms));
  for (const {term, group, weight} of wanted)
    if (found.has(term)) groupWeight[group] = Math.max(groupWeight[group]!, idf(term) * (weight < 0.3 ? 0.2 : 1));
  const wholeWeight = groupWeight.reduce((sum, weight) => sum + weight, 0);
  const byTerm = new Map<string, {group: number; weight: number}[]>();
  for (const {term, group, weight} of wanted) {
    const list = byTerm.get(term);
    if (list) list.push({group, weight});
    else byTerm.set(term, [{group, weight}]);
  }

  const candidates = results.map((result): Candidate => {
    const section = sections[result.id as number]!;
    const page = pages[section.page]!;
    const best = new Float64Array(query.groups);
    const inHeading = new Float64Array(query.groups);
    for (const term of result.queryTerms) {
      const fields = result.match[term];
      for (const {group, weight} of byTerm.get(term) ?? []) {
        const value = Math.min(1, weight < 0.3 ? weight : Math.max(weight, 0.75)) * (fields ? 1 : 0.85);
        best[group] = Math.max(best[group]!, value);
        if (fields?.includes('heading')) inHeading[group] = Math.max(inHeading[group]!, value);
      }
    }
    let covered = 0;
    let headingCovered = 0;
    let headingHits = 0;
    for (let group = 0; group < query.groups; group++) {
      covered += best[group]! * groupWeight[group]!;
      headingCovered += inHeading[group]! * groupWeight[group]!;
      if (inHeading[group]! > 0.3) headingHits++;
    }
    const coverage = wholeWeight ? covered / wholeWeight : 0;
    const headingShare = wholeWeight ? headingCovered / wholeWeight : 0;
    const precise = headingHits / Math.max(headingHits, wordCount(section.title));
    const score =
      (result.score / Math.max(1, result.queryTerms.length)) *
      coverage ** WEIGHTS.coverage *
      (1 + WEIGHTS.heading * headingShare ** 2 * precise) *
      (1 + WEIGHTS.popularity * Math.log2(1 + page.popularity)) *
      (section.level === 1 ? WEIGHTS.page : 1);
    return {section: result.id as number, score, place: score, coverage, matched: Object.keys(result.match)};
  });
  return order(candidates, sections);
}

const wordCount = (title: string): number =>
  title.split(/[\s/,:()–—-]+/u).filter((word) => word.length > 1).length + title.replace(/\P{Script=Han}/gu, '').length;

/**
 * Best first, with two corrections: sections of a page that match beside its best lift the page a little, and every
 * further section of a page stands lower, so that ten sections of one page do not hide the next page.
 */
export function order(candidates: Candidate[], sections: readonly HeadSection[]): Candidate[] {
  candidates.sort((a, b) => b.score - a.score || a.section - b.section);
  const support = new Map<number, number>();
  for (const {section, score} of candidates) {
    const {page} = sections[section]!;
    support.set(page, (support.get(page) ?? 0) + score);
  }
  const seen = new Map<number, number>();
  for (const candidate of candidates) {
    const {page} = sections[candidate.section]!;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    const others = Math.min(4, support.get(page)! / candidate.score - 1);
    candidate.place = candidate.score * (before === 0 ? 1 + WEIGHTS.support * others : WEIGHTS.repeat ** before);
  }
  return candidates.sort((a, b) => b.place - a.place || a.section - b.section);
}
