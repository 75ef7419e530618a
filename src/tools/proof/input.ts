// The fields beside the reply, checked. Pure.
import {fromHex} from '../shared/bytes.ts';
import type {Place} from '../shared/excerpt.ts';
import {readNumber, type NumberProblem} from '../shared/numbers.ts';
import type {Expected, Network} from './check.ts';

/** What the tool has by itself. `at`: empty for now. */
export const NOTHING = {in: '', domain: '', payload: '', at: '', age: '900', network: '', key: ''};

export type State = Readonly<Record<keyof typeof NOTHING, string>>;

export type FieldProblem =
  | {readonly code: 'domain-url'; readonly host: string; readonly place: Place}
  | {readonly code: 'time'; readonly place: Place}
  | {readonly code: 'key'; readonly place: Place}
  | {readonly code: 'number'; readonly problem: NumberProblem; readonly place: Place};

export interface Fields {
  readonly expected: Expected;
  readonly problems: Readonly<Partial<Record<'domain' | 'at' | 'age' | 'key', FieldProblem>>>;
}

/** Ten years; who accepts more accepts all. */
const MOST_AGE = 315_360_000n;
const whole = (text: string): Place => ({at: 0, length: Math.max(1, text.length)});

/** Seconds of `1790000000`, or of `2026-09-21 14:13:20`, which is UTC unless it says otherwise. */
export function readTime(text: string): number | undefined {
  const trimmed = text.trim();
  if (/^\d{1,11}$/.test(trimmed)) return Number(trimmed);
  const date = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s?(Z|UTC|[+-]\d\d:\d\d)?$/i.exec(trimmed);
  if (!date) return undefined;
  const zone = !date[4] || /^(z|utc)$/i.test(date[4]) ? 'Z' : date[4];
  const milliseconds = Date.parse(`${date[1]}T${date[2]}${date[3] ?? ':00'}${zone}`);
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000);
}

/** A public key in hexadecimal, or the number that a get method answers. */
function readKey(text: string): Uint8Array | undefined {
  if (/^(0x)?[0-9a-f]{64}$/i.test(text)) return fromHex(text.slice(-64));
  if (!/^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text)) return undefined;
  const hex = BigInt(text).toString(16).padStart(64, '0');
  return hex.length === 64 ? fromHex(hex) : undefined;
}

/** Reads the fields; `now` in seconds stands for an empty time. Never throws. */
export function readFields(state: State, now: number): Fields {
  const problems: Partial<Record<'domain' | 'at' | 'age' | 'key', FieldProblem>> = {};
  const domain = state.domain.trim();
  // A host, with its port where it has one: what `new URL(…).host` gives.
  const url = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^/?#\s]*)/i.exec(domain)!;
  if (url[0].length !== url[1]!.length || url[0].length !== domain.length)
    problems.domain = {code: 'domain-url', host: url[1]!, place: whole(state.domain)};

  const time = state.at.trim() === '' ? now : readTime(state.at);
  if (time === undefined) problems.at = {code: 'time', place: whole(state.at)};

  const age = readNumber(state.age, {max: MOST_AGE});
  if (!age.ok) problems.age = {code: 'number', problem: age.problem, place: age.problem.place};

  const key = state.key.trim();
  const contractKey = key === '' ? undefined : readKey(key);
  if (key !== '' && !contractKey) problems.key = {code: 'key', place: whole(state.key)};
  return {
    expected: {
      domain: domain === '' || problems.domain ? undefined : domain,
      payload: state.payload === '' ? undefined : state.payload,
      network: state.network === '-239' || state.network === '-3' ? (state.network satisfies Network) : undefined,
      now: time,
      maxAge: age.ok ? Number(age.value) : undefined,
      contractKey,
    },
    problems,
  };
}
