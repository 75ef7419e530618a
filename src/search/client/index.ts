import type {Result} from '../core/answer.ts';
import type {Hit} from '../core/hit.ts';
import {EmbeddedSearch} from './embedded.ts';
import {facetQueries, withFacets} from './facets.ts';
import {notePastes, wholeOf} from './pasted.ts';
import {questionOf, requestsOf, type ProviderRequest, type ProviderRequests} from './questions.ts';
import type {SearchSettings} from './settings.ts';
import type {SessionResult} from '../worker/session.ts';
import {report, reportText, type SearchStatus} from './status.ts';

export interface Results {
  readonly results: readonly (Result & Partial<Pick<SessionResult, 'text'>>)[];
}

/** A provider's client, or ours: the part of it that modal and page use. */
export interface SearchClient {
  search(requests: ProviderRequests): Promise<Results>;
}

/** A provider that has not answered by then gets a rival. */
const SLOW = 1500;
/** Fields of a record that our results show and the modal does not ask for. */
const OUR_FIELDS = ['kind', 'area'];

const engines = new Map<string, EmbeddedSearch>();

function engineOf({language, baseUrl}: SearchSettings): EmbeddedSearch {
  let engine = engines.get(language);
  if (!engine) {
    const {origin} = window.location;
    engine = new EmbeddedSearch({language, folder: `${origin}${baseUrl}search/`, origin}, reportText);
    engines.set(language, engine);
  }
  return engine;
}

/** Begins to load what an answer needs; nothing where a provider answers. */
export function warm(settings: SearchSettings): void {
  if (!settings.provider) engineOf(settings);
}

/** The error that makes the modal say that results cannot be fetched. */
class RetryError extends Error {
  constructor(cause: unknown) {
    super('search: no results can be fetched', {cause});
    this.name = 'RetryError';
  }
}

async function embedded(settings: SearchSettings, requests: readonly ProviderRequest[]): Promise<Results> {
  const engine = engineOf(settings);
  return {
    results: await Promise.all(
      requests.map(async (request) => ({...(await engine.search(questionOf(request))), query: request.query ?? ''})),
    ),
  };
}

/** The provider's client with this site behind it. */
async function hosted(
  settings: SearchSettings,
  client: SearchClient,
  requests: readonly ProviderRequest[],
): Promise<Results & {source: 'hosted' | 'fallback'}> {
  const {indexName} = settings.provider!;
  // The modal names its recent searches after the index, so it is given one name per language.
  const asked = requests.map((request) => ({
    ...request,
    indexName,
    ...(request.attributesToRetrieve && {attributesToRetrieve: [...request.attributesToRetrieve, ...OUR_FIELDS]}),
  }));
  const rival = async (): Promise<Results & {source: 'fallback'}> => ({...(await embedded(settings, requests)), source: 'fallback'});
  const queries = asked.map(facetQueries);
  const answer = client.search({requests: [...asked, ...queries.flat().map(({request}) => request)]}).then(({results, ...rest}) => {
    const counts = results.slice(asked.length);
    const own = queries.map((list, index) => withFacets(results[index]!, list, counts.splice(0, list.length)));
    return {...rest, results: own, source: 'hosted' as const};
  });
  const slow = new Promise<'slow'>((resolve) => setTimeout(resolve, SLOW, 'slow'));
  const first = await Promise.race([answer.catch(() => 'failed' as const), slow]);
  if (typeof first !== 'string') return first;
  return first === 'failed' ? await rival() : await Promise.any([answer, rival()]);
}

const partialOf = (result: Results['results'][number] | undefined): SearchStatus['partial'] =>
  result?.text && result.text !== 'here' ? result.text : false;

/** The row above the results; what makes it is loaded where there may be one: numbers are in it, or it is an instruction. */
async function directRow(settings: SearchSettings, {query, page, hits}: Result): Promise<readonly Hit[]> {
  const text = wholeOf(query);
  const isInstruction = hits.some(({kind, hierarchy, type}) => kind === 'instruction' && hierarchy[type] === text.toUpperCase());
  if (page > 0 || !(isInstruction || /\d/.test(text))) return [];
  try {
    const {directHit} = await import('./direct.ts');
    const row = await directHit(settings, text, hits);
    return row ? [row] : [];
  } catch (error) {
    // The results are there without it.
    console.warn(error);
    return [];
  }
}

/** The client that modal and search page are given; `provider` is the provider's own where one is configured. */
export function searchClient(settings: SearchSettings, provider?: SearchClient): SearchClient {
  notePastes();
  return {
    async search(given) {
      const requests = requestsOf(given);
      const query = requests[0]?.query ?? '';
      try {
        const {results, source} =
          settings.provider && provider
            ? await hosted(settings, provider, requests)
            : {...(await embedded(settings, requests)), source: 'embedded' as const};
        const [first, ...others] = results;
        report({query, total: first?.nbHits ?? 0, source, partial: partialOf(first), failed: false});
        if (!first) return {results};
        return {results: [{...first, hits: [...(await directRow(settings, first)), ...first.hits]}, ...others]};
      } catch (error) {
        report({query, total: 0, source: settings.provider ? 'fallback' : 'embedded', partial: false, failed: true});
        throw new RetryError(error);
      }
    },
  };
}
