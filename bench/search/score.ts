import {questionOf, type Corpus} from './corpus.ts';
import type {Query} from './queries.ts';

/** How well an engine answered. */
export interface Score {
  /** Mean of 1 over the place of the first right page among the first ten. */
  readonly mrr: number;
  /** Share of queries with a right page in the first place. */
  readonly first: number;
  readonly count: number;
  /** Those without a right page in the first place. */
  readonly misses: readonly {readonly query: Query; readonly place: number | undefined; readonly got: readonly string[]}[];
}

/** A file of the corpus is never damaged. */
const fail = (error: unknown): never => {
  throw error;
};

/** Sections that are asked for; ten pages are nearly always among them. */
const HITS = 40;

/** Asks all queries, over everything or over headings alone. Places count pages, not sections: the first section of each page stands for it. */
export async function scoreOf(corpus: Corpus, queries: readonly Query[], part: 'headings' | 'all' = 'all'): Promise<Score> {
  const engine = corpus.open();
  let [sum, first] = [0, 0];
  const misses: Score['misses'][number][] = [];
  for (const query of queries) {
    if (part === 'all') await engine.need(query.text, corpus.loadWords, fail);
    const {hits} = await engine.search(questionOf(query.text, HITS), corpus.load);
    // The card above the results is no result.
    const results = hits.filter(({isDefinition}) => !isDefinition);
    const pages = [...new Set(results.map(({url}) => corpus.pathOf(url)))].slice(0, 10);
    const place = pages.findIndex((page) => query.pages.has(page));
    if (place >= 0) sum += 1 / (place + 1);
    if (place === 0) first++;
    else misses.push({query, place: place < 0 ? undefined : place + 1, got: pages.slice(0, 3)});
  }
  const count = queries.length;
  return {mrr: count ? sum / count : Number.NaN, first: count ? first / count : Number.NaN, count, misses};
}
