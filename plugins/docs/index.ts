import pluginContentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

/** A page of `src/pages` that is shown among the docs, with their sidebar. The pages plugin leaves it out. */
export interface PageAmongDocs {
  /** Without the language. */
  readonly path: string;
  readonly component: string;
  readonly sidebar: string;
}

/** Puts the routes beside those of the docs pages, which are the innermost ones. Throws where there are none. */
export function withRoutes(route: RouteConfig, added: readonly RouteConfig[]): RouteConfig {
  const [inner] = route.routes ?? [];
  if (!inner) throw new Error('docs: no routes of pages found; has Docusaurus changed plugin-content-docs/lib/routes.js?');
  if (!inner.routes) return {...route, routes: [...route.routes!, ...added]};
  return {...route, routes: [withRoutes(inner, added), ...route.routes!.slice(1)]};
}

interface Item {
  readonly type: string;
  readonly key?: string;
  readonly href?: string;
  readonly items?: readonly Item[];
}

/**
 * Links of a sidebar as pages are: in the language of the build, for the theme shows which entry is open by its address,
 * and with an id, without which they are not among the breadcrumbs.
 */
export function localized<One extends Item>(items: readonly One[], baseUrl: string): One[] {
  return items.map((item) => ({
    ...item,
    ...(item.type === 'link' && item.href?.startsWith('/') && {href: baseUrl + item.href.slice(1), docId: item.key}),
    ...(item.items && {items: localized(item.items, baseUrl)}),
  }));
}

function withBase(content: LoadedContent, baseUrl: string): LoadedContent {
  const loadedVersions = content.loadedVersions.map((version) => ({
    ...version,
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars as Record<string, readonly Item[]>).map(([name, items]) => [name, localized(items, baseUrl)]),
    ) as typeof version.sidebars,
  }));
  return {...content, loadedVersions};
}

/**
 * Docusaurus' docs plugin, with some pages that are no Markdown files: they stand in a sidebar, keep it open, and are
 * left for the next page without loading it again.
 */
export function docs(pages: readonly PageAmongDocs[]) {
  async function docsWithPages(context: LoadContext, options: PluginOptions): Promise<Plugin> {
    const plugin = (await pluginContentDocs(context, options)) as Plugin;
    const added = pages.map(({path, component, sidebar}) => ({
      path: context.baseUrl.replace(/\/$/, '') + path,
      component,
      exact: true,
      sidebar,
    }));
    return {
      ...plugin,
      contentLoaded: ({content, actions}) =>
        plugin.contentLoaded?.({
          content: withBase(content as LoadedContent, context.baseUrl),
          actions: {...actions, addRoute: (route) => actions.addRoute(withRoutes(route, added))},
        }),
    };
  }
  docsWithPages.validateOptions = validateOptions;
  return docsWithPages;
}
