/**
 * Counts the cells that an instruction loads and makes, from its inputs alone: what the gas formulas are checked against.
 * `a` cells loaded for the first time, `b` loaded again, `c` made. The walk is that of the node's `crypto/vm/dict.cpp`.
 */
import {type Cell} from '@ton/core';
import type {Instruction} from '../../src/tvm/instruction.ts';
import {configRoot, type Input, type Run} from './emulator.ts';
import type {Vector} from './vectors.ts';

class Counter {
  private readonly seen = new Set<string>();
  a = 0;
  b = 0;
  c = 0;

  load(cell: Cell): void {
    const hash = cell.hash().toString('hex');
    if (this.seen.has(hash)) this.b++;
    else this.a++;
    this.seen.add(hash);
  }
}

interface Node {
  readonly label: string;
  readonly children: readonly Cell[];
  /** Bits after the label. */
  readonly rest: string;
}

function bitsOf(cell: Cell): string {
  return Array.from({length: cell.bits.length}, (_, i) => (cell.bits.at(i) ? '1' : '0')).join('');
}

/** Reads `hml_short`, `hml_long` or `hml_same`. */
function parse(cell: Cell, n: number): Node {
  const bits = bitsOf(cell);
  const width = n === 0 ? 0 : Math.floor(Math.log2(n)) + 1;
  let at = 0;
  let label: string;
  if (bits[0] === '0') {
    const length = bits.indexOf('0', 1) - 1;
    at = 2 + length;
    label = bits.slice(at, at + length);
    at += length;
  } else if (bits.startsWith('10')) {
    const length = Number.parseInt(bits.slice(2, 2 + width) || '0', 2);
    label = bits.slice(2 + width, 2 + width + length);
    at = 2 + width + length;
  } else {
    label = bits[2]!.repeat(Number.parseInt(bits.slice(3, 3 + width) || '0', 2));
    at = 3 + width;
  }
  return {label, children: cell.refs, rest: bits.slice(at)};
}

function common(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function lookup(count: Counter, root: Cell | null, key: string): boolean {
  for (let cell = root, rest = key; cell;) {
    count.load(cell);
    const {label, children} = parse(cell, rest.length);
    if (!rest.startsWith(label)) return false;
    rest = rest.slice(label.length);
    if (rest === '') return true;
    cell = children[Number(rest[0])]!;
    rest = rest.slice(1);
  }
  return false;
}

type Mode = 'SET' | 'REPLACE' | 'ADD';

/** Tells whether the dictionary changed. */
function set(count: Counter, cell: Cell | null, key: string, mode: Mode): boolean {
  if (!cell) {
    if (mode === 'REPLACE') return false;
    count.c++;
    return true;
  }
  count.load(cell);
  const {label, children} = parse(cell, key.length);
  if (common(label, key) < label.length) {
    if (mode === 'REPLACE') return false;
    // The new leaf, the old edge cut short, the fork.
    count.c += 3;
    return true;
  }
  const rest = key.slice(label.length);
  if (rest === '') {
    if (mode === 'ADD') return false;
    count.c++;
    return true;
  }
  const changed = set(count, children[Number(rest[0])]!, rest.slice(1), mode);
  if (changed) count.c++;
  return changed;
}

/** What is left of the branch, or that nothing was found. */
function remove(count: Counter, cell: Cell | null, key: string): 'gone' | 'changed' | 'missing' {
  if (!cell) return 'missing';
  count.load(cell);
  const {label, children} = parse(cell, key.length);
  if (common(label, key) < label.length) return 'missing';
  const rest = key.slice(label.length);
  if (rest === '') return 'gone';
  const result = remove(count, children[Number(rest[0])]!, rest.slice(1));
  if (result === 'missing') return result;
  // A fork with one branch left is merged with it.
  if (result === 'gone') count.load(children[1 - Number(rest[0])]!);
  count.c++;
  return 'changed';
}

/** `mode`: the bit to follow now, then at every deeper place (the first bit of a signed key is turned). */
function extreme(count: Counter, root: Cell | null, n: number, mode: number): string | null {
  if (!root) return null;
  let key = '';
  let left = n;
  for (let cell = root, m = mode; ;) {
    count.load(cell);
    const {label, children} = parse(cell, left);
    key += label;
    left -= label.length;
    if (left === 0) return key;
    if (label.length > 0) m >>= 1;
    const bit = m & 1;
    key += String(bit);
    left--;
    cell = children[bit]!;
    m >>= 1;
  }
}

function nearest(count: Counter, cell: Cell | null, key: string, equal: boolean, mode: number): boolean {
  if (!cell) return false;
  count.load(cell);
  const {label, children} = parse(cell, key.length);
  const same = common(label, key);
  if (same < label.length) {
    if (Number(key[same]) === ((mode >> (same === 0 ? 0 : 1)) & 1)) return false;
    return extreme(count, cell, key.length, ~mode) !== null;
  }
  const next = label.length > 0 ? mode >> 1 : mode;
  const rest = key.slice(label.length);
  if (rest === '') return equal;
  const bit = Number(rest[0]);
  if (nearest(count, children[bit]!, rest.slice(1), equal, next >> 1)) return true;
  if (bit === (next & 1)) return false;
  return extreme(count, children[next & 1]!, rest.length - 1, ~next >> 1) !== null;
}

function cut(count: Counter, root: Cell | null, n: number, prefix: string, repack: boolean): void {
  if (!root || prefix === '') return;
  let m = 0;
  for (let cell = root; ;) {
    count.load(cell);
    const {label, children} = parse(cell, n - m);
    const length = Math.min(prefix.length - m, label.length);
    if (common(label, prefix.slice(m)) < length) return;
    if (m + label.length < prefix.length) {
      m += label.length;
      cell = children[Number(prefix[m])]!;
      m++;
      continue;
    }
    if (repack || m > 0) count.c++;
    return;
  }
}

function lookupPrefix(count: Counter, root: Cell | null, n: number, key: string): void {
  for (let cell = root, rest = key, left = n; cell;) {
    count.load(cell);
    const {label, children, rest: after} = parse(cell, left);
    if (!rest.startsWith(label)) return;
    rest = rest.slice(label.length);
    left -= label.length;
    if (after[0] === '0' || rest === '') return;
    cell = children[Number(rest[0])]!;
    rest = rest.slice(1);
    left--;
  }
}

/** A tree of distinct cells below, each loaded once. */
function walk(count: Counter, cells: readonly Cell[], seen: Set<string>, limit: number): void {
  for (const cell of cells) {
    const hash = cell.hash().toString('hex');
    if (seen.has(hash)) continue;
    if (seen.size >= limit) return;
    seen.add(hash);
    count.load(cell);
    walk(count, cell.refs, seen, limit);
  }
}

function integerKey(value: bigint, n: number, signed: boolean): string | null {
  const fits =
    n === 0
      ? value === 0n
      : signed
        ? value >= -(1n << BigInt(n - 1)) && value < 1n << BigInt(n - 1)
        : value >= 0n && value < 1n << BigInt(n);
  if (!fits) return null;
  return n === 0 ? '' : (value < 0n ? value + (1n << BigInt(n)) : value).toString(2).padStart(n, '0');
}

function keyOf(input: Input | undefined, n: number, signed: boolean): string | null {
  if (input?.type === 'int') return integerKey(input.value, n, signed);
  if (input?.type === 'slice') return input.cell.bits.length >= n ? bitsOf(input.cell).slice(0, n) : null;
  return null;
}

const rootOf = (input: Input | undefined): Cell | null | undefined =>
  input?.type === 'cell' ? input.cell : input?.type === 'null' ? null : undefined;
const numberOf = (input: Input | undefined): number | undefined => (input?.type === 'int' ? Number(input.value) : undefined);

export function dictionaryCost({name}: Instruction, {stack, refs, operands}: Vector, {after}: Run): Record<string, number> {
  const count = new Counter();
  const done = (): Record<string, number> => ({a: count.a, b: count.b, c: count.c});
  if (/^CONFIG(OPT)?PARAM$/.test(name)) {
    const key = keyOf(stack.at(-1), 32, true);
    if (key !== null) lookup(count, configRoot(), key);
    return done();
  }
  const size = /^([CS])DATASIZE/.exec(name);
  if (size) {
    const data = stack.at(-2);
    const limit = numberOf(stack.at(-1));
    if (limit === undefined || (data?.type !== 'cell' && data?.type !== 'slice' && data?.type !== 'null')) return {};
    if (data.type !== 'null') walk(count, data.type === 'cell' ? [data.cell] : data.cell.refs, new Set(), limit);
    return done();
  }
  const prefix = /^PFXDICT(GETQ|GETJMP|GETEXEC|GET|SWITCH)$/.exec(name);
  if (prefix) {
    const fixed = prefix[1] === 'SWITCH';
    const root = fixed ? refs?.[0] : rootOf(stack.at(-2));
    const n = fixed ? Number(operands.n) : numberOf(stack.at(-1));
    const key = stack.at(fixed ? -1 : -3);
    if (root === undefined || n === undefined || key?.type !== 'slice') return {};
    lookupPrefix(count, root, n, bitsOf(key.cell));
    return done();
  }
  const match = /^(SUB)?DICT([IU]?)(.*)$/.exec(name);
  if (!match || name === 'DICTPUSHCONST') return {};
  const [, subdictionary, kind, rest = ''] = match;
  const signed = kind === 'I';
  const n = numberOf(stack.at(-1));
  const root = rootOf(stack.at(-2));
  if (n === undefined || root === undefined) return {};
  const found = after?.at(-1) === '-1';
  if (subdictionary) {
    const length = numberOf(stack.at(-3));
    if (length === undefined) return {};
    const start = keyOf(stack.at(-4), length, signed);
    if (start === null) return {};
    cut(count, root, n, start, rest.startsWith('RP'));
    return done();
  }
  const end = /^(REM)?(MIN|MAX)(REF)?$/.exec(rest);
  if (end) {
    const key = extreme(count, root, n, (end[2] === 'MAX' ? -1 : 0) ^ (signed ? 1 : 0));
    if (end[1] && key !== null) remove(count, root, key);
    if (found && kind === '') count.c++;
    return done();
  }
  const key = keyOf(stack.at(-3), n, signed);
  const near = /^GET(NEXT|PREV)(EQ)?$/.exec(rest);
  if (near) {
    if (key === null) return {};
    nearest(count, root, key, near[2] === 'EQ', (near[1] === 'NEXT' ? -1 : 0) ^ (signed ? 1 : 0));
    if (found && kind === '') count.c++;
    return done();
  }
  if (key === null) return done();
  const write = /^(SET|REPLACE|ADD)/.exec(rest);
  if (rest === 'SETGETOPTREF') {
    if (stack.at(-4)?.type === 'null') remove(count, root, key);
    else set(count, root, key, 'SET');
  } else if (write) set(count, root, key, write[1] as Mode);
  else if (rest.startsWith('DEL')) remove(count, root, key);
  else lookup(count, root, key);
  return done();
}
