import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addressOf} from '../../../site/page-files.ts';
import {folderRedirects} from '../../../site/redirects/folders.ts';
import {redirects} from '../../../site/redirects/index.ts';
import {oldPaths} from '../../../site/redirects/old-paths.ts';
import {pageIds} from '../../../site/sidebars/index.ts';

test('R-115 every old address leads to a page or outside, or is an anchor of a page', () => {
  const {live, anchors} = redirects();
  const known = new Set(live.map(({from}) => from).concat(anchors));
  for (const from of Object.keys(oldPaths)) assert.ok(known.has(from), from);
  const pages = new Set([...pageIds.map(addressOf), '/v3/documentation/tvm/instructions']);
  for (const {from, to} of live) assert.ok(pages.has(to) || to.startsWith('https://'), `${from} → ${to}`);
});

test('R-115 one hop: no redirect leads to another, none to itself', () => {
  const {live} = redirects();
  const froms = new Set(live.map(({from}) => from));
  for (const {from, to} of live) assert.ok(from !== to && !froms.has(to), `${from} → ${to}`);
});

test('R-115 the two outsourcing pages are pages, and their old addresses lead to them', () => {
  const {live} = redirects();
  for (const name of ['auditors', 'outsource']) {
    assert.equal(
      live.find(({from}) => from === `/v3/concepts/qa-outsource/${name}`),
      undefined,
    );
    assert.equal(live.find(({from}) => from === `/develop/companies/${name}`)?.to, `/v3/concepts/qa-outsource/${name}`);
  }
});

test('R-115 folders of the docs tree lead to their introduction, or to their first page', () => {
  const ids = ['v3/a/first', 'v3/a/overview', 'v3/b/deep/second', 'v3/b/deep/third', 'v3/c/README'];
  const map = folderRedirects(ids);
  assert.equal(map.get('/v3/a'), '/v3/a/overview');
  assert.equal(map.get('/v3/b'), '/v3/b/deep/second');
  assert.equal(map.get('/v3/b/deep'), '/v3/b/deep/second');
  assert.equal(map.has('/v3/c'), false, 'a folder with a page of its own');
  assert.equal(map.get('/v3/c/README'), '/v3/c', 'the id of a page that is served at its folder');
});

test('R-114 the inventory holds every page id of the specification once', () => {
  assert.equal(new Set(pageIds).size, pageIds.length);
  // A page for each global version that came after the specification stands beside its pages.
  // Pages beyond the plan: one for each version since 10, and the serializer that the page on the format had in it.
  const later = pageIds.filter((id) => /\/(tvm-version-\d+|cell-serializer)$/.test(id));
  assert.equal(later.length, 7);
  assert.equal(pageIds.length - later.length, 281);
  assert.ok(pageIds.every((id) => id.startsWith('v3/')));
});
