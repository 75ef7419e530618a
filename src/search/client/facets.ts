import type {Result} from '../core/answer.ts';
import type {FacetFilters, ProviderRequest} from './questions.ts';

/** Filters without those of one name, at any depth. */
function without(filters: FacetFilters, name: string): FacetFilters {
  const isOther = (filter: string): boolean => !filter.startsWith(`${name}:`);
  if (typeof filters === 'string') return isOther(filters) ? filters : [];
  return filters
    .map((filter) => (typeof filter === 'string' ? filter : filter.filter(isOther)))
    .filter((filter) => (typeof filter === 'string' ? isOther(filter) : filter.length > 0));
}

/** A query for the counts of one facet. */
export interface FacetQuery {
  readonly facet: string;
  readonly request: ProviderRequest;
}

/**
 * The queries that tell how many results each value of a chosen facet would leave. The provider counts under all filters,
 * where only what is chosen would be left of the choice; as its documentation has it ("disjunctive faceting"), each chosen
 * facet is asked for without its own filter.
 */
export function facetQueries(request: ProviderRequest): FacetQuery[] {
  const {facets = [], facetFilters} = request;
  if (facetFilters === undefined) return [];
  return facets.flatMap((facet) => {
    const left = without(facetFilters, facet);
    if (JSON.stringify(left) === JSON.stringify(facetFilters)) return [];
    return [{facet, request: {...request, page: 0, hitsPerPage: 1, facets: [facet], facetFilters: left}}];
  });
}

/** A result with the counts of its {@link facetQueries}, whose results stand in the same order. */
export function withFacets<Found extends Pick<Result, 'facets'>>(
  result: Found,
  queries: readonly FacetQuery[],
  results: readonly Pick<Result, 'facets'>[],
): Found {
  const counts = queries.map(({facet}, index) => [facet, results[index]?.facets?.[facet] ?? {}] as const);
  return {...result, facets: {...result.facets, ...Object.fromEntries(counts)}};
}
