import type {HeadPage, HeadSection} from './package.ts';
import type {QueryCombination, SearchResult} from 'minisearch';
import type {Field, SectionIndex} from './index-build.ts';
import type {Query, Vocabulary, Wanted} from './query.ts';
import {terms} from './tokens.ts';

/** A section that answers a query, better with a higher score. */
export interface Candidate {
  readonly section: number;
  /** By its own merit. */
  score: number;
  /** By its merit among the others: what results are ordered by. */
  place: number;
  /** Share of the query that it has, by the weight of the words; 1 is all. */
  readonly coverage: number;
  /** The other name of its page that the query is nearest to, where that is nearer than the section itself. */
  readonly name?: string;
  /** By terms of the index, which fields made it match; for highlighting. */
  readonly match: Readonly<Record<string, readonly string[]>>;
}

/** From this share on a heading has a group of the query. */
const IN_HEADING = 0.3;
const HEADING_FIELDS: Field[] = ['heading', 'title', 'above', 'slug'];

/** Weights of ranking. `bench/search` measures them; change one and run it. */
export const WEIGHTS = {
  fields: {heading: 4, title: 2, above: 1, slug: 1.2, body: 1.4},
  /** What a word counts that differs by two letters. */
  fuzzy: 0.45,
  /** How hard a missing word weighs. */
  coverage: 5,
  /** A heading that is just what was typed. */
  heading: 2,
  /** What a word of the page's title counts there. */
  titleAsHeading: 0.8,
  /** Each doubling of the links from outside. */
  popularity: 0.015,
  /** The page's own record before its sections, where they are alike. */
  page: 1.3,
  /** An entry of the glossary or of the instructions: a line where other pages have paragraphs. */
  entry: 0.1,
  /** An entry that is called like an ordinary word, typed as it is written: `SPLIT`. */
  namedEntry: 1,
  /** In how many sections a word stands at least that is ordinary. What is called by a rare one is explained elsewhere. */
  ordinary: 12,
  /** A heading that begins with the number that was typed, where the titles above have the other words: "exit code 33". */
  numbered: 6,
  /** Another name of a page beside its own headings. */
  asked: 1,
  /** A post tells what was new once; the pages say what holds. */
  post: 0.8,
  /** Pages about the documentation itself: they show by example what other pages answer. */
  contribute: 0.7,
  /** What each further section of a page is worth. */
  repeat: 0.85,
  /** How much the other sections of a page that match add to its best. */
  support: 0.18,
  /** What a word that only other sections of the page have counts towards coverage: questions have more words than one section. */
  pooled: 0.2,
  /** The very words in a row, in the text of the section. */
  closeness: 6,
  /** How much is read again for that. */
  rereadPages: 16,
  rereadSections: 60,
  /** Sections that have less of the query than this share of what the best has are no results. */
  leastCoverage: 0.45,
};

/** Weights of one language. Russian stems are coarse: the very words, in the text and in a row, tell more there. */
const OWN_WEIGHTS: Readonly<Record<string, {readonly body: number; readonly closeness: number}>> = {ru: {body: 1.8, closeness: 12}};

/** What a match in the text counts in a language, and how much the very words in a row count. */
export const weightsOf = (language: string): {readonly body: number; readonly closeness: number} =>
  OWN_WEIGHTS[language] ?? {body: WEIGHTS.fields.body, closeness: WEIGHTS.closeness};

/** The sections that match, best first. Scores are the library's, corrected for how much of the query a section has. */
export function rank(
  index: SectionIndex,
  pages: readonly HeadPage[],
  sections: readonly HeadSection[],
  query: Query,
  vocabulary: Vocabulary,
  language: string,
): Candidate[] {
  if (!query.wanted.length) return [];
  const {wanted} = query;
  const everywhere = onceEach(wanted.filter(({headings}) => !headings));
  const inHeadings = onceEach(wanted.filter(({headings}) => headings));
  const part = (list: readonly Wanted[]): QueryCombination => ({
    queries: [''],
    tokenize: () => list.map(({term}) => term),
    fuzzy: (_term, at) => list[at]!.edits,
    boostTerm: (_term, at) => list[at]!.weight,
  });
  const results = index.search(
    {queries: [part(everywhere), {...part(inHeadings), fields: HEADING_FIELDS}]},
    {
      processTerm: (term) => term,
      maxFuzzy: 2,
      boost: {...WEIGHTS.fields, body: weightsOf(language).body},
      weights: {prefix: 0, fuzzy: WEIGHTS.fuzzy},
      combineWith: 'OR',
    },
  );
  const byTerm = new Map<string, Wanted[]>();
  for (const item of wanted) {
    const list = byTerm.get(item.term);
    if (list) list.push(item);
    else byTerm.set(item.term, [item]);
  }
  const {groups} = query;
  const {own, heading, pooled, found} = sharesOf(results, sections, pages.length, groups, byTerm);

  const total = sections.length;
  const idf = (term: string): number => {
    const count = vocabulary.count(term);
    return Math.log(1 + (total - count + 0.5) / (count + 0.5));
  };
  // A word that no section has at all says nothing about which is better.
  const groupWeight = new Float64Array(query.groups);
  for (const {term, group, worth} of wanted)
    if (found.has(term) && worth >= 0.3) groupWeight[group] = Math.max(groupWeight[group]!, idf(term));
  const wholeWeight = groupWeight.reduce((sum, weight) => sum + weight, 0);
  // Its own name, in the capitals in which it is written.
  const name = /^[A-Z][A-Z0-9_]+$/.test(query.text) ? query.text : undefined;
  const [nameTerm] = name ? terms(name) : [];
  const isOrdinary = nameTerm === undefined || vocabulary.count(nameTerm) > WEIGHTS.ordinary;
  const entryWeight = (title: string): number => (title === name && isOrdinary ? WEIGHTS.namedEntry : WEIGHTS.entry);

  const coverages = results.map(({id}, place) => {
    const section = sections[id as number]!;
    // In a list, what the other entries say is about other things.
    const elsewhere = section.isEntry ? 0 : WEIGHTS.pooled;
    let covered = 0;
    for (let group = 0; group < groups; group++)
      covered += Math.max(own[place * groups + group]!, elsewhere * pooled[section.page * groups + group]!) * groupWeight[group]!;
    return wholeWeight ? covered / wholeWeight : 0;
  });
  const leastCoverage = WEIGHTS.leastCoverage * coverages.reduce((most, coverage) => Math.max(most, coverage), 0);
  const numbers = query.words.filter((word) => NUMBER.test(word)).map((word) => word.replace('\u2212', '-'));
  const candidates: Candidate[] = [];
  results.forEach((result, place) => {
    const coverage = coverages[place]!;
    if (coverage < leastCoverage) return;
    const section = sections[result.id as number]!;
    const page = pages[section.page]!;
    let headingCovered = 0;
    let headingHits = 0;
    for (let group = 0; group < groups; group++) {
      const inHeading = heading[place * groups + group]!;
      headingCovered += inHeading * groupWeight[group]!;
      if (inHeading > IN_HEADING) headingHits++;
    }
    const headingShare = wholeWeight ? headingCovered / wholeWeight : 0;
    const precise = headingHits / Math.max(headingHits, section.words);
    const score =
      (result.score / Math.max(1, result.queryTerms.length)) *
      coverage ** WEIGHTS.coverage *
      (1 + WEIGHTS.heading * headingShare ** 2 * precise) *
      (isNumbered(section.title, numbers) && query.sequence.every((group) => heading[place * groups + group]! > IN_HEADING)
        ? WEIGHTS.numbered
        : 1) *
      (1 + WEIGHTS.popularity * Math.log2(1 + page.popularity)) *
      (section.nameOf !== undefined
        ? WEIGHTS.asked
        : section.level === 1
          ? WEIGHTS.page
          : section.isEntry
            ? entryWeight(section.title)
            : 1) *
      (page.kind === 'post' ? WEIGHTS.post : 1) *
      (page.area === 'contribute' ? WEIGHTS.contribute : 1);
    // Only what was barely meant: no result.
    if (!(score > 0)) return;
    const {match} = result;
    if (section.nameOf === undefined) candidates.push({section: result.id as number, score, place: score, coverage, match});
    else candidates.push({section: section.nameOf, name: section.title, score, place: score, coverage, match});
  });
  return order(bestOfEach(candidates), sections);
}

const NUMBER = /^[-\u2212]?\d+(?=$|[^\d.])/;

/** Whether a heading begins with one of these numbers: `33: too many actions`, `−14: out of gas`. */
function isNumbered(title: string, numbers: readonly string[]): boolean {
  const number = numbers.length ? NUMBER.exec(title)?.[0].replace('\u2212', '-') : undefined;
  return number !== undefined && numbers.includes(number);
}

/** How much of each group of the query there is: a row of `groups` numbers for each result, and for each page. */
interface Shares {
  readonly own: Float64Array;
  /** In the result's heading, or less so in the title of its page. */
  readonly heading: Float64Array;
  /** Of a page, the most that any of its sections has. */
  readonly pooled: Float64Array;
  /** Terms that any result has. */
  readonly found: ReadonlySet<string>;
}

function sharesOf(
  results: readonly SearchResult[],
  sections: readonly HeadSection[],
  pages: number,
  groups: number,
  byTerm: ReadonlyMap<string, readonly Wanted[]>,
): Shares {
  const own = new Float64Array(results.length * groups);
  const heading = new Float64Array(results.length * groups);
  const pooled = new Float64Array(pages * groups);
  const found = new Set<string>();
  results.forEach(({id, queryTerms, match}, place) => {
    const row = place * groups;
    for (const term of queryTerms) {
      found.add(term);
      const fields = match[term];
      const near = fields?.includes('heading') ? 1 : fields?.includes('title') ? WEIGHTS.titleAsHeading : 0;
      for (const {group, worth, along} of byTerm.get(term) ?? []) {
        if (along.length && !along.every((other) => other in match)) continue;
        const value = worth * (fields ? 1 : 0.8);
        own[row + group] = Math.max(own[row + group]!, value);
        heading[row + group] = Math.max(heading[row + group]!, near * value);
      }
    }
    const onPage = sections[id as number]!.page * groups;
    for (let group = 0; group < groups; group++) pooled[onPage + group] = Math.max(pooled[onPage + group]!, own[row + group]!);
  });
  return {own, heading, pooled, found};
}

/** Of each key, the item that is worth most. */
function bestOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown, worthOf: (item: Item) => number): Item[] {
  const best = new Map<unknown, Item>();
  for (const item of items) {
    const known = best.get(keyOf(item));
    if (!known || worthOf(known) < worthOf(item)) best.set(keyOf(item), item);
  }
  return [...best.values()];
}

/** Each section once: by its own merit, or by that of another name of its page. */
const bestOfEach = (candidates: readonly Candidate[]): Candidate[] =>
  bestOf(
    candidates,
    ({section}) => section,
    ({score}) => score,
  );

/** Each term once, with its greatest weight: the library would count it as often as it is named. */
const onceEach = (list: readonly Wanted[]): Wanted[] =>
  bestOf(
    list,
    ({term}) => term,
    ({weight}) => weight,
  );

/**
 * Best first, with two corrections: sections of a page that match beside its best lift the page a little, and every
 * further section of a page stands lower, so that ten sections of one page do not hide the next page.
 */
export function order(candidates: Candidate[], sections: readonly HeadSection[]): Candidate[] {
  candidates.sort((a, b) => b.score - a.score || a.section - b.section);
  const first = candidates.slice(0, MOST_ORDERED);
  const support = new Map<number, number>();
  for (const {section, score} of first) {
    const {page} = sections[section]!;
    support.set(page, (support.get(page) ?? 0) + score);
  }
  const seen = new Map<number, number>();
  for (const candidate of first) {
    const {page} = sections[candidate.section]!;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    const others = Math.min(4, support.get(page)! / candidate.score - 1);
    candidate.place = candidate.score * (before === 0 ? 1 + WEIGHTS.support * others : WEIGHTS.repeat ** before);
  }
  first.sort((a, b) => b.place - a.place || a.section - b.section);
  return first.length < candidates.length ? [...first, ...candidates.slice(MOST_ORDERED)] : first;
}

/** Nobody reads on to where this would matter. */
const MOST_ORDERED = 300;
