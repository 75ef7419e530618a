import type {Results, SearchClient} from '../client';
import type {ProviderRequests} from '../client/questions';
import type {SearchSettings} from '../client/settings';
import type {Hit} from '../core/hit';

/** Nothing was found: the modal shows these as "Try searching for" (see {@link withSuggestions}). */
const SUGGESTION = 'search-suggestion:';
/** The modal keeps the longest list of categories that it has seen, at most one per hit. */
const MOST_CATEGORIES = 21;

/** The modal's client: the engine behind it begins to load as the modal opens. */
export function modalClient(settings: SearchSettings, provider: SearchClient): SearchClient {
  let longest = MOST_CATEGORIES;
  const client = import('../client').then(({searchClient, warm}) => {
    // The first keystroke should find the headings there.
    warm(settings);
    return searchClient(settings, settings.provider && provider);
  });
  return {
    async search(requests: ProviderRequests): Promise<Results> {
      const {results} = await (await client).search(requests);
      return {
        results: results.map((result) => (result.nbHits || !result.suggestions?.length ? result : withSuggestions(result, ++longest))),
      };
    },
  };
}

/**
 * The modal suggests the categories of the hits that it saw before. So where there are none, the suggestions go in as
 * categories of hits that {@link withoutSuggestions} takes out again before any is shown; more of them than it has seen
 * so far, or it would keep those.
 */
function withSuggestions<R extends Results['results'][number]>(result: R, count: number): R {
  const hits = Array.from({length: count}, (_, place) => {
    const lvl0 = result.suggestions[place] ?? `${SUGGESTION}${place}`;
    return {
      objectID: `${SUGGESTION}${place}`,
      hierarchy: {lvl0, lvl1: lvl0},
      _highlightResult: {hierarchy: {lvl0: {value: lvl0}}},
    } as unknown as Hit;
  });
  return {...result, hits};
}

/** Hits without those that only carry a suggestion. */
export function withoutSuggestions<H extends {readonly objectID: string}>(hits: readonly H[]): H[] {
  return hits.filter(({objectID}) => !objectID.startsWith(SUGGESTION));
}
