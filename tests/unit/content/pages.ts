import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

/** Folder of the pages in each language, below the root of the repository. */
export const FOLDERS = {
  en: 'docs',
  'zh-CN': 'i18n/zh-CN/docusaurus-plugin-content-docs/current',
  ru: 'i18n/ru/docusaurus-plugin-content-docs/current',
} as const;
export type Language = keyof typeof FOLDERS;
export const LANGUAGES = Object.keys(FOLDERS) as Language[];

/** The text of a page: `v3/documentation/faq`. */
export const readPage = (language: Language, id: string): string =>
  fs.readFileSync(path.join(ROOT, FOLDERS[language], `${id}.mdx`), 'utf8');

/** The cells of the rows of all tables below a heading, as far as the next heading. The first row of the first table, its head, is left out. */
export function rows(page: string, id: string): string[][] {
  const start = page.indexOf(`{#${id}}`);
  assert.ok(start > 0, `no heading ${id}`);
  const end = page.indexOf('\n#', start);
  return page
    .slice(start, end < 0 ? undefined : end)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}
