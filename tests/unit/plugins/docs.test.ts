// Pages of src/pages that stand among the docs: their routes, and their links in the sidebars.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {localized, withRoutes} from '../../../plugins/docs/index.ts';
import {leftToDocs, pagesAmongDocs} from '../../../site/docs.ts';
import {sidebarTrees} from '../../../site/sidebars/index.ts';
import type {SidebarTree} from '../../../site/sidebars/sidebar-tree.ts';

const page = (path: string) => ({path, component: 'c', exact: true});

test('a page is put beside the innermost routes, which are those of the docs', () => {
  const tree = {path: '/', component: 'root', routes: [{path: '/', component: 'version', routes: [{...page('/'), routes: [page('/a')]}]}]};
  const changed = withRoutes(tree, [page('/b')]);
  assert.deepEqual(
    changed.routes?.[0]?.routes?.[0]?.routes?.map(({path}) => path),
    ['/a', '/b'],
  );
  assert.throws(() => withRoutes(page('/'), [page('/b')]), /Docusaurus changed/);
});

test('links of a sidebar are in the language of the build, and have what the breadcrumbs ask for', () => {
  const items = [
    {type: 'doc', key: 'd'},
    {type: 'category', items: [{type: 'link', key: 'one', href: '/v3/x'}]},
    {type: 'link', key: 'out', href: 'https://example.org'},
  ];
  assert.deepEqual(localized(items, '/ru/'), [
    items[0],
    {type: 'category', items: [{type: 'link', key: 'one', href: '/ru/v3/x', docId: 'one'}]},
    items[2],
  ]);
});

test('each page among the docs has its file and one link in its sidebar, and each link of a sidebar its page', () => {
  const linked = Object.entries(sidebarTrees).flatMap(([sidebar, tree]) => {
    const links = (items: SidebarTree): string[] =>
      items.flatMap((item) => (typeof item === 'string' ? [] : 'to' in item ? [item.to] : links(item.items)));
    return links(tree).map((path) => `${sidebar} ${path}`);
  });
  assert.deepEqual(
    linked,
    pagesAmongDocs.map(({sidebar, path}) => `${sidebar} ${path}`),
  );
  for (const file of leftToDocs) assert.ok(fs.existsSync(`src/pages/${file}`), file);
});
