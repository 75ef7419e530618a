/** What each instruction is run with: vectors made from its stack effect, and vectors made by hand where no guess can work. */
import {Address, beginCell, type Builder, Cell, Dictionary, internal, storeMessageRelaxed} from '@ton/core';
import {hexToBits as hexBits, type Literal, type Opcode, type Operand} from '../../src/tvm/opcode.ts';
import type {StackEffect, StackValue, ValueType} from '../../src/tvm/stack-effect.ts';
import type {Input} from './emulator.ts';

export interface Vector {
  readonly operands: Readonly<Record<string, number | bigint | Literal>>;
  readonly stack: readonly Input[];
  readonly refs?: readonly Cell[];
  readonly tail?: string;
  readonly setup?: {readonly bits: string; readonly steps: number; readonly takes: number};
  /** Values of the variables of the gas formula that cannot be read off the operands and the stack. */
  readonly variables?: Readonly<Record<string, number>>;
}

export const int = (value: number | bigint): Input => ({type: 'int', value: BigInt(value)});
export const slice = (cell: Cell): Input => ({type: 'slice', cell});
export const cell = (value: Cell): Input => ({type: 'cell', cell: value});
export const builder = (value: Cell): Input => ({type: 'builder', cell: value});
export const nothing: Input = {type: 'null'};
export const tuple = (...items: Input[]): Input => ({type: 'tuple', items: items as never});
export const continuation = (code: Cell = new Cell()): Input => ({type: 'continuation', code});

export function bits(pattern: string): Cell {
  const out = beginCell();
  for (const bit of pattern) out.storeBit(bit === '1');
  return out.endCell();
}
const bytes = (...parts: Buffer[]): Cell => beginCell().storeBuffer(Buffer.concat(parts)).endCell();
const hex = (digits: string): Cell => bytes(Buffer.from(digits, 'hex'));
const pattern = (length: number): Cell => bits(Array.from({length}, (_, i) => (i % 3 ? '0' : '1')).join(''));
const withRefs = (count: number, start: Builder = beginCell().storeUint(0xabcd, 16)): Cell => {
  for (let i = 0; i < count; i++) start.storeRef(beginCell().storeUint(i, 8).endCell());
  return start.endCell();
};

function dictionary(signed: boolean, kind: 'inline' | 'ref' | 'code', count = 8): Cell {
  const keys = signed ? Dictionary.Keys.Int(8) : Dictionary.Keys.Uint(8);
  // Values are written by hand: a reference, one byte of code (`NOP`), or 16 bits.
  const out = Dictionary.empty<number, number>(keys, {
    serialize: (value, to) =>
      kind === 'ref'
        ? to.storeRef(beginCell().storeUint(value, 8).endCell())
        : to.storeUint(kind === 'code' ? 0 : value, kind === 'code' ? 8 : 16),
    parse: () => 0,
  });
  for (let i = 1; i <= count; i++) out.set(i * 3, i);
  return beginCell().storeDictDirect(out).endCell();
}

const standard = beginCell()
  .storeAddress(new Address(0, Buffer.alloc(32, 9)))
  .endCell();
const stored = beginCell().storeBit(1).storeRef(dictionary(false, 'inline')).endCell();
const message = beginCell()
  .store(
    storeMessageRelaxed(
      internal({to: new Address(0, Buffer.alloc(32, 9)), value: 1_000_000n, body: beginCell().storeUint(1, 32).endCell()}),
    ),
  )
  .endCell();
const library = beginCell().storeUint(2, 8).storeBuffer(Buffer.alloc(32, 3)).endCell();
export const knownLibrary = beginCell().storeUint(0x1234, 16).endCell();
const libraryCell = new Cell({exotic: true, bits: beginCell().storeUint(2, 8).storeBuffer(knownLibrary.hash()).endCell().bits});

/** A prefix code dictionary whose key 00000011 is `depth` cells deep; its values are a `NOP`. */
function prefixDictionary(depth: number): Cell {
  const label = (text: string): string => `0${'1'.repeat(text.length)}0${text}`;
  const leaf = (text: string): Cell => bits(`${label(text)}0${'0'.repeat(8)}`);
  let node = leaf('00000011'.slice(depth - 1));
  for (let level = depth - 1; level > 0; level--) {
    const fork = beginCell();
    for (const bit of `${label('')}1`) fork.storeBit(bit === '1');
    node = fork.storeRef(node).storeRef(leaf('')).endCell();
  }
  return node;
}
const DEPTHS = [1, 2, 3] as const;
const prefixKey = beginCell().storeUint(3, 8).storeUint(0xaa, 8).endCell();
const exactKey = beginCell().storeUint(3, 8).endCell();
const otherKey = beginCell().storeUint(2, 8).endCell();

/** Extra currencies 1 to count, each with 5 units: put into the balance of c7 by the setup. */
function currencies(count: number): Cell {
  const out = Dictionary.empty<number, number>(Dictionary.Keys.Uint(32), {
    serialize: (value, to) => to.storeUint(1, 5).storeUint(value, 8),
    parse: () => 0,
  });
  for (let i = 1; i <= count; i++) out.set(i, 5);
  return beginCell().storeDictDirect(out).endCell();
}
/** How deep key 1 lies among keys 1 to count. */
const depthOf = (count: number): number => (count === 1 ? 1 : count === 2 ? 2 : count === 3 ? 3 : 4);
const messageWith = (cells: number): Cell => {
  let body = beginCell().storeUint(7, 600).endCell();
  for (let i = 1; i < cells; i++) body = beginCell().storeUint(i, 600).storeRef(body).endCell();
  return beginCell()
    .store(storeMessageRelaxed(internal({to: new Address(0, Buffer.alloc(32, 9)), value: 1_000_000n, body})))
    .endCell();
};

const G1 = hex('97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb');
const G2 = hex(
  '93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8',
);
const G1_ZERO = bytes(Buffer.from([0xc0]), Buffer.alloc(47));
const G2_ZERO = bytes(Buffer.from([0xc0]), Buffer.alloc(95));
/** The generator of ristretto255. */
const RISTRETTO = 0xe2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76n;
/** The double of the generator. */
const RISTRETTO_2 = 0x6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919n;
const SIGNATURE = bytes(Buffer.alloc(64, 1));
const P256_KEY = hex('026b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296');

// ---- made from the stack effect ----

const SLICES = [
  pattern(256),
  standard,
  stored,
  pattern(16),
  beginCell().storeUint(3, 8).endCell(),
  pattern(600),
  withRefs(4),
  new Cell(),
  bits('00000000'),
  bits('11000000'),
  beginCell().storeUint(0, 16).endCell(),
];
const CELLS = [dictionary(false, 'inline'), dictionary(true, 'ref'), new Cell(), pattern(64), withRefs(2)];
const INTEGERS: Record<string, readonly number[]> = {
  n: [8, 2, 1, 0, 3, 16],
  f: [-1, 0, 5],
  i: [6, 0, 1, 3, -3],
  k: [1, 0, 2],
  r: [1, 0, 2],
  m: [1, 0],
  l: [8, 4, 0, 1],
  x: [7, 1, 0, 5],
  y: [3, 1, 0],
  z: [2, 1, 5],
  mode: [0, 1, 2],
};
const OTHER = [5, 1, 0, 8, 3, 2, 255, 27, -1, 1000];

/** The same numbers at every run. */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 9) % below;
  };
}

function choices({name, types}: StackValue): Input[] {
  return types.flatMap((type: ValueType): Input[] => {
    switch (type) {
      case 'int':
      case 'bool':
        return (INTEGERS[name.replace(/['\d]+$/, '')] ?? (type === 'bool' ? INTEGERS.f! : OTHER)).map(int);
      case 'cell':
        return CELLS.map(cell);
      case 'dict':
        return [cell(dictionary(false, 'inline')), cell(dictionary(true, 'ref')), nothing];
      case 'slice':
        return SLICES.map(slice);
      case 'builder':
        return [builder(new Cell()), builder(pattern(16)), builder(pattern(5)), builder(standard)];
      case 'tuple':
        return [tuple(int(1), int(2), int(3), int(4), int(5)), tuple(), tuple(int(1)), tuple(int(1), tuple(int(2), tuple(int(3), int(4))))];
      case 'null':
        return [nothing];
      case 'continuation':
        return [continuation(), continuation(bits('01110001'))];
      default:
        return [int(5), slice(SLICES[0]!), nothing];
    }
  });
}

const LITERALS: readonly Literal[] = [
  {bits: '1010', refs: 0},
  {bits: '', refs: 0},
  {bits: '101010101011', refs: 1},
];

function operandValue(op: Operand, pick: (below: number) => number, first: boolean): number | bigint | Literal | undefined {
  switch (op.kind) {
    case 'ref':
      return undefined;
    case 'slice':
    case 'code': {
      const least = op.refs?.add ?? 0;
      const chosen = LITERALS[first ? 0 : pick(LITERALS.length)]!;
      return {
        bits: op.kind === 'code' ? '0'.repeat(8 * (first ? 1 : pick(3))) : chosen.bits,
        refs: Math.max(least, op.refs?.bits ? chosen.refs : 0),
      };
    }
    case 'text':
      return {bits: '01000001', refs: 0};
    case 'long':
      return first ? 12_345n : [-1n, 2n ** 255n, -(2n ** 256n), 0n, 10n ** 30n][pick(5)]!;
    case 'zeroext':
      return 32 * (1 + (first ? 0 : pick(8)));
    default: {
      const wanted = [2, 1, 7, 0, 3, 15, 31, 8, 100][first ? 0 : pick(9)]!;
      return Math.min(Math.max(wanted, op.min), op.max);
    }
  }
}

/** Values on the stack for `…`: enough for any register, then what the instruction takes. */
const DEEP = Array.from({length: 20}, (_, i) => int(i + 1));

export function generated(opcode: Opcode, effect: StackEffect, attempt: number): Vector {
  const pick = random(attempt * 7919 + opcode.name.length * 31 + (opcode.prefixBits.length ? Number.parseInt(opcode.prefixBits, 2) : 0));
  const first = attempt === 0;
  const operands: Record<string, number | bigint | Literal> = {};
  const refs: Cell[] = [];
  for (const op of opcode.operands) {
    const value = operandValue(op, pick, first);
    if (value === undefined) refs.push(beginCell().storeUint(0, 8).endCell());
    else {
      operands[op.name] = value;
      if (typeof value === 'object') for (let i = 0; i < value.refs; i++) refs.push(beginCell().storeUint(i, 8).endCell());
    }
  }
  const stack: Input[] = [];
  const list = effect.inputs.find(({name}) => /^v\w*…/.test(name));
  let counted = 2;
  if (list) {
    const variable = /…v(\w)$/.exec(list.name)?.[1] ?? 'n';
    const operand = operands[variable];
    counted = operand === undefined ? (first ? 2 : pick(4)) : Number(operand);
  }
  for (const input of effect.inputs) {
    if (input === list) for (let i = 0; i < counted; i++) stack.push(int(i + 1));
    else if (input.types[0] === 'rest') stack.push(...DEEP);
    else if (list && input.name === (/…v(\w)$/.exec(list.name)?.[1] ?? 'n')) stack.push(int(counted));
    else {
      const options = choices(input);
      stack.push(options[first ? 0 : pick(options.length)]!);
    }
  }
  const needsDepth = opcode.operands.some(({kind}) => kind === 'stack');
  if (needsDepth && stack.length < 20)
    stack.unshift(...Array.from({length: 280}, (_, i) => int(i)).slice(0, opcode.operands.some(({bits: width}) => width === 8) ? 280 : 20));
  return {operands, stack, refs};
}

/** Short values that the reference prints whole, so that a reader sees which is which. */
const TELLING: Partial<Record<ValueType, readonly Input[]>> = {
  slice: [bits('10101011'), bits('1010'), bits('11000000')].map(slice),
  builder: [builder(bits('10101011')), builder(bits('11001101'))],
};
const TELLING_INTEGERS = [5, 8, 3, 2, 27];
/** Zero and a negative number: what depends on the sign shows nothing with a positive one. */
const SIGNED = [0, -7];

/**
 * Inputs whose values differ from each other, for the example of the reference: `5 5 – 5 5` says nothing of `SWAP`. The
 * likeliest first; not all of them run.
 */
export function telling(opcode: Opcode, effect: StackEffect): Vector[] {
  const {inputs} = effect;
  if (inputs.length === 0 || inputs.some(({name, types}) => name.includes('…') || types[0] === 'rest')) return [];
  const same = (a: Input, b: Input): boolean =>
    a.type === 'int' && b.type === 'int' ? a.value === b.value : 'cell' in a && 'cell' in b && a.cell.equals(b.cell);
  const made = (attempt: number, options: (input: StackValue, index: number) => readonly Input[]): Vector => {
    const base = generated(opcode, effect, attempt);
    const below = base.stack.length - inputs.length;
    const own: Input[] = [];
    inputs.forEach((input, index) => {
      const offered = [...options(input, index), base.stack[below + index]!, ...choices(input)];
      own.push(offered.find((one) => !own.some((other) => same(one, other))) ?? offered[0]!);
    });
    return {...base, stack: [...base.stack.slice(0, below), ...own]};
  };
  const short = ({name, types}: StackValue, index: number): readonly Input[] =>
    types[0] === 'any'
      ? [int(index + 1)]
      : types[0] === 'int' && !(name.replace(/['\d]+$/, '') in INTEGERS)
        ? TELLING_INTEGERS.map(int)
        : ((types[0] && TELLING[types[0]]) ?? []);
  const attempts = Array.from({length: 20}, (_, attempt) => attempt);
  return [
    made(0, short),
    ...SIGNED.map((value) => made(0, (input, index) => (input.types[0] === 'int' ? [int(value)] : short(input, index)))),
    ...attempts.map((attempt) => made(attempt, () => [])),
  ];
}

// ---- made by hand ----

const T2 = tuple(int(1), tuple(int(2), int(3)));
const T3 = tuple(int(1), tuple(int(2), tuple(int(3), int(4))));
const K = continuation();
const many = (count: number): Input[] => Array.from({length: count}, (_, i) => int(i));
const v = (stack: readonly Input[], more: Partial<Vector> = {}): Vector => ({operands: {}, stack, ...more});
const one = (name: string, value: number): Partial<Vector> => ({operands: {[name]: value}});

const blake = (count: number, size: number): Input[] => Array.from({length: count}, () => slice(bytes(Buffer.alloc(size, 1))));

export const HAND: Record<string, readonly Vector[]> = {
  ROLL: [v([...many(5), int(2)]), v([...many(300), int(255)]), v([...many(300), int(280)])],
  ROLLREV: [v([...many(5), int(2)]), v([...many(300), int(255)]), v([...many(300), int(280)])],
  BLKSWX: [v([...many(5), int(2), int(2)]), v([...many(300), int(100), int(155)]), v([...many(300), int(150), int(140)])],
  REVX: [v([...many(5), int(2), int(2)]), v([...many(300), int(255), int(1)]), v([...many(300), int(280), int(1)])],
  ONLYTOPX: [
    v([...many(5), int(2)], {variables: {d: 3}}),
    v([...many(300), int(280)], {variables: {d: 20}}),
    v([...many(280), int(280)], {variables: {d: 0}}),
  ],
  ...Object.fromEntries(
    ['FITSX', 'UFITSX', 'QFITSX', 'QUFITSX'].map((name) => [name, [v([int(7), int(8)]), v([int(7), int(3)]), v([int(0), int(1)])]]),
  ),
  PICK: [v([...many(5), int(1)])],
  DROPX: [v([...many(5), int(2)])],
  XCHGX: [v([...many(5), int(2)])],
  CHKDEPTH: [v([...many(5), int(2)])],
  ONLYX: [v([...many(5), int(2)])],
  XCHG_IJ: [v(many(20), {operands: {i: 2, j: 5}})],
  TUPLE: [0, 3, 15].map((n) => v(many(n), one('n', n))),
  TUPLEVAR: [0, 3, 40].map((n) => v([...many(n), int(n)])),
  UNTUPLE: [0, 2, 5].map((n) => v([tuple(...many(n))], one('n', n))),
  UNPACKFIRST: [0, 2, 5].map((k) => v([tuple(...many(6))], one('k', k))),
  EXPLODE: [0, 2, 5].map((m) => v([tuple(...many(m))], one('n', 7))),
  UNTUPLEVAR: [0, 2, 5].map((n) => v([tuple(...many(n)), int(n)])),
  UNPACKFIRSTVAR: [0, 2, 5].map((n) => v([tuple(...many(6)), int(n)])),
  EXPLODEVAR: [0, 2, 5].map((m) => v([tuple(...many(m)), int(7)])),
  SETINDEX: [1, 3, 6].map((m) => v([tuple(...many(m)), int(9)], one('k', 0))),
  SETINDEXVAR: [1, 3, 6].map((m) => v([tuple(...many(m)), int(9), int(0)])),
  SETINDEXQ: [
    v([tuple(...many(2)), int(9)], one('k', 4)),
    v([nothing, int(9)], one('k', 1)),
    v([tuple(...many(2)), nothing], {...one('k', 4), variables: {m: 0}}),
    v([tuple(...many(5)), int(1)], one('k', 1)),
  ],
  SETINDEXVARQ: [
    v([tuple(...many(2)), int(9), int(4)]),
    v([nothing, int(9), int(1)]),
    v([tuple(...many(2)), nothing, int(4)], {variables: {m: 0}}),
    v([tuple(...many(5)), int(1), int(1)]),
  ],
  TPUSH: [0, 2, 5].map((m) => v([tuple(...many(m)), int(9)])),
  TPOP: [1, 2, 5].map((m) => v([tuple(...many(m))])),
  INDEX2: [v([T2], {operands: {i: 1, j: 1}})],
  INDEX3: [v([T3], {operands: {i: 1, j: 1, k: 1}})],
  LAST: [v([T2])],
  PLDUZ: [v([slice(pattern(40))], one('c', 64))],
  ENDXC: [v([builder(bits('101')), int(0)]), v([builder(library), int(-1)])],
  CHASHIX: [v([cell(withRefs(1)), int(0)])],
  CDEPTHIX: [v([cell(withRefs(1)), int(0)])],
  CTOS: [v([cell(pattern(8))]), v([cell(pattern(8)), cell(pattern(8))], {setup: {bits: '1101000000110000', steps: 2, takes: 1}})],
  XCTOS: [v([cell(pattern(8))]), v([cell(pattern(8)), cell(pattern(8))], {setup: {bits: '1101000000110000', steps: 2, takes: 1}})],
  XLOAD: [
    v([cell(pattern(8))]),
    v([cell(libraryCell)]),
    v([cell(pattern(8)), cell(pattern(8))], {setup: {bits: '1101000000110000', steps: 2, takes: 1}}),
  ],
  XLOADQ: [v([cell(pattern(8))]), v([cell(new Cell({exotic: true, bits: library.bits}))])],
  LDREFRTOS: [v([slice(withRefs(1))])],
  SCUTLAST: [v([slice(withRefs(3)), int(8), int(1)])],
  SSKIPLAST: [v([slice(withRefs(3)), int(8), int(1)])],
  SUBSLICE: [v([slice(withRefs(3)), int(2), int(1), int(4), int(1)])],
  SPLIT: [v([slice(withRefs(3)), int(2), int(1)])],
  SDBEGINS: [v([slice(bits('1010111'))], {operands: {s: {bits: '101', refs: 0}}})],
  SDBEGINSX: [v([slice(bits('1010111')), slice(bits('101'))])],
  SDBEGINSXQ: [v([slice(bits('1010111')), slice(bits('101'))])],
  STREFQ: [v([cell(new Cell()), builder(withRefs(4))]), v([cell(new Cell()), builder(new Cell())])],
  STREFRQ: [v([builder(withRefs(4)), cell(new Cell())])],
  STBREFQ: [v([builder(new Cell()), builder(withRefs(4))])],
  STBREFRQ: [v([builder(withRefs(4)), builder(new Cell())])],
  ...Object.fromEntries(
    ['STIQ', 'STUQ'].map((name) => [
      name,
      [v([int(300), builder(new Cell())], one('c', 8)), v([int(3), builder(pattern(1020))], one('c', 8))],
    ]),
  ),
  ...Object.fromEntries(
    ['LDDICTQ', 'PLDDICTQ', 'LDDICT', 'LDDICTS', 'PLDDICT', 'SKIPDICT', 'PLDDICTS'].map((name) => [
      name,
      [v([slice(stored)]), v([slice(bits('0'))])],
    ]),
  ),
  CALLXVARARGS: [v([...many(3), K, int(2), int(-1)]), v([...many(60), K, int(50), int(-1)]), v([...many(60), K, int(40), int(-1)])],
  CALLCCVARARGS: [v([...many(3), K, int(2), int(-1)]), v([...many(60), K, int(50), int(-1)]), v([...many(60), K, int(40), int(-1)])],
  JMPXVARARGS: [v([...many(3), K, int(2)]), v([...many(60), K, int(50)]), v([...many(60), K, int(40)])],
  RETVARARGS: [v([...many(3), int(2)]), v([...many(60), int(50)]), v([...many(60), int(40)])],
  RETURNARGS: [
    v(many(5), {...one('p', 2), variables: {d: 3}}),
    v(many(60), {...one('p', 2), variables: {d: 58}}),
    v(many(60), {...one('p', 15), variables: {d: 45}}),
  ],
  RETURNVARARGS: [
    v([...many(5), int(2)], {variables: {d: 3}}),
    v([...many(60), int(2)], {variables: {d: 58}}),
    v([...many(60), int(15)], {variables: {d: 45}}),
  ],
  SETCONTVARARGS: [v([...many(3), K, int(2), int(-1)]), v([...many(60), K, int(50), int(-1)]), v([...many(60), K, int(40), int(3)])],
  SETCONTARGS: [
    v([...many(3), K], {operands: {r: 2, n: -1}}),
    v([...many(45), K], {operands: {r: 15, n: -1}, setup: {bits: hexBits('801E7FED11'), steps: 3, takes: 30}, variables: {e: 45}}),
    v([...many(45), K], {operands: {r: 4, n: -1}, setup: {bits: hexBits('801E7FED11'), steps: 3, takes: 30}, variables: {e: 34}}),
  ],
  BLESSVARARGS: [
    v([...many(3), slice(new Cell()), int(2), int(-1)]),
    v([...many(60), slice(new Cell()), int(50), int(-1)]),
    v([...many(60), slice(new Cell()), int(40), int(3)]),
  ],
  SETNUMVARARGS: [v([K, int(2)])],
  ...Object.fromEntries(
    ['RUNVM', 'RUNVMX'].map((name) => {
      const flags = name === 'RUNVM' ? [] : [int(0)];
      const more: Partial<Vector> = {operands: name === 'RUNVM' ? {f: 0} : {}, tail: '00000000'};
      return [
        name,
        [
          v([int(5), int(1), slice(bits('01110000')), ...flags], {...more, variables: {n: 1, q: 2, g: 23}}),
          v([int(0), slice(new Cell()), ...flags], {...more, variables: {n: 0, q: 0, g: 5}}),
          v([...many(40), int(40), slice(new Cell()), ...flags], {...more, variables: {n: 40, q: 40, g: 5}}),
        ],
      ];
    }),
  ),
  REPEAT: [v([int(2), continuation(bits('00000000'))])],
  REPEATEND: [v([int(2)])],
  REPEATENDBRK: [v([int(2)])],
  UNTIL: [v([continuation(bits('01110001'))])],
  UNTILBRK: [v([continuation(bits('01110001'))])],
  UNTILEND: [v([], {tail: '01110001'})],
  UNTILENDBRK: [v([], {tail: '01110001'})],
  WHILE: [v([continuation(bits('01110000')), K])],
  WHILEBRK: [v([continuation(bits('01110000')), K])],
  WHILEEND: [v([continuation(bits('01110000'))])],
  WHILEENDBRK: [v([continuation(bits('01110000'))])],
  AGAIN: [v([continuation(bits('1111001000000101'))])],
  AGAINBRK: [v([continuation(bits('1101101100110001'))])],
  AGAINEND: [v([], {tail: '1111001000000101'})],
  AGAINENDBRK: [v([], {tail: '1101101100110001'})],
  POPCTRX: [v([cell(pattern(8)), int(4)])],
  PUSHCTR: [0, 1, 2, 3, 4, 5, 7].map((i) => v([], one('i', i))),
  PUSHCTRX: [v([int(4)])],
  SETCONTCTRX: [v([cell(pattern(8)), K, int(4)])],
  SETCONTCTR: [v([cell(pattern(8)), K], one('i', 4))],
  SETCONTCTRMANY: [v([K], one('m', 3)), v([K], one('m', 0x90))],
  SETCONTCTRMANYX: [v([K, int(3)])],
  ...Object.fromEntries(['POPCTR', 'SETRETCTR', 'SETALTCTR', 'POPSAVE'].map((name) => [name, [v([cell(pattern(8))], one('i', 4))]])),
  ...Object.fromEntries(['SAVECTR', 'SAVEALTCTR', 'SAVEBOTHCTR'].map((name) => [name, [v([], one('i', 4))]])),
  ...Object.fromEntries(
    ['THROWANY', 'THROWANYIF', 'THROWANYIFNOT'].map((name) => [
      name,
      name === 'THROWANY' ? [v([int(55)])] : [v([int(55), int(-1)]), v([int(55), int(0)])],
    ]),
  ),
  ...Object.fromEntries(
    ['CALLDICT', 'CALLDICT_LONG', 'JMPDICT', 'PREPAREDICT'].map((name) => [name, [v([int(3)], one('n', 0)), v([int(3)], one('n', 200))]]),
  ),
  SETCP: [v([], one('n', 0))],
  SETCPX: [v([int(0)])],
  SETGLOB: [1, 5, 31].map((k) => v([int(7)], {...one('k', k), variables: {m: k + 1}})),
  SETGLOBVAR: [1, 5, 200].map((k) => v([int(7), int(k)], {variables: {m: k + 1}})),
  GETGLOBVAR: [v([int(0)])],
  SETGASLIMIT: [v([int(500_000)])],
  // The tuple of a message has ten elements, 0 to 9; a program may put a longer one into c7.
  INMSGPARAM: [10, 15].map((i) =>
    v([tuple(...many(16))], {...one('i', i), setup: {bits: hexBits('ED476F100180116F876F01ED57'), steps: 7, takes: 1}}),
  ),
  GETPARAMLONG: [v([], one('i', 3))],
  GETPARAM: [v([], one('i', 1))],
  CHANGELIB: [v([int(5), int(1)])],
  SETLIBCODE: [v([cell(pattern(8)), int(1)])],
  SENDRAWMSG: [v([cell(message), int(0)])],
  SHA256U: [v([slice(pattern(256))])],
  CHKSIGNU: [
    v([int(5), slice(SIGNATURE), int(77)]),
    v([int(5), slice(SIGNATURE), int(77), ...Array.from({length: 10}, () => [int(5), slice(SIGNATURE), int(77)]).flat()], {
      setup: {bits: '111110010001000000110000'.repeat(10), steps: 20, takes: 30},
    }),
  ],
  CHKSIGNS: [
    v([slice(pattern(64)), slice(SIGNATURE), int(77)]),
    v([slice(pattern(64)), slice(SIGNATURE), int(77), ...Array.from({length: 10}, () => [int(5), slice(SIGNATURE), int(77)]).flat()], {
      setup: {bits: '111110010001000000110000'.repeat(10), steps: 20, takes: 30},
    }),
  ],
  P256_CHKSIGNU: [v([int(5), slice(SIGNATURE), slice(P256_KEY)])],
  P256_CHKSIGNS: [v([slice(bytes(Buffer.alloc(20))), slice(SIGNATURE), slice(P256_KEY)])],
  ECRECOVER: [v([int(5), int(0), int(7), int(9)]), v([int(5), int(1), int(7), int(9)])],
  SECP256K1_XONLY_PUBKEY_TWEAK_ADD: [
    v([int(0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n), int(5)]),
    v([int(5), int(5)]),
  ],
  RIST255_VALIDATE: [v([int(RISTRETTO)])],
  RIST255_ADD: [v([int(RISTRETTO), int(RISTRETTO_2)])],
  RIST255_SUB: [v([int(RISTRETTO), int(RISTRETTO_2)])],
  RIST255_MUL: [v([int(RISTRETTO), int(5)])],
  RIST255_QVALIDATE: [v([int(RISTRETTO)])],
  RIST255_QADD: [v([int(RISTRETTO), int(RISTRETTO_2)])],
  RIST255_QSUB: [v([int(RISTRETTO), int(RISTRETTO_2)])],
  RIST255_QMUL: [v([int(RISTRETTO), int(5)])],
  BLS_VERIFY: [v([slice(G1), slice(bytes(Buffer.alloc(8))), slice(G2)])],
  BLS_AGGREGATE: [1, 2, 5].map((n) => v([...Array.from({length: n}, () => slice(G2)), int(n)])),
  BLS_FASTAGGREGATEVERIFY: [1, 2, 4].map((n) =>
    v([...Array.from({length: n}, () => slice(G1)), int(n), slice(bytes(Buffer.alloc(8))), slice(G2)], {variables: {n}}),
  ),
  BLS_AGGREGATEVERIFY: [1, 2, 3].map((n) =>
    v([...Array.from({length: n}, (_, i) => [slice(G1), slice(bytes(Buffer.alloc(8 + i)))]).flat(), int(n), slice(G2)], {variables: {n}}),
  ),
  BLS_G1_ADD: [v([slice(G1), slice(G1)])],
  BLS_G1_SUB: [v([slice(G1), slice(G1)])],
  BLS_G1_NEG: [v([slice(G1)])],
  BLS_G1_MUL: [v([slice(G1), int(5)])],
  BLS_G1_MULTIEXP: [0, 2, 17, 40].map((n) => v([...Array.from({length: n}, (_, i) => [slice(G1), int(i + 2)]).flat(), int(n)])),
  BLS_G1_INGROUP: [v([slice(G1)])],
  BLS_G1_ISZERO: [v([slice(G1_ZERO)]), v([slice(G1)])],
  BLS_MAP_TO_G1: [v([slice(bytes(Buffer.alloc(48)))])],
  BLS_G2_ADD: [v([slice(G2), slice(G2)])],
  BLS_G2_SUB: [v([slice(G2), slice(G2)])],
  BLS_G2_NEG: [v([slice(G2)])],
  BLS_G2_MUL: [v([slice(G2), int(5)])],
  BLS_G2_MULTIEXP: [0, 2, 17, 20].map((n) => v([...Array.from({length: n}, (_, i) => [slice(G2), int(i + 2)]).flat(), int(n)])),
  BLS_G2_INGROUP: [v([slice(G2)])],
  BLS_G2_ISZERO: [v([slice(G2_ZERO)])],
  BLS_MAP_TO_G2: [v([slice(bytes(Buffer.alloc(96)))])],
  BLS_PAIRING: [1, 2, 3].map((n) => v([...Array.from({length: n}, () => [slice(G1), slice(G2)]).flat(), int(n)])),
  ...Object.fromEntries(
    ['HASHEXT', 'HASHEXTR', 'HASHEXTA', 'HASHEXTAR'].flatMap((form) =>
      ['SHA256', 'SHA512', 'BLAKE2B', 'KECCAK256', 'KECCAK512', ''].map((suffix, hash) => [
        suffix ? `${form}_${suffix}` : form,
        [
          [8, 125],
          [3, 40],
          [1, 0],
          [0, 0],
        ].map(([n = 0, size = 0]) =>
          v(
            [
              ...(form.includes('EXTA') ? [builder(new Cell())] : []),
              ...blake(n, size),
              int(n),
              ...(suffix ? [] : [int(hash === 5 ? 1 : hash)]),
            ],
            {variables: {n, l: n * size, r: 16}},
          ),
        ),
      ]),
    ),
  ),
  LDMSGADDR: [v([slice(standard)])],
  ...Object.fromEntries(
    ['PARSEMSGADDR', 'REWRITESTDADDR', 'REWRITEVARADDR', 'LDSTDADDR', 'LDOPTSTDADDR'].flatMap((name) => [
      [name, [v([slice(standard)])]],
      [`${name}Q`, [v([slice(standard)]), v([slice(bits('11'))])]],
    ]),
  ),
  STSTDADDR: [v([slice(standard), builder(new Cell())])],
  STSTDADDRQ: [v([slice(standard), builder(new Cell())]), v([slice(bits('11')), builder(new Cell())])],
  STOPTSTDADDR: [v([slice(standard), builder(new Cell())]), v([nothing, builder(new Cell())])],
  STOPTSTDADDRQ: [
    v([slice(standard), builder(new Cell())]),
    v([nothing, builder(new Cell())]),
    v([slice(bits('11')), builder(new Cell())]),
  ],
  ...Object.fromEntries(
    ['GETQ', 'GET', 'GETJMP', 'GETEXEC'].map((suffix) => [
      `PFXDICT${suffix}`,
      DEPTHS.map((depth) => v([slice(prefixKey), cell(prefixDictionary(depth)), int(8)])),
    ]),
  ),
  PFXDICTSWITCH: DEPTHS.map((depth) => v([slice(prefixKey)], {operands: {n: 8}, refs: [prefixDictionary(depth)]})),
  ...Object.fromEntries(
    ['SET', 'REPLACE'].map((suffix) => [
      `PFXDICT${suffix}`,
      DEPTHS.map((depth) =>
        v([slice(bits('00000000')), slice(exactKey), cell(prefixDictionary(depth)), int(8)], {variables: {a: depth, b: 0, c: depth}}),
      ),
    ]),
  ),
  PFXDICTADD: [
    v([slice(bits('00000000')), slice(exactKey), nothing, int(8)], {variables: {a: 0, b: 0, c: 1}}),
    ...DEPTHS.map((depth) =>
      v([slice(bits('00000000')), slice(otherKey), cell(prefixDictionary(depth)), int(8)], {variables: {a: depth, b: 0, c: depth + 2}}),
    ),
  ],
  PFXDICTDEL: DEPTHS.map((depth) =>
    v([slice(exactKey), cell(prefixDictionary(depth)), int(8)], {variables: {a: depth === 1 ? 1 : depth + 1, b: 0, c: depth - 1}}),
  ),
  SUBDICTGET: [1, 3, 5].flatMap((length) =>
    [8, 3].map((size) => v([slice(bits('00000110')), int(length), cell(dictionary(false, 'inline', size)), int(8)])),
  ),
  GETEXTRABALANCE: [1, 2, 3, 8].map((count) =>
    v([int(1), tuple(int(5), cell(currencies(count)))], {
      setup: {bits: hexBits('ED476F10016F576F01ED57'), steps: 6, takes: 1},
      variables: {a: depthOf(count), b: 0},
    }),
  ),
  ...Object.fromEntries(
    ['RANDU256', 'RAND', 'SETRAND', 'ADDRAND'].map((name) => [
      name,
      [
        [1, ''],
        [6, '77F865'],
        [32, '77F87F'],
      ].map(([m, setup]) =>
        v(name === 'RANDU256' ? [] : [int(9)], {
          setup: setup ? {bits: hexBits(String(setup)), steps: 2, takes: 0} : undefined,
          variables: {n: 18, m: Number(m)},
        }),
      ),
    ]),
  ),
  ...Object.fromEntries(['CDATASIZE', 'CDATASIZEQ'].map((name) => [name, [0, 2, 4].map((refs) => v([cell(withRefs(refs)), int(100)]))])),
  ...Object.fromEntries(['SDATASIZE', 'SDATASIZEQ'].map((name) => [name, [0, 2, 4].map((refs) => v([slice(withRefs(refs)), int(100)]))])),
  SENDMSG: [
    v([cell(message), int(0)], {variables: {a: 1, b: 1, c: 1}}),
    v([cell(message), int(1024)], {variables: {a: 1, b: 1, c: 0}}),
    v([cell(messageWith(2)), int(0)], {variables: {a: 2, b: 1, c: 1}}),
    v([cell(messageWith(3)), int(1024)], {variables: {a: 3, b: 1, c: 0}}),
  ],
  DICTPUSHCONST: [v([], {operands: {n: 8}, refs: [dictionary(false, 'inline')]})],
};

/** Dictionary instructions: three sizes of dictionary, a key that is there and one that is not. */
export function dictionaryVectors(name: string): Vector[] {
  const match = /^(SUB|PFX)?DICT([IU]?)(.*)$/.exec(name);
  if (!match || match[1] === 'PFX' || /^(PUSHCONST|SWITCH)$/.test(match[3]!)) return [];
  const [, subdictionary, kind = '', rest = ''] = match;
  const inRef = /REF$/.test(rest);
  const code = /(JMP|EXEC)Z?$/.test(rest);
  const out: Vector[] = [];
  for (const size of [8, 1, 3]) {
    const d = cell(dictionary(kind === 'I', inRef ? 'ref' : code ? 'code' : 'inline', size));
    for (const key of [6, 3, 7, 100]) {
      const keyInput = kind ? int(key) : slice(beginCell().storeUint(key, 8).endCell());
      const value = inRef ? cell(pattern(8)) : /B$/.test(rest) ? builder(pattern(16)) : slice(pattern(16));
      if (subdictionary) out.push(v([kind ? int(0) : slice(bits('000')), int(kind ? 2 : 3), d, int(8)]));
      else if (/(MIN|MAX)(REF)?$/.test(rest)) out.push(v([d, int(8)]));
      else if (/^(GET|DEL)/.test(rest)) out.push(v([keyInput, d, int(8)]));
      else out.push(v([value, keyInput, d, int(8)]));
    }
  }
  return out;
}
