import assert from 'node:assert/strict';
import {test} from 'node:test';
import {simpleHash} from '@docusaurus/utils';
import {groupOf, kindReader} from '../../../plugins/chunks/groups.ts';

const hash = (component: string): string => simpleHash(component, 8);
const kindOf = kindReader(hash);
const [docRoot, docItem, blogPost, mdxPage] = ['@theme/DocRoot', '@theme/DocItem', '@theme/BlogPostPage', '@theme/MDXPage'].map(hash) as [
  string,
  string,
  string,
  string,
];
const of = (file: string, ...chunks: string[]): string | undefined => groupOf(file, chunks, kindOf);

test('what docs pages alone have is one file, also where several of their components share it', () => {
  assert.equal(of('/theme/DocSidebar/index.js', docRoot), 'docs');
  assert.equal(of('/theme/Icon/Arrow.js', docRoot, docItem), 'docs');
  assert.equal(of('/theme/BlogPostItem.js', blogPost), 'blog');
});

test('what several kinds of page share is another', () => {
  assert.equal(of('/theme/Admonition/index.js', docItem, blogPost), 'article');
  assert.equal(of('/theme/TOC/index.js', docItem, mdxPage), 'article');
});

test('MDX itself is shared, so that no page carries a copy', () => {
  assert.equal(of('/site/node_modules/@mdx-js/react/lib/index.js', docItem, 'somepage'), 'article');
});

test("a page's own text, its data and what only a standalone page has stay where they are", () => {
  assert.equal(of('/site/docs/v3/page.mdx', 'a1b2c3d4'), undefined);
  assert.equal(of('/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json', '22dd74f7'), undefined);
  assert.equal(of('/theme/MDXPage/index.js', mdxPage), undefined);
});

test('the small data that every route of a plugin names goes with its theme', () => {
  const data = '/site/.docusaurus/docusaurus-plugin-content-';
  assert.equal(of(`${data}docs/default/__plugin.json`, 'x'), 'docs');
  assert.equal(of(`${data}blog/default/blogMetadata-default.json`, 'x'), 'blog');
});
