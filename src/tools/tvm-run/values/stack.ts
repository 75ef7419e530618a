// The values of the stack as text, `int 5`, `slice x{AB}`, `tuple [1 null]`, `cont { INC }`: how they are typed, kept in
// the address and shown. Pure.
import {LEAST_INTEGER, MAX_TUPLE, MOST_INTEGER} from '../../../playground/engine/limits.ts';
import type {StackValue} from '../../../playground/engine/protocol.ts';
import {assemble} from '../code/assemble.ts';
import {scanCell, SHORT, startsCell, writeCell, type Found} from '../code/cells.ts';
import {disassemble, writeProgram} from '../code/disassemble.ts';
import {TextProblem, wrong} from '../code/problem.ts';
import {fromBoc, toBoc, UnusableBag, type Tree} from '../code/tree.ts';

/** Types that a reader may choose. `cont` is a continuation, made of assembled code. */
export const TYPES = ['int', 'cell', 'slice', 'builder', 'tuple', 'null', 'cont', 'nan', 'address', 'text'] as const;
export type Type = (typeof TYPES)[number];

/** A value as it stands in its fields: `text` without the type. */
export interface Item {
  readonly type: Type;
  readonly text: string;
}

/** Values that a stack may have here. */
export const MOST_ITEMS = 300;
const MOST_NESTED = 60;

/** One value on a line, bottom first; nothing is checked but the type. */
export function itemsOf(text: string): Item[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_ITEMS)
    .map((line): Item => {
      const [, word = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(line)!;
      const type = TYPES.find((known) => known === word.toLowerCase());
      return type ? {type, text: rest} : {type: 'int', text: line};
    });
}

export const textOf = (items: readonly Item[]): string =>
  items.map(({type, text}) => `${type} ${text.replace(/\s+/g, ' ')}`.trim()).join('\n');

/** The value of a field. Throws a `TextProblem` with the place in `text`. */
export function valueOf({type, text}: Item): StackValue {
  const from = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  if (type === 'null' || type === 'nan') return {type};
  if (end <= from) {
    if (type === 'cont') return {type: 'continuation', code: toBoc({bits: '', refs: []})};
    if (type === 'text') return {type, value: ''};
    wrong('value-empty', 0, 1, {type});
  }
  if (type === 'text') return {type, value: text};
  if (type === 'address') return {type, value: address(text, from, end)};
  if (type === 'cont') return {type: 'continuation', code: toBoc(code(text, from, end))};
  const scanner = type === 'int' ? scanInteger : type === 'tuple' ? scanTuple : (all: string, at: number) => scanCellOf(all, at, type);
  const found: Found<StackValue> = scanner(text, from, 0);
  if (found.end < end) wrong('surplus', found.end, end - found.end, {found: text.slice(found.end, end).trim().slice(0, 24)});
  return found.value;
}

function address(text: string, from: number, end: number): string {
  const value = text.slice(from, end);
  if (!/^(?:-?\d+:[\da-f]{64}|[\w+/-]{48})$/i.test(value)) wrong('address', from, end - from);
  return value;
}

/** Assembly, or a bag of cells that is code already. */
function code(text: string, from: number, end: number): Tree {
  if (startsCell(text, from)) {
    const {value, end: after} = scanCell(text, from);
    if (after >= end) return value;
  }
  // Braces around all of it are how it stands in a tuple.
  const braced = text[from] === '{' && text[end - 1] === '}' && balanced(text, from) === end;
  // What stands before it is not of it, but the places of errors count from there.
  const inner = ' '.repeat(braced ? from + 1 : from) + text.slice(braced ? from + 1 : from, braced ? end - 1 : end);
  return assemble(inner).code;
}

/** The character after the brace that closes the one at `at`; 0 where none does. */
function balanced(text: string, at: number): number {
  let depth = 0;
  for (let index = at; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}' && --depth === 0) return index + 1;
  }
  return 0;
}

function scanInteger(text: string, at: number): Found<StackValue> {
  const word = /[^\s,[\](){}]*/y;
  word.lastIndex = at;
  const found = word.exec(text)![0];
  const number = /^([-+−]?)(0x[\da-f]+|0b[01]+|\d+)$/i.exec(found);
  if (!number) {
    const bad = found.search(/[^\d+\-−xa-f]/i);
    return wrong('integer', at + Math.max(bad, 0), bad < 0 ? Math.max(found.length, 1) : 1, {found: found.slice(0, 24)});
  }
  if (found.length > 400) wrong('integer-range', at, found.length);
  const value = BigInt(number[2]!) * (number[1] === '' || number[1] === '+' ? 1n : -1n);
  if (value < LEAST_INTEGER || value > MOST_INTEGER) wrong('integer-range', at, found.length);
  return {value: {type: 'int', value: String(value)}, end: at + found.length};
}

function scanCellOf(text: string, at: number, type: 'cell' | 'slice' | 'builder'): Found<StackValue> {
  const {value, end} = scanCell(text, at);
  return {value: {type, boc: toBoc(value)}, end};
}

function scanTuple(text: string, at: number, depth: number): Found<StackValue> {
  if (text[at] !== '[') wrong('tuple-open', at, 1);
  if (depth > MOST_NESTED) wrong('too-deep', at, 1, {most: MOST_NESTED});
  const items: StackValue[] = [];
  let end = at + 1;
  for (;;) {
    const blank = /[\s,]*/y;
    blank.lastIndex = end;
    end += blank.exec(text)![0].length;
    if (text[end] === ']') break;
    if (end >= text.length) wrong('tuple-close', at, 1);
    const found = scanValue(text, end, depth + 1);
    items.push(found.value);
    end = found.end;
  }
  if (items.length > MAX_TUPLE) wrong('tuple-long', at, end + 1 - at, {found: items.length, most: MAX_TUPLE});
  return {value: {type: 'tuple', items}, end: end + 1};
}

/** A value inside a tuple: a number, `null`, a cell with its type (`slice` without one), code in braces, a tuple. */
function scanValue(text: string, at: number, depth: number): Found<StackValue> {
  const head = /(null|nan|\(\))(?![\w{])|(int|cell|slice|builder|tuple|cont)\b\s*/iy;
  head.lastIndex = at;
  const [whole = '', plain, typed] = head.exec(text) ?? [];
  if (plain) return {value: {type: plain.toLowerCase() === 'nan' ? 'nan' : 'null'}, end: at + whole.length};
  const from = at + whole.length;
  const type = typed?.toLowerCase();
  if (type === 'cont' || (!type && text[from] === '{')) {
    const end = balanced(text, from);
    if (text[from] !== '{' || !end) wrong('block-open', from, 1);
    try {
      return {value: {type: 'continuation', code: toBoc(code(text.slice(0, end), from, end))}, end};
    } catch (error) {
      if (error instanceof TextProblem || !(error instanceof RangeError)) throw error;
      return wrong('too-deep', from, 1, {most: MOST_NESTED});
    }
  }
  if (type === 'tuple' || (!type && text[from] === '[')) return scanTuple(text, from, depth);
  if (type === 'cell' || type === 'slice' || type === 'builder') return scanCellOf(text, from, type);
  if (!type && startsCell(text, from)) return scanCellOf(text, from, 'slice');
  if (!type && !/[-+−\d]/.test(text[from] ?? '')) {
    const word = /^[^\s,[\]]*/.exec(text.slice(from))![0];
    wrong('value-type', from, Math.max(word.length, 1), {found: word.slice(0, 24)});
  }
  return scanInteger(text, from);
}

/** A value for readers: short text, and where it is a cell or code that is too long for that, the bag to copy. */
export interface Shown {
  readonly type: Type | 'continuation';
  readonly text: string;
  /** Bag of cells in hex or base64. */
  readonly boc?: string;
  /** `text` is cut: bits and references instead of the whole. */
  readonly cut?: boolean;
}

export function show(value: StackValue, most = SHORT): Shown {
  switch (value.type) {
    case 'null':
    case 'nan':
      return {type: value.type, text: value.type === 'nan' ? 'NaN' : 'null'};
    case 'int':
    case 'address':
    case 'text':
      return {type: value.type, text: value.value};
    case 'cell':
    case 'slice':
    case 'builder':
      return {type: value.type, boc: value.boc, ...cellText(value.boc, most)};
    case 'continuation':
      return {type: 'cont', ...(value.code === undefined ? {text: '…', cut: true} : {boc: value.code, ...codeText(value.code, most)})};
    case 'tuple': {
      const parts = value.items.map((item) => show(item, most));
      const text = `[${parts.map((part) => (['int', 'null', 'nan', 'tuple'].includes(part.type) ? part.text : part.type === 'cont' ? part.text : `${part.type} ${part.text}`)).join(' ')}]`;
      return {type: 'tuple', text, ...(parts.some(({cut}) => cut) && {cut: true})};
    }
  }
}

function cellText(boc: string, most: number): Pick<Shown, 'text' | 'cut'> {
  try {
    const tree = fromBoc(boc);
    const text = writeCell(tree, most);
    return text === undefined ? {text: summary(tree), cut: true} : {text};
  } catch (error) {
    if (error instanceof UnusableBag) return {text: '…', cut: true};
    throw error;
  }
}

/** `600 bits, 2 refs`, in the words of the reference. */
const summary = ({bits, refs}: Tree): string => `${bits.length} bits${refs.length ? `, ${refs.length} refs` : ''}`;

function codeText(boc: string, most: number): Pick<Shown, 'text' | 'cut'> {
  try {
    const tree = fromBoc(boc);
    const program = writeProgram(disassemble(tree).block);
    if (program !== undefined && program.length <= most) return {text: program ? `{ ${program} }` : '{ }'};
    return {text: `{ ${summary(tree)} }`, cut: true};
  } catch (error) {
    if (error instanceof UnusableBag) return {text: '…', cut: true};
    throw error;
  }
}

/** The fields of a value that an example or a result has; nothing where it cannot be typed. */
export function itemOf(value: StackValue): Item | undefined {
  const {type, text, boc, cut} = show(value, 2000);
  if (type === 'continuation') return undefined;
  if (type === 'null' || type === 'nan') return {type, text: ''};
  if (cut) return boc === undefined ? undefined : {type, text: boc};
  return {type, text: type === 'cont' ? text.slice(2, -2).trim() : text};
}
