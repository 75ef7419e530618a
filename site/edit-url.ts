import {localeOf} from './locales.ts';
import {meta} from './meta.ts';
import {folderOf} from './page-files.ts';

/**
 * Address of the file behind a page in its own language, for "Edit this page".
 * Docusaurus calls it with the locale's name and with paths relative to the site.
 */
export function editUrl(page: {
  locale: string;
  docPath?: string;
  blogPath?: string;
  pagesPath?: string;
  version?: string;
  versionDocsDirPath?: string;
  blogDirPath?: string;
}): string {
  const kind = page.docPath !== undefined ? 'doc' : page.blogPath !== undefined ? 'blog' : 'page';
  const file = page.docPath ?? page.blogPath ?? page.pagesPath ?? '';
  // A page written in TypeScript is one file for all languages.
  const language = /\.tsx?$/.test(file) ? 'en' : localeOf(page.locale).htmlLang;
  return `${meta.repository}/edit/${meta.branch}/${folderOf(kind, language)}/${file}`;
}
