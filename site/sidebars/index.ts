import fs from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {contribute} from './contribute.ts';
import {develop} from './develop.ts';
import {guidelines} from './guidelines.ts';
import {learn} from './learn.ts';
import {idsOf, isCategory, type SidebarTree} from './sidebar-tree.ts';
import {withoutSidebar} from './without.ts';

/** The four sidebars in full, with the pages that are still to be written. */
export const sidebarTrees = {learn, contribute, develop, guidelines} as const satisfies Record<string, SidebarTree>;

/** Every page id that this site has or will have. */
export const pageIds: readonly string[] = [...Object.values(sidebarTrees).flatMap(idsOf), ...withoutSidebar];

/** Whether the English page of this id is written. */
export function isWritten(id: string, docsDir = 'docs'): boolean {
  return fs.existsSync(path.join(docsDir, `${id}.mdx`));
}

type Items = Extract<SidebarsConfig[string], unknown[]>;

/** With this many pages a sidebar fits on a screen or two: its categories are open from the start. */
const SMALL_SIDEBAR = 40;

/** A tree without the pages that are not written, and without the categories that this leaves empty. */
function written(tree: SidebarTree, collapsed: boolean): Items {
  return tree.flatMap<Items[number]>((item) => {
    if (typeof item === 'string') return isWritten(item) ? [{type: 'doc', id: item}] : [];
    if (!isCategory(item)) return [{type: 'link', key: item.key, label: item.label, href: item.to}];
    const items = written(item.items, collapsed);
    return items.length ? [{type: 'category', key: item.key, label: item.label, collapsed, items}] : [];
  });
}

/** What Docusaurus reads: sidebars list only written pages. */
export const sidebars: SidebarsConfig = Object.fromEntries(
  Object.entries(sidebarTrees).map(([name, tree]) => {
    const pages = idsOf(tree).filter((id) => isWritten(id)).length;
    return [name, written(tree, pages > SMALL_SIDEBAR)];
  }),
);
