import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

interface Crumb {
  readonly name: string;
  readonly path?: string;
}

/** The categories that lead to `permalink` in a sidebar, outermost first; `undefined` where it does not stand there. */
function trail(items: readonly PropSidebarItem[], permalink: string): Crumb[] | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.href === permalink) return [];
    if (item.type !== 'category') continue;
    const inner = trail(item.items, permalink);
    if (inner) return [{name: item.label, path: item.href}, ...inner];
  }
  return undefined;
}

/** schema.org `BreadcrumbList` of a page. `siteUrl` is the origin; a category without a page of its own has no `item`. */
export function breadcrumbList(items: readonly PropSidebarItem[], page: {title: string; permalink: string}, siteUrl: string): object {
  const crumbs: Crumb[] = [...(trail(items, page.permalink) ?? []), {name: page.title, path: page.permalink}];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== undefined && {item: siteUrl + path}),
    })),
  };
}
