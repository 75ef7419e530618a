// What a page of the site is: its kind, its file, its language, its id and its address. Nothing else puts these together.
import fs from 'node:fs';
import path from 'node:path';
import {locales, translations, type SiteLocale} from './locales.ts';

/** The kinds of pages, each a plugin of Docusaurus with its own folder and front matter. */
export type PageKind = 'doc' | 'blog' | 'page';

/** A language by its tag, which is the name of its folder under `i18n/`; English has no folder there. */
export type Language = SiteLocale['htmlLang'];

/** A language that pages are translated into. */
export type Translated = (typeof translations)[number]['htmlLang'];

/** All languages, English first. */
export const languages: readonly Language[] = locales.map(({htmlLang}) => htmlLang);

/** The languages that are translations. */
export const translationLanguages: readonly Translated[] = translations.map(({htmlLang}) => htmlLang);

/** Where a page's file stands and which page it is. */
export interface PageFile {
  /** Relative to the root, forward slashes. */
  readonly file: string;
  readonly kind: PageKind;
  readonly language: Language;
  /** Path without folder and extension; the same for a page and its translations. */
  readonly id: string;
  /** The English file that this is a translation of (itself for English). */
  readonly english: string;
}

const ENGLISH_FOLDER = {doc: 'docs', blog: 'blog', page: 'src/pages'} as const satisfies Record<PageKind, string>;

/** The folder of a kind of page in a language. */
export function folderOf(kind: PageKind, language: Language): string {
  if (language === 'en') return ENGLISH_FOLDER[kind];
  const plugin = {
    doc: 'docusaurus-plugin-content-docs/current',
    blog: 'docusaurus-plugin-content-blog',
    page: 'docusaurus-plugin-content-pages',
  }[kind];
  return interfaceFile(plugin, language);
}

/** A file or folder of a translation, by its path below the folder of the language. */
export function interfaceFile(name: string, language: Language): string {
  return `i18n/${language}/${name}`;
}

/** The language of a file by its folder, which may be absolute; what lies under no `i18n/<language>/` is English. */
export function languageOf(file: string): Language {
  const folder = /(?:^|[\\/])i18n[\\/]([^\\/]+)[\\/]/.exec(file)?.[1];
  return translationLanguages.find((language) => language === folder) ?? 'en';
}

const KINDS = Object.keys(ENGLISH_FOLDER) as PageKind[];

/** Which page a file is; `undefined` for a file that is no page. */
export function pageFileOf(file: string): PageFile | undefined {
  if (!/\.mdx?$/.test(file) || path.posix.basename(file).startsWith('_')) return undefined;
  for (const language of languages) {
    for (const kind of KINDS) {
      const folder = `${folderOf(kind, language)}/`;
      if (!file.startsWith(folder)) continue;
      const rest = file.slice(folder.length);
      return {file, kind, language, id: rest.replace(/\.mdx?$/, ''), english: `${ENGLISH_FOLDER[kind]}/${rest}`};
    }
  }
  return undefined;
}

/** The file of a page in another language, whether it exists or not. */
export function inLanguage(page: PageFile, language: Language): string {
  const rest = page.english.slice(ENGLISH_FOLDER[page.kind].length + 1);
  return `${folderOf(page.kind, language)}/${rest}`;
}

/** Files below a folder, relative to the root, sorted. An absent folder has none. */
export function filesBelow(root: string, folder: string): string[] {
  const at = path.join(root, folder);
  if (!fs.existsSync(at)) return [];
  return fs
    .readdirSync(at, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Every page file of the site, in all languages or in some. */
export function findPages(root: string, of: readonly Language[] = languages): PageFile[] {
  return of.flatMap((language) =>
    KINDS.flatMap((kind) =>
      filesBelow(root, folderOf(kind, language)).flatMap((file) => {
        const page = pageFileOf(file);
        return page ? [page] : [];
      }),
    ),
  );
}

/** Which page a file is whose path is absolute or relative to `root`; `undefined` for a file that is no page. */
export function pageAt(file: string, root = process.cwd()): PageFile | undefined {
  return pageFileOf(path.relative(root, path.resolve(root, file)).split(path.sep).join('/'));
}

/** The address of a page, without the language. A post may name its own in the front matter: `text` is that of the file. */
export function pageAddress({kind, id}: Pick<PageFile, 'kind' | 'id'>, text: string): string {
  return kind === 'blog' ? postAddress(id, text) : addressOf(id);
}

/** The address of a page of docs/ or src/pages/ by its id: `x/README` is served at `x`. */
export function addressOf(id: string): string {
  return `/${id.replace(/(^|\/)(README|index)$/, '')}`;
}

/** The address of a post: its slug, or its date and name. */
export function postAddress(id: string, text: string): string {
  const slug = /^slug:\s*['"]?([\w-]+)['"]?\s*$/m.exec(text.split(/^---\s*$/m)[1] ?? '')?.[1];
  if (slug) return `/blog/${slug}`;
  const [, year, month, day, name] = /^(\d{4})-(\d{2})-(\d{2})-(.+?)(?:\/index)?$/.exec(id) ?? [];
  return name ? `/blog/${year}/${month}/${day}/${name}` : `/blog/${id}`;
}
