import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {Answer, Hit, Question} from '../core/answer.ts';
import {LEVELS} from '../core/record.ts';
import {ELLIPSIS, MARK} from '../core/snippet.ts';
import type {SearchSettings} from '../settings.ts';

type Provider = Required<SearchSettings>['provider'];
/** What the provider answers to one query. */
type ProviderResult = Pick<Answer, 'hits' | 'nbHits' | 'nbPages'> & Partial<Pick<Answer, 'facets'>>;

const FACETS = ['area', 'kind'] as const;

/** A question as a query of the provider's multi-index request. */
export function queryOf(question: Question, language: string, indexName: string) {
  const {query, page, hitsPerPage, tags, snippetWords} = question;
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    facets: FACETS as readonly string[],
    facetFilters: [
      `language:${language}`,
      tags.map((tag) => `docusaurus_tag:${tag}`),
      ...FACETS.flatMap((name) => (question[name] ? [`${name}:${question[name]}`] : [])),
    ],
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'type', 'url', 'area', 'kind'],
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: ELLIPSIS,
    highlightPreTag: MARK.pre,
    highlightPostTag: MARK.post,
  };
}

/**
 * The queries of a question. The provider counts under all filters, where only what is chosen would be left of a choice;
 * as its documentation has it ("disjunctive faceting"), each chosen facet is asked for again without its own filter.
 */
export function queriesOf(question: Question, language: string, indexName: string): ReturnType<typeof queryOf>[] {
  const counts = FACETS.filter((name) => question[name]).map((name) => ({
    ...queryOf({...question, page: 0, hitsPerPage: 1, [name]: undefined}, language, indexName),
    facets: [name],
  }));
  return [queryOf(question, language, indexName), ...counts];
}

/** The first result with the counts of the others, which were asked for one facet each. */
export function resultOf([first, ...counts]: readonly ProviderResult[]): Answer {
  if (!first) throw new Error('search: the provider answered nothing');
  const {hits, nbHits, nbPages} = first;
  const facets = Object.assign({}, ...[first, ...counts].map((result) => result.facets)) as Answer['facets'];
  return {hits, nbHits, nbPages, facets, suggestions: [], text: 'here', source: 'hosted'};
}

/** One client for all questions: it remembers which of the provider's hosts are down. */
let client: LiteClient | undefined;

/** Asks the provider, by its official client. */
export async function askProvider({appId, apiKey, indexName}: Provider, language: string, question: Question): Promise<Answer> {
  client ??= liteClient(appId, apiKey);
  const {results} = await client.search<Hit>({requests: queriesOf(question, language, indexName)});
  return resultOf(results as unknown as ProviderResult[]);
}
