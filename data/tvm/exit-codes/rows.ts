import type {ExitCode, Table} from './types.ts';

/** The rows of a table, each with what the table says of all. */
export function rowsOf({phase, origin, thrower, source, page, words, measured, rows}: Table): ExitCode[] {
  return rows.map(([code, en, zh, ru]) => ({
    code,
    phase,
    origin,
    thrower,
    source,
    ...(page && {page}),
    ...(words && {words}),
    measured: measured.includes(code),
    name: {en: en[0], 'zh-CN': zh[0], ru: ru[0]},
    meaning: {en: en[1], 'zh-CN': zh[1], ru: ru[1]},
  }));
}
