// Values as the sentences of all languages show them. Pure.

/** Characters of a value that a sentence shows. */
const MOST_SHOWN = 80;

/** A text of the reply in a sentence: cut where it is long, and without what would break the line. */
export function clip(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '␣');
  const characters = [...line.slice(0, 2 * MOST_SHOWN)];
  return characters.length > MOST_SHOWN || line.length > 2 * MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN).join('')}…` : line;
}

/** `2026-09-21 14:13:20 UTC`; seconds alone beyond the year 9999. */
export function timeText(seconds: number): string {
  return seconds > 253_402_300_799 ? String(seconds) : `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

export type Unit = 'second' | 'minute' | 'hour' | 'day';

/** A length of time in the largest unit of which it has at least two, rounded down. */
export function spanOf(seconds: number): {readonly value: number; readonly unit: Unit} {
  for (const [unit, length] of [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const)
    if (seconds >= 2 * length) return {value: Math.floor(seconds / length), unit};
  return {value: seconds, unit: 'second'};
}
