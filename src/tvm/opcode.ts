/** Reads the lines of `data/tvm/opcodes.ts`; encodes an instruction with its operands. Pure, without a dependency. */
export type OperandKind = 'uint' | 'int' | 'stack' | 'control' | 'tiny' | 'long' | 'zeroext' | 'ref' | 'slice' | 'code' | 'text';

export interface Operand {
  readonly name: string;
  readonly kind: OperandKind;
  /** Bits of the number; of a slice, code or text: of the length. */
  readonly bits: number;
  /** Added to the stored number to get the value. */
  readonly add: number;
  /** -1 is stored as 15. */
  readonly wraps: boolean;
  readonly min: number;
  readonly max: number;
  /** Bits for the number of references, what is added to it, bits beside the bytes. */
  readonly refs?: {readonly bits: number; readonly add: number};
  readonly pad?: number;
}

export interface Opcode {
  readonly name: string;
  /** As written: hexadecimal, `_` when not a whole number of digits. */
  readonly prefix: string;
  readonly prefixBits: string;
  readonly operands: readonly Operand[];
  readonly since: number;
  /** As the network links to it: `2i`, `80xx`, `F26_n`. */
  readonly notation: string;
}

export function hexToBits(hex: string): string {
  const tagged = hex.endsWith('_');
  const bits = [...(tagged ? hex.slice(0, -1) : hex)].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
  return tagged ? bits.replace(/10*$/, '') : bits;
}

const NUMBER = /^([uisc])(\d+)(w?)([+-]\d+)?$/;

function operand(text: string): Operand {
  const [spec = '', range] = text.split('=');
  const [name = '', kind = ''] = spec.split(':');
  const limits = range?.split('..').map(Number);
  const base = {name, bits: 0, add: 0, wraps: false, min: 0, max: 0};
  const number = NUMBER.exec(kind);
  if (number) {
    const [, letter, width, wraps, added] = number;
    const bits = Number(width);
    const add = Number(added ?? 0);
    const signed = letter === 'i';
    const natural = signed ? [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1] : wraps ? [-1, 2 ** bits - 2] : [add, 2 ** bits - 1 + add];
    const kindOf = {u: 'uint', i: 'int', s: 'stack', c: 'control'} as const;
    const [min = 0, max = 0] = limits ?? (letter === 'c' ? [0, 7] : natural);
    return {...base, kind: kindOf[letter as keyof typeof kindOf], bits, add, wraps: wraps === 'w', min, max};
  }
  if (kind === 'tiny') return {...base, kind, bits: 4, min: -5, max: 10};
  if (kind === 'long') return {...base, kind, bits: 5};
  if (kind === 'z3') return {...base, kind: 'zeroext', bits: 3, min: 32, max: 256};
  if (kind === 'ref') return {...base, kind};
  if (kind === 'text') return {...base, kind, bits: 4};
  const data = /^(slice|code)\(r(\d)(?:\+(\d))?,b(\d)(?:,p(\d))?\)$/.exec(kind);
  if (!data) throw new Error(`operand not understood: ${text}`);
  return {
    ...base,
    kind: data[1] as 'slice' | 'code',
    bits: Number(data[4]),
    refs: {bits: Number(data[2]), add: Number(data[3] ?? 0)},
    pad: Number(data[5] ?? 0),
  };
}

/** Notations that the rule does not give: bits of literals, which the older pages wrote in their own way. */
const SPECIAL: Readonly<Record<string, string>> = {
  PUSHINT_LONG: '82lxxx',
  PUSHSLICE: '8Bxsss',
  PUSHSLICE_REFS: '8Crxxssss',
  PUSHSLICE_LONG: '8Drxxsssss',
  PUSHCONT: '8F_rxxcccc',
  PUSHCONT_SHORT: '9xccc',
  STSLICECONST: 'CFC_xysss',
  SDBEGINS: 'D72A_xsss',
  SDBEGINSQ: 'D72E_xsss',
  DEBUGSTR: 'FEFnssss',
};

function notation(name: string, prefix: string, operands: readonly Operand[]): string {
  const special = SPECIAL[name];
  if (special) return special;
  const letters = operands.map(({name: letter, kind, bits}) => {
    if (kind === 'ref') return '';
    return prefix.endsWith('_') || bits % 4 !== 0 ? letter : letter.repeat(bits / 4);
  });
  return prefix + letters.join('');
}

export function parseOpcodes(table: string): readonly Opcode[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', prefix = '', ...rest] = line.split(' ');
      const version = rest.find((part) => /^v\d+$/.test(part));
      const operands = rest.filter((part) => part !== version).map(operand);
      return {
        name,
        prefix,
        prefixBits: hexToBits(prefix),
        operands,
        since: version ? Number(version.slice(1)) : 0,
        notation: notation(name, prefix, operands),
      };
    });
}

/** A stored number as bits, two's complement when negative. */
function toBits(value: bigint | number, width: number): string {
  if (width === 0) return '';
  let number = BigInt(value);
  if (number < 0n) number += 1n << BigInt(width);
  return number.toString(2).padStart(width, '0');
}

/** What a literal holds: bits as a string of 0 and 1, and how many references. */
export interface Literal {
  readonly bits: string;
  readonly refs: number;
}

function literal({bits: lengthBits, refs, pad = 0, kind}: Operand, {bits, refs: count}: Literal): string {
  const unit = kind === 'code' ? bits.length / 8 : Math.ceil((bits.length + 1 - pad) / 8);
  const length = Math.max(unit, 0);
  const total = 8 * length + pad;
  const tail = kind === 'code' ? '' : '1'.padEnd(total - bits.length, '0');
  return toBits(count - (refs?.add ?? 0), refs?.bits ?? 0) + toBits(length, lengthBits) + bits + tail;
}

/** The bits of an instruction; references of literals and `ref` operands are appended to the cell by the caller, in order. */
export function encode(opcode: Opcode, values: Readonly<Record<string, number | bigint | Literal>>): string {
  let out = opcode.prefixBits;
  for (const op of opcode.operands) {
    const value = values[op.name];
    if (op.kind === 'ref') continue;
    if (value === undefined) throw new Error(`${opcode.name}: no value for ${op.name}`);
    if (op.kind === 'text') {
      const {bits} = value as Literal;
      out += toBits(bits.length / 8 - 1, 4) + bits;
    } else if (op.kind === 'slice' || op.kind === 'code') {
      out += literal(op, value as Literal);
    } else if (op.kind === 'long') {
      const number = BigInt(value as number | bigint);
      let length = 0;
      while (number >= 1n << BigInt(8 * length + 18) || number < -(1n << BigInt(8 * length + 18))) length++;
      out += toBits(length, 5) + toBits(number, 8 * length + 19);
    } else if (op.kind === 'zeroext') {
      out += toBits(Number(value) / 32 - 1, 3);
    } else {
      const number = Number(value);
      const stored = op.wraps ? (number + 16) % 16 : op.kind === 'tiny' ? (number + 16) % 16 : number - op.add;
      out += toBits(stored, op.bits);
    }
  }
  return out;
}

/** Bits that gas is paid for where the rule is '10 + bits': prefix and numbers, not what literals hold. */
export function fixedBits({prefixBits, operands}: Opcode): number {
  return operands.reduce((sum, {kind, bits}) => sum + (kind === 'ref' ? 0 : bits), prefixBits.length);
}
