import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {askedOfCode} from '../../site/asked.ts';
import type {SiteLocale} from '../../site/locales.ts';
import {findPages, pageAddress} from '../../site/page-files.ts';

/** Phrases that readers type who need a page and do not know its words, by the page's address in English without the first slash. */
export type Asked = Readonly<Record<string, readonly string[]>>;

/** The phrases of all pages of a language: the key `asked` of their front matter, and those of pages that are code (`site/asked.ts`). */
export function readAsked(siteDir: string, {name, htmlLang}: Pick<SiteLocale, 'name' | 'htmlLang'>): Asked {
  const found: Record<string, readonly string[]> = {...askedOfCode[name]};
  for (const page of findPages(siteDir, [htmlLang])) {
    const text = fs.readFileSync(path.join(siteDir, page.file), 'utf8');
    const {asked} = matter(text).data as {asked?: readonly string[]};
    if (asked) found[pageAddress(page, text).slice(1)] = asked.map(String);
  }
  return found;
}
