// Numbers as people type them, read exactly, with the place of what is wrong. Pure.
import type {Place} from './excerpt.ts';

/** Why a text is no number. `place` is where, in characters of the text. */
export type NumberProblem =
  | {readonly code: 'empty'; readonly place: Place}
  | {readonly code: 'character'; readonly character: string; readonly place: Place}
  | {readonly code: 'fraction'; readonly place: Place}
  | {readonly code: 'ambiguous'; readonly place: Place}
  | {readonly code: 'decimals'; readonly decimals: number; readonly place: Place}
  | {readonly code: 'range'; readonly min: bigint; readonly max: bigint; readonly decimals: number; readonly place: Place};

export type NumberResult = {readonly ok: true; readonly value: bigint} | {readonly ok: false; readonly problem: NumberProblem};

export interface Bounds {
  readonly min?: bigint;
  readonly max: bigint;
  /** Digits after the point: 9 for Gram, whose result is in nanograms; 0 for whole numbers. */
  readonly decimals?: number;
}

/** Blanks of all kinds, underscores and apostrophes may stand between digits. */
const GROUPING = /[\s_'’\u00a0\u2009\u202f]/u;

const SEPARATOR = /[.,]/g;

/**
 * Where the decimal point of a number is: `none`, its place, or `ambiguous`. One point or comma is the decimal one, but a
 * single comma before three digits is either (`1,000`). Of several, those that are alike group, and another after them
 * is the decimal point.
 */
function decimalPoint(text: string): number | 'none' | 'ambiguous' {
  const found = [...text.matchAll(SEPARATOR)];
  const last = found.at(-1);
  if (!last) return 'none';
  if (found.length === 1) return /^\s*[1-9][\d\s]{0,2},\d{3}\s*$/.test(text) ? 'ambiguous' : last.index;
  return found.every(([one]) => one === last[0]) ? 'none' : last.index;
}

/**
 * Reads `1 000 000`, `1,000,000`, `0.05`, `0,05`, `1,000.5`. A comma or point that is not the decimal one stands before
 * three digits. Whole numbers have none.
 */
export function readNumber(text: string, {min = 0n, max, decimals = 0}: Bounds): NumberResult {
  const fail = (problem: NumberProblem): NumberResult => ({ok: false, problem});
  const point = decimals === 0 ? 'none' : decimalPoint(text);
  if (point === 'ambiguous') return fail({code: 'ambiguous', place: {at: text.indexOf(','), length: 1}});
  let digits = '';
  let after = -1;
  let at = 0;
  for (const character of text) {
    const place = {at, length: character.length};
    at += character.length;
    if (GROUPING.test(character)) continue;
    if (/\d/.test(character)) {
      if (after === decimals && after >= 0) {
        if (character !== '0') return fail({code: 'decimals', decimals, place});
        continue;
      }
      digits += character;
      if (after >= 0) after++;
    } else if (place.at === point) after = 0;
    else if (character === '.' || character === ',') {
      if (digits === '' || after >= 0 || !/^\d{3}(?!\d)/.test(text.slice(at)))
        return fail(decimals === 0 ? {code: 'fraction', place} : {code: 'character', character, place});
    } else return fail({code: 'character', character, place});
  }
  const whole: Place = {at: 0, length: Math.max(text.length, 1)};
  if (digits === '') return fail({code: 'empty', place: whole});
  const value = BigInt(digits) * 10n ** BigInt(decimals - Math.max(after, 0));
  if (value < min || value > max) return fail({code: 'range', min, max, decimals, place: whole});
  return {ok: true, value};
}

/** How a language writes numbers: what groups three digits, and the decimal point. */
export interface NumberStyle {
  readonly group: string;
  readonly point: string;
}

/** A whole number for reading: `1,000,000`, `−14`. */
export function wholeText(value: bigint, {group}: NumberStyle): string {
  const digits = String(value < 0n ? -value : value).replace(/\B(?=(\d{3})+$)/g, group);
  return value < 0n ? `−${digits}` : digits;
}

/** An amount in nanograms as Gram, never rounded: `0.000066667`. */
export function gramText(nanograms: bigint, style: NumberStyle): string {
  const digits = String(nanograms < 0n ? -nanograms : nanograms).padStart(10, '0');
  const fraction = digits.slice(-9).replace(/0+$/, '');
  const whole = wholeText(BigInt(digits.slice(0, -9)), style);
  return `${nanograms < 0n ? '−' : ''}${whole}${fraction && style.point}${fraction}`;
}
