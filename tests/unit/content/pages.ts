import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {folderOf, languages, type Language} from '../../../site/page-files.ts';

const ROOT = path.join(__dirname, '../../..');

/** Folder of the pages in each language, below the root of the repository. */
export const FOLDERS = Object.fromEntries(languages.map((language) => [language, folderOf('doc', language)])) as Readonly<
  Record<Language, string>
>;
export {languages as LANGUAGES, type Language};

/** The text of a page: `v3/documentation/faq`. */
export const readPage = (language: Language, id: string): string =>
  fs.readFileSync(path.join(ROOT, FOLDERS[language], `${id}.mdx`), 'utf8');

/** From a heading as far as the next one. */
export function section(page: string, id: string): string {
  const start = page.indexOf(`{#${id}}`);
  assert.ok(start > 0, `no heading ${id}`);
  const end = page.indexOf('\n#', start);
  return page.slice(start, end < 0 ? undefined : end);
}

/** The cells of one line of a table. */
export const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The tables below a heading, as far as the next heading: rows of cells, without the head. */
export const tables = (page: string, id: string): string[][][] =>
  [...`${section(page, id)}\n`.matchAll(/^\|.*\n\|[-|: ]+\n((?:\|.*\n)+)/gm)].map(([, body = '']) => body.trim().split('\n').map(cells));

/** The cells of the rows of all tables below a heading, as far as the next heading. The first row of the first table, its head, is left out. */
export const rows = (page: string, id: string): string[][] =>
  section(page, id)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map(cells);

/** The numbers of a text, as programs write them: `13,647,872` and `13 647 872` are 13647872, `0,1` in Russian is 0.1. */
export function figures(text: string, language: Language): string[] {
  const group = language === 'ru' ? /(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g : /(?<=\d),(?=\d{3}(?!\d))/g;
  const plain = text.replaceAll(group, '').replaceAll('−', '-');
  const found = (language === 'ru' ? plain.replaceAll(/(?<=\d),(?=\d)/g, '.') : plain).match(/(?<![\w.])-?\d+(?:\.\d+)?/g);
  return found ?? [];
}

/**
 * Holds the figures of a table to those of a run, cell by cell. The words are the page's own business; only, in the columns
 * that `words` names, the same words must stand where the run says the same, and others where it says something else.
 */
export function sameFigures(
  shown: readonly (readonly string[])[],
  run: readonly (readonly string[])[],
  language: Language,
  {words = [], from = 1}: {words?: readonly number[]; from?: number} = {},
): void {
  assert.equal(shown.length, run.length, 'rows');
  const said = new Map<string, string>();
  for (const [at, expected] of run.entries()) {
    const found = shown[at] ?? [];
    assert.equal(found.length, expected.length, `cells of row ${at + 1}`);
    for (const [column, cell] of expected.entries()) {
      if (column < from) continue;
      const here = `row ${at + 1}, column ${column + 1}: ${found[column]}`;
      assert.deepEqual(figures(found[column] ?? '', language), figures(cell, 'en'), here);
      if (words.includes(column)) {
        if (!said.has(cell)) said.set(cell, found[column] ?? '');
        assert.equal(found[column], said.get(cell), here);
      }
    }
  }
  assert.equal(new Set(said.values()).size, said.size, 'two answers in the same words');
}
