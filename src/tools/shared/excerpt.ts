// The part of a text around a place that is wrong, for the line with the caret. Pure.

/** A place in what the reader typed: characters from `at`, counted from 0. A length of 0 is a place between two. */
export interface Place {
  readonly at: number;
  readonly length?: number;
}

export interface Excerpt {
  /** The text around the place, one character of the line for each of the input. */
  readonly text: string;
  /** Blanks, then a caret for each wrong character. */
  readonly carets: string;
}

const AROUND = 16;
/** A long mistake is marked at its beginning: the line must fit a phone. */
const MOST_CARETS = 16;

/** What has no width of its own, or another than a letter, would move the caret: it is drawn as a sign of one column. */
function drawn(character: string): string {
  if (/\s/.test(character)) return character === ' ' ? ' ' : '␣';
  return /[\p{C}\p{M}]/u.test(character) || /[^\u0021-\u024f\u0370-\u052f]/.test(character) ? '□' : character;
}

/** The line and its carets: at most 16 characters on each side, `…` where something is left out. */
export function excerpt(text: string, {at, length = 1}: Place): Excerpt {
  const start = Math.max(0, Math.min(at, text.length) - AROUND);
  const marked = Math.min(Math.max(length, 1), MOST_CARETS);
  const end = Math.min(text.length, at + marked + AROUND);
  const [before, after] = [start > 0 ? '…' : '', end < text.length ? '…' : ''];
  const line = [...Array(end - start).keys()].map((index) => drawn(text[start + index]!)).join('');
  return {text: before + line + after, carets: ' '.repeat(before.length + Math.min(at, text.length) - start) + '^'.repeat(marked)};
}
