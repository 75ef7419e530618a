import {buildPackage, type BuiltPackage} from '../../plugins/search/package.ts';
import {synonymsOf} from '../../plugins/search/glossary.ts';
import {localeOf, type SiteLocale} from '../../site/locales.ts';
import type {Question} from '../../src/search/core/answer.ts';
import {Engine, type TextLoader, type WordLoader} from '../../src/search/core/engine.ts';
import type {Heads, TextFile, WordFile} from '../../src/search/core/package.ts';
import {splitUrl, type SearchRecord} from '../../src/search/core/record.ts';

/** Name of a language of the site. */
export type Language = SiteLocale['name'];

/** What addresses of results begin with. */
const ORIGIN = 'https://x';

/** A language's search as a reader has it, with the files in memory. */
export interface Corpus {
  readonly language: Language;
  readonly records: readonly SearchRecord[];
  readonly built: BuiltPackage;
  /** Paths of the pages without the base URL. */
  readonly pages: ReadonlySet<string>;
  readonly load: TextLoader;
  readonly loadWords: WordLoader;
  /** The engine, with headings alone; it gets the words of what it is asked ({@link Engine.need}). */
  open(): Engine;
  /** Path of a record's page without the base URL and without the slash before it. */
  pathOf(url: string): string;
}

/** A question as the modal asks it, without filters. */
export const questionOf = (query: string, hitsPerPage: number): Question => ({query, page: 0, hitsPerPage, tags: [], snippetWords: 10});

/** Opens the search over these records. */
export function corpusOf(language: Language, records: readonly SearchRecord[]): Corpus {
  const locale = localeOf(language);
  const {baseUrl} = locale;
  const built = buildPackage(language, records, synonymsOf('.', locale));
  const bare = (path: string): string => path.slice(baseUrl.length);
  const heads = JSON.parse(built.files.get(built.manifest.heads)!) as Heads;
  const texts = new Map<string, TextFile>();
  for (const [name, content] of built.files) if (name.startsWith('text/')) texts.set(name, JSON.parse(content) as TextFile);
  return {
    language,
    records,
    built,
    pages: new Set(heads.pages.map(({path}) => bare(path))),
    load: (name) => Promise.resolve(texts.get(name)),
    loadWords: (name) => Promise.resolve(JSON.parse(built.files.get(name)!) as WordFile),
    open: () => new Engine(heads, ORIGIN),
    pathOf: (url) => bare(splitUrl(url).path),
  };
}
