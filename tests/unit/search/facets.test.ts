import assert from 'node:assert/strict';
import {test} from 'node:test';
import {facetQueries, withFacets} from '../../../src/search/client/facets.ts';

const request = {
  indexName: 'docs',
  query: 'fee',
  page: 2,
  hitsPerPage: 20,
  facets: ['area', 'kind'],
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs'], 'area:concepts', ['kind:term']],
};

test('R-308 each chosen facet is asked for without its own filter, and with all others', () => {
  assert.deepEqual(
    facetQueries(request).map(({facet, request: {facetFilters, facets, page, hitsPerPage}}) => ({
      facet,
      facets,
      page,
      hitsPerPage,
      facetFilters,
    })),
    [
      {
        facet: 'area',
        facets: ['area'],
        page: 0,
        hitsPerPage: 1,
        facetFilters: [request.facetFilters[0], request.facetFilters[1], ['kind:term']],
      },
      {facet: 'kind', facets: ['kind'], page: 0, hitsPerPage: 1, facetFilters: request.facetFilters.slice(0, 3)},
    ],
  );
});

test('R-308 nothing more is asked where no facet is chosen, or none is wanted', () => {
  assert.deepEqual(facetQueries({...request, facetFilters: request.facetFilters.slice(0, 2)}), []);
  assert.deepEqual(facetQueries({...request, facets: undefined}), []);
  assert.deepEqual(facetQueries({...request, facetFilters: undefined}), []);
  assert.deepEqual(
    facetQueries({...request, facetFilters: 'area:concepts'}).map(({request: {facetFilters}}) => facetFilters),
    [[]],
  );
});

test('R-308 the counts of the further queries stand for those under all filters', () => {
  const queries = facetQueries(request);
  const result = {facets: {area: {concepts: 1}, kind: {term: 1}}, nbHits: 1};
  const found = withFacets(result, queries, [{facets: {area: {concepts: 1, blog: 4}}}, {facets: {kind: {term: 1, tutorial: 2}}}]);
  assert.deepEqual(found, {facets: {area: {concepts: 1, blog: 4}, kind: {term: 1, tutorial: 2}}, nbHits: 1});
  assert.deepEqual(withFacets(result, queries, []).facets, {area: {}, kind: {}}, 'an answer that lacks them');
});
