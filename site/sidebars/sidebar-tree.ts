/** A category of a sidebar: `key` is unique in its sidebar and names the translation of `label`. */
export interface SidebarCategory {
  readonly key: string;
  readonly label: string;
  readonly items: SidebarTree;
}

/** The order of a sidebar: page ids (as in the address, without the first slash) and categories of them. */
export type SidebarTree = readonly (string | SidebarCategory)[];

/** Every page id of a tree, in reading order. */
export function idsOf(tree: SidebarTree): string[] {
  return tree.flatMap((item) => (typeof item === 'string' ? [item] : idsOf(item.items)));
}
