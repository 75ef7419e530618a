import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Text of an HTML title, with the entities that the renderer writes. */
function decode(html: string): string {
  return html
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/**
 * Writes `pages.json`: address and title of each page, for the suggestions on the not-found page.
 * A file of its own, so that no other page carries the list.
 */
export function nearestPages(context: LoadContext): Plugin {
  return {
    name: 'nearest-pages',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const {baseUrl} = siteConfig;
      const pages = await Promise.all(
        routesPaths
          .filter((route) => !/\/(?:404\.html|\*|search)$/.test(route) && !/\/(?:tags|authors|page)\/[^/]*$/.test(route))
          .map(async (route) => {
            const file = path.join(outDir, `${route.slice(baseUrl.length) || 'index'}.html`);
            const html = await fs.readFile(file, 'utf8').catch(() => undefined);
            const title = html && /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
            return title ? [route, decode(title).split(' | ')[0]] : undefined;
          }),
      );
      const known = pages.filter((page) => page !== undefined).sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
      if (!known.length)
        throw new Error(`nearest-pages: no page found in ${outDir}; is trailingSlash still false? (locale ${context.i18n.currentLocale})`);
      await fs.writeFile(path.join(outDir, 'pages.json'), JSON.stringify(known));
    },
  };
}
