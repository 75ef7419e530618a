/**
 * Lists of words and numbers as text. Every host sends JSON compressed, and brotli finds in this what a coder of our own
 * found: it is 6 to 15 % larger than with the best of those, and is read forty times as fast.
 */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));
/** A digit holds five bits of a number, the lowest first; with this bit another one follows. */
const MORE = 32;

/** A number from 0 to 63 as one character. */
export const digitOf = (value: number): string => DIGITS[Math.min(63, value)]!;
/** The reverse of {@link digitOf}. Throws where the character is none. */
export function valueOf(digit: number): number {
  const value = VALUES.get(digit);
  if (value === undefined) throw new Error('search index: the file is damaged');
  return value;
}

/** Ascending numbers from 0 on, each as its distance from the one before. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = '';
  let before = -1;
  for (const number of numbers) {
    let left = number - before - 1;
    for (; left >= MORE; left = Math.floor(left / MORE)) text += digitOf((left % MORE) + MORE);
    text += digitOf(left);
    before = number;
  }
  return text;
}

/** The reverse of {@link encodeNumbers}. Throws where the text is cut short or something else. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let before = -1;
  let distance = 0;
  let unit = 1;
  for (let at = 0; at < text.length; at++) {
    const value = valueOf(text.charCodeAt(at));
    distance += (value % MORE) * unit;
    if (value >= MORE) unit *= MORE;
    else {
      numbers.push((before += distance + 1));
      distance = 0;
      unit = 1;
    }
  }
  if (unit > 1) throw new Error('search index: the file is damaged');
  return numbers;
}

/** Words in ascending order, each as how much of the one before it begins with, and the rest; joined by line ends. */
export function encodeWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 63 && shared < before.length && before[shared] === word[shared]) shared++;
      before = word;
      return digitOf(shared) + word.slice(shared);
    })
    .join('\n');
}

/** The reverse of {@link encodeWords}. */
export function decodeWords(text: string): string[] {
  if (!text) return [];
  let before = '';
  return text.split('\n').map((line) => (before = before.slice(0, valueOf(line.charCodeAt(0))) + line.slice(1)));
}
