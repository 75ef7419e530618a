/**
 * What to do about a code of the network: three short texts for each code that contracts meet. Apart from the rows, so
 * that tools which show only meanings do not load them.
 */
import {action} from './help/action.ts';
import {compute} from './help/compute.ts';
import type {ExitCode, Text} from './types.ts';

type Three = readonly [cause: string, check: string, mend: string];

/** As the tables hold it: usual cause, how to check, how to fix; in English, Chinese, Russian. Plain text. */
export type Help = readonly [en: Three, zh: Three, ru: Three];

/** The headings of the three texts, in the order of `Three`. */
export const HELP_HEADINGS: Readonly<Record<keyof Text, Three>> = {
  en: ['Usual cause', 'How to check', 'How to fix'],
  'zh-CN': ['常见原因', '如何检查', '如何解决'],
  ru: ['Частая причина', 'Как проверить', 'Как исправить'],
};

const TABLES: Readonly<Partial<Record<ExitCode['phase'], Readonly<Record<number, Help>>>>> = {compute, action};
const ORDER = ['en', 'zh-CN', 'ru'] as const satisfies readonly (keyof Text)[];

/**
 * The three texts of a code of the network with their headings; `undefined` where there are none: success, what a
 * liteserver answers, and the numbers of compilers and contracts.
 */
export function helpOf(
  {code, phase, origin}: Pick<ExitCode, 'code' | 'phase' | 'origin'>,
  language: keyof Text,
): readonly (readonly [heading: string, text: string])[] | undefined {
  const texts = origin === 'protocol' ? TABLES[phase]?.[code]?.[ORDER.indexOf(language)] : undefined;
  return texts?.map((text, index) => [HELP_HEADINGS[language][index]!, text] as const);
}
