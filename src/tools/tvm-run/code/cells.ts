// The notation of cells: `x{8A_}`, `b{101}`, references in parentheses after it, `x{AB}(x{01} x{02})`; or a bag of cells. Pure.
import {readText} from '../../boc/input.ts';
import {hexToBits} from '../../../tvm/opcode.ts';
import {wrong} from './problem.ts';
import {bitsToHex, EMPTY_TREE, fromBytes, MOST_BITS, MOST_REFS, printedCells, UnusableBag, type Tree} from './tree.ts';

const OPEN = /(?:([xb])\{([^}]*)(\}?))/iy;
/** Where the notation of cells may begin. A bag begins with its magic number, in hex or base64. */
const BAG = /(?:b5ee9c72|68ff65f3|acc3a728)[\da-f]*|(?:te6c|aP9l|rMOn)[\w+/=-]*/iy;
const BLANK = /[\s,]*/y;
const MOST_NESTED = 100;
/** A tree that is longer than this is shown as a bag of cells. */
export const SHORT = 400;

export interface Found<T> {
  readonly value: T;
  /** The character after it. */
  readonly end: number;
}

function skip(text: string, at: number): number {
  BLANK.lastIndex = at;
  return at + BLANK.exec(text)![0].length;
}

export function startsCell(text: string, at: number): boolean {
  OPEN.lastIndex = at;
  BAG.lastIndex = at;
  return OPEN.test(text) || BAG.test(text);
}

/** Reads a cell from `at` on. Throws a `TextProblem`. */
export function scanCell(text: string, at: number, depth = 0): Found<Tree> {
  if (depth > MOST_NESTED) wrong('too-deep', at, 1, {most: MOST_NESTED});
  OPEN.lastIndex = at;
  const open = OPEN.exec(text);
  if (!open) return scanBag(text, at);
  const [whole, base = 'x', digits = '', close] = open;
  if (!close) wrong('cell-open', at, 2);
  const bits = readDigits(digits, base.toLowerCase(), at + 2);
  if (bits.length > MOST_BITS) wrong('cell-bits', at, whole.length, {bits: bits.length, most: MOST_BITS});
  let end = at + whole.length;
  if (text[end] !== '(') return {value: {bits, refs: []}, end};
  const from = end;
  const refs: Tree[] = [];
  for (end = skip(text, end + 1); text[end] !== ')'; end = skip(text, end)) {
    if (end >= text.length) wrong('cell-open', from, 1);
    const ref = scanCell(text, end, depth + 1);
    refs.push(ref.value);
    end = ref.end;
  }
  if (refs.length > MOST_REFS) wrong('cell-refs', from, end + 1 - from, {refs: refs.length, most: MOST_REFS});
  return {value: {bits, refs}, end: end + 1};
}

function readDigits(digits: string, base: string, at: number): string {
  const compact = digits.trimEnd();
  const bad = compact.search(base === 'b' ? /[^01]/ : /[^\da-f](?!$)|[^\da-f_]$/i);
  if (bad >= 0) wrong('cell-digit', at + bad, 1, {found: compact[bad]!, base: base === 'b' ? 2 : 16});
  return base === 'b' ? compact : hexToBits(compact);
}

function scanBag(text: string, at: number): Found<Tree> {
  const word = /[^\s,;{}()[\]]*/y;
  word.lastIndex = at;
  const found = word.exec(text)![0];
  BAG.lastIndex = at;
  if (BAG.exec(text)?.[0].length !== found.length) wrong('cell-notation', at, Math.max(found.length, 1), {found: found.slice(0, 24)});
  const input = readText(found);
  if (input.kind !== 'bytes') wrong('cell-notation', at, found.length, {found: found.slice(0, 24)});
  else
    try {
      return {value: fromBytes(input.bytes), end: at + found.length};
    } catch (error) {
      if (!(error instanceof UnusableBag)) throw error;
      const {problem} = error;
      wrong(
        'bag',
        at,
        found.length,
        problem.code === 'unreadable'
          ? {...problem.fault.values, why: problem.fault.code, byte: problem.fault.at}
          : {...problem, why: problem.code},
      );
    }
  return {value: EMPTY_TREE, end: at};
}

/** A cell as text, or nothing where it has exotic cells or gets longer than `most` characters. */
export function writeCell(tree: Tree, most = SHORT): string | undefined {
  if (printedCells(tree, 200) >= 200) return undefined;
  let length = 0;
  const write = ({bits, refs, exotic}: Tree): string => {
    length += bits.length / 4;
    if (exotic || length > most) throw new RangeError();
    return `x{${bitsToHex(bits)}}${refs.length ? `(${refs.map(write).join(' ')})` : ''}`;
  };
  try {
    const text = write(tree);
    return text.length > most ? undefined : text;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
