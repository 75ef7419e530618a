import {FIELDS, type Field, type SectionIndex} from './index.ts';
import {remembering} from './memo.ts';
import {GENERAL, type Query} from './query.ts';
import type {Sections} from './sections.ts';
import {terms} from './tokens.ts';

/** A section that answers a query. */
export interface Candidate {
  readonly section: number;
  /** Number of the other name of its page that the query is nearest to, where that is nearer than the section itself; or its own. */
  readonly named: number;
  /** How well it does, by itself. */
  score: number;
  /** How well it does among the others: what results are ordered by. */
  place: number;
  /** Whether its text has been compared with the query. */
  isRead: boolean;
}

/** Weights of ranking. `bench/search` measures them; change one and run it. */
export const WEIGHTS = {
  fields: {heading: 4, title: 2, above: 1, body: 1.4},
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
  numbered: 14,
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

/** Parameters of BM25+: how hard a long field weighs, how soon a further term adds no more, what a match counts at least. */
const BM25 = {length: 0.7, saturation: 1.2, least: 0.5};

/** What was only half meant says nothing about how rare the rest of its group is. */
const TELLING = 0.3;
/** From this share on a heading has a group of the query. */
const IN_HEADING = 0.3;
/** Nobody reads on to where the order would matter. */
const MOST_ORDERED = 300;

/** What a term weighs that stands in `count` of `total` sections: the inverse document frequency of BM25. */
const rarity = (count: number, total: number): number => Math.log(1 + (total - count + 0.5) / (count + 0.5));

/** How well each section matches a query. Columns have a row for each section and, of those by group, a place for each group in it. */
interface Match {
  /** The sections that match at all. */
  readonly found: ReadonlySet<number>;
  /** BM25+ (Lv and Zhai, 2011, with each term counted once), times the weights of field and term, summed. */
  readonly scores: Float64Array;
  /** How much of the query a section has, by the weight of its groups; 1 is all. */
  readonly coverage: Float64Array;
  /** By group, how much of it the heading has, or less so the title of the page. */
  readonly headings: Float64Array;
  /** What each group weighs: as much as its rarest word that any section has. */
  readonly weights: Float64Array;
}

function match(index: SectionIndex, sections: Sections, {groups, wanted, general}: Query, body: number): Match {
  const total = sections.length;
  const boosts: Readonly<Record<Field, number>> = {...WEIGHTS.fields, body};
  const found = new Set<number>();
  const scores = new Float64Array(total);
  const weights = new Float64Array(groups);
  const own = new Float64Array(total * groups);
  const headings = new Float64Array(total * groups);
  /** Of each page, the most that any of its sections has. */
  const onPage = new Float64Array(sections.pages.length * groups);
  const raise = (column: Float64Array, row: number, group: number, value: number): void => {
    const at = row * groups + group;
    if (column[at]! < value) column[at] = value;
  };
  /** A term counts once, with its greatest weight, also where it stands for several words. */
  const counted = new Set<string>();
  for (const {term, group, weight, worth, along, headings: inHeadings} of [...wanted].sort((a, b) => b.weight - a.weight)) {
    const isFirst = !counted.has(term);
    counted.add(term);
    const postings = index.postings(term);
    const beside = along.map((other) => new Set(Object.values(index.postings(other)).flat()));
    let isThere = false;
    for (const field of FIELDS) {
      const list = postings[field];
      if (!list.length || (inHeadings && field === 'body')) continue;
      isThere = true;
      const lengths = index.lengths[field];
      const most = weight * boosts[field] * rarity(list.length, total);
      const near = field === 'heading' ? worth : field === 'title' ? worth * WEIGHTS.titleAsHeading : 0;
      for (const section of list) {
        const length = 1 - BM25.length + (BM25.length * lengths[section]!) / index.averages[field];
        if (isFirst) scores[section]! += most * (BM25.least + (1 + BM25.saturation) / (1 + BM25.saturation * length));
        found.add(section);
        if (!beside.every((others) => others.has(section))) continue;
        raise(own, section, group, worth);
        raise(onPage, sections.page[section]!, group, worth);
        raise(headings, section, group, near);
      }
    }
    // A word that no section has at all says nothing about which is better.
    if (isThere && worth >= TELLING)
      weights[group] = Math.max(weights[group]!, rarity(index.count(term), total) * (general.has(group) ? GENERAL : 1));
  }
  const whole = sum(weights);
  const coverage = new Float64Array(total);
  for (const section of whole ? found : []) {
    const page = sections.page[section]!;
    // In a list, what the other entries say is about other things.
    const elsewhere = sections.isEntry(section) ? 0 : WEIGHTS.pooled;
    let covered = 0;
    for (let group = 0; group < groups; group++)
      covered += Math.max(own[section * groups + group]!, elsewhere * onPage[page * groups + group]!) * weights[group]!;
    coverage[section] = covered / whole;
  }
  return {found, scores, coverage, headings, weights};
}

/** How many words a title has; a Chinese character counts for one. */
const wordsIn = remembering(
  4000,
  (title) => title.split(/[\s/,:()–—-]+/u).filter((word) => word.length > 1).length + title.replace(/\P{Script=Han}/gu, '').length,
);

const sum = (numbers: Float64Array): number => numbers.reduce((total, number) => total + number, 0);

const NUMBER = /^[-\u2212]?\d+(?=$|[^\d.])/;

/** Whether a heading begins with one of these numbers: `33: too many actions`, `−14: out of gas`. */
function isNumbered(title: string, numbers: readonly string[]): boolean {
  const number = numbers.length ? NUMBER.exec(title)?.[0].replace('\u2212', '-') : undefined;
  return number !== undefined && numbers.includes(number);
}

/**
 * The sections that match and are asked for, best first: how well the terms match, times what is known of a section
 * before: how much of the query it has, and where.
 */
export function rank(
  index: SectionIndex,
  sections: Sections,
  query: Query,
  language: string,
  isAskedFor: (section: number) => boolean,
): Candidate[] {
  const {groups} = query;
  const {found, scores, coverage, headings, weights} = match(index, sections, query, weightsOf(language).body);
  const whole = sum(weights);
  let least = 0;
  for (const section of found) least = Math.max(least, WEIGHTS.leastCoverage * coverage[section]!);
  // Its own name, in the capitals in which it is written.
  const name = /^[A-Z][A-Z0-9_]+$/.test(query.text) ? query.text : undefined;
  const [nameTerm] = name ? terms(name) : [];
  const isOrdinary = nameTerm === undefined || index.count(nameTerm) > WEIGHTS.ordinary;
  const numbers = query.words.filter((word) => NUMBER.test(word)).map((word) => word.replace('\u2212', '-'));

  const before = (number: number): number => {
    const title = sections.title[number]!;
    const {kind, area, popularity = 0} = sections.pageOf(number);
    const level = sections.level[number]!;
    const inHeading = (group: number): number => headings[number * groups + group]!;
    let covered = 0;
    let hits = 0;
    for (let group = 0; group < groups; group++) {
      covered += inHeading(group) * weights[group]!;
      if (inHeading(group) > IN_HEADING) hits++;
    }
    const precise = hits && hits / Math.max(hits, wordsIn(title));
    const isCode = isNumbered(title, numbers) && query.sequence.every((group) => query.general.has(group) || inHeading(group) > IN_HEADING);
    return (
      (1 + WEIGHTS.heading * (covered / whole) ** 2 * precise) *
      (isCode ? WEIGHTS.numbered : 1) *
      (1 + WEIGHTS.popularity * Math.log2(1 + popularity)) *
      (level === 1 ? WEIGHTS.page : sections.isEntry(number) ? (title === name && isOrdinary ? WEIGHTS.namedEntry : WEIGHTS.entry) : 1) *
      (kind === 'post' ? WEIGHTS.post : 1) *
      (area === 'contribute' ? WEIGHTS.contribute : 1)
    );
  };

  const candidates = new Map<number, Candidate>();
  for (const number of found) {
    // Nothing of it: only what was barely meant.
    if (coverage[number]! < least || !coverage[number]) continue;
    // As itself or by another name of its page, whichever is nearer.
    const section = sections.level[number] === 0 ? sections.pageOf(number).first : number;
    if (!isAskedFor(section)) continue;
    const score = coverage[number]! ** WEIGHTS.coverage * scores[number]! * before(number);
    if ((candidates.get(section)?.score ?? -1) < score)
      candidates.set(section, {section, named: number, score, place: score, isRead: false});
  }
  return order([...candidates.values()], sections);
}

/**
 * Best first, with two corrections: sections of a page that match beside its best lift the page a little, and every
 * further section of a page stands lower, so that ten sections of one page do not hide the next page.
 */
export function order(candidates: readonly Candidate[], {page: pageOf}: Sections): Candidate[] {
  const byScore = [...candidates].sort((a, b) => b.score - a.score || a.section - b.section);
  const first = byScore.slice(0, MOST_ORDERED);
  const support = new Map<number, number>();
  for (const {section, score} of first) {
    const page = pageOf[section]!;
    support.set(page, (support.get(page) ?? 0) + score);
  }
  const seen = new Map<number, number>();
  for (const candidate of first) {
    const page = pageOf[candidate.section]!;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    const others = Math.min(4, support.get(page)! / candidate.score - 1);
    candidate.place = candidate.score * (before === 0 ? 1 + WEIGHTS.support * others : WEIGHTS.repeat ** before);
  }
  first.sort((a, b) => b.place - a.place || a.section - b.section);
  return [...first, ...byScore.slice(MOST_ORDERED)];
}
