// What a text is as an address: the account, or what is wrong, where, and what mends it. Pure.
import {base64Value, fromHex} from '../shared/bytes.ts';
import {CHARACTERS, rawForm, splitFriendly, type Account, type Friendly} from './friendly.ts';
import {foldLookalikes, mend} from './mend.ts';

/** What is wrong. `at` counts characters of the text as typed, from 0. */
export type Problem =
  | {readonly code: 'character'; readonly at: number; readonly character: string; readonly set: 'base64' | 'hex' | 'workchain'}
  | {readonly code: 'mixed-alphabets'; readonly at: number; readonly first: string; readonly second: string}
  | {readonly code: 'length'; readonly at: number; readonly found: number; readonly expected: number; readonly set: 'base64' | 'hex'}
  | {readonly code: 'checksum'; readonly at: number; readonly length: number; readonly found: number; readonly computed: number}
  | {readonly code: 'tag'; readonly at: number; readonly tag: number}
  | {readonly code: 'no-workchain'; readonly at: number}
  | {readonly code: 'workchain-range'; readonly at: number; readonly length: number}
  | {readonly code: 'domain'; readonly at: number}
  | {readonly code: 'too-long'; readonly at: number; readonly found: number};

/** What was passed over to read the text. */
export type Remark = 'whitespace' | 'link' | 'lookalikes';

export type Inspection =
  | {readonly kind: 'empty'}
  | {
      readonly kind: 'address';
      readonly account: Account;
      /** The bytes, if the text was the user-friendly form. */
      readonly friendly?: Friendly;
      readonly alphabet?: 'standard' | 'url' | 'either';
      readonly remarks: readonly Remark[];
    }
  | {
      readonly kind: 'wrong';
      readonly problem: Problem;
      /** Texts that would be right; each differs from the one typed by one mistake, and its checksum agrees. */
      readonly fixes: readonly string[];
      /** The bytes, where the text is long enough to have them. */
      readonly friendly?: Friendly;
    };

/** Longer texts are no address with a mistake in it. */
const LONGEST = 300;
const HEX_DIGITS = 64;

/** The text without blanks, and the place in the original of each of its characters (and of its end). */
interface Squeezed {
  readonly text: string;
  readonly places: readonly number[];
}

function squeeze(input: string): Squeezed {
  let text = '';
  const places: number[] = [];
  // By UTF-16 units, as fields count.
  for (let at = 0; at < input.length; at++) {
    // Also the characters without width that come along when an address is copied from a messenger.
    if (/[\s\u200b-\u200f\u2060\ufeff\u00ad]/.test(input[at]!)) continue;
    text += input[at]!;
    places.push(at);
  }
  places.push(input.trimEnd().length);
  return {text, places};
}

/** Inspects what the reader typed. Never throws. */
export function inspectAddress(input: string): Inspection {
  if (input.length > LONGEST) return {kind: 'wrong', problem: {code: 'too-long', at: LONGEST, found: input.length}, fixes: []};
  const {text, places} = squeeze(input);
  if (text === '') return {kind: 'empty'};
  const remarks: Remark[] = text.length === input.length ? [] : ['whitespace'];

  // No look-behind: Safari before 16.4 would not read the script.
  const link = /^[a-z][a-z0-9+.-]*:\/\/(?:.*?[^\w+-])??(-?\d+:[0-9a-fA-F]{64}|[\w+-]{48})(?![\w+-])/i.exec(text);
  const start = link ? link[0].length - link[1]!.length : 0;
  if (link) remarks.push('link');
  const place = (at: number): number => places[Math.min(start + at, places.length - 1)]!;
  const address = link ? link[1]! : text;

  if (address.includes(':')) return inspectRaw(address, place, remarks);
  if (/^-?(0x)?[0-9a-f]{64}$/i.test(address)) {
    const hex = address.slice(-HEX_DIGITS).toLowerCase();
    return {kind: 'wrong', problem: {code: 'no-workchain', at: place(0)}, fixes: [`0:${hex}`, `-1:${hex}`]};
  }
  if (/\.(ton|t\.me)$/i.test(address)) return {kind: 'wrong', problem: {code: 'domain', at: place(0)}, fixes: []};
  return inspectFriendly(address, place, remarks);
}

function inspectRaw(text: string, place: (at: number) => number, remarks: readonly Remark[]): Inspection {
  const colon = text.indexOf(':');
  const wrong = (problem: Problem, fixes: readonly string[] = []): Inspection => ({kind: 'wrong', problem, fixes});
  const workchainText = text.slice(0, colon);
  for (let at = 0; at < colon; at++) {
    if (!/[0-9]/.test(text[at]!) && !(at === 0 && text[at] === '-'))
      return wrong({code: 'character', at: place(at), character: characterAt(text, at), set: 'workchain'});
  }
  if (!/\d/.test(workchainText)) return wrong({code: 'no-workchain', at: place(colon)}, hexFixes(text.slice(colon + 1)));
  const workchain = Number(workchainText);
  if (workchain > 0x7fffffff || workchain < -0x80000000) return wrong({code: 'workchain-range', at: place(0), length: colon});
  const id = text.slice(colon + 1);
  for (let at = 0; at < id.length; at++) {
    if (/[0-9a-fA-F]/.test(id[at]!)) continue;
    const fixed = foldLookalikes(id);
    const fixes = fixed !== id && /^[0-9a-fA-F]{64}$/.test(fixed) ? [`${workchain}:${fixed.toLowerCase()}`] : [];
    return wrong({code: 'character', at: place(colon + 1 + at), character: characterAt(id, at), set: 'hex'}, fixes);
  }
  if (id.length !== HEX_DIGITS) {
    const at = colon + 1 + Math.min(id.length, HEX_DIGITS);
    return wrong({code: 'length', at: place(at), found: id.length, expected: HEX_DIGITS, set: 'hex'});
  }
  // -0 would be printed as 0 and compared as another account.
  return {kind: 'address', account: {workchain: workchain || 0, id: fromHex(id)}, remarks};
}

const hexFixes = (id: string): string[] => (/^[0-9a-f]{64}$/i.test(id) ? [`0:${id.toLowerCase()}`, `-1:${id.toLowerCase()}`] : []);

function inspectFriendly(text: string, place: (at: number) => number, remarks: readonly Remark[]): Inspection {
  const wrong = (problem: Problem, friendly?: Friendly): Inspection => ({
    kind: 'wrong',
    problem,
    fixes: mend(text),
    ...(friendly && {friendly}),
  });
  for (let at = 0; at < text.length; at++) {
    if (base64Value(text[at]!) < 0) return wrong({code: 'character', at: place(at), character: characterAt(text, at), set: 'base64'});
  }
  if (text.length !== CHARACTERS) {
    const at = Math.min(text.length, CHARACTERS);
    return wrong({code: 'length', at: place(at), found: text.length, expected: CHARACTERS, set: 'base64'});
  }
  const standard = text.search(/[+/]/);
  const url = text.search(/[-_]/);
  if (standard >= 0 && url >= 0) {
    const [first, second] = [Math.min(standard, url), Math.max(standard, url)];
    return wrong({code: 'mixed-alphabets', at: place(second), first: text[first]!, second: text[second]!});
  }
  const friendly = splitFriendly(text);
  if (friendly.crcFound !== friendly.crcComputed) {
    // The checksum is the last 16 bits: it begins inside the 46th character.
    return wrong({code: 'checksum', at: place(45), length: 3, found: friendly.crcFound, computed: friendly.crcComputed}, friendly);
  }
  if (!friendly.flags) return wrong({code: 'tag', at: place(0), tag: friendly.tag}, friendly);
  return {
    kind: 'address',
    account: friendly.account,
    friendly,
    alphabet: standard >= 0 ? 'standard' : url >= 0 ? 'url' : 'either',
    remarks,
  };
}

/** The whole character at a place: one that needs two units is not cut. */
const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at)!);

/** What an address is compared by: two texts of one account give the same. */
export const sameAccount = (a: Account, b: Account): boolean => rawForm(a) === rawForm(b);
