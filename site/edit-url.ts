import {localeOf} from './locales.ts';
import {meta} from './meta.ts';

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
  const {htmlLang, name} = localeOf(page.locale);
  const english = name === 'en';
  let file: string;
  if (page.docPath !== undefined) {
    file = english ? `docs/${page.docPath}` : `i18n/${htmlLang}/docusaurus-plugin-content-docs/current/${page.docPath}`;
  } else if (page.blogPath !== undefined) {
    file = english ? `blog/${page.blogPath}` : `i18n/${htmlLang}/docusaurus-plugin-content-blog/${page.blogPath}`;
  } else {
    const pagesPath = page.pagesPath ?? '';
    // A page written in TypeScript is one file for all languages.
    file =
      english || /\.tsx?$/.test(pagesPath) ? `src/pages/${pagesPath}` : `i18n/${htmlLang}/docusaurus-plugin-content-pages/${pagesPath}`;
  }
  return `${meta.repository}/edit/${meta.branch}/${file}`;
}
