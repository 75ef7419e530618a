/** Addresses that no page file stands for: made by plugins or by TypeScript pages, some of them still to come. */
export const otherRoutes: readonly string[] = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/search',
  '/tags',
  '/hacktonberfest',
  '/v3/documentation/tvm/instructions',
  '/v3/playground',
];

/** Folders of addresses that are all good: pages of `src/pages`, and what only the browser knows. */
export const otherRouteFolders: readonly string[] = [
  '/develop/dapps/ton-connect/protocol/',
  '/blog/tags/',
  '/blog/authors/',
  '/blog/page/',
];

/** Files of the site that pages may link to with `pathname://`. */
export const otherFiles: readonly string[] = ['/llms.txt', '/llms-full.txt', '/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'];
