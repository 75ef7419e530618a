// The cell tree of a section: in the head of the page that opens it, and on the cards of its pages.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {drawCard} from '../../../plugins/social-cards/card.ts';
import {openerOf, withOpeners} from '../../../plugins/section-openers/index.ts';
import {cellTree, TREE_HEIGHT, TREE_WIDTH} from '../../../site/cell-tree.ts';
import {openers, sectionOf} from '../../../site/sections.ts';
import {pageIds, sidebarTrees} from '../../../site/sidebars/index.ts';
import {idsOf, isCategory} from '../../../site/sidebars/sidebar-tree.ts';

const trees = openers.map((page) => ({page, tree: cellTree(sectionOf(page))}));

test('a section has one tree, the same every time, and no two sections share theirs', () => {
  const drawn = new Map<string, string>();
  for (const {page, tree} of trees) {
    assert.deepEqual(cellTree(sectionOf(page)), tree, page);
    const paths = Object.values(tree).join(' ');
    assert.equal(drawn.get(paths) ?? sectionOf(page), sectionOf(page), page);
    drawn.set(paths, sectionOf(page));
  }
  assert.equal(drawn.size, new Set(openers.map(sectionOf)).size);
  // A change of the drawing changes every card: it should be meant.
  assert.match(cellTree('learn').root, /^M67 1h18q3 0 3 3v6q0 3-3 3h-18q-3 0-3-3v-6q0-3 3-3z$/);
});

test('a tree stays inside its box', () => {
  for (const {page, tree} of trees) {
    for (const [, x, y] of Object.values(tree)
      .join('')
      .matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
      assert.ok(Number(x) >= 1 && Number(x) <= TREE_WIDTH - 1, `${page}: x ${x}`);
      assert.ok(Number(y) >= 1 && Number(y) <= TREE_HEIGHT - 1, `${page}: y ${y}`);
    }
  }
});

test('an opener has at most 1 kB and is hidden from screen readers', () => {
  for (const page of openers) {
    const opener = openerOf(`docs/${page}.mdx`)!;
    // As src/components/SectionOpener writes it, which imports a style sheet.
    const html = renderToStaticMarkup(
      React.createElement(
        'svg',
        {viewBox: `0 0 ${TREE_WIDTH} ${TREE_HEIGHT}`, 'aria-hidden': true},
        opener.map((d) => React.createElement('path', {key: d, d})),
      ),
    );
    assert.ok(html.length <= 1000, `${page}: ${html.length} bytes`);
  }
  const source = fs.readFileSync('src/components/SectionOpener/index.tsx', 'utf8');
  assert.match(source, new RegExp(`<svg viewBox="0 0 ${TREE_WIDTH} ${TREE_HEIGHT}" aria-hidden="true">`));
});

test('every page that opens a section has an opener, in each language, and no other page', async () => {
  for (const page of openers) assert.ok(pageIds.includes(page), `${page} is no page`);
  const named = pageIds.filter((id) => !id.includes('/archive/') && /(?:overview|introduction|-intro|\/README)$/.test(id));
  for (const page of named) assert.ok(openers.includes(page), `${page} opens a section: name it in site/sections.ts`);
  for (const tree of Object.values(sidebarTrees)) {
    for (const category of tree.filter(isCategory))
      assert.ok(
        idsOf(category.items).some((id) => openers.includes(id)),
        `no page opens the section ${category.key}: name one in site/sections.ts`,
      );
  }
  const english = openerOf('docs/v3/guidelines/web3/overview.mdx');
  assert.equal(english?.length, 5);
  for (const language of ['zh-CN', 'ru'])
    assert.deepEqual(openerOf(`i18n/${language}/docusaurus-plugin-content-docs/current/v3/guidelines/web3/overview.mdx`), english);
  assert.equal(openerOf('docs/v3/documentation/faq.mdx'), undefined);
  assert.equal(openerOf('blog/2026-09-08-a.mdx'), undefined);
  const parse = withOpeners(() => Promise.resolve({frontMatter: {title: 'x'}, content: ''}));
  const of = async (filePath: string): Promise<object> =>
    (await parse({filePath, fileContent: '', defaultParseFrontMatter: undefined as never})).frontMatter;
  assert.deepEqual(await of('docs/v3/guidelines/web3/overview.mdx'), {title: 'x', opener: english});
  assert.deepEqual(await of('docs/v3/documentation/faq.mdx'), {title: 'x'});
});

test('the card of a page has the tree of its opener, and so have the cards of the other pages of its section', () => {
  const outline = {width: (text: string, size: number) => text.length * size * 0.6, path: () => ''};
  const card = (page: string): string => drawCard({address: `/ru/${page}`, page, title: 'x', section: 'y'}, outline);
  for (const page of openers) {
    const drawn = card(page.replace(/\/README$/, ''));
    for (const path of openerOf(`docs/${page}.mdx`)!) assert.ok(drawn.includes(`"${path}"`), page);
  }
  assert.equal(sectionOf('v3/documentation/smart-contracts/tolk/changelog'), sectionOf('v3/documentation/smart-contracts/tolk/overview'));
  assert.equal(sectionOf('/v3/documentation/tvm/instructions'), 'develop/tvm');
  assert.equal(sectionOf('blog/2026/09/08/network-changes-since-mid-2025'), 'blog');
  assert.equal(sectionOf('v3/tools'), 'v3/tools');
});
