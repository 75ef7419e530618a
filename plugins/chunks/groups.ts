/** The files that the theme's code is gathered in: what several kinds of page share, and what one kind alone has. */
export const groups = ['article', 'docs', 'blog'] as const;
export type Group = (typeof groups)[number];

type Kind = 'docs' | 'blog' | 'page';

/** The components that routes name, by the kind of page that they make. */
export const routeComponents: Readonly<Record<Kind, readonly string[]>> = {
  docs: ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'],
  blog: ['@theme/BlogListPage', '@theme/BlogPostPage'],
  page: ['@theme/MDXPage'],
};

/** Small data that every route of a plugin names: its own id, and the blog's title and address. */
const PLUGIN_DATA = /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-(docs|blog)[\\/]default[\\/](?:__plugin|blogMetadata-\w+)\.json$/;

/** What MDX itself needs: each page's own file would carry a copy. */
const MDX = /[\\/]node_modules[\\/]@mdx-js[\\/]/;

/**
 * The group of a module, or nothing where it stays where the bundler put it. `chunkNames` are the chunks that have the
 * module, `kindOf` says of which kind of page a chunk is.
 */
export function groupOf(file: string, chunkNames: readonly string[], kindOf: (chunkName: string) => Kind | undefined): Group | undefined {
  const data = PLUGIN_DATA.exec(file)?.[1];
  if (data) return data as Group;
  const kinds = new Set(chunkNames.map(kindOf).filter((kind) => kind !== undefined));
  if (kinds.size > 1 || (kinds.size === 1 && MDX.test(file))) return 'article';
  const [kind] = kinds;
  return kind === 'page' ? undefined : kind;
}

/** Reads a chunk's kind from its name; `hash` is how Docusaurus names the chunk of a component. */
export function kindReader(hash: (component: string) => string): (chunkName: string) => Kind | undefined {
  const kinds = new Map(
    Object.entries(routeComponents).flatMap(([kind, components]) =>
      components.map((component) => [hash(component), kind as Kind] as const),
    ),
  );
  return (chunkName) => kinds.get(chunkName);
}
