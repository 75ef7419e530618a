/** A place in a text that names an exit code. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly code: number;
  /** `action` where the words say "result code"; an exit code may be of either phase. */
  readonly phase: 'action' | 'any';
}

const DIGITS = String.raw`[−-]?\d{1,5}`;
/** Neither "codes 37–40", nor "37.5", nor "codes 2 to 10". */
const AFTER = String.raw`(?![\p{L}\d]|[.,–]\d| ?(?:to|до|至|到) ?\d)`;
/** Between two numbers of a list; what a number means may stand in brackets after it. */
const INSIDE = String.raw`(?: ?[(（][^()（）]*[)）])?`;
const ONE_OF = String.raw` and (?:not with )?| or | и | или |, а не | ?(?:和|或|而不是) ?`;
const LISTED = `(?:${DIGITS}(?:${INSIDE}(?:, |、|${ONE_OF})${DIGITS})*)`;
/** After a word in the singular: no list with commas. */
const PAIRED = `(?:${DIGITS}(?:(?:${ONE_OF})${DIGITS})*)`;

/**
 * The words before the number, in the three languages of the site, and what may follow: first those in the singular, then
 * those of several numbers. A group inside them is there for a result code.
 */
const WORD = [
  String.raw`(?<![\p{L}\d-])(?:exit|(result)) code `,
  String.raw`(?<![\p{L}\d-])код(?:а|у|ом|е)? (?:выхода|завершения|возврата|(результата)) `,
].join('|');
const WORDS = [
  String.raw`(?<![\p{L}\d-])(?:exit|(result)) codes `,
  String.raw`(?<![\p{L}\d-])код(?:ы|ов|ам|ами|ах) (?:выхода|завершения|возврата|(результата)) `,
  String.raw`(?:退出码|退出代码|(结果码|结果代码))(?:为|是)? ?`,
].join('|');
const IN_TEXT = [new RegExp(`(${WORD})(${PAIRED})${AFTER}`, 'giu'), new RegExp(`(${WORDS})(${LISTED})${AFTER}`, 'giu')];
const AT_END = new RegExp(`(${WORD}|${WORDS})$`, 'iu');
const WHOLE = new RegExp(`^(${WORD}|${WORDS})${DIGITS}$`, 'iu');

/** Where the section says whose codes it speaks of, the bare word is enough. */
const BARE = [
  String.raw`(?<![\p{L}\d-])codes? `,
  String.raw`(?<![\p{L}\d-])код(?:а|у|ом|е|ы|ов|ам|ами|ах)? (?:— )?`,
  String.raw`(?<![退出结果])代码(?:为|是|有)? ?`,
].join('|');
const BARE_IN_TEXT = new RegExp(`(${BARE})(${LISTED})${AFTER}`, 'giu');
const BARE_AT_END = new RegExp(`(${BARE})$`, 'iu');

/** Where it says that numbers alone are codes: how a sentence says that something failed with one. */
const ALONE = [
  new RegExp(String.raw`(?<=(?<!\p{L})(?:fails?|ends?) with )()(${LISTED})${AFTER}`, 'giu'),
  new RegExp(String.raw`(?<=以 ?)()(${LISTED})(?= ?(?:失败|结束))`, 'gu'),
];

/** `−14` and `-14` are the same number. */
export const numberOf = (text: string): number => Number(text.replace('−', '-'));

const isNumber = (text: string): boolean => new RegExp(`^${DIGITS}$`).test(text);

/** Of the groups between the word and the number, one is there for a result code. */
const phaseOf = (groups: readonly (string | undefined)[]): Mention['phase'] => (groups.some(Boolean) ? 'action' : 'any');

/** One mention per number of the lists, the first with its word. */
function mentionsOf(text: string, pattern: RegExp): Mention[] {
  return [...text.matchAll(pattern)].flatMap((match): Mention[] => {
    const [, word = ''] = match;
    const list = match.at(-1) ?? '';
    const numbers = list.replace(/[(（][^()（）]*[)）]/gu, (inside) => ' '.repeat(inside.length)).matchAll(new RegExp(DIGITS, 'gu'));
    return [...numbers].map((number, nth): Mention => {
      const from = match.index + word.length + number.index;
      const start = nth === 0 ? match.index : from;
      return {start, end: from + number[0].length, code: numberOf(number[0]), phase: phaseOf(match.slice(2, -1))};
    });
  });
}

/** `… fails with exit code 33`, `… with exit codes 5 or 9`. */
export function mentionsIn(text: string): Mention[] {
  return IN_TEXT.flatMap((pattern) => mentionsOf(text, pattern));
}

/** `… (codes 142 and 144)`; with `alone` also `… fails with 37`. For sections that say whose codes they speak of. */
export function bareMentionsIn(text: string, alone: boolean): Mention[] {
  return [BARE_IN_TEXT, ...(alone ? ALONE : [])].flatMap((pattern) => mentionsOf(text, pattern));
}

/** `… fails with exit code ` before an inline code that holds the number. `end` is the end of the text. */
export function mentionBefore(text: string, inlineCode: string): Mention | undefined {
  const match = isNumber(inlineCode) ? AT_END.exec(text) : null;
  return match ? {start: match.index, end: text.length, code: numberOf(inlineCode), phase: phaseOf(match.slice(2))} : undefined;
}

/** `… fails with code ` before an inline code that holds the number. For the same sections as `bareMentionsIn`. */
export function bareMentionBefore(text: string, inlineCode: string): Mention | undefined {
  const match = isNumber(inlineCode) ? BARE_AT_END.exec(text) : null;
  return match ? {start: match.index, end: text.length, code: numberOf(inlineCode), phase: 'any'} : undefined;
}

/** An inline code that says it all: `exit code 33`. */
export function mentionOf(inlineCode: string): Mention | undefined {
  const match = WHOLE.exec(inlineCode);
  const code = match && /[−-]?\d+$/.exec(inlineCode);
  return match && code ? {start: 0, end: inlineCode.length, code: numberOf(code[0]), phase: phaseOf(match.slice(2))} : undefined;
}

/** An inline code that is a number: `37`. For sections where a number alone is a code. */
export function numberAlone(inlineCode: string): Mention | undefined {
  return isNumber(inlineCode) ? {start: 0, end: inlineCode.length, code: numberOf(inlineCode), phase: 'any'} : undefined;
}
