import {buildPackage, type BuiltPackage} from '../../plugins/search/package.ts';
import {synonymsOf} from '../../plugins/search/glossary.ts';
import {localeOf, type SiteLocale} from '../../site/locales.ts';
import {Engine, type TextLoader} from '../../src/search/core/engine.ts';
import type {Heads, Names, PageText} from '../../src/search/core/package.ts';
import {splitUrl, type SearchRecord} from '../../src/search/core/record.ts';

/** Name of a language of the site. */
export type Language = SiteLocale['name'];

/** A language's search as a reader has it, with the files in memory. */
export interface Corpus {
  readonly language: Language;
  readonly records: readonly SearchRecord[];
  readonly built: BuiltPackage;
  /** Paths of the pages without the base URL. */
  readonly pages: ReadonlySet<string>;
  readonly load: TextLoader;
  /** The engine, with headings alone or with everything. */
  open(part?: 'headings'): Engine;
  /** Path of a record's page without the base URL and without the slash before it. */
  pathOf(url: string): string;
}

/** Opens the search over these records. */
export function corpusOf(language: Language, records: readonly SearchRecord[]): Corpus {
  const locale = localeOf(language);
  const {baseUrl} = locale;
  const built = buildPackage(language, records, synonymsOf('.', locale));
  const bare = (path: string): string => path.slice(baseUrl.length);
  const heads = JSON.parse(built.files.get(built.manifest.heads) as string) as Heads;
  const texts = new Map<string, PageText>();
  for (const [name, content] of built.files) if (name.startsWith('text/')) texts.set(name, JSON.parse(content as string) as PageText);
  const names = JSON.parse(built.files.get(built.manifest.names) as string) as Names;
  return {
    language,
    records,
    built,
    pages: new Set(heads.paths.split('\n').map(bare)),
    load: (name) => Promise.resolve(texts.get(name)),
    open(part) {
      const engine = new Engine(heads);
      if (!part) {
        engine.addText(built.files.get(built.manifest.postings) as Uint8Array);
        engine.addNames(names);
      }
      return engine;
    },
    pathOf: (url) => bare(splitUrl(url).path),
  };
}
