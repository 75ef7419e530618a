// A number or words to the exit codes that they mean. Pure.
import type {ExitCode, Text} from '../../../data/tvm/exit-codes.ts';
import {MOST_QUESTION} from '../shared/budget.ts';

export type Language = keyof Text;

/** Whose number it is when no row has it. `phases` are ranges of the network's rules. */
export type Range = 'network' | 'compilers' | 'contract' | 'impossible';

export interface Found {
  /** The number that was asked for; absent for words. */
  readonly code?: number;
  /** Exact matches of a number, or what the words find, best first. */
  readonly rows: readonly ExitCode[];
  /** Of a number only: its two's complement, when that is a code (13 and -14, 4294967282 and -14). */
  readonly also: readonly ExitCode[];
  /** Of a number only. */
  readonly range?: Range;
}

/** In a longer text what matters stands near its beginning. */
const LONGEST_TEXT = 2000;
const MINUS = /^[−–‐-]/;

/** What stands before an exit code where tools and people name one: `exit_code: -14`, `exitcode=33`, «код выхода 37», 退出码 9. */
const NAMED =
  /(?:(?:exit|result)[\s_]*code|код\p{L}*\s+(?:выхода|завершения|возврата|ошибки|результата)|退出码|退出代码|结果码|结果代码)["'`]?(?:\s*(?:is|was|[:=：]|是|为))?\s*([-−–‐]?\d{1,10})(?!\d)/iu;

/** The exit code that a text names, and the words that name it; nothing where it names none. */
export function codeNamedIn(text: string): {readonly code: number; readonly words: string} | undefined {
  const found = NAMED.exec(text.slice(0, LONGEST_TEXT));
  const code = found ? numberIn(found[1]!) : undefined;
  return code === undefined ? undefined : {code, words: found![0]};
}

/** `33`, `-14`, `−14`, `0xffff`, `4294967282`; also `exit code 33` and its translations. `undefined` for words. */
export function numberIn(query: string): number | undefined {
  const text = query
    .trim()
    .replace(
      /^(?:(?:exit|result|error)[\s_]*code|код\p{L}*\s*(?:выхода|завершения|возврата|ошибки|результата)?|退出码|退出代码|结果码|结果代码)[\s:=]*/iu,
      '',
    )
    .replace(/[\s,_]/g, '')
    .replace(/^[`'"]|[`'"]$/g, '');
  const negative = MINUS.test(text);
  const digits = negative ? text.slice(1) : text;
  if (!/^(?:\d{1,10}|0x[0-9a-f]{1,8})$/i.test(digits)) return undefined;
  const value = Number(digits);
  return negative ? -value : value;
}

function rangeOf(code: number): Range {
  if (code < 0 || code > 65_535) return 'impossible';
  if (code < 128) return 'network';
  return code < 256 ? 'compilers' : 'contract';
}

/** The same 32 bits inverted or read with a sign: how 13 becomes -14, and how some tools print it. */
function twins(code: number): number[] {
  const signed = code | 0;
  return [...new Set([~code, signed])].filter((one) => one !== code && one < 0 && Math.abs(code) < 2 ** 32);
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s.,;:!?()“”«»„"'’、。，；：？（）]+/u)
    .filter(Boolean);

/** Words of the rows' texts, which each word of a question is held against. */
const known = new Map<string, readonly string[]>();

function wordsOf(text: string): readonly string[] {
  let found = known.get(text);
  if (!found) known.set(text, (found = words(text)));
  return found;
}

/**
 * How well a row answers a word: in its name or thrower 3, in what else the thrower is called 2, in its meaning 1; by the
 * beginning of a word, or inside for Chinese.
 */
function score(row: ExitCode, language: Language, word: string): number {
  const fits = (text: string): boolean =>
    /[\u3400-\u9fff]/.test(word) ? text.includes(word) : wordsOf(text).some((one) => one.startsWith(stem(word)));
  const head = [row.name[language], row.name.en, row.thrower];
  if (head.some(fits)) return 3;
  if (row.words && [row.words[language], row.words.en].some(fits)) return 2;
  return [row.meaning[language], row.meaning.en].some(fits) ? 1 : 0;
}

/** Russian and English endings are left off longer words: `сообщению` finds `сообщение`. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(5, word.length - 2)) : word;
}

/** What the query means, in this language or in English; only its first {@link MOST_QUESTION} characters count. An empty query finds nothing. */
export function findExitCodes(question: string, language: Language, codes: readonly ExitCode[]): Found {
  const query = question.slice(0, MOST_QUESTION);
  const code = numberIn(query);
  if (code !== undefined) {
    const twin = twins(code);
    return {
      code,
      rows: codes.filter((row) => row.code === code),
      also: codes.filter((row) => twin.includes(row.code)),
      range: rangeOf(code),
    };
  }
  const asked = words(query);
  if (asked.length === 0) return {rows: [], also: []};
  const rated = codes
    .map((row) => ({row, scores: asked.map((word) => score(row, language, word))}))
    .filter(({scores}) => scores.every((one) => one > 0))
    .map(({row, scores}) => ({row, rate: scores.reduce((sum, one) => sum + one, 0)}))
    .sort((a, b) => b.rate - a.rate);
  return {rows: rated.map(({row}) => row), also: []};
}
