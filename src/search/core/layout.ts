/** The keys of a keyboard, in their order, in English and in Russian. */
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** A word as the same keys write it in the other alphabet; nothing where it has keys of neither. */
export function otherLayout(word: string): string | undefined {
  for (const [from, to] of [
    [ENGLISH, RUSSIAN],
    [RUSSIAN, ENGLISH],
  ] as const)
    if (Array.from(word).every((key) => from.includes(key))) return Array.from(word, (key) => to[from.indexOf(key)]).join('');
  return undefined;
}
