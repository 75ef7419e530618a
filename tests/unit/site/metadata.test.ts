import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {breadcrumbList} from '../../../src/theme/DocItem/Metadata/breadcrumb-list.ts';
import {redirectPage} from '../../../plugins/redirect-pages/page.ts';

test('JSON-LD breadcrumbs follow the sidebar', () => {
  const items = [
    {
      type: 'category',
      label: 'Outer',
      items: [{type: 'category', label: 'Inner', href: '/inner', items: [{type: 'link', label: 'Page', href: '/page'}]}],
    },
  ] as unknown as PropSidebarItem[];
  const list = breadcrumbList(items, {title: 'The page', permalink: '/page'}, 'https://site.test') as {itemListElement: object[]};
  assert.deepEqual(list.itemListElement, [
    {'@type': 'ListItem', position: 1, name: 'Outer'},
    {'@type': 'ListItem', position: 2, name: 'Inner', item: 'https://site.test/inner'},
    {'@type': 'ListItem', position: 3, name: 'The page', item: 'https://site.test/page'},
  ]);
});

test('R-115 a redirect page works without scripts, has no inline script and escapes its target', () => {
  const html = redirectPage('/ru/x?a="b"&c', 'https://site.test', 'ru');
  assert.match(html, /<html lang="ru">/);
  assert.match(html, /http-equiv="refresh" content="0; url=\/ru\/x\?a=&quot;b&quot;&amp;c"/);
  assert.match(html, /<link rel="canonical" href="https:\/\/site\.test\/ru\/x/);
  assert.doesNotMatch(html, /<script>(?!<)/);
  assert.match(html, /noindex/);
});
