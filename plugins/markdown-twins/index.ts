import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {localeOf, locales} from '../../site/locales.ts';
import {fileOf, pagesOf} from '../built-pages/index.ts';
import {fullTextOf, indexOf} from './llms.ts';
import {outlineOf, withoutSlash, type PageEntry, type SiteMap} from './outline.ts';
import {twinOf} from './to-markdown.ts';
import {wordsOf} from './words.ts';

/** The theme's components that show one page of text; every other route is a list or a tool. */
const PAGES: Readonly<Record<string, PageEntry['kind']>> = {
  '@theme/DocItem': 'doc',
  '@theme/BlogPostPage': 'post',
  '@theme/MDXPage': 'page',
  // A page of its own that is text all the same.
  '@site/src/pages/v3/documentation/tvm/instructions.tsx': 'page',
};

function pageRoutes(routes: readonly RouteConfig[]): {address: string; kind: PageEntry['kind']}[] {
  return routes.flatMap(({component, path: address, routes: inner}) => {
    const kind = PAGES[component];
    return [...(kind ? [{address, kind}] : []), ...pageRoutes(inner ?? [])];
  });
}

/** Titles of admonitions in the theme that {@link wordsOf} does not know: they would be text of every page that has one. */
const unknownTitles = (translations: Readonly<Record<string, string>>, known: readonly string[]): string[] =>
  ['note', 'tip', 'info', 'warning', 'danger', 'caution']
    .flatMap((kind) => translations[`theme.admonition.${kind}`] ?? [])
    .filter((title) => !known.includes(title.toLowerCase()));

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
    async postBuild({baseUrl, outDir, plugins, routes, routesPaths, siteConfig}) {
      const unknown = unknownTitles(context.codeTranslations, words.admonitions);
      if (unknown.length) throw new Error(`markdown-twins: the theme calls admonitions ${unknown.join(', ')}; add that to words.ts`);
      const built = pagesOf({siteDir: context.siteDir, outDir, baseUrl, routesPaths});
      const pages = new Map<string, PageEntry>();
      for (const {address, kind} of pageRoutes(routes)) {
        const file = fileOf(outDir, baseUrl, address);
        const twin = built.get(address)?.twin;
        if (!twin) throw new Error(`markdown-twins: ${address} has no file ${file}; is trailingSlash still false?`);
        if ('fault' in twin) throw new Error(`markdown-twins: ${file} ${twin.fault}`);
        const {page, body} = twin;
        await fs.writeFile(file.replace(/html$/, 'md'), twinOf(page, body));
        const bare = withoutSlash(address);
        pages.set(bare, {...page, kind, body, twin: `${siteConfig.url}${bare}.md`});
      }

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
      const indexAt = (base: string): string => `${siteConfig.url}${base}llms.txt`;
      const about = {
        title: siteConfig.title,
        summary: built.get(baseUrl)?.description || siteConfig.tagline,
        index: indexAt(baseUrl),
        fullText: `${siteConfig.url}${baseUrl}llms-full.txt`,
        others: locales.filter(({name}) => name !== locale.name).map((other) => ({label: other.label, index: indexAt(other.baseUrl)})),
      };
      await fs.writeFile(path.join(outDir, 'llms.txt'), indexOf(about, [...outline.docs, ...outline.others], words));
      await fs.writeFile(path.join(outDir, 'llms-full.txt'), fullTextOf(about, outline.docs, words));
    },
  };
}
