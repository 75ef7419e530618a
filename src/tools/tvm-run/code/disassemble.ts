// A code cell as instructions, by the opcode table of the reference. Pure.
import type {Opcode, Operand} from '../../../tvm/opcode.ts';
import {writeCell} from './cells.ts';
import {readDictionary} from './dictionary.ts';
import {byBits} from './opcodes.ts';
import {bitsToHex, type Tree} from './tree.ts';

/** What an operand is: a number, bits, code, a dictionary of code. */
export type Value =
  | {readonly kind: 'number'; readonly text: string}
  | {readonly kind: 'cell'; readonly text: string}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'code'; readonly block: Block}
  | {readonly kind: 'methods'; readonly methods: readonly Method[]};

export interface Method {
  /** The key, signed. */
  readonly id: string;
  readonly block: Block;
}

export interface Line {
  readonly opcode: Opcode;
  readonly operands: readonly Value[];
  readonly offset: number;
  readonly bits: number;
}

export interface Block {
  readonly lines: readonly Line[];
  /** Code in the last reference, where the VM goes by itself. */
  readonly next?: Block;
  /** Bits that are no instruction: where, and how they begin. */
  readonly bad?: {readonly offset: number; readonly hex: string; readonly left: number};
  /** A library or other exotic cell: its bits. */
  readonly exotic?: string;
  /** References that nothing uses. */
  readonly unused?: number;
}

export interface Disassembly {
  readonly block: Block;
  /** Instructions in all. */
  readonly count: number;
  /** Places that are no instruction. */
  readonly bad: number;
  /** It has more than is shown. */
  readonly cut: boolean;
}

const MOST_LINES = 5000;
const MOST_NESTED = 100;
const REFERENCE_CODE = /^(?:PUSHREFCONT|CALLREF|JMPREF|JMPREFDATA|IF.*REF.*)$/;
/** The bits of a method's number that compilers use. */
const METHOD = /^DICT(?:PUSHCONST)$/;

interface Operands {
  readonly values: readonly Value[];
  /** Bit and reference after it. */
  readonly at: number;
  readonly ref: number;
}

class Disassembler {
  count = 0;
  bad = 0;
  cut = false;

  block(cell: Tree, from: number, to: number, firstRef: number, lastRef: number, depth: number): Block {
    if (cell.exotic) return {lines: [], exotic: bitsToHex(cell.bits)};
    const lines: Line[] = [];
    let at = from;
    let ref = firstRef;
    while (at < to) {
      if (this.count >= MOST_LINES || depth > MOST_NESTED) {
        this.cut = true;
        return {lines};
      }
      const line = this.line(cell, at, to, ref, lastRef, depth);
      if (!line) {
        this.bad++;
        return {lines, bad: {offset: at, hex: bitsToHex(cell.bits.slice(at, Math.min(to, at + 24))), left: to - at}};
      }
      this.count++;
      lines.push(line.line);
      at += line.line.bits;
      ref = line.ref;
    }
    if (ref >= lastRef) return {lines};
    const child = cell.refs[ref]!;
    return {
      lines,
      next: this.block(child, 0, child.bits.length, 0, child.refs.length, depth + 1),
      ...(lastRef - ref > 1 && {unused: lastRef - ref - 1}),
    };
  }

  private line(cell: Tree, at: number, to: number, ref: number, lastRef: number, depth: number): {line: Line; ref: number} | undefined {
    for (const opcode of byBits(cell.bits, at)) {
      const read = this.operands(opcode, cell, at + opcode.prefixBits.length, to, ref, lastRef, depth);
      if (read) return {line: {opcode, operands: read.values, offset: at, bits: read.at - at}, ref: read.ref};
    }
    return undefined;
  }

  private operands(
    opcode: Opcode,
    cell: Tree,
    from: number,
    to: number,
    firstRef: number,
    lastRef: number,
    depth: number,
  ): Operands | undefined {
    const values: (Value | Tree)[] = [];
    let at = from;
    let ref = firstRef;
    const take = (width: number): number | undefined => {
      if (at + width > to) return undefined;
      at += width;
      return width ? Number.parseInt(cell.bits.slice(at - width, at), 2) : 0;
    };
    for (const operand of opcode.operands) {
      if (operand.kind === 'ref') {
        const child = cell.refs[ref];
        if (ref >= lastRef || !child) return undefined;
        ref++;
        values.push(child);
      } else if (operand.kind === 'long') {
        const length = take(5);
        const width = 8 * (length ?? 0) + 19;
        if (length === undefined || length > 30 || at + width > to) return undefined;
        values.push({kind: 'number', text: String(BigInt.asIntN(width, BigInt(`0b${cell.bits.slice(at, at + width)}`)))});
        at += width;
      } else if (operand.kind === 'text') {
        const width = 8 * ((take(4) ?? -1) + 1);
        if (width === 0 || at + width > to) return undefined;
        values.push(textOf(cell.bits.slice(at, at + width)));
        at += width;
      } else if (operand.kind === 'slice' || operand.kind === 'code') {
        const refs = take(operand.refs?.bits ?? 0);
        const length = take(operand.bits);
        if (refs === undefined || length === undefined) return undefined;
        const count = refs + (operand.refs?.add ?? 0);
        const width = 8 * length + (operand.pad ?? 0);
        if (at + width > to || ref + count > lastRef) return undefined;
        if (operand.kind === 'code') values.push({kind: 'code', block: this.block(cell, at, at + width, ref, ref + count, depth + 1)});
        else {
          const bits = cell.bits.slice(at, at + width).replace(/10*$/, '');
          values.push(cellOf({bits: /1/.test(cell.bits.slice(at, at + width)) ? bits : '', refs: cell.refs.slice(ref, ref + count)}));
        }
        at += width;
        ref += count;
      } else {
        const stored = take(operand.kind === 'zeroext' ? 3 : operand.bits);
        const value = stored === undefined ? undefined : numberOf(operand, stored);
        if (value === undefined) return undefined;
        values.push({kind: 'number', text: String(value)});
      }
    }
    // Code in references is read once the whole instruction is known to fit.
    return {values: values.map((value) => ('kind' in value ? value : this.reference(opcode, value, values, depth))), at, ref};
  }

  private reference(opcode: Opcode, cell: Tree, values: readonly (Value | Tree)[], depth: number): Value {
    if (REFERENCE_CODE.test(opcode.name))
      return {kind: 'code', block: this.block(cell, 0, cell.bits.length, 0, cell.refs.length, depth + 1)};
    if (METHOD.test(opcode.name)) {
      const size = values.find((value) => 'kind' in value);
      const width = size && 'kind' in size && size.kind === 'number' ? Number(size.text) : 0;
      const entries = readDictionary(cell, width);
      if (entries?.length)
        return {
          kind: 'methods',
          methods: entries.map(({key, cell: leaf, offset}) => ({
            id: String(BigInt.asIntN(width, BigInt(`0b${key}`))),
            block: this.block(leaf, offset, leaf.bits.length, 0, leaf.refs.length, depth + 1),
          })),
        };
    }
    return cellOf(cell);
  }
}

function numberOf({kind, bits, add, wraps, min, max}: Operand, stored: number): number | undefined {
  const value =
    kind === 'zeroext'
      ? 32 * (stored + 1)
      : kind === 'tiny'
        ? stored > 10
          ? stored - 16
          : stored
        : wraps && stored === 2 ** bits - 1
          ? -1
          : kind === 'int' && stored >= 2 ** (bits - 1)
            ? stored - 2 ** bits + add
            : stored + add;
  return value < min || value > max ? undefined : value;
}

function textOf(bits: string): Value {
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (!/["\p{C}]/u.test(text)) return {kind: 'text', text};
  } catch {
    // Bytes that are no text.
  }
  return {kind: 'cell', text: `x{${bitsToHex(bits)}}`};
}

function cellOf(cell: Tree): Value {
  return {kind: 'cell', text: writeCell(cell, 2000) ?? `x{${bitsToHex(cell.bits)}}(…)`};
}

/** Never throws: what is no instruction is said in its place. */
export function disassemble(code: Tree): Disassembly {
  const reader = new Disassembler();
  const block = reader.block(code, 0, code.bits.length, 0, code.refs.length, 0);
  return {block, count: reader.count, bad: reader.bad, cut: reader.cut};
}

/** As text that the assembler takes, on one line; nothing where a part is no code or a dictionary. */
export function writeProgram({lines, next, bad, exotic}: Block): string | undefined {
  if (next || bad || exotic !== undefined) return undefined;
  const texts = lines.map(({opcode, operands}) => {
    const parts = operands.map((value) => {
      if (value.kind === 'number') return value.text;
      if (value.kind === 'text') return `"${value.text}"`;
      if (value.kind === 'cell') return value.text.includes('…') ? undefined : value.text;
      if (value.kind === 'methods') return undefined;
      const inner = writeProgram(value.block);
      return inner === undefined ? undefined : inner ? `{ ${inner} }` : '{ }';
    });
    return parts.includes(undefined) ? undefined : [opcode.name, ...parts].join(' ');
  });
  return texts.includes(undefined) ? undefined : texts.join(' ');
}
