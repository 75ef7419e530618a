import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Context} from './context.ts';
import {interfaceFile, type Language} from '../../site/page-files.ts';

/** An interface string in English and where it comes from. */
export interface UiString {
  readonly id: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
}

/** A string whose id is put together while the program runs: nothing can be looked up for it. */
export interface DynamicString {
  readonly file: string;
  readonly line: number;
  /** The id as written, with `…` for what is not known. */
  readonly id: string;
}

/** What source files ask for. */
export interface SourceStrings {
  readonly strings: readonly UiString[];
  readonly dynamic: readonly DynamicString[];
}

/**
 * What the source files of `src/` ask for by `<Translate id>` and `translate({id, message})`. TypeScript's parser is
 * loaded here and not before: most runs of the checks do without it.
 */
export async function stringsInSource(context: Context): Promise<SourceStrings> {
  const {translateCalls} = await import('./translate-calls.ts');
  const found = context
    .filesBelow('src')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => translateCalls(file, context.read(file) ?? ''));
  return {strings: found.flatMap(({strings}) => strings), dynamic: found.flatMap(({dynamic}) => dynamic)};
}

/** The strings of the theme and of its search, in English: id to message. Descriptions are left out. */
export function themeStrings(): Map<string, string> {
  const locales = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-translations/package.json'));
  return new Map(
    ['theme-common', 'theme-search-algolia'].flatMap((name) => {
      const file = path.join(locales, 'locales/base', `${name}.json`);
      return Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>).filter(
        ([id]) => !id.endsWith('___DESCRIPTION'),
      );
    }),
  );
}

/** A file of translations: id to message, with the line of each. */
export interface TranslationFile {
  readonly file: string;
  readonly entries: ReadonlyMap<string, {readonly message: string; readonly line: number}>;
  /** Why it could not be read. */
  readonly error?: string;
}

/** The translation files of a language, by the part of the site they belong to. */
export const translationFiles = {
  code: 'code.json',
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
  docs: 'docusaurus-plugin-content-docs/current.json',
  blog: 'docusaurus-plugin-content-blog/options.json',
} as const;

/** Reads a translation file; one that does not exist has no entries. */
export function readTranslations(context: Context, language: Language, part: keyof typeof translationFiles): TranslationFile {
  const file = interfaceFile(translationFiles[part], language);
  const text = context.read(file);
  if (text === undefined) return {file, entries: new Map(), error: 'the file does not exist'};
  try {
    const data = JSON.parse(text) as Record<string, {message?: unknown}>;
    const lines = text.split('\n');
    const entries = new Map(
      Object.entries(data).map(([id, entry]) => {
        const start = `${JSON.stringify(id)}:`;
        return [
          id,
          {
            message: typeof entry?.message === 'string' ? entry.message : '',
            line: lines.findIndex((line) => line.trimStart().startsWith(start)) + 1,
          },
        ];
      }),
    );
    return {file, entries};
  } catch (error) {
    return {file, entries: new Map(), error: (error as Error).message};
  }
}
