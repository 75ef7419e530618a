import type {NavbarItem} from '@docusaurus/theme-common';
import type {Entry, Section} from './llms.ts';
import type {Words} from './words.ts';

/** An item of a sidebar as the docs plugin keeps it. */
export interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string};
  readonly items?: readonly SidebarItem[];
}

/** A page that has a twin, with what decides on its place. */
export interface PageEntry extends Entry {
  readonly kind: 'doc' | 'post' | 'page';
  readonly published?: string;
}

export interface SiteMap {
  /** Every page by its address in the site, without a slash at the end. */
  readonly pages: ReadonlyMap<string, PageEntry>;
  /** Id and address of each docs page. */
  readonly docs: readonly {readonly id: string; readonly permalink: string}[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly navbar: readonly NavbarItem[];
  readonly baseUrl: string;
}

export interface Outline {
  readonly docs: readonly Section[];
  readonly others: readonly Section[];
}

export const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Ids of the docs that an item of a sidebar leads to by itself. */
function ownIds({id, link, type}: SidebarItem): string[] {
  if ((type === 'doc' || type === 'ref') && id !== undefined) return [id];
  return type === 'category' && link?.type === 'doc' && link.id !== undefined ? [link.id] : [];
}

const docIds = (items: readonly SidebarItem[]): string[] => items.flatMap((item) => [...ownIds(item), ...docIds(item.items ?? [])]);

/**
 * The sidebars in the order of the navbar, each under the label of the navbar entry that leads into it. A sidebar that
 * no entry leads into comes last, under its own name.
 */
function namedSidebars({docs, sidebars, navbar, baseUrl}: SiteMap): {title: string; items: readonly SidebarItem[]}[] {
  const idAt = new Map(docs.map(({id, permalink}) => [withoutSlash(permalink), id]));
  const left = new Map(Object.entries(sidebars));
  const ordered: {title: string; items: readonly SidebarItem[]}[] = [];
  for (const {label, to} of navbar) {
    if (typeof label !== 'string' || typeof to !== 'string') continue;
    const id = idAt.get(withoutSlash(baseUrl + to.replace(/^\//, '')));
    const found = [...left].find(([, items]) => id !== undefined && docIds(items).includes(id));
    if (!found) continue;
    left.delete(found[0]);
    ordered.push({title: label, items: found[1]});
  }
  return [...ordered, ...[...left].map(([name, items]) => ({title: name, items}))];
}

/** A sidebar's docs as entries, its categories as sections inside. A category without pages is left out. */
function entriesOf(items: readonly SidebarItem[], entryOf: (id: string) => Entry | undefined): (Entry | Section)[] {
  return items.flatMap<Entry | Section>((item) => {
    const own = ownIds(item).flatMap((id) => entryOf(id) ?? []);
    if (item.type !== 'category') return own;
    const inner = [...own, ...entriesOf(item.items ?? [], entryOf)];
    return inner.length ? [{title: item.label ?? '', items: inner}] : [];
  });
}

/** The pages of the site in sections: docs in the order of the sidebars, then posts, newest first, then the others. */
export function outlineOf(site: SiteMap, words: Words): Outline {
  const addressOf = new Map(site.docs.map(({id, permalink}) => [id, withoutSlash(permalink)]));
  const listed = new Set<string>();
  const entryOf = (id: string): Entry | undefined => {
    const address = addressOf.get(id) ?? '';
    listed.add(address);
    return site.pages.get(address);
  };
  const rest = (kind: PageEntry['kind']): PageEntry[] =>
    [...site.pages]
      .filter(([address, entry]) => entry.kind === kind && !listed.has(address))
      .sort(([a, one], [b, other]) => (other.published ?? '').localeCompare(one.published ?? '') || a.localeCompare(b))
      .map(([, entry]) => entry);
  const sidebars = namedSidebars(site).map(({title, items}) => ({title, items: entriesOf(items, entryOf)}));
  const blog = site.navbar.find(({to}) => to === '/blog')?.label;
  const filled = (sections: Section[]): Section[] => sections.filter(({items}) => items.length);
  return {
    docs: filled([...sidebars, {title: words.furtherPages, items: rest('doc')}]),
    others: filled([
      {title: typeof blog === 'string' ? blog : 'Blog', items: rest('post')},
      {title: words.standalonePages, items: rest('page')},
    ]),
  };
}
