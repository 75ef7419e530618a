import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {PageEntry, Section, Translation} from '../../remark/translation-state/entries.ts';
import {findPages, inLanguage, pageAddress, translationLanguages, type Translated} from '../../site/page-files.ts';
import {sidebarTrees} from '../../site/sidebars/index.ts';
import {idsOf, isCategory, type SidebarTree} from '../../site/sidebars/sidebar-tree.ts';
import {changesSince} from './history.ts';
import {stateOf, type Stamp} from './page-state.ts';

/** Each page of the site with the state of its translations, by sections, in the order of the sidebars. */
export function translationSections(root: string, trees: Readonly<Record<string, SidebarTree>> = sidebarTrees): Section[] {
  const rest = new Map(entries(root).map((entry) => [entry.page.english, entry]));
  const take = (ids: readonly string[]): PageEntry[] =>
    ids.flatMap((id) => {
      const entry = rest.get(`docs/${id}.mdx`);
      // A page that stands in two places is counted once.
      return entry && rest.delete(entry.page.english) ? [entry] : [];
    });
  const sections: Section[] = [];
  for (const [part, tree] of Object.entries(trees)) {
    sections.push({part, pages: take(tree.filter((item) => typeof item === 'string'))});
    for (const item of tree)
      if (isCategory(item)) sections.push({part, category: {key: item.key, label: item.label}, pages: take(idsOf(item.items))});
  }
  const others = [...rest.values()];
  sections.push({part: 'blog', pages: others.filter(({page}) => page.kind === 'blog')});
  sections.push({part: 'elsewhere', pages: others.filter(({page}) => page.kind !== 'blog')});
  return sections.filter(({pages}) => pages.length > 0);
}

function entries(root: string): PageEntry[] {
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const all = findPages(root);
  const existing = new Set(all.map(({file}) => file));
  const pages = all
    .filter(({language}) => language === 'en')
    .map((page) => {
      const text = read(page.file);
      const translations = translationLanguages.map((language) => {
        const file = inLanguage(page, language);
        const stamp = existing.has(file) ? frontMatter(read(file)) : undefined;
        return {language, hash: String(stamp?.source_hash), state: stateOf(stamp, text)};
      });
      return {page, text, title: String(frontMatter(text).title ?? page.id), translations};
    });
  const changes = changesSince(
    root,
    pages.flatMap(({page, translations}) =>
      translations.filter(({state}) => state === 'stale').map(({hash}) => ({file: page.english, hash})),
    ),
  );
  return pages.map(({page, text, title, translations}) => ({
    page,
    title,
    address: pageAddress(page, text),
    in: Object.fromEntries(
      translations.map(({language, hash, state}) => {
        const change = changes.get(page.english)?.get(hash);
        return [language, {state, ...(change && state === 'stale' && {change})}];
      }),
    ) as unknown as Record<Translated, Translation>,
  }));
}

/** Front matter that does not parse fails elsewhere, with its place: here it says nothing. */
function frontMatter(text: string): Stamp & {readonly title?: unknown} {
  try {
    return matter(text).data;
  } catch {
    return {};
  }
}
