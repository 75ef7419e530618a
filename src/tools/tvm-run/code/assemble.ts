// Assembly to a code cell, from the opcode table of the reference. Pure.
//
//   PUSHINT 5            a name and its operands, as the row of the reference has them
//   XCHG_IJ s1 s2        `s` and `c` before the number of a register may be left out
//   PUSHCONT { INC }     code in braces; a cell, `x{AB}(x{01})`, wherever a reference or a literal is
//   NOP // a remark      also ;; and blanks, commas and semicolons between instructions
import {encode, type Literal, type Opcode, type Operand} from '../../../tvm/opcode.ts';
import {scanCell, startsCell} from './cells.ts';
import {byName, nearest, type Named} from './opcodes.ts';
import {TextProblem, wrong} from './problem.ts';
import {MOST_BITS, MOST_REFS, type Tree} from './tree.ts';

/** Where in the code an instruction of the text went. */
export interface Mark {
  readonly cell: Tree;
  readonly offset: number;
  readonly opcode: Opcode;
  /** Characters of the text. */
  readonly at: number;
  readonly length: number;
}

export interface Assembled {
  readonly code: Tree;
  readonly marks: readonly Mark[];
  /** Instructions of the text. */
  readonly count: number;
}

interface Place {
  readonly opcode: Opcode;
  readonly at: number;
  readonly length: number;
}

/** Encoded, with the marks of code that stands inside its bits. */
interface Piece extends Place {
  readonly bits: string;
  readonly refs: readonly Tree[];
  readonly inner: readonly (Place & {readonly offset: number})[];
}

/** Longest text that is read. */
export const MOST_TEXT = 20_000;
const MOST_NESTED = 60;
const BLANK = /(?:[\s,;]|\/\/[^\n]*|;;[^\n]*)*/y;
const REMARK = /;;[^\n]*/g;
const WORD = /[^\s,;{}()"]+/y;

/** Code of an inner block, or a cell that was written out. */
type Content = {readonly kind: 'block'; readonly pieces: readonly Piece[]} | {readonly kind: 'cell'; readonly cell: Tree};

class Assembler {
  private at = 0;
  readonly marks: Mark[] = [];
  count = 0;

  constructor(
    private readonly text: string,
    private readonly exact: string | undefined,
  ) {}

  program(): Tree {
    const pieces = this.block(0);
    if (this.at < this.text.length) wrong('block-close', this.at, 1);
    return this.cell(pieces);
  }

  private blank(): void {
    BLANK.lastIndex = this.at;
    this.at += BLANK.exec(this.text)![0].length;
  }

  private word(): string {
    WORD.lastIndex = this.at;
    return WORD.exec(this.text)?.[0] ?? '';
  }

  private block(depth: number): Piece[] {
    if (depth > MOST_NESTED) wrong('too-deep', this.at, 1, {most: MOST_NESTED});
    const pieces: Piece[] = [];
    for (this.blank(); this.at < this.text.length && this.text[this.at] !== '}'; this.blank()) pieces.push(this.instruction(depth));
    return pieces;
  }

  private instruction(depth: number): Piece {
    const from = this.at;
    const name = this.word();
    const known = name ? byName(name) : undefined;
    if (!known) {
      const near = name && !/^-?\d/.test(name) ? nearest(name) : undefined;
      return wrong('unknown-instruction', from, Math.max(name.length, 1), {
        found: (name || this.text[from] || '').slice(0, 40),
        ...(near && {near}),
      });
    }
    this.at += name.length;
    this.count++;
    const operands = this.operands(known, depth);
    const end = this.at;
    // The first that takes the operands; if none does, what the most general one says.
    let last: TextProblem | undefined;
    for (const one of name === this.exact ? known.slice(0, 1) : known) {
      try {
        return this.encoded(one, operands, from, end);
      } catch (error) {
        if (!(error instanceof TextProblem)) throw error;
        last = error;
      }
    }
    throw last!;
  }

  /** All that stands before the next instruction: numbers, cells, code. */
  private operands(known: readonly Named[], depth: number): Written[] {
    const most = Math.max(...known.map(({opcode, fixed}) => opcode.operands.filter(({name}) => fixed[name] === undefined).length));
    const out: Written[] = [];
    for (;;) {
      const before = this.at;
      this.blank();
      const at = this.at;
      const char = this.text[at];
      const surplus = out.length >= most;
      if (char === '{') {
        if (surplus) wrong('operand-surplus', at, 1, {name: known[0]!.opcode.name, most});
        this.at++;
        const pieces = this.block(depth + 1);
        if (this.text[this.at] !== '}') wrong('block-open', at, 1);
        this.at++;
        out.push({at, length: this.at - at, content: {kind: 'block', pieces}});
      } else if (char !== undefined && startsCell(this.text, at) && !surplus) {
        const {value, end} = scanCell(this.text, at);
        this.at = end;
        out.push({at, length: end - at, content: {kind: 'cell', cell: value}});
      } else if (char === '"') {
        const end = this.text.indexOf('"', at + 1);
        if (end < 0) wrong('text-open', at, 1);
        this.at = end + 1;
        if (surplus) wrong('operand-surplus', at, end + 1 - at, {name: known[0]!.opcode.name, most});
        out.push({at, length: end + 1 - at, text: this.text.slice(at + 1, end)});
      } else {
        const word = char === undefined ? '' : this.word();
        const number = /^(?:[sc](?=[\d(-]))?\(?[-+]?(?:0x[\da-f]+|\d+)\)?$/i.test(word) && !byName(word);
        // `s(-1)`: the word stops at the parenthesis.
        const call = /[sc]\((-?\d+)\)/iy;
        call.lastIndex = at;
        const register = call.exec(this.text);
        if (!number && !register) {
          // What belongs to the next instruction, but for remarks.
          this.at = before;
          return out;
        }
        const found = register?.[0] ?? word;
        if (surplus) wrong('operand-surplus', at, found.length, {name: known[0]!.opcode.name, most});
        this.at += found.length;
        out.push({at, length: found.length, number: register ? BigInt(register[1]!) : integer(found)});
      }
    }
  }

  private encoded({opcode, fixed}: Named, written: readonly Written[], from: number, end: number): Piece {
    const values: Record<string, number | bigint | Literal> = {...fixed};
    const refs: Tree[] = [];
    const left = [...written];
    const inner: (Place & {offset: number})[] = [];
    const blocks: {operand: Operand; pieces: readonly Piece[]}[] = [];
    for (const operand of opcode.operands) {
      if (fixed[operand.name] !== undefined) continue;
      const number = isNumber(operand);
      // References and numbers may come in either order.
      let index = left.findIndex((one) => (one.number !== undefined) === number);
      if (index < 0) index = left.length ? 0 : -1;
      const [one] = index < 0 ? [] : left.splice(index, 1);
      if (!one) return wrong('operand-missing', from, Math.max(end - from, 1), describe(opcode, operand));
      if (number) {
        if (one.number === undefined) return wrong('operand-not-number', one.at, one.length, describe(opcode, operand));
        check(one, opcode, operand);
        values[operand.name] = one.number;
      } else if (operand.kind === 'text') {
        const bytes = one.text !== undefined ? new TextEncoder().encode(one.text) : undefined;
        if (!bytes) return wrong('operand-not-text', one.at, one.length, describe(opcode, operand));
        if (bytes.length < 1 || bytes.length > 16) return wrong('text-length', one.at, one.length, {bytes: bytes.length, most: 16});
        values[operand.name] = {bits: [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join(''), refs: 0};
      } else if (!one.content) {
        return wrong(operand.kind === 'code' ? 'operand-not-code' : 'operand-not-cell', one.at, one.length, describe(opcode, operand));
      } else if (operand.kind === 'ref') {
        refs.push(one.content.kind === 'cell' ? one.content.cell : this.cell(one.content.pieces));
      } else {
        const {content} = one;
        const bits = content.kind === 'cell' ? content.cell.bits : content.pieces.map((piece) => piece.bits).join('');
        const own = content.kind === 'cell' ? content.cell.refs : content.pieces.flatMap((piece) => piece.refs);
        limits(operand, bits.length, own.length, one);
        values[operand.name] = {bits, refs: own.length};
        refs.push(...own);
        if (content.kind === 'block') blocks.push({operand, pieces: content.pieces});
      }
    }
    const [surplus] = left;
    if (surplus) wrong('operand-surplus', surplus.at, surplus.length, {name: opcode.name, most: written.length - left.length});
    const bits = encode(opcode, values);
    if (bits.length > MOST_BITS || refs.length > MOST_REFS)
      wrong('instruction-size', from, end - from, {bits: bits.length, refs: refs.length});
    for (const {pieces} of blocks) {
      // Code is the last thing in the bits of its instruction.
      let offset = bits.length - pieces.reduce((sum, piece) => sum + piece.bits.length, 0);
      for (const piece of pieces) {
        inner.push({offset, opcode: piece.opcode, at: piece.at, length: piece.length});
        inner.push(...piece.inner.map((mark) => ({...mark, offset: offset + mark.offset})));
        offset += piece.bits.length;
      }
    }
    return {opcode, at: from, length: end - from, bits, refs, inner};
  }

  /** Puts instructions into a cell; what does not fit follows in its last reference, where the VM goes by itself. */
  private cell(pieces: readonly Piece[]): Tree {
    const groups: Piece[][] = [[]];
    let bits = 0;
    let refs = 0;
    let restBits = pieces.reduce((sum, piece) => sum + piece.bits.length, 0);
    let restRefs = pieces.reduce((sum, piece) => sum + piece.refs.length, 0);
    for (const piece of pieces) {
      const all = bits + restBits <= MOST_BITS && refs + restRefs <= MOST_REFS;
      if (!all && (bits + piece.bits.length > MOST_BITS || refs + piece.refs.length > MOST_REFS - 1) && groups.at(-1)!.length) {
        groups.push([]);
        bits = 0;
        refs = 0;
      }
      groups.at(-1)!.push(piece);
      bits += piece.bits.length;
      refs += piece.refs.length;
      restBits -= piece.bits.length;
      restRefs -= piece.refs.length;
    }
    if (groups.length > 400) wrong('program-long', 0, 1);
    let next: Tree | undefined;
    for (const group of groups.reverse()) {
      const own = group.flatMap((piece) => piece.refs);
      if (next && own.length > MOST_REFS - 1) wrong('instruction-size', group[0]!.at, group[0]!.length, {bits: 0, refs: own.length});
      const cell: Tree = {bits: group.map((piece) => piece.bits).join(''), refs: next ? [...own, next] : own};
      let offset = 0;
      for (const piece of group) {
        this.marks.push({cell, offset, opcode: piece.opcode, at: piece.at, length: piece.length});
        for (const mark of piece.inner) this.marks.push({...mark, cell, offset: offset + mark.offset});
        offset += piece.bits.length;
      }
      next = cell;
    }
    return next!;
  }
}

/** An operand as it was written. */
interface Written {
  readonly at: number;
  readonly length: number;
  readonly number?: bigint;
  readonly content?: Content;
  readonly text?: string;
}

const isNumber = ({kind}: Operand): boolean => !['ref', 'slice', 'code', 'text'].includes(kind);

function integer(text: string): bigint {
  const [, sign, digits = ''] = /^[sc]?\(?([-+]?)(0x[\da-f]+|\d+)\)?$/i.exec(text)!;
  // Thousands of digits are no operand, and slow.
  const value = BigInt(digits.length > 100 ? `1${'0'.repeat(100)}` : digits);
  return sign === '-' ? -value : value;
}

const describe = (opcode: Opcode, {name, min, max}: Operand): Record<string, string | number> => ({
  name: opcode.name,
  operand: name,
  min,
  max,
});

const LEAST = -(1n << 256n);
const MOST = (1n << 256n) - 1n;

function check({number, at, length}: Written, opcode: Opcode, operand: Operand): void {
  const {kind, min, max} = operand;
  const [least, most] = kind === 'long' ? [LEAST, MOST] : [BigInt(min), BigInt(max)];
  if (number! < least || number! > most)
    wrong('operand-range', at, length, {
      ...describe(opcode, operand),
      found: String(number).slice(0, 30),
      ...(kind === 'long' && {min: '-2^256', max: '2^256 - 1'}),
    });
  if (kind === 'zeroext' && number! % 32n !== 0n) wrong('operand-multiple', at, length, {...describe(opcode, operand), of: 32});
}

/** What the length of a literal can say. */
function limits({kind, bits: width, refs, pad = 0}: Operand, bits: number, count: number, {at, length}: Written): void {
  const most = 8 * (2 ** width - 1) + (kind === 'code' ? 0 : pad - 1);
  if (kind === 'code' && bits % 8) wrong('code-bytes', at, length, {bits});
  if (bits > most) wrong(kind === 'code' ? 'code-bits' : 'literal-bits', at, length, {bits, most});
  const least = refs?.add ?? 0;
  const mostRefs = Math.min(MOST_REFS, least + 2 ** (refs?.bits ?? 0) - 1);
  if (count < least || count > mostRefs) wrong('literal-refs', at, length, {refs: count, least, most: mostRefs});
}

/**
 * Throws a `TextProblem` that says what is wrong and where.
 * @param exact a name that stands for its own row alone, not for a longer form of it
 */
export function assemble(text: string, exact?: string): Assembled {
  if (text.length > MOST_TEXT) wrong('program-long', MOST_TEXT, 1, {most: MOST_TEXT, found: text.length});
  const assembler = new Assembler(
    text.replace(REMARK, (remark) => ' '.repeat(remark.length)),
    exact,
  );
  const code = assembler.program();
  return {code, marks: assembler.marks, count: assembler.count};
}
