import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {askedOfCode} from '../../site/asked.ts';
import type {SiteLocale} from '../../site/locales.ts';

/** Phrases that readers type who need a page and do not know its words, by the page's address in English without the first slash. */
export type Asked = Readonly<Record<string, readonly string[]>>;

/** The folders of Markdown pages: in English, in a translation below `i18n/<language>/`, and how a file's path becomes an address. */
const FOLDERS = [
  {english: 'docs', translated: 'docusaurus-plugin-content-docs/current', address: (id: string) => id.replace(/\/README$/, '')},
  {
    english: 'blog',
    translated: 'docusaurus-plugin-content-blog',
    address: (id: string) => `blog/${id.replace(/^(\d{4})-(\d{2})-(\d{2})-/, '$1/$2/$3/')}`,
  },
  {english: 'src/pages', translated: 'docusaurus-plugin-content-pages', address: (id: string) => id.replace(/\/index$/, '')},
] as const;

/** The phrases of all pages of a language: the key `asked` of their front matter, and those of pages that are code (`site/asked.ts`). */
export function readAsked(siteDir: string, {name, htmlLang}: Pick<SiteLocale, 'name' | 'htmlLang'>): Asked {
  const found: Record<string, readonly string[]> = {...askedOfCode[name]};
  for (const {english, translated, address} of FOLDERS) {
    const folder = path.join(siteDir, name === 'en' ? english : path.join('i18n', htmlLang, translated));
    if (!fs.existsSync(folder)) continue;
    for (const file of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
      if (!/\.mdx?$/.test(file)) continue;
      const {asked} = matter(fs.readFileSync(path.join(folder, file), 'utf8')).data as {asked?: readonly string[]};
      if (asked)
        found[
          address(
            file
              .split(path.sep)
              .join('/')
              .replace(/\.mdx?$/, ''),
          )
        ] = asked.map(String);
    }
  }
  return found;
}
