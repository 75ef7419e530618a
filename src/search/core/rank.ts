import {coverageOf} from './coverage.ts';
import type {SectionIndex} from './index.ts';
import {remembering} from './memo.ts';
import {wordCount, type Sections} from './package.ts';
import type {Query} from './query.ts';
import {scoresOf} from './score.ts';
import {terms} from './tokens.ts';

/** A section that answers a query, better with a higher score. */
export interface Candidate {
  readonly section: number;
  /** By its own merit. */
  score: number;
  /** By its merit among the others: what results are ordered by. */
  place: number;
  /** The other name of its page that the query is nearest to, where that is nearer than the section itself. */
  readonly name: string | undefined;
}

/** From this share on a heading has a group of the query. */
const IN_HEADING = 0.3;

/** Weights of ranking. `bench/search` measures them; change one and run it. */
export const WEIGHTS = {
  fields: {heading: 4, title: 2, above: 1, slug: 1.2, body: 1.4},
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

/** What is searched. */
export interface Ground {
  readonly index: SectionIndex;
  readonly sections: Sections;
  readonly language: string;
}

/**
 * The sections that match and are asked for, best first: how well the terms match, times what is known of a section
 * before: how much of the query it has, and where.
 */
export function rank(ground: Ground, query: Query, isAskedFor: (section: number) => boolean): Candidate[] {
  if (!query.wanted.length) return [];
  const {index, sections, language} = ground;
  const scores = scoresOf(index, query.wanted, {...WEIGHTS.fields, body: weightsOf(language).body});
  const candidates = new Map<number, Candidate>();
  for (const {section: number, merit} of merits(ground, query)) {
    const isName = number >= sections.own;
    const section = isName ? sections.pageOf(number).first : number;
    if (!isAskedFor(section)) continue;
    const score = merit * scores[number]!;
    // As itself or by another name of its page, whichever is nearer.
    if ((candidates.get(section)?.score ?? -1) < score)
      candidates.set(section, {section, score, place: score, name: isName ? sections.title[number] : undefined});
  }
  return order([...candidates.values()], sections);
}

/** A section that has enough of the query to be a result, and what its score is to be multiplied by. */
interface Merit {
  readonly section: number;
  readonly merit: number;
}

const wordsIn = remembering(4000, wordCount);

function merits({index, sections}: Ground, query: Query): Merit[] {
  const {groups} = query;
  const {found, shares, headings, weights, whole} = coverageOf(index, sections, query, WEIGHTS);
  const least = WEIGHTS.leastCoverage * found.reduce((most, section) => Math.max(most, shares[section]!), 0);
  // Its own name, in the capitals in which it is written.
  const name = /^[A-Z][A-Z0-9_]+$/.test(query.text) ? query.text : undefined;
  const [nameTerm] = name ? terms(name) : [];
  const isOrdinary = nameTerm === undefined || index.count(nameTerm) > WEIGHTS.ordinary;
  const entryWeight = (title: string): number => (title === name && isOrdinary ? WEIGHTS.namedEntry : WEIGHTS.entry);
  const numbers = query.words.filter((word) => NUMBER.test(word)).map((word) => word.replace('\u2212', '-'));
  const list: Merit[] = [];
  for (const number of found) {
    const coverage = shares[number]!;
    // Nothing of it: only what was barely meant.
    if (coverage < least || !coverage) continue;
    const title = sections.title[number]!;
    const page = sections.pageOf(number);
    const inHeading = (group: number): number => headings[number * groups + group]!;
    let covered = 0;
    let hits = 0;
    for (let group = 0; group < groups; group++) {
      covered += inHeading(group) * weights[group]!;
      if (inHeading(group) > IN_HEADING) hits++;
    }
    const precise = hits && hits / Math.max(hits, wordsIn(title));
    const merit =
      coverage ** WEIGHTS.coverage *
      (1 + WEIGHTS.heading * (covered / whole) ** 2 * precise) *
      (isNumbered(title, numbers) && query.sequence.every((group) => query.general.has(group) || inHeading(group) > IN_HEADING)
        ? WEIGHTS.numbered
        : 1) *
      (1 + WEIGHTS.popularity * Math.log2(1 + page.popularity)) *
      (number >= sections.own
        ? WEIGHTS.asked
        : sections.level[number] === 1
          ? WEIGHTS.page
          : sections.isEntry(number)
            ? entryWeight(title)
            : 1) *
      (page.kind === 'post' ? WEIGHTS.post : 1) *
      (page.area === 'contribute' ? WEIGHTS.contribute : 1);
    list.push({section: number, merit});
  }
  return list;
}

const NUMBER = /^[-\u2212]?\d+(?=$|[^\d.])/;

/** Whether a heading begins with one of these numbers: `33: too many actions`, `−14: out of gas`. */
function isNumbered(title: string, numbers: readonly string[]): boolean {
  const number = numbers.length ? NUMBER.exec(title)?.[0].replace('\u2212', '-') : undefined;
  return number !== undefined && numbers.includes(number);
}

/**
 * Best first, with two corrections: sections of a page that match beside its best lift the page a little, and every
 * further section of a page stands lower, so that ten sections of one page do not hide the next page.
 */
export function order(candidates: Candidate[], {page: pageOf}: Sections): Candidate[] {
  candidates.sort((a, b) => b.score - a.score || a.section - b.section);
  const first = candidates.slice(0, MOST_ORDERED);
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
  return first.length < candidates.length ? [...first, ...candidates.slice(MOST_ORDERED)] : first;
}

/** Nobody reads on to where this would matter. */
const MOST_ORDERED = 300;
