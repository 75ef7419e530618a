import assert from 'node:assert/strict';
import {test} from 'node:test';
import {queriesOf, resultOf} from '../../../src/search/client/provider.ts';
import type {Question} from '../../../src/search/core/answer.ts';

const question: Question = {query: 'fee', page: 2, hitsPerPage: 20, tags: ['default', 'docs'], snippetWords: 15};
const queries = (more: Partial<Question>) => queriesOf({...question, ...more}, 'en', 'index');

test('R-308 a question is one query, filtered by language and tag', () => {
  const [query, ...others] = queries({});
  assert.deepEqual(others, []);
  assert.deepEqual(query!.facetFilters, ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs']]);
  assert.deepEqual([query!.indexName, query!.query, query!.page, query!.hitsPerPage], ['index', 'fee', 2, 20]);
  assert.deepEqual(query!.attributesToSnippet, ['content:15']);
});

test('R-308 each chosen facet is asked for without its own filter, and with all others', () => {
  const [query, ...others] = queries({area: 'concepts', kind: 'term'});
  const [language, tags] = query!.facetFilters;
  assert.deepEqual(query!.facetFilters, [language, tags, 'area:concepts', 'kind:term']);
  assert.deepEqual(
    others.map(({facetFilters, facets, page, hitsPerPage}) => ({facetFilters, facets, page, hitsPerPage})),
    [
      {facetFilters: [language, tags, 'kind:term'], facets: ['area'], page: 0, hitsPerPage: 1},
      {facetFilters: [language, tags, 'area:concepts'], facets: ['kind'], page: 0, hitsPerPage: 1},
    ],
  );
});

test('R-308 the counts of the further queries stand for those under all filters', () => {
  const first = {hits: [], nbHits: 1, nbPages: 1};
  const areas = {...first, facets: {area: {concepts: 1, blog: 4}}};
  const kinds = {...first, facets: {kind: {term: 1, tutorial: 2}}};
  assert.deepEqual(resultOf([{...first, facets: {area: {concepts: 1}, kind: {term: 1}}}, areas, kinds]).facets, {
    area: {concepts: 1, blog: 4},
    kind: {term: 1, tutorial: 2},
  });
  assert.deepEqual(resultOf([first]).facets, {});
  assert.throws(() => resultOf([]));
});
