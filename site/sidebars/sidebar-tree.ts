/** A category of a sidebar: `key` is unique in its sidebar and names the translation of `label`. */
export interface SidebarCategory {
  readonly key: string;
  readonly label: string;
  readonly items: SidebarTree;
}

/** A page of the site that is no file of `docs/` (`site/docs.ts`); `key` names the translation of `label`. */
export interface SidebarLink {
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

/** The order of a sidebar: page ids (as in the address, without the first slash), links and categories of them. */
export type SidebarTree = readonly (string | SidebarLink | SidebarCategory)[];

/** Whether an entry is a category. */
export const isCategory = (item: SidebarTree[number]): item is SidebarCategory => typeof item !== 'string' && 'items' in item;

/** Every page id of a tree, in reading order. */
export function idsOf(tree: SidebarTree): string[] {
  return tree.flatMap((item) => (typeof item === 'string' ? [item] : isCategory(item) ? idsOf(item.items) : []));
}
