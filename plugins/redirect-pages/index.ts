import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeOf} from '../../site/locales.ts';
import {redirects} from '../../site/redirects/index.ts';
import {redirectPage} from './page.ts';

/**
 * Writes a small page at each old address, for hosts whose redirects cannot be configured.
 *
 * `@docusaurus/plugin-client-redirects` would do, but it ships the whole list to every reader, and gives each page an
 * inline script of its own, which a strict content security policy would have to list one by one.
 */
export function redirectPages(context: LoadContext): Plugin {
  return {
    name: 'redirect-pages',
    async postBuild({outDir, siteConfig}) {
      const {htmlLang} = localeOf(context.i18n.currentLocale);
      const base = siteConfig.baseUrl.replace(/\/$/, '');
      await Promise.all(
        redirects().live.map(async ({from, to}) => {
          const file = path.join(outDir, `${from.slice(1)}.html`);
          const taken = await fs.access(file).then(
            () => true,
            () => false,
          );
          if (taken) throw new Error(`site/redirects: "${from}" is the address of a page of this site; remove it from the table`);
          await fs.mkdir(path.dirname(file), {recursive: true});
          await fs.writeFile(file, redirectPage(to.startsWith('/') ? base + to : to, siteConfig.url, htmlLang));
        }),
      );
    },
  };
}
