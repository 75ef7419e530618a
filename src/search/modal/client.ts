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
  let client: Promise<SearchClient> | undefined;
  const getClient = (): Promise<SearchClient> =>
    (client ??= import('../client').then(
      ({searchClient, warm}) => {
        // The first keystroke should find the headings there.
        warm(settings);
        return searchClient(settings, settings.provider && provider);
      },
      (error: unknown) => {
        // The next question tries anew.
        client = undefined;
        throw error;
      },
    ));
  getClient().catch(() => {});
  const answer = async (requests: ProviderRequests): Promise<Results> => {
    const {results} = await (await getClient()).search(requests);
    return {
      results: results.map((result) => (result.nbHits || !result.suggestions?.length ? result : withSuggestions(result, ++longest))),
    };
  };
  return {search: (requests) => keepingFailure(answer(requests))};
}

/** The modal calls an answer slow after 300 ms, and would say so over an error that came before. */
const AFTER_STALLED = 350;

/**
 * The modal shows that results cannot be fetched when the promise that it is given fails, throws on, and calls itself idle
 * again in the same breath: nobody sees it, and the console has an uncaught error. So the modal is told of the failure
 * once it has had time to call the answer slow, and nothing comes after.
 */
function keepingFailure(promise: Promise<Results>): Promise<Results> {
  const start = Date.now();
  const settle = promise.catch.bind(promise);
  promise.catch = function fail<T>(tell?: ((error: unknown) => T | PromiseLike<T>) | null): Promise<Results | T> {
    return settle(async (error: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + AFTER_STALLED - Date.now())));
      try {
        await tell?.(error);
      } catch {
        // It throws on what it was told.
      }
      return new Promise<T>(() => {});
    });
  };
  return promise;
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
