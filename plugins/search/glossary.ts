import fs from 'node:fs';
import path from 'node:path';
import type {SiteLocale} from '../../site/locales.ts';
import {folderOf} from '../../site/page-files.ts';
import {synonyms} from '../../site/synonyms/index.ts';
import type {Synonyms} from '../../src/search/core/synonyms.ts';

/** A term of a translated glossary with its English name: `### Плата за хранение (storage fee) {#storage-fee}`. */
const TERM = /^### (.+?) \(([A-Za-z][\w\s.-]*)[^)]*\) \{#[\w-]+\}$/gm;

/**
 * A translation's terms beside their English names, from the headings of its glossary:
 * code is English everywhere, and so is a page that is not translated yet.
 */
export function glossaryNames(source: string): [string, string][] {
  return [...source.matchAll(TERM)].map(([, own, english]): [string, string] => [own!.replace(/[`*\\]/g, ''), english!.trim()]);
}

/** The reviewed list of a language, and for a translation the names of its glossary. */
export function synonymsOf(siteDir: string, {name, htmlLang}: Pick<SiteLocale, 'name' | 'htmlLang'>): Synonyms {
  const {both, one} = synonyms[name];
  const file = path.join(siteDir, folderOf('doc', htmlLang), 'v3/concepts/glossary.mdx');
  const names = fs.existsSync(file) ? glossaryNames(fs.readFileSync(file, 'utf8')) : [];
  const reviewed = new Set(both.flatMap((group) => group.map((word) => word.toLowerCase())));
  return {
    both: [...both, ...names.filter(([own, english]) => !reviewed.has(own.toLowerCase()) || !reviewed.has(english.toLowerCase()))],
    one,
  };
}
