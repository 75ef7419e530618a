import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagesOf} from '../built-pages/index.ts';

/**
 * Writes `pages.json`: address and title of each page, for the suggestions on the not-found page.
 * A file of its own, so that no other page carries the list.
 */
export function nearestPages({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'nearest-pages',
    async postBuild({outDir, routesPaths, siteConfig: {baseUrl}}) {
      const known = [...pagesOf({siteDir, outDir, baseUrl, routesPaths})]
        .filter(([route]) => !/\/(?:404\.html|\*|search)$/.test(route) && !/\/(?:tags|authors|page)\/[^/]*$/.test(route))
        .flatMap(([route, {title}]) => (title ? [[route, title.split(' | ')[0]!] as const] : []))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      if (!known.length)
        throw new Error(`nearest-pages: no page found in ${outDir}; is trailingSlash still false? (locale ${i18n.currentLocale})`);
      await fs.writeFile(path.join(outDir, 'pages.json'), JSON.stringify(known));
    },
  };
}
