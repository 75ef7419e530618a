/** A place in a text that names an exit code. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly code: number;
  /** `action` where the words say "result code"; an exit code may be of either phase. */
  readonly phase: 'action' | 'any';
}

/** The words before the number, in the three languages of the site. The second group is there for a result code. */
const WORDS = [
  String.raw`(?<![\p{L}\d-])(?:exit|(result)) code `,
  String.raw`(?<![\p{L}\d-])код(?:а|у|ом|е)? (?:выхода|завершения|возврата|(результата)) `,
  String.raw`(?:退出码|退出代码|(结果码|结果代码))(?:为|是)? ?`,
];
const WORD = `(?:${WORDS.join('|')})`;
const DIGITS = String.raw`[−-]?\d{1,5}`;
const NUMBER = `(${DIGITS})`;
const AFTER = String.raw`(?![\p{L}\d]|[.,–]\d)`;
const IN_TEXT = new RegExp(`${WORD}${NUMBER}${AFTER}`, 'giu');
const AT_END = new RegExp(`${WORD}$`, 'iu');
const WHOLE = new RegExp(`^${WORD}${NUMBER}$`, 'iu');

/** Where the section says whose codes it speaks of, the bare word is enough, and several numbers may follow. */
const BARE = [
  String.raw`(?<![\p{L}\d-])codes? `,
  String.raw`(?<![\p{L}\d-])код(?:а|у|ом|е|ы|ов|ам|ами|ах)? `,
  String.raw`(?<![退出结果])代码(?:为|是|有)? ?`,
];
/** Between two numbers of a list; what a number means may stand in brackets after it. */
const BETWEEN = String.raw`(?: ?[(（][^()（）]*[)）])?(?:, | and | or | и | или |、| ?[和或] ?)`;
const LIST = new RegExp(`(${BARE.join('|')})(${DIGITS}(?:${BETWEEN}${DIGITS})*)${AFTER}`, 'giu');

const phaseOf = (groups: readonly (string | undefined)[]): Mention['phase'] => (groups.slice(0, 3).some(Boolean) ? 'action' : 'any');

/** `−14` and `-14` are the same number. */
export const numberOf = (text: string): number => Number(text.replace('−', '-'));

/** `… fails with exit code 33.` */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(IN_TEXT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    code: numberOf(match[4]!),
    phase: phaseOf(match.slice(1)),
  }));
}

/** `… (codes 142 and 144)`: one mention each, the first with its word. For sections about one contract. */
export function bareMentionsIn(text: string): Mention[] {
  return [...text.matchAll(LIST)].flatMap(([, word = '', list = ''], index, all) => {
    const start = all[index]!.index;
    return [...list.replace(/[(（][^()（）]*[)）]/gu, (inside) => ' '.repeat(inside.length)).matchAll(new RegExp(DIGITS, 'gu'))].map(
      (number, nth): Mention => {
        const from = start + word.length + number.index;
        return {start: nth === 0 ? start : from, end: from + number[0].length, code: numberOf(number[0]), phase: 'any'};
      },
    );
  });
}

/** `… fails with exit code ` before an inline code that holds the number. `end` is the end of the text. */
export function mentionBefore(text: string, inlineCode: string): Mention | undefined {
  const match = AT_END.exec(text);
  if (!match || !/^[−-]?\d{1,5}$/.test(inlineCode)) return undefined;
  return {start: match.index, end: text.length, code: numberOf(inlineCode), phase: phaseOf(match.slice(1))};
}

/** An inline code that says it all: `exit code 33`. */
export function mentionOf(inlineCode: string): Mention | undefined {
  const match = WHOLE.exec(inlineCode);
  return match ? {start: 0, end: inlineCode.length, code: numberOf(match[4]!), phase: phaseOf(match.slice(1))} : undefined;
}
