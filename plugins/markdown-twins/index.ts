import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {localeOf, locales} from '../../site/locales.ts';
import {Cache, substance, toolVersion} from './cache.ts';
import {fullTextOf, indexOf} from './llms.ts';
import {outlineOf, withoutSlash, type PageEntry, type SiteMap} from './outline.ts';
import {descriptionOf, readPage, type PageFacts} from './page.ts';
import {bodyOf, twinOf} from './to-markdown.ts';
import {wordsOf} from './words.ts';

/** The theme's components that show one page of text; every other route is a list or a tool. */
const PAGES: Readonly<Record<string, PageEntry['kind']>> = {
  '@theme/DocItem': 'doc',
  '@theme/BlogPostPage': 'post',
  '@theme/MDXPage': 'page',
  // A page of its own that is text all the same.
  '@site/src/pages/v3/documentation/tvm/instructions.tsx': 'page',
};

/** How many files are open at a time. */
const AT_ONCE = 8;

function pageRoutes(routes: readonly RouteConfig[]): {address: string; kind: PageEntry['kind']}[] {
  return routes.flatMap(({component, path: address, routes: inner}) => {
    const kind = PAGES[component];
    return [...(kind ? [{address: withoutSlash(address), kind}] : []), ...pageRoutes(inner ?? [])];
  });
}

async function inBatches<T>(items: readonly T[], convert: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) await Promise.all(items.slice(start, start + AT_ONCE).map(convert));
}

/** Titles that the theme gives to admonitions without one, here and in English, in lower case. */
function admonitionLabels(translations: Readonly<Record<string, string>>): ReadonlySet<string> {
  const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
  const translated = kinds.map((kind) => translations[`theme.admonition.${kind}`] ?? kind);
  return new Set([...kinds, ...translated].map((label) => label.toLowerCase()));
}

/**
 * Writes each page as Markdown beside its HTML (`/a/b.html`, `/a/b.md`), and `llms.txt` and `llms-full.txt` at the root
 * of each language.
 *
 * It reads the built HTML, not the sources: there quoted samples, computed values and translations are in place, and a
 * page that a component draws has a twin as well. A page without an article fails the build.
 */
export function markdownTwins(context: LoadContext): Plugin {
  const locale = localeOf(context.i18n.currentLocale);
  const words = wordsOf(locale.htmlLang);
  return {
    name: 'markdown-twins',
    async postBuild({baseUrl, outDir, plugins, routes, siteConfig}) {
      const site = {language: locale.htmlLang, admonitionLabels: admonitionLabels(context.codeTranslations)};
      const pages = new Map<string, PageEntry>();
      const version = await toolVersion(
        path.join(context.siteDir, 'plugins/markdown-twins'),
        path.join(context.siteDir, 'package-lock.json'),
      );
      const cache = new Cache<{page: PageFacts; body: string}>(
        path.join(context.siteDir, '.cache/markdown-twins', locale.htmlLang),
        version,
      );
      await inBatches(pageRoutes(routes), async ({address, kind}) => {
        const file = path.join(outDir, decodeURI(address.slice(baseUrl.length)) || 'index');
        const html = await fs.readFile(`${file}.html`, 'utf8').catch(() => {
          throw new Error(`markdown-twins: ${address} has no file ${file}.html; is trailingSlash still false?`);
        });
        const {page, body} = await cache.get(substance(html), () => {
          const {article, ...facts} = readPage(html, `${file}.html`);
          return {page: facts, body: bodyOf({...facts, article}, site)};
        });
        await fs.writeFile(`${file}.md`, twinOf(page, body));
        pages.set(address, {...page, kind, body, twin: `${siteConfig.url}${address}.md`});
      });

      await cache.prune();

      const content = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')?.content as LoadedContent | undefined;
      const docsVersion = content?.loadedVersions[0];
      const {navbar} = siteConfig.themeConfig as {navbar?: {items?: NavbarItem[]}};
      const outline = outlineOf(
        {
          pages,
          docs: docsVersion?.docs ?? [],
          sidebars: (docsVersion?.sidebars ?? {}) as SiteMap['sidebars'],
          navbar: navbar?.items ?? [],
          baseUrl,
        },
        words,
      );
      const home = await fs.readFile(path.join(outDir, 'index.html'), 'utf8');
      const indexAt = (base: string): string => `${siteConfig.url}${base}llms.txt`;
      const about = {
        title: siteConfig.title,
        summary: descriptionOf(home) ?? siteConfig.tagline,
        index: indexAt(baseUrl),
        fullText: `${siteConfig.url}${baseUrl}llms-full.txt`,
        others: locales.filter(({name}) => name !== locale.name).map((other) => ({label: other.label, index: indexAt(other.baseUrl)})),
      };
      await fs.writeFile(path.join(outDir, 'llms.txt'), indexOf(about, [...outline.docs, ...outline.others], words));
      await fs.writeFile(path.join(outDir, 'llms-full.txt'), fullTextOf(about, outline.docs, words));
    },
  };
}
