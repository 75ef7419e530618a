import {terms, type Term, type Tongue, type WrongWord} from '../../site/terms/index.ts';
import type {TermRule} from '../data/terminology.ts';
import type {Language} from '../../site/page-files.ts';

/** The columns of the table of terms, by language. */
export const tongues: Readonly<Record<Language, Tongue>> = {en: 'en', 'zh-CN': 'zh', ru: 'ru'};

/** A rule for each wrong word of the table; its name is the id of the row. */
export const tableRules: readonly TermRule[] = terms.flatMap((row) =>
  (Object.entries(tongues) as [Language, Tongue][]).flatMap(([language, tongue]) =>
    (row.wrong?.[tongue] ?? []).map((word): TermRule => ({
      name: row.id,
      languages: [language],
      pattern: patternOf(word, tongue),
      message: `“${word.word}” is no word for ${row.en}: ${word.because}.`,
      remedy: `Write ${wanted(row, word, tongue)}.`,
    })),
  ),
);

/** What stands there instead of a wrong word. */
export function wanted(row: Term, word: WrongWord, tongue: Tongue): string {
  return `“${word.instead ?? row[tongue]}”`;
}

/** What finds a wrong word. In Chinese a word has no bounds, elsewhere no letter may stand beside it. */
export function patternOf({word, find}: WrongWord, tongue: Tongue): RegExp {
  if (find instanceof RegExp) return find;
  const source = (find ?? word)
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[\\s\\u00A0]+'))
    .join('\\p{L}*');
  return tongue === 'zh'
    ? new RegExp(source, 'iu')
    : new RegExp(`(?<!\\p{L})${source}${tongue === 'en' ? '(?:s|es)?' : ''}(?!\\p{L})`, 'iu');
}
