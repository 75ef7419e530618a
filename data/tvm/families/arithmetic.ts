import type {Row} from './row.ts';

/** Rows of the ordinary forms: `quiet()` makes the quiet ones of them. */
const basic: readonly Row[] = [
  ['ADD', 'x y – x+y', 'Adds two numbers.', '两数相加。', 'Складывает два числа.'],
  ['SUB', 'x y – x-y', 'Subtracts the top from the second number.', '第二个数减去栈顶的数。', 'Вычитает верхнее число из второго.'],
  ['SUBR', 'x y – y-x', 'Subtracts the second number from the top.', '栈顶的数减去第二个数。', 'Вычитает второе число из верхнего.'],
  ['NEGATE', 'x – -x', 'Changes the sign.', '取相反数。', 'Меняет знак.'],
  ['INC', 'x – x+1', 'Adds 1.', '加 1。', 'Прибавляет 1.'],
  ['DEC', 'x – x-1', 'Subtracts 1.', '减 1。', 'Вычитает 1.'],
  ['ADDINT', 'x – x+c', 'Adds the constant c, -128 to 127.', '加上常数 c，范围 -128 到 127。', 'Прибавляет константу c от −128 до 127.'],
  [
    'MULINT',
    'x – x·c',
    'Multiplies by the constant c, -128 to 127.',
    '乘以常数 c，范围 -128 到 127。',
    'Умножает на константу c от −128 до 127.',
  ],
  ['MUL', 'x y – x·y', 'Multiplies two numbers.', '两数相乘。', 'Умножает два числа.'],
];

const shifts: readonly Row[] = [
  [
    'LSHIFT',
    'x – x·2^c',
    'Shifts left by c bits, 1 to 256.',
    '左移 c 位，c 为 1 到 256。',
    'Сдвигает влево на c бит, от 1 до 256.',
    {fift: '(c) LSHIFT#'},
  ],
  [
    'RSHIFT',
    'x – ⌊x/2^c⌋',
    'Shifts right by c bits, 1 to 256, rounding down.',
    '右移 c 位，c 为 1 到 256，向下取整。',
    'Сдвигает вправо на c бит, от 1 до 256, с округлением вниз.',
    {fift: '(c) RSHIFT#'},
  ],
  [
    'LSHIFT_VAR',
    'x y – x·2^y',
    'Shifts left by y bits, 0 to 1023.',
    '左移 y 位，y 为 0 到 1023。',
    'Сдвигает влево на y бит, от 0 до 1023.',
    {fift: 'LSHIFT'},
  ],
  [
    'RSHIFT_VAR',
    'x y – ⌊x/2^y⌋',
    'Shifts right by y bits, 0 to 1023, rounding down.',
    '右移 y 位，y 为 0 到 1023，向下取整。',
    'Сдвигает вправо на y бит, от 0 до 1023, с округлением вниз.',
    {fift: 'RSHIFT'},
  ],
  ['POW2', 'y – 2^y', 'Raises 2 to the power y, 0 to 1023.', '求 2 的 y 次方，y 为 0 到 1023。', 'Возводит 2 в степень y, от 0 до 1023.'],
];

const logic: readonly Row[] = [
  [
    'AND',
    'x y – x&y',
    'Bitwise and of two numbers, in two’s complement.',
    '两数按位与（补码）。',
    'Побитовое И двух чисел в дополнительном коде.',
  ],
  ['OR', 'x y – x|y', 'Bitwise or of two numbers.', '两数按位或。', 'Побитовое ИЛИ двух чисел.'],
  ['XOR', 'x y – x^y', 'Bitwise exclusive or of two numbers.', '两数按位异或。', 'Побитовое исключающее ИЛИ двух чисел.'],
  ['NOT', 'x – ~x', 'Inverts every bit: -1 - x.', '按位取反：-1 - x。', 'Инвертирует каждый бит: −1 − x.'],
];

const fits: readonly Row[] = [
  [
    'FITS',
    'x – x',
    'Throws unless x fits in c bits with a sign, c from 1 to 256.',
    '若 x 放不进 c 位有符号整数（c 为 1 到 256）则抛出异常。',
    'Выбрасывает исключение, если x не помещается в c бит со знаком, c от 1 до 256.',
  ],
  [
    'UFITS',
    'x – x',
    'Throws unless x fits in c bits without a sign, c from 1 to 256.',
    '若 x 放不进 c 位无符号整数（c 为 1 到 256）则抛出异常。',
    'Выбрасывает исключение, если x не помещается в c бит без знака, c от 1 до 256.',
  ],
  [
    'FITSX',
    'x c – x',
    'Takes c, 0 to 1023, and throws unless x fits in c bits with a sign.',
    '取出 c（0 到 1023）；若 x 放不进 c 位有符号整数则抛出异常。',
    'Берёт c от 0 до 1023 и выбрасывает исключение, если x не помещается в c бит со знаком.',
  ],
  [
    'UFITSX',
    'x c – x',
    'Takes c, 0 to 1023, and throws unless x fits in c bits without a sign.',
    '取出 c（0 到 1023）；若 x 放不进 c 位无符号整数则抛出异常。',
    'Берёт c от 0 до 1023 и выбрасывает исключение, если x не помещается в c бит без знака.',
  ],
];

const sizes: readonly Row[] = [
  [
    'BITSIZE',
    'x – n',
    'Pushes the least number of bits that hold x with its sign.',
    '压入容纳 x（含符号）所需的最少位数。',
    'Кладёт минимальное число бит, в которые помещается x со знаком.',
  ],
  [
    'UBITSIZE',
    'x – n',
    'Pushes the least number of bits that hold x, which must not be negative.',
    '压入容纳非负数 x 所需的最少位数。',
    'Кладёт минимальное число бит, в которые помещается неотрицательное x.',
  ],
];

const extremes: readonly Row[] = [
  ['MIN', 'x y – z', 'Leaves the smaller of two numbers.', '留下两数中较小者。', 'Оставляет меньшее из двух чисел.'],
  ['MAX', 'x y – z', 'Leaves the larger of two numbers.', '留下两数中较大者。', 'Оставляет большее из двух чисел.'],
  [
    'MINMAX',
    'x y – z w',
    'Sorts two numbers: the smaller, then the larger on top.',
    '把两数排序：较小者在下，较大者在栈顶。',
    'Упорядочивает два числа: меньшее, затем большее на вершине.',
  ],
  ['ABS', 'x – z', 'Absolute value.', '绝对值。', 'Модуль числа.'],
];

const compare: readonly Row[] = [
  ['SGN', 'x – z', 'Sign of x: -1, 0 or 1.', 'x 的符号：-1、0 或 1。', 'Знак x: −1, 0 или 1.'],
  ['LESS', 'x y – f', 'True (-1) if x < y, else 0.', '若 x < y 则为真（-1），否则为 0。', 'Истина (−1), если x < y, иначе 0.'],
  ['EQUAL', 'x y – f', 'True (-1) if x = y, else 0.', '若 x = y 则为真（-1），否则为 0。', 'Истина (−1), если x = y, иначе 0.'],
  ['LEQ', 'x y – f', 'True (-1) if x ≤ y, else 0.', '若 x ≤ y 则为真（-1），否则为 0。', 'Истина (−1), если x ≤ y, иначе 0.'],
  ['GREATER', 'x y – f', 'True (-1) if x > y, else 0.', '若 x > y 则为真（-1），否则为 0。', 'Истина (−1), если x > y, иначе 0.'],
  ['NEQ', 'x y – f', 'True (-1) if x ≠ y, else 0.', '若 x ≠ y 则为真（-1），否则为 0。', 'Истина (−1), если x ≠ y, иначе 0.'],
  ['GEQ', 'x y – f', 'True (-1) if x ≥ y, else 0.', '若 x ≥ y 则为真（-1），否则为 0。', 'Истина (−1), если x ≥ y, иначе 0.'],
  [
    'CMP',
    'x y – z',
    'Compares: -1 if x < y, 0 if equal, 1 if x > y.',
    '比较：x < y 为 -1，相等为 0，x > y 为 1。',
    'Сравнивает: −1, если x < y, 0, если равны, 1, если x > y.',
  ],
  ['EQINT', 'x – f', 'True (-1) if x equals the constant y.', '若 x 等于常数 y 则为真（-1）。', 'Истина (−1), если x равен константе y.'],
  [
    'LESSINT',
    'x – f',
    'True (-1) if x is less than the constant y.',
    '若 x 小于常数 y 则为真（-1）。',
    'Истина (−1), если x меньше константы y.',
  ],
  [
    'GTINT',
    'x – f',
    'True (-1) if x is greater than the constant y.',
    '若 x 大于常数 y 则为真（-1）。',
    'Истина (−1), если x больше константы y.',
  ],
  [
    'NEQINT',
    'x – f',
    'True (-1) if x differs from the constant y.',
    '若 x 不等于常数 y 则为真（-1）。',
    'Истина (−1), если x не равен константе y.',
  ],
];

const NAN = [
  'Returns NaN instead of throwing if the result does not fit or an operand is NaN.',
  '结果溢出或操作数为 NaN 时返回 NaN，不抛出异常。',
  'Возвращает NaN, а не выбрасывает исключение, если результат не помещается или операнд — NaN.',
] as const;
const NAN_INSTEAD = ['Returns NaN instead of throwing.', '返回 NaN，不抛出异常。', 'Возвращает NaN, а не выбрасывает исключение.'] as const;
const NAN_ANY = ['NaN if an operand is NaN.', '有操作数为 NaN 时结果为 NaN。', 'NaN, если операнд — NaN.'] as const;

function quiet(rows: readonly Row[], [en, zh, ru]: readonly [string, string, string]): Row[] {
  return rows.map(([name, stack, ...text]) => {
    const more = text[3]?.fift ? {fift: text[3].fift.replace(/(\S+)$/, 'Q$1')} : undefined;
    return [`Q${name}`, stack, `${text[0]} ${en}`, `${text[1]}${zh}`, `${text[2]} ${ru}`, more];
  });
}

/** A quiet check returns NaN; the sentence about throwing does not apply. */
const quietFits: readonly Row[] = [
  [
    'QFITS',
    'x – x|NaN',
    'Leaves x if it fits in c bits with a sign, else NaN.',
    '若 x 能放进 c 位有符号整数则保留 x，否则为 NaN。',
    'Оставляет x, если он помещается в c бит со знаком, иначе NaN.',
  ],
  [
    'QUFITS',
    'x – x|NaN',
    'Leaves x if it fits in c bits without a sign, else NaN.',
    '若 x 能放进 c 位无符号整数则保留 x，否则为 NaN。',
    'Оставляет x, если он помещается в c бит без знака, иначе NaN.',
  ],
  [
    'QFITSX',
    'x c – x|NaN',
    'Takes c and leaves x if it fits in c bits with a sign, else NaN.',
    '取出 c；若 x 能放进 c 位有符号整数则保留 x，否则为 NaN。',
    'Берёт c и оставляет x, если он помещается в c бит со знаком, иначе NaN.',
  ],
  [
    'QUFITSX',
    'x c – x|NaN',
    'Takes c and leaves x if it fits in c bits without a sign, else NaN.',
    '取出 c；若 x 能放进 c 位无符号整数则保留 x，否则为 NaN。',
    'Берёт c и оставляет x, если он помещается в c бит без знака, иначе NaN.',
  ],
];

export const arithmetic: readonly Row[] = [...basic, ...quiet(basic, NAN)];

export const bitwise: readonly Row[] = [
  ...shifts,
  ...logic,
  ...fits,
  ...sizes,
  ...quiet(shifts, NAN),
  ...quiet(logic, NAN_ANY),
  ...quietFits,
  ...quiet(sizes, NAN_INSTEAD),
];

export const compareInt: readonly Row[] = [
  ...extremes,
  ...compare,
  ['ISNAN', 'x – f', 'Tells whether x is NaN.', '判断 x 是否为 NaN。', 'Проверяет, является ли x NaN.'],
  [
    'CHKNAN',
    'x – x',
    'Throws an integer overflow if x is NaN.',
    '若 x 为 NaN，则抛出整数溢出异常。',
    'Выбрасывает исключение «целочисленное переполнение», если x — NaN.',
  ],
  ...quiet(extremes, NAN_ANY),
  ...quiet(compare, NAN_ANY),
];
