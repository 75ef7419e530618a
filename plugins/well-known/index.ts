import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {defaultLocale, locales} from '../../site/locales.ts';

/** RFC 9309: every crawler may read everything; the sitemap of each language. `url` is the site's origin. */
export function robotsTxt(url: string): string {
  const sitemaps = locales.map(({baseUrl}) => `Sitemap: ${url}${baseUrl}sitemap.xml`);
  return ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
}

/** RFC 9116: where to report a vulnerability of the site. It holds for a year from `today`, as the RFC advises. */
export function securityTxt(url: string, repository: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate()));
  return [
    `Contact: ${repository}/security/advisories/new`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, zh, ru',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes the two files that programs look for at fixed places. */
export function wellKnown({siteConfig, i18n}: LoadContext): Plugin {
  return {
    name: 'well-known',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== defaultLocale.name) return;
      const put = async (file: string, text: string): Promise<void> => {
        await fs.promises.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
        await fs.promises.writeFile(path.join(outDir, file), text);
      };
      await put('robots.txt', robotsTxt(siteConfig.url));
      await put('.well-known/security.txt', securityTxt(siteConfig.url, String(siteConfig.customFields?.repository), new Date()));
    },
  };
}
