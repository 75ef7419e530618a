// Bytes from what the reader gives: hexadecimal digits, base64 in either alphabet, or a file. Pure.
import {fromBase64, fromHex} from '../shared/bytes.ts';

/** What is wrong with the text; `at` counts its characters from 0. */
export type InputProblem =
  | {readonly code: 'character'; readonly at: number; readonly character: string; readonly as: 'hex' | 'base64'}
  | {readonly code: 'odd-hex'; readonly at: number}
  | {readonly code: 'base64-length'; readonly at: number}
  | {readonly code: 'padding'; readonly at: number};

export type Input =
  | {readonly kind: 'empty'}
  | {readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly as: 'hex' | 'base64' | 'binary'}
  | {readonly kind: 'wrong'; readonly problem: InputProblem};

/** What may follow the digits where they were copied from code. */
const AFTER = /[\s"'`,;}]/;

const MAGICS = ['b5ee9c72', '68ff65f3', 'acc3a728'];

/** Reads a text. Blanks, line ends, quotes around it and `0x` in front of it do not count. */
export function readText(text: string): Input {
  const quoted = /^\s*["'`]?\s*(?:0x|x\{|b64:)?/i.exec(text)![0].length;
  let end = text.length;
  // From the end, one character at a time: a pattern would try each of a hundred thousand blanks anew.
  while (end > quoted && AFTER.test(text[end - 1]!)) end--;
  const body = text.slice(quoted, end);
  if (!body.trim()) return {kind: 'empty'};
  const compact = body.replace(/\s+/g, '');
  const hex = MAGICS.some((magic) => compact.slice(0, 8).toLowerCase() === magic) || /^[0-9a-f]+$/i.test(compact);
  return hex ? readHex(compact, body, quoted) : readBase64(compact, body, quoted);
}

/** Place in the text of the character `index` of its compact form. */
function placeOf(body: string, offset: number, index: number): number {
  let seen = -1;
  for (let at = 0; at < body.length; at++) {
    if (!/\s/.test(body[at]!)) seen++;
    if (seen === index) return offset + at;
  }
  return offset + body.length;
}

function readHex(compact: string, body: string, offset: number): Input {
  const at = compact.search(/[^0-9a-f]/i);
  if (at >= 0) return wrong({code: 'character', at: placeOf(body, offset, at), character: characterAt(compact, at), as: 'hex'});
  if (compact.length % 2) return wrong({code: 'odd-hex', at: placeOf(body, offset, compact.length)});
  return {kind: 'bytes', bytes: fromHex(compact), as: 'hex'};
}

/** Reads base64 in either alphabet. `body` is the text with the blanks that `compact` lacks, `offset` its place in what was typed. */
export function readBase64(compact: string, body: string, offset: number): Input {
  const digits = compact.replace(/={0,2}$/, '');
  const at = digits.search(/[^A-Za-z0-9+/_-]/);
  if (at >= 0) {
    const character = characterAt(digits, at);
    const place = placeOf(body, offset, at);
    return wrong(character === '=' ? {code: 'padding', at: place} : {code: 'character', at: place, character, as: 'base64'});
  }
  // One character holds 6 bits: less than a byte.
  if (digits.length % 4 === 1) return wrong({code: 'base64-length', at: placeOf(body, offset, digits.length)});
  return {kind: 'bytes', bytes: fromBase64(digits), as: 'base64'};
}

/** Reads a file: a bag of cells, or a text with one. */
export function readFile(bytes: Uint8Array): Input {
  const magic = bytes.subarray(0, 4);
  if (MAGICS.includes([...magic].map((byte) => byte.toString(16).padStart(2, '0')).join(''))) return {kind: 'bytes', bytes, as: 'binary'};
  // Text has no other bytes than these; anything else is taken as it is, and its header says what is wrong.
  if (bytes.length && bytes.every((byte) => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127))) {
    const text = readText(new TextDecoder().decode(bytes));
    if (text.kind === 'bytes') return text;
  }
  return bytes.length ? {kind: 'bytes', bytes, as: 'binary'} : {kind: 'empty'};
}

const wrong = (problem: InputProblem): Input => ({kind: 'wrong', problem});
const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at)!);
