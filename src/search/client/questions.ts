import type {Question} from '../core/answer.ts';
import {AREAS, KINDS, type Area, type Kind} from '../core/record.ts';

/** A filter of the provider: all of a list must hold, one of each inner list. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** One query of the provider's multi-index request, in the form of the modal or in that of the search helper. */
export interface ProviderRequest {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facets?: readonly string[];
  readonly facetFilters?: FacetFilters;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
  readonly attributesToSnippet?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly params?: Omit<ProviderRequest, 'indexName' | 'params'>;
}

export type ProviderRequests = readonly ProviderRequest[] | {readonly requests: readonly ProviderRequest[]};

/** The queries of a request, whichever form it has. */
export function requestsOf(given: ProviderRequests): ProviderRequest[] {
  const list = 'requests' in given ? given.requests : given;
  return list.map(({params, ...rest}) => ({...rest, ...params}));
}

/** Values of a filter by name, from any depth. */
function valuesOf(filters: FacetFilters | undefined, name: string): string[] {
  if (filters === undefined) return [];
  if (typeof filters === 'string') return filters.startsWith(`${name}:`) ? [filters.slice(name.length + 1)] : [];
  return filters.flatMap((filter) => valuesOf(filter as FacetFilters, name));
}

/** Words of a snippet that the provider's request asks for; ours are measured in characters. */
const CHARACTERS_PER_WORD = 11;

/** A provider's query as a question to the embedded engine. The language is not in it: each has an engine of its own. */
export function questionOf(request: ProviderRequest): Question {
  const {
    query = '',
    page = 0,
    hitsPerPage = 20,
    facetFilters,
    highlightPreTag = '<mark>',
    highlightPostTag = '</mark>',
    attributesToSnippet,
  } = request;
  const words = Number(/^content:(\d+)/.exec(attributesToSnippet?.find((name) => name.startsWith('content:')) ?? '')?.[1] ?? 15);
  return {
    query,
    page,
    hitsPerPage,
    tags: valuesOf(facetFilters, 'docusaurus_tag'),
    area: AREAS.find((area): area is Area => valuesOf(facetFilters, 'area').includes(area)),
    kind: KINDS.find((kind): kind is Kind => valuesOf(facetFilters, 'kind').includes(kind)),
    pre: highlightPreTag,
    post: highlightPostTag,
    width: words * CHARACTERS_PER_WORD,
    ellipsis: request.snippetEllipsisText ?? '…',
  };
}
