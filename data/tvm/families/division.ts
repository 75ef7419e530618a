import type {Row} from './row.ts';

/**
 * Division: what is divided (alone, plus a number, times a number, shifted) × by what (a number, a power of two from the
 * stack or from the opcode) × what is kept (quotient, remainder, both) × rounding (down, nearest, up) × quiet or not.
 */
type Text = readonly [string, string, string];

interface Shape {
  /** Name for a suffix of rounding and for 'shift in the opcode'. */
  readonly name: (rounding: string, constant: boolean) => string;
  readonly takes: (constant: boolean) => string;
  readonly dividend: Text;
  readonly divisor: (constant: boolean) => Text;
  readonly keeps: 'q' | 'r' | 'qr';
  readonly constants: readonly boolean[];
  readonly quietConstants?: false;
  /** Forms that the assembler lets go by another name. */
  readonly skip?: readonly string[];
}

const x: Text = ['x', 'x', 'x'];
const xw: Text = ['x + w', 'x + w', 'x + w'];
const xy: Text = ['x·y', 'x·y', 'x·y'];
const xyw: Text = ['x·y + w', 'x·y + w', 'x·y + w'];
const number = (name: string) => (): Text => [name, name, name];
const power =
  (variable: string) =>
  (constant: boolean): Text =>
    constant ? ['2^t', '2^t', '2^t'] : [`2^${variable}`, `2^${variable}`, `2^${variable}`];
const always = (stack: string) => (): string => stack;
const with_ =
  (stack: string, variable: string) =>
  (constant: boolean): string =>
    constant ? stack : `${stack} ${variable}`;

function shifted(base: string, end: string, both = false) {
  // RSHIFTMODR from the stack, RSHIFTR#MOD with a constant; MULRSHIFTRMOD in both.
  return (rounding: string, constant: boolean): string =>
    constant ? `${base}${rounding}#${end}` : both ? `${base}${rounding}${end}` : `${base}${end}${rounding}`;
}
const leftShifted =
  (end: string) =>
  (rounding: string, constant: boolean): string =>
    `LSHIFT${constant ? '#' : ''}${end}${rounding}`;
const plain =
  (name: string) =>
  (rounding: string): string =>
    `${name}${rounding}`;

const SHAPES: readonly Shape[] = [
  {name: plain('ADDDIVMOD'), takes: always('x w y'), dividend: xw, divisor: number('y'), keeps: 'qr', constants: [false]},
  {name: plain('DIV'), takes: always('x y'), dividend: x, divisor: number('y'), keeps: 'q', constants: [false]},
  {name: plain('MOD'), takes: always('x y'), dividend: x, divisor: number('y'), keeps: 'r', constants: [false]},
  {name: plain('DIVMOD'), takes: always('x y'), dividend: x, divisor: number('y'), keeps: 'qr', constants: [false]},
  {name: shifted('ADDRSHIFT', 'MOD'), takes: with_('x w', 'y'), dividend: xw, divisor: power('y'), keeps: 'qr', constants: [false, true]},
  {
    name: shifted('RSHIFT', ''),
    takes: with_('x', 'y'),
    dividend: x,
    divisor: power('y'),
    keeps: 'q',
    constants: [false, true],
    skip: ['RSHIFT'],
  },
  {name: shifted('MODPOW2', ''), takes: with_('x', 'y'), dividend: x, divisor: power('y'), keeps: 'r', constants: [false, true]},
  {name: shifted('RSHIFT', 'MOD'), takes: with_('x', 'y'), dividend: x, divisor: power('y'), keeps: 'qr', constants: [false, true]},
  {name: plain('MULADDDIVMOD'), takes: always('x y w z'), dividend: xyw, divisor: number('z'), keeps: 'qr', constants: [false]},
  {name: plain('MULDIV'), takes: always('x y z'), dividend: xy, divisor: number('z'), keeps: 'q', constants: [false]},
  {name: plain('MULMOD'), takes: always('x y z'), dividend: xy, divisor: number('z'), keeps: 'r', constants: [false]},
  {name: plain('MULDIVMOD'), takes: always('x y z'), dividend: xy, divisor: number('z'), keeps: 'qr', constants: [false]},
  {
    name: shifted('MULADDRSHIFT', 'MOD', true),
    takes: with_('x y w', 'z'),
    dividend: xyw,
    divisor: power('z'),
    keeps: 'qr',
    constants: [false, true],
  },
  {name: shifted('MULRSHIFT', '', true), takes: with_('x y', 'z'), dividend: xy, divisor: power('z'), keeps: 'q', constants: [false, true]},
  {
    name: shifted('MULMODPOW2', '', true),
    takes: with_('x y', 'z'),
    dividend: xy,
    divisor: power('z'),
    keeps: 'r',
    constants: [false, true],
  },
  {
    name: shifted('MULRSHIFT', 'MOD', true),
    takes: with_('x y', 'z'),
    dividend: xy,
    divisor: power('z'),
    keeps: 'qr',
    constants: [false, true],
  },
  ...(['ADDDIVMOD', 'DIV', 'MOD', 'DIVMOD'] as const).map((end): Shape => ({
    name: leftShifted(end),
    takes: with_(end === 'ADDDIVMOD' ? 'x w z' : 'x z', 'y'),
    dividend: end === 'ADDDIVMOD' ? ['x·2^s + w', 'x·2^s + w', 'x·2^s + w'] : ['x·2^s', 'x·2^s', 'x·2^s'],
    divisor: number('z'),
    keeps: end === 'DIV' ? 'q' : end === 'MOD' ? 'r' : 'qr',
    constants: [false, true],
  })),
];

const ROUNDING: Record<string, Text> = {
  '': ['rounding down', '向下取整', 'с округлением вниз'],
  R: ['rounding to the nearest (a half goes up)', '四舍五入（一半时向上）', 'с округлением до ближайшего (половина — вверх)'],
  C: ['rounding up', '向上取整', 'с округлением вверх'],
};

function describe(shape: Shape, rounding: string, constant: boolean, quiet: boolean): Text {
  const shift = constant ? 't' : 'y';
  const fill = (text: Text): Text => [
    text[0].replace('2^s', `2^${shift}`),
    text[1].replace('2^s', `2^${shift}`),
    text[2].replace('2^s', `2^${shift}`),
  ];
  const [a, b] = [fill(shape.dividend), shape.divisor(constant)];
  const round = ROUNDING[rounding]!;
  const kept: Text =
    shape.keeps === 'q'
      ? [`Divides ${a[0]} by ${b[0]}, ${round[0]}.`, `${a[1]} 除以 ${b[1]}，${round[1]}。`, `Делит ${a[2]} на ${b[2]} ${round[2]}.`]
      : shape.keeps === 'r'
        ? [
            `Remainder of ${a[0]} divided by ${b[0]}, ${round[0]}.`,
            `${a[1]} 除以 ${b[1]}（${round[1]}）的余数。`,
            `Остаток от деления ${a[2]} на ${b[2]} ${round[2]}.`,
          ]
        : [
            `Divides ${a[0]} by ${b[0]}, ${round[0]}; leaves quotient and remainder.`,
            `${a[1]} 除以 ${b[1]}，${round[1]}；留下商和余数。`,
            `Делит ${a[2]} на ${b[2]} ${round[2]}; оставляет частное и остаток.`,
          ];
  if (!quiet) return kept;
  return [
    `${kept[0]} NaN instead of an exception on overflow or division by zero.`,
    `${kept[1]}溢出或除以零时得到 NaN，不抛出异常。`,
    `${kept[2]} При переполнении или делении на ноль — NaN вместо исключения.`,
  ];
}

function rows(quiet: boolean): Row[] {
  return SHAPES.flatMap((shape) =>
    shape.constants
      .filter((constant) => !(quiet && constant))
      .flatMap((constant) =>
        Object.keys(ROUNDING).flatMap((rounding): Row[] => {
          const name = shape.name(rounding, constant);
          const out = {q: 'q', r: 'r', qr: 'q r'}[shape.keeps];
          const text = describe(shape, rounding, constant, quiet);
          const prefix = quiet ? 'Q' : '';
          const alternative = !constant && shape.skip?.includes(name);
          // The assembler writes the shorter `LSHIFT#`-like form instead: these have no word of their own.
          const unnamed = name === 'RSHIFT#' ? {fift: 'x{A934} s, (t-1) 8 u,'} : undefined;
          const more = alternative ? {fift: `x{${quiet ? 'B7A924' : 'A924'}} s,`} : unnamed;
          return [[`${prefix}${name}${alternative ? '_ALT' : ''}`, `${shape.takes(constant)} – ${out}`, ...text, more]];
        }),
      ),
  );
}

export const division: readonly Row[] = [...rows(false), ...rows(true)];
