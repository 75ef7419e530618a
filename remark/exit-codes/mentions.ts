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
const NUMBER = String.raw`([−-]?\d{1,5})`;
const IN_TEXT = new RegExp(`${WORD}${NUMBER}(?![\\p{L}\\d]|[.,]\\d)`, 'giu');
const AT_END = new RegExp(`${WORD}$`, 'iu');
const WHOLE = new RegExp(`^${WORD}${NUMBER}$`, 'iu');

const phaseOf = (groups: readonly (string | undefined)[]): Mention['phase'] => (groups.slice(0, 3).some(Boolean) ? 'action' : 'any');
const numberOf = (text: string): number => Number(text.replace('−', '-'));

/** `… fails with exit code 33.` */
export function mentionsIn(text: string): Mention[] {
  return [...text.matchAll(IN_TEXT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    code: numberOf(match[4]!),
    phase: phaseOf(match.slice(1)),
  }));
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
