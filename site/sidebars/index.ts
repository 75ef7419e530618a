import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {contribute} from './contribute.ts';
import {develop} from './develop.ts';
import {guidelines} from './guidelines.ts';
import {learn} from './learn.ts';
import {idsOf, isCategory, type SidebarTree} from './sidebar-tree.ts';
import {withoutSidebar} from './without.ts';

/** The four sidebars. */
export const sidebarTrees = {learn, contribute, develop, guidelines} as const satisfies Record<string, SidebarTree>;

/** Every page id of the docs. */
export const pageIds: readonly string[] = [...Object.values(sidebarTrees).flatMap(idsOf), ...withoutSidebar];

type Items = Extract<SidebarsConfig[string], unknown[]>;

/** With this many pages a sidebar fits on a screen or two: its categories are open from the start. */
const SMALL_SIDEBAR = 40;

/** A tree in the form of Docusaurus. */
function itemsOf(tree: SidebarTree, collapsed: boolean): Items {
  return tree.map<Items[number]>((item) => {
    if (typeof item === 'string') return {type: 'doc', id: item};
    if (!isCategory(item)) return {type: 'link', key: item.key, label: item.label, href: item.to};
    return {type: 'category', key: item.key, label: item.label, collapsed, items: itemsOf(item.items, collapsed)};
  });
}

/** What Docusaurus reads. It fails on an id without a page; the check `sidebars` says so first, with what to do. */
export const sidebars: SidebarsConfig = Object.fromEntries(
  Object.entries(sidebarTrees).map(([name, tree]) => [name, itemsOf(tree, idsOf(tree).length > SMALL_SIDEBAR)]),
);
