import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import matter from 'gray-matter';
import {sidebars, sidebarTrees} from '../../../site/sidebars/index.ts';
import {idsOf, isCategory, type SidebarTree} from '../../../site/sidebars/sidebar-tree.ts';
import {withoutSidebar} from '../../../site/sidebars/without.ts';

/** Every page id in what Docusaurus reads. */
function shown(items: unknown): string[] {
  return (items as {type: string; id?: string; items?: unknown}[]).flatMap((item) =>
    item.type === 'doc' ? [item.id as string] : shown(item.items ?? []),
  );
}

test('R-116 four sidebars, and some pages with none', () => {
  assert.deepEqual(Object.keys(sidebars), ['learn', 'contribute', 'develop', 'guidelines']);
  assert.deepEqual(
    Object.values(sidebarTrees).map((tree) => idsOf(tree).length),
    // 113 addresses of the older site in the third, one page for each of the global versions 10 to 15, and the serializer
    [17, 9, 113 + 6 + 1, 123],
  );
  assert.equal(withoutSidebar.length, 19);
  assert.ok(withoutSidebar.some((id) => id.includes('/archive/')));
  assert.ok(withoutSidebar.includes('v3/contribute/contribution-rules'));
});

test('R-116 sidebars list the pages of their tree, in its order', () => {
  for (const [name, tree] of Object.entries(sidebarTrees)) assert.deepEqual(shown(sidebars[name]), idsOf(tree));
});

test('R-217 categories have keys that are unique in their sidebar', () => {
  for (const tree of Object.values(sidebarTrees)) {
    const keys: string[] = [];
    const walk = (items: typeof tree): void => {
      for (const item of items) {
        if (typeof item === 'string') continue;
        keys.push(item.key);
        if (isCategory(item)) walk(item.items as typeof tree);
      }
    };
    walk(tree);
    assert.equal(new Set(keys).size, keys.length);
  }
});

const CONTENT = {
  en: 'docs',
  'zh-CN': 'i18n/zh-CN/docusaurus-plugin-content-docs/current',
  ru: 'i18n/ru/docusaurus-plugin-content-docs/current',
} as const;

for (const [language, folder] of Object.entries(CONTENT)) {
  const translated = (language === 'en' ? {} : JSON.parse(fs.readFileSync(`${folder}.json`, 'utf8'))) as Record<string, {message: string}>;

  /** What a reader sees of an entry of a sidebar. */
  const labelOf = (sidebar: string, item: SidebarTree[number]): string => {
    if (typeof item !== 'string') {
      const kind = isCategory(item) ? 'category' : 'link';
      return translated[`sidebar.${sidebar}.${kind}.${item.key}`]?.message ?? item.label;
    }
    const {data} = matter(fs.readFileSync(`${folder}/${item}.mdx`, 'utf8'));
    return String(data.sidebar_label ?? data.title);
  };

  test(`labels of the sidebars of ${language} tell entries apart: none twice under a parent, none like its parent's, none often`, () => {
    for (const [sidebar, tree] of Object.entries(sidebarTrees)) {
      const pages = new Map<string, number>();
      const walk = (items: SidebarTree, parent: string): void => {
        const seen = new Set<string>();
        for (const item of items) {
          const label = labelOf(sidebar, item);
          const key = label.toLowerCase();
          const place = `${sidebar}: ${parent} › ${label}`;
          assert.ok(!seen.has(key), `${place}: stands twice`);
          assert.notEqual(key, parent.toLowerCase(), `${place}: repeats its parent`);
          seen.add(key);
          if (isCategory(item)) walk(item.items, label);
          else pages.set(key, (pages.get(key) ?? 0) + 1);
        }
      };
      walk(tree, '');
      // "Changelog" of two languages is clear; an "Overview" in every section is not.
      for (const [label, count] of pages) assert.ok(count <= 2, `${sidebar}: ${count} pages have the label "${label}"`);
    }
  });
}
