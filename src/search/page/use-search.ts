import {useEffect, useRef, useState} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import type {SearchAddress} from '../address';
import type {SearchClient} from '../client';
import type {Result} from '../core/answer';
import type {Hit} from '../core/hit';
import type {SearchSettings} from '../client/settings';
import {onComplete} from '../client/status';
import {placeName, type Place} from './place';

export interface SearchState {
  /** What the results below are for; may lag behind what is typed. */
  readonly query: string;
  /** The same with its filters; nothing where there are no results. */
  readonly question: string;
  /** The place to which these results lead back, if they are shown for that. */
  readonly start?: Place;
  /** How many pages of results are shown. */
  readonly pages: number;
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly facets: Result['facets'];
  readonly suggestions: readonly string[];
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly hasMore: boolean;
}

const EMPTY: SearchState = {
  query: '',
  question: '',
  pages: 0,
  hits: [],
  total: 0,
  facets: {},
  suggestions: [],
  status: 'idle',
  hasMore: false,
};
const HITS_PER_PAGE = 20;
/** Longer than in the modal: a page has room. */
const SNIPPET_WORDS = 24;

let client: Promise<SearchClient> | undefined;

function clientOf(settings: SearchSettings): Promise<SearchClient> {
  client ??= import('../client')
    .then(async ({searchClient}) => searchClient(settings, settings.provider && (await providerClient(settings))))
    .catch((error: unknown) => {
      // The next question tries anew.
      client = undefined;
      throw error;
    });
  return client;
}

/** The provider's official client, loaded where a provider is configured. */
async function providerClient({provider}: SearchSettings): Promise<SearchClient> {
  const {liteClient} = await import('algoliasearch/lite');
  return liteClient(provider!.appId, provider!.apiKey) as unknown as SearchClient;
}

/**
 * The hits that are shown and the next ones. Between two pages the text may have come, which changes the order: what is
 * shown already is not shown again until all of it is asked for anew.
 */
function withMore(shown: SearchState['hits'], next: SearchState['hits']): SearchState['hits'] {
  const known = new Set(shown.map(({objectID}) => objectID));
  return [...shown, ...next.filter(({objectID}) => !known.has(objectID))];
}

/** The results for an address, as many pages of them as at `start` if that is a place in them, and the way to more. */
export function useSearch(
  settings: SearchSettings,
  {query, area, kind}: SearchAddress,
  start: Place | undefined,
): SearchState & {more: () => void} {
  const contextual = useAlgoliaContextualFacetFilters() as [string, string[]];
  const filters = useRef(contextual);
  filters.current = contextual;
  const [state, setState] = useState(EMPTY);
  const [page, setPage] = useState(0);
  /** How often the question was asked again because a better answer could be had. */
  const [times, setTimes] = useState(0);
  const question = placeName({query, area, kind});
  const isReturn = start?.question === question;
  // A new question begins with its first page.
  const first = isReturn ? start.pages - 1 : 0;
  const [asked, setAsked] = useState({question, start});
  if (asked.question !== question || asked.start !== start) {
    setAsked({question, start});
    setPage(first);
    setTimes(0);
  }
  // The text of the pages came after an answer over headings.
  useEffect(() => onComplete(() => setTimes((before) => before + 1)), []);

  useEffect(() => {
    if (!query.trim()) {
      setState(EMPTY);
      return undefined;
    }
    let current = true;
    // All that is shown is asked for at once where it begins, and again where the order has changed. What is there stays
    // until then.
    const whole = times > 0 || page === first;
    if (times === 0 || page > 0) setState((before) => ({...before, status: 'loading'}));
    const request = {
      indexName: settings.provider?.indexName ?? 'docs',
      query,
      page: whole ? 0 : page,
      hitsPerPage: whole ? HITS_PER_PAGE * (page + 1) : HITS_PER_PAGE,
      facets: ['area', 'kind'],
      facetFilters: [...filters.current, ...(area ? [`area:${area}`] : []), ...(kind ? [`kind:${kind}`] : [])],
      attributesToSnippet: [`content:${SNIPPET_WORDS}`],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
    };
    clientOf(settings)
      .then((found) => found.search({requests: [request]}))
      .then(
        ({results: [result]}) => {
          if (!current || !result) return;
          setState((before) => ({
            query,
            question,
            start: isReturn ? start : undefined,
            pages: page + 1,
            hits: whole ? result.hits : withMore(before.hits, result.hits),
            total: result.nbHits,
            facets: result.facets ?? {},
            suggestions: result.suggestions ?? [],
            status: 'done',
            hasMore: whole ? result.nbPages > 1 : page + 1 < result.nbPages,
          }));
        },
        (error: unknown) => {
          console.warn(error);
          if (current) setState({...EMPTY, query, status: 'failed'});
        },
      );
    return () => {
      current = false;
    };
  }, [settings, query, area, kind, question, page, times, first, isReturn, start]);

  // What is shown may still be of the question before, and its end in sight.
  const isCurrent = state.question === question && state.pages === page + 1;
  return {...state, more: () => isCurrent && state.status === 'done' && state.hasMore && setPage(page + 1)};
}
