import type {Row} from './row.ts';

type Text = readonly [string, string, string];
const SIGN: Record<string, Text> = {
  I: ['signed', '有符号', 'со знаком'],
  U: ['unsigned', '无符号', 'без знака'],
};

/** STI, STUXRQ and the rest of the family: sign × size from the stack or the opcode × order × quiet. */
function storeInt(): Row[] {
  const rows: Row[] = [];
  for (const variable of [false, true]) {
    for (const quiet of ['', 'Q']) {
      for (const reverse of ['', 'R']) {
        for (const kind of ['I', 'U']) {
          const [en, zh, ru] = SIGN[kind]!;
          const takes = `${reverse ? 'b x' : 'x b'}${variable ? ' l' : ''}`;
          const size: Text = variable
            ? ['l bits (taken from the stack)', 'l 位（l 取自栈）', 'l бит (l берётся из стека)']
            : ['c bits', 'c 位', 'c бит'];
          const failed: Text = quiet
            ? [
                ' On success pushes 0; with no room gives the operands back and -1, if x does not fit, 1.',
                '成功时压入 0；空间不足时归还操作数并压入 -1，x 放不下时压入 1。',
                ' При успехе кладёт 0; если нет места, возвращает операнды и −1, если x не помещается — 1.',
              ]
            : ['', '', ''];
          const out = quiet ? `b' 0 | ${reverse ? 'b x' : 'x b'} -1 | ${reverse ? 'b x' : 'x b'} 1` : "b'";
          const name = `ST${kind}${variable ? 'X' : ''}${reverse}${quiet}`;
          const text: Text = [
            `Stores x as ${en === 'signed' ? 'a signed' : 'an unsigned'} number of ${size[0]}.${failed[0]}`,
            `把 x 作为${zh}整数存入 ${size[1]}。${failed[1]}`,
            `Записывает x как число ${ru} в ${size[2]}.${failed[2]}`,
          ];
          rows.push([name, `${takes} – ${out}`, ...text]);
          if (!variable && !quiet && !reverse) {
            rows.push([
              `${name}_ALT`,
              `${takes} – ${out}`,
              `The 24-bit form of \`${name}\`.`,
              `\`${name}\` 的 24 位形式。`,
              `То же, что \`${name}\`, в 24 битах.`,
              {fift: `(c) ${name}_l`},
            ]);
          }
        }
      }
    }
  }
  return rows;
}

const STORED: Record<string, {value: string; text: Text; gas?: string; room: Text}> = {
  REF: {
    value: 'c',
    text: ['the cell as a reference', '该单元作为引用', 'ячейку как ссылку'],
    room: ['no reference is free', '没有空余引用', 'нет свободной ссылки'],
  },
  BREF: {
    value: 'b1',
    text: ['a new cell made of builder b1 as a reference', '由 builder b1 生成的新单元作为引用', 'новую ячейку из builder b1 как ссылку'],
    gas: '26 + 500',
    room: ['no reference is free', '没有空余引用', 'нет свободной ссылки'],
  },
  SLICE: {
    value: 's',
    text: ['all bits and references of the slice', 'slice 的全部位和引用', 'все биты и ссылки slice'],
    room: ['it does not fit', '放不下', 'он не помещается'],
  },
  B: {
    value: 'b1',
    text: ['all bits and references of builder b1', 'builder b1 的全部位和引用', 'все биты и ссылки builder b1'],
    room: ['it does not fit', '放不下', 'он не помещается'],
  },
};

function storeOther(): Row[] {
  const rows: Row[] = [];
  for (const [kind, {value, text, gas, room}] of Object.entries(STORED)) {
    for (const quiet of ['', 'Q']) {
      for (const reverse of ['', 'R']) {
        const order = reverse ? `b ${value}` : `${value} b`;
        const name = `ST${kind}${reverse}${quiet}`;
        rows.push([
          name,
          `${order} – ${quiet ? `b' 0 | ${order} -1` : "b'"}`,
          `Stores ${text[0]}.${quiet ? ` Pushes 0; if ${room[0]}, gives the operands back and -1.` : ''}`,
          `把${text[1].startsWith('slice') || text[1].startsWith('builder') ? ' ' : ''}${text[1]}存入 builder。${quiet ? `压入 0；若${room[1]}，则归还操作数并压入 -1。` : ''}`,
          `Записывает ${text[2]}.${quiet ? ` Кладёт 0; если ${room[2]}, возвращает операнды и −1.` : ''}`,
          // A quiet store that fails makes no cell.
          gas ? {gas: quiet ? '26 + 500 | 26' : gas} : undefined,
        ]);
      }
    }
  }
  return rows;
}

const small: readonly Row[] = [
  ['NEWC', '– b', 'Pushes an empty builder.', '压入一个空 builder。', 'Кладёт пустой builder.'],
  [
    'ENDC',
    'b – c',
    'Makes an ordinary cell of a builder.',
    '把 builder 变成普通单元。',
    'Превращает builder в обычную ячейку.',
    {gas: '18 + 500'},
  ],
  [
    'ENDCST',
    "b b1 – b'",
    'Makes a cell of builder b1 and stores it in b as a reference; the 8-bit form of `STBREFR`.',
    '由 builder b1 生成单元，作为引用存入 b；`STBREFR` 的 8 位形式。',
    'Делает ячейку из builder b1 и записывает её в b как ссылку; 8-битная форма `STBREFR`.',
    {gas: '18 + 500'},
  ],
  ['STREF_ALT', "c b – b'", 'The 16-bit form of `STREF`.', '`STREF` 的 16 位形式。', 'То же, что `STREF`, в 16 битах.', {fift: 'STREF_l'}],
  [
    'STSLICE_ALT',
    "s b – b'",
    'The 16-bit form of `STSLICE`.',
    '`STSLICE` 的 16 位形式。',
    'То же, что `STSLICE`, в 16 битах.',
    {fift: 'STSLICE_l'},
  ],
  ['STREFCONST', "b – b'", 'Stores the next reference of the code.', '存入代码的下一个引用。', 'Записывает следующую ссылку кода.'],
  [
    'STREF2CONST',
    "b – b'",
    'Stores the next two references of the code.',
    '存入代码的后两个引用。',
    'Записывает две следующие ссылки кода.',
  ],
  [
    'ENDXC',
    'b f – c',
    'Makes a cell of a builder: exotic if f is true, checked against its type, else ordinary.',
    '把 builder 变成单元：f 为真时为特异单元（校验其类型），否则为普通单元。',
    'Превращает builder в ячейку: экзотическую, если f истинно (с проверкой типа), иначе обычную.',
    {gas: '26 + 500'},
  ],
  [
    'STILE4',
    "x b – b'",
    'Stores x as a signed 32-bit little-endian number.',
    '把 x 存为 32 位小端有符号整数。',
    'Записывает x как 32-битное число со знаком, младший байт первым.',
  ],
  [
    'STULE4',
    "x b – b'",
    'Stores x as an unsigned 32-bit little-endian number.',
    '把 x 存为 32 位小端无符号整数。',
    'Записывает x как 32-битное число без знака, младший байт первым.',
  ],
  [
    'STILE8',
    "x b – b'",
    'Stores x as a signed 64-bit little-endian number.',
    '把 x 存为 64 位小端有符号整数。',
    'Записывает x как 64-битное число со знаком, младший байт первым.',
  ],
  [
    'STULE8',
    "x b – b'",
    'Stores x as an unsigned 64-bit little-endian number.',
    '把 x 存为 64 位小端无符号整数。',
    'Записывает x как 64-битное число без знака, младший байт первым.',
  ],
  [
    'BDEPTH',
    'b – n',
    'Depth of the cell that the builder would make.',
    'builder 将生成的单元的深度。',
    'Глубина ячейки, которая получилась бы из builder.',
  ],
  ['BBITS', 'b – n', 'Number of bits in the builder.', 'builder 中的位数。', 'Число бит в builder.'],
  ['BREFS', 'b – n', 'Number of references in the builder.', 'builder 中的引用数。', 'Число ссылок в builder.'],
  [
    'BBITREFS',
    'b – n m',
    'Number of bits and of references in the builder.',
    'builder 中的位数和引用数。',
    'Число бит и число ссылок в builder.',
  ],
  [
    'BREMBITS',
    'b – n',
    'Number of bits that the builder can still take.',
    'builder 还能容纳的位数。',
    'Сколько бит ещё поместится в builder.',
  ],
  [
    'BREMREFS',
    'b – n',
    'Number of references that the builder can still take.',
    'builder 还能容纳的引用数。',
    'Сколько ссылок ещё поместится в builder.',
  ],
  [
    'BREMBITREFS',
    'b – n m',
    'Number of bits and of references that the builder can still take.',
    'builder 还能容纳的位数和引用数。',
    'Сколько бит и ссылок ещё поместится в builder.',
  ],
  [
    'BCHKBITS',
    'b –',
    'Throws a cell overflow unless c more bits fit.',
    '若无法再容纳 c 位，则抛出单元上溢异常。',
    'Выбрасывает исключение «переполнение ячейки», если не помещается ещё c бит.',
    {fift: '(c) BCHKBITS#'},
  ],
  [
    'BCHKBITS_VAR',
    'b l –',
    'Throws a cell overflow unless l more bits fit.',
    '若无法再容纳 l 位，则抛出单元上溢异常。',
    'Выбрасывает исключение «переполнение ячейки», если не помещается ещё l бит.',
    {fift: 'BCHKBITS'},
  ],
  [
    'BCHKREFS',
    'b r –',
    'Throws a cell overflow unless r more references fit.',
    '若无法再容纳 r 个引用，则抛出单元上溢异常。',
    'Выбрасывает исключение «переполнение ячейки», если не помещается ещё r ссылок.',
  ],
  [
    'BCHKBITREFS',
    'b l r –',
    'Throws a cell overflow unless l more bits and r more references fit.',
    '若无法再容纳 l 位和 r 个引用，则抛出单元上溢异常。',
    'Выбрасывает исключение «переполнение ячейки», если не помещается ещё l бит и r ссылок.',
  ],
  [
    'BCHKBITSQ',
    'b – f',
    'Tells whether c more bits fit.',
    '判断能否再容纳 c 位。',
    'Проверяет, поместится ли ещё c бит.',
    {fift: '(c) BCHKBITSQ#'},
  ],
  [
    'BCHKBITSQ_VAR',
    'b l – f',
    'Tells whether l more bits fit.',
    '判断能否再容纳 l 位。',
    'Проверяет, поместится ли ещё l бит.',
    {fift: 'BCHKBITSQ'},
  ],
  ['BCHKREFSQ', 'b r – f', 'Tells whether r more references fit.', '判断能否再容纳 r 个引用。', 'Проверяет, поместится ли ещё r ссылок.'],
  [
    'BCHKBITREFSQ',
    'b l r – f',
    'Tells whether l more bits and r more references fit.',
    '判断能否再容纳 l 位和 r 个引用。',
    'Проверяет, поместится ли ещё l бит и r ссылок.',
  ],
  ['STZEROES', "b n – b'", 'Stores n zero bits.', '存入 n 个 0 位。', 'Записывает n нулевых бит.'],
  ['STONES', "b n – b'", 'Stores n one bits.', '存入 n 个 1 位。', 'Записывает n единичных бит.'],
  [
    'STSAME',
    "b n x – b'",
    'Stores n bits equal to x, which is 0 or 1.',
    '存入 n 个值为 x（0 或 1）的位。',
    'Записывает n бит, равных x (0 или 1).',
  ],
  [
    'BTOS',
    'b – s',
    'Turns a builder into a slice without making a cell, so without paying for one.',
    '把 builder 直接变成 slice，不生成单元，因此不付生成费用。',
    'Превращает builder в slice без создания ячейки и без платы за неё.',
  ],
  [
    'STSLICECONST',
    "b – b'",
    'Stores a slice of up to 57 bits and 3 references that is part of the code.',
    '存入写在代码中的 slice，至多 57 位和 3 个引用。',
    'Записывает slice из кода, до 57 бит и 3 ссылок.',
    {gas: '24'},
  ],
];

export const cellBuild: readonly Row[] = [...small, ...storeInt(), ...storeOther()];

/** LDI, PLDUXQ and the rest: sign × keep the rest or not × size × quiet. */
function loadInt(): Row[] {
  const rows: Row[] = [];
  for (const variable of [false, true]) {
    for (const quiet of ['', 'Q']) {
      for (const preload of ['', 'P']) {
        for (const kind of ['I', 'U']) {
          const [en, zh, ru] = SIGN[kind]!;
          const name = `${preload}LD${kind}${variable ? 'X' : ''}${quiet}`;
          const size: Text = variable
            ? ['l bits (taken from the stack)', 'l 位（l 取自栈）', 'l бит (l берётся из стека)']
            : ['c bits', 'c 位', 'c бит'];
          const ok = preload ? 'x' : "x s'";
          const out = quiet ? `${ok} -1 | ${preload ? '0' : 's 0'}` : ok;
          const failed: Text = quiet
            ? [' With too few bits pushes 0.', '位数不足时压入 0。', ' Если бит не хватает, кладёт 0.']
            : ['', '', ''];
          const verb: Text = preload ? ['Reads', '读取', 'Читает'] : ['Loads', '取出', 'Считывает'];
          const rest: Text = preload
            ? ['; the slice is dropped', '，丢弃 slice', '; slice отбрасывается']
            : [' and leaves the rest of the slice', '，并留下剩余的 slice', ' и оставляет остаток slice'];
          rows.push([
            name,
            `s${variable ? ' l' : ''} – ${out}`,
            `${verb[0]} ${en === 'signed' ? 'a signed' : 'an unsigned'} number of ${size[0]}${rest[0]}.${failed[0]}`,
            `${verb[1]} ${size[1]}${zh}整数${rest[1]}。${failed[1]}`,
            `${verb[2]} число ${ru} из ${size[2]}${rest[2]}.${failed[2]}`,
          ]);
          if (!variable && !quiet && !preload) {
            rows.push([
              `${name}_ALT`,
              `s – ${out}`,
              `The 24-bit form of \`${name}\`.`,
              `\`${name}\` 的 24 位形式。`,
              `То же, что \`${name}\`, в 24 битах.`,
              {fift: `(c) ${name}_l`},
            ]);
          }
        }
      }
    }
  }
  return rows;
}

function loadLittleEndian(): Row[] {
  const rows: Row[] = [];
  for (const quiet of ['', 'Q']) {
    for (const preload of ['', 'P']) {
      for (const size of ['4', '8']) {
        for (const kind of ['I', 'U']) {
          const [en, zh, ru] = SIGN[kind]!;
          const bits = Number(size) * 8;
          const ok = preload ? 'x' : "x s'";
          rows.push([
            `${preload}LD${kind}LE${size}${quiet}`,
            `s – ${quiet ? `${ok} -1 | ${preload ? '0' : 's 0'}` : ok}`,
            `${preload ? 'Reads' : 'Loads'} ${en === 'signed' ? 'a signed' : 'an unsigned'} ${bits}-bit little-endian number${preload ? '; the slice is dropped' : ' and leaves the rest of the slice'}.${quiet ? ' With too few bits pushes 0.' : ''}`,
            `${preload ? '读取' : '取出'} ${bits} 位小端${zh}整数${preload ? '，丢弃 slice' : '，并留下剩余的 slice'}。${quiet ? '位数不足时压入 0。' : ''}`,
            `${preload ? 'Читает' : 'Считывает'} ${bits}-битное число ${ru}, младший байт первым${preload ? '; slice отбрасывается' : ', и оставляет остаток slice'}.${quiet ? ' Если бит не хватает, кладёт 0.' : ''}`,
          ]);
        }
      }
    }
  }
  return rows;
}

function loadSlice(): Row[] {
  const rows: Row[] = [];
  for (const variable of [false, true]) {
    for (const quiet of ['', 'Q']) {
      for (const preload of ['', 'P']) {
        const name = `${preload}LDSLICE${variable ? 'X' : ''}${quiet}`;
        const ok = preload ? 'sub' : "sub s'";
        const size: Text = variable
          ? ['l bits (taken from the stack)', 'l 位（l 取自栈）', 'l бит (l берётся из стека)']
          : ['c bits', 'c 位', 'c бит'];
        rows.push([
          name,
          `s${variable ? ' l' : ''} – ${quiet ? `${ok} -1 | ${preload ? '0' : 's 0'}` : ok}`,
          `Cuts the first ${size[0]} off as a slice${preload ? '; the rest is dropped' : ' and leaves the rest'}.${quiet ? ' With too few bits pushes 0.' : ''}`,
          `切下前 ${size[1]}作为 slice${preload ? '，丢弃其余部分' : '，并留下其余部分'}。${quiet ? '位数不足时压入 0。' : ''}`,
          `Отрезает первые ${size[2]} как slice${preload ? '; остаток отбрасывается' : ' и оставляет остаток'}.${quiet ? ' Если бит не хватает, кладёт 0.' : ''}`,
        ]);
        if (!variable && !quiet && !preload) {
          rows.push([
            'LDSLICE_ALT',
            "s – sub s'",
            'The 24-bit form of `LDSLICE`.',
            '`LDSLICE` 的 24 位形式。',
            'То же, что `LDSLICE`, в 24 битах.',
            {fift: '(c) LDSLICE_l'},
          ]);
        }
      }
    }
  }
  return rows;
}

export const cellParse: readonly Row[] = [
  [
    'CTOS',
    'c – s',
    'Opens a cell as a slice; a library cell is replaced by the cell that it names.',
    '把单元打开为 slice；库单元由其指向的单元代替。',
    'Открывает ячейку как slice; библиотечная ячейка заменяется той, на которую указывает.',
    {gas: '18 + 100 | 18 + 25'},
  ],
  [
    'ENDS',
    's –',
    'Throws a cell underflow unless the slice is empty.',
    '若 slice 不为空，则抛出单元下溢异常。',
    'Выбрасывает исключение нехватки данных в ячейке, если slice не пуст.',
  ],
  ...loadInt(),
  [
    'PLDUZ',
    's – s x',
    'Reads c bits (32 to 256, by 32) as an unsigned number, as if zeros followed the end; the slice stays.',
    '读取 c 位（32 到 256，步长 32）无符号整数，末尾之后视为 0；保留 slice。',
    'Читает c бит (от 32 до 256 с шагом 32) как число без знака, за концом данных — нули; slice остаётся.',
  ],
  [
    'LDREF',
    "s – c s'",
    'Loads the next reference as a cell and leaves the rest.',
    '取出下一个引用作为单元，并留下其余部分。',
    'Считывает следующую ссылку как ячейку и оставляет остаток.',
  ],
  [
    'LDREFRTOS',
    "s – s' s1",
    'Loads the next reference and opens it as slice s1 on top of the rest.',
    '取出下一个引用并打开为 slice s1，置于其余部分之上。',
    'Считывает следующую ссылку и открывает её как slice s1 поверх остатка.',
    {gas: '18 + 100 | 18 + 25'},
  ],
  ...loadSlice(),
  ['SDCUTFIRST', "s l – s'", 'Keeps the first l bits, no references.', '保留前 l 位，不含引用。', 'Оставляет первые l бит без ссылок.'],
  ['SDSKIPFIRST', "s l – s'", 'Skips the first l bits.', '跳过前 l 位。', 'Пропускает первые l бит.'],
  ['SDCUTLAST', "s l – s'", 'Keeps the last l bits, no references.', '保留后 l 位，不含引用。', 'Оставляет последние l бит без ссылок.'],
  ['SDSKIPLAST', "s l – s'", 'Drops the last l bits.', '去掉后 l 位。', 'Отбрасывает последние l бит.'],
  [
    'SDSUBSTR',
    "s l n – s'",
    'Takes n bits that start at bit l, no references.',
    '从第 l 位起取 n 位，不含引用。',
    'Берёт n бит, начиная с бита l, без ссылок.',
  ],
  [
    'SDBEGINSX',
    "s s1 – s'",
    'Removes prefix s1 from s; throws a cell underflow if s begins otherwise.',
    '从 s 去掉前缀 s1；若 s 不以它开头，则抛出单元下溢异常。',
    'Снимает с s префикс s1; если s начинается иначе — исключение нехватки данных в ячейке.',
  ],
  [
    'SDBEGINSXQ',
    "s s1 – s' -1 | s 0",
    'Removes prefix s1 from s and pushes -1, or leaves s and pushes 0.',
    '从 s 去掉前缀 s1 并压入 -1；否则保留 s 并压入 0。',
    'Снимает с s префикс s1 и кладёт −1 или оставляет s и кладёт 0.',
  ],
  [
    'SDBEGINS',
    "s – s'",
    'Removes a prefix that is part of the code; throws a cell underflow if s begins otherwise.',
    '去掉写在代码中的前缀；若 s 不以它开头，则抛出单元下溢异常。',
    'Снимает префикс, записанный в коде; если s начинается иначе — исключение нехватки данных в ячейке.',
    {gas: '31'},
  ],
  [
    'SDBEGINSQ',
    "s – s' -1 | s 0",
    'Removes a prefix that is part of the code and pushes -1, or leaves s and pushes 0.',
    '去掉写在代码中的前缀并压入 -1；否则保留 s 并压入 0。',
    'Снимает префикс, записанный в коде, и кладёт −1 или оставляет s и кладёт 0.',
    {gas: '31'},
  ],
  [
    'SCUTFIRST',
    "s l r – s'",
    'Keeps the first l bits and r references.',
    '保留前 l 位和前 r 个引用。',
    'Оставляет первые l бит и r ссылок.',
  ],
  [
    'SSKIPFIRST',
    "s l r – s'",
    'Skips the first l bits and r references.',
    '跳过前 l 位和前 r 个引用。',
    'Пропускает первые l бит и r ссылок.',
  ],
  [
    'SCUTLAST',
    "s l r – s'",
    'Keeps the last l bits and r references.',
    '保留后 l 位和后 r 个引用。',
    'Оставляет последние l бит и r ссылок.',
  ],
  [
    'SSKIPLAST',
    "s l r – s'",
    'Drops the last l bits and r references.',
    '去掉后 l 位和后 r 个引用。',
    'Отбрасывает последние l бит и r ссылок.',
  ],
  [
    'SUBSLICE',
    "s l r n m – s'",
    'Skips l bits and r references, then takes n bits and m references.',
    '跳过 l 位和 r 个引用，再取 n 位和 m 个引用。',
    'Пропускает l бит и r ссылок, затем берёт n бит и m ссылок.',
  ],
  [
    'SPLIT',
    's l r – s1 s2',
    'Splits after l bits and r references.',
    '在 l 位和 r 个引用之后一分为二。',
    'Разделяет после l бит и r ссылок.',
  ],
  [
    'SPLITQ',
    's l r – s1 s2 -1 | s 0',
    'Splits after l bits and r references and pushes -1, or leaves s and pushes 0.',
    '在 l 位和 r 个引用之后一分为二并压入 -1；无法分割时保留 s 并压入 0。',
    'Разделяет после l бит и r ссылок и кладёт −1 или оставляет s и кладёт 0.',
  ],
  [
    'XCTOS',
    'c – s f',
    'Opens any cell as a slice, as it is, and tells whether it is exotic.',
    '按原样打开任意单元为 slice，并判断它是否为特异单元。',
    'Открывает любую ячейку как slice, ничего не заменяя, и сообщает, экзотическая ли она.',
    {gas: '26 + 100 | 26 + 25'},
  ],
  [
    'XLOAD',
    "c – c'",
    'Loads a cell: a library cell gives the cell that it names, another exotic cell throws.',
    '加载单元：库单元得到其指向的单元，其他特异单元抛出异常。',
    'Загружает ячейку: библиотечная даёт ту, на которую указывает, другая экзотическая вызывает исключение.',
    {gas: '26 + 100 | 26 + 25'},
  ],
  [
    'XLOADQ',
    "c – c' -1 | 0",
    'Loads a cell as `XLOAD` and pushes -1, or only 0 when that is impossible.',
    '像 `XLOAD` 一样加载单元并压入 -1；无法加载时只压入 0。',
    'Загружает ячейку, как `XLOAD`, и кладёт −1; если нельзя — только 0.',
    {gas: '26 + 100 | 26 + 25'},
  ],
  [
    'SCHKBITS',
    's l –',
    'Throws a cell underflow unless the slice has l bits.',
    '若 slice 不足 l 位，则抛出单元下溢异常。',
    'Выбрасывает исключение нехватки данных в ячейке, если в slice меньше l бит.',
  ],
  [
    'SCHKREFS',
    's r –',
    'Throws a cell underflow unless the slice has r references.',
    '若 slice 不足 r 个引用，则抛出单元下溢异常。',
    'Выбрасывает исключение нехватки данных в ячейке, если в slice меньше r ссылок.',
  ],
  [
    'SCHKBITREFS',
    's l r –',
    'Throws a cell underflow unless the slice has l bits and r references.',
    '若 slice 不足 l 位或不足 r 个引用，则抛出单元下溢异常。',
    'Выбрасывает исключение нехватки данных в ячейке, если в slice меньше l бит или r ссылок.',
  ],
  ['SCHKBITSQ', 's l – f', 'Tells whether the slice has l bits.', '判断 slice 是否至少有 l 位。', 'Проверяет, есть ли в slice l бит.'],
  [
    'SCHKREFSQ',
    's r – f',
    'Tells whether the slice has r references.',
    '判断 slice 是否至少有 r 个引用。',
    'Проверяет, есть ли в slice r ссылок.',
  ],
  [
    'SCHKBITREFSQ',
    's l r – f',
    'Tells whether the slice has l bits and r references.',
    '判断 slice 是否至少有 l 位和 r 个引用。',
    'Проверяет, есть ли в slice l бит и r ссылок.',
  ],
  [
    'PLDREFVAR',
    's n – c',
    'Reads reference n of the slice, counted from 0.',
    '读取 slice 的第 n 个引用，从 0 起计。',
    'Читает ссылку n из slice, счёт с нуля.',
  ],
  ['SBITS', 's – n', 'Number of bits in the slice.', 'slice 中的位数。', 'Число бит в slice.'],
  ['SREFS', 's – n', 'Number of references in the slice.', 'slice 中的引用数。', 'Число ссылок в slice.'],
  [
    'SBITREFS',
    's – n m',
    'Number of bits and of references in the slice.',
    'slice 中的位数和引用数。',
    'Число бит и число ссылок в slice.',
  ],
  [
    'PLDREFIDX',
    's – c',
    'Reads reference n of the slice, counted from 0.',
    '读取 slice 的第 n 个引用，从 0 起计。',
    'Читает ссылку n из slice, счёт с нуля.',
  ],
  ...loadLittleEndian(),
  [
    'LDZEROES',
    "s – n s'",
    'Counts the zero bits at the start and removes them.',
    '数出开头连续 0 位的个数并去掉它们。',
    'Считает нулевые биты в начале и снимает их.',
  ],
  [
    'LDONES',
    "s – n s'",
    'Counts the one bits at the start and removes them.',
    '数出开头连续 1 位的个数并去掉它们。',
    'Считает единичные биты в начале и снимает их.',
  ],
  [
    'LDSAME',
    "s x – n s'",
    'Counts the bits equal to x (0 or 1) at the start and removes them.',
    '数出开头连续等于 x（0 或 1）的位数并去掉它们。',
    'Считает биты в начале, равные x (0 или 1), и снимает их.',
  ],
  [
    'SDEPTH',
    's – n',
    'Depth of the slice: 0 without references, else 1 more than the deepest of them.',
    'slice 的深度：无引用时为 0，否则为最深引用的深度加 1。',
    'Глубина slice: 0 без ссылок, иначе на 1 больше самой глубокой из них.',
  ],
  [
    'CDEPTH',
    'c|null – n',
    'Depth of a cell: 0 without references, else 1 more than the deepest of them; null gives 0.',
    '单元的深度：无引用时为 0，否则为最深引用的深度加 1；null 得 0。',
    'Глубина ячейки: 0 без ссылок, иначе на 1 больше самой глубокой из них; для null — 0.',
  ],
  ['CLEVEL', 'c – n', 'Level of a cell, 0 to 3.', '单元的层级，0 到 3。', 'Уровень ячейки, от 0 до 3.'],
  ['CLEVELMASK', 'c – mask', 'Level mask of a cell, 0 to 7.', '单元的层级掩码，0 到 7。', 'Маска уровней ячейки, от 0 до 7.'],
  ['CHASHI', 'c – hash', 'Hash of the cell at level i, 0 to 3.', '单元在层级 i（0 到 3）的哈希。', 'Хеш ячейки на уровне i, от 0 до 3.'],
  ['CDEPTHI', 'c – n', 'Depth of the cell at level i, 0 to 3.', '单元在层级 i（0 到 3）的深度。', 'Глубина ячейки на уровне i, от 0 до 3.'],
  [
    'CHASHIX',
    'c i – hash',
    'Takes i and pushes the hash of the cell at that level.',
    '取出 i，压入单元在该层级的哈希。',
    'Берёт i и кладёт хеш ячейки на этом уровне.',
  ],
  [
    'CDEPTHIX',
    'c i – n',
    'Takes i and pushes the depth of the cell at that level.',
    '取出 i，压入单元在该层级的深度。',
    'Берёт i и кладёт глубину ячейки на этом уровне.',
  ],
];

export const compareSlice: readonly Row[] = [
  [
    'SEMPTY',
    's – f',
    'Tells whether the slice has neither bits nor references.',
    '判断 slice 是否既无位也无引用。',
    'Проверяет, что в slice нет ни бит, ни ссылок.',
  ],
  ['SDEMPTY', 's – f', 'Tells whether the slice has no bits.', '判断 slice 是否没有位。', 'Проверяет, что в slice нет бит.'],
  ['SREMPTY', 's – f', 'Tells whether the slice has no references.', '判断 slice 是否没有引用。', 'Проверяет, что в slice нет ссылок.'],
  ['SDFIRST', 's – f', 'Tells whether the first bit is 1.', '判断第一位是否为 1。', 'Проверяет, что первый бит — 1.'],
  [
    'SDLEXCMP',
    's1 s2 – x',
    'Compares the bits of two slices in lexicographic order: -1, 0 or 1.',
    '按字典序比较两个 slice 的位：-1、0 或 1。',
    'Сравнивает биты двух slice в лексикографическом порядке: −1, 0 или 1.',
  ],
  [
    'SDEQ',
    's1 s2 – f',
    'Tells whether the bits of two slices are equal.',
    '判断两个 slice 的位是否相同。',
    'Проверяет, равны ли биты двух slice.',
  ],
  ['SDPFX', 's1 s2 – f', 'Tells whether s1 is a prefix of s2.', '判断 s1 是否为 s2 的前缀。', 'Проверяет, что s1 — префикс s2.'],
  ['SDPFXREV', 's1 s2 – f', 'Tells whether s2 is a prefix of s1.', '判断 s2 是否为 s1 的前缀。', 'Проверяет, что s2 — префикс s1.'],
  [
    'SDPPFX',
    's1 s2 – f',
    'Tells whether s1 is a prefix of s2 and shorter.',
    '判断 s1 是否为 s2 的真前缀。',
    'Проверяет, что s1 — префикс s2 и короче его.',
  ],
  [
    'SDPPFXREV',
    's1 s2 – f',
    'Tells whether s2 is a prefix of s1 and shorter.',
    '判断 s2 是否为 s1 的真前缀。',
    'Проверяет, что s2 — префикс s1 и короче его.',
  ],
  ['SDSFX', 's1 s2 – f', 'Tells whether s1 is a suffix of s2.', '判断 s1 是否为 s2 的后缀。', 'Проверяет, что s1 — суффикс s2.'],
  ['SDSFXREV', 's1 s2 – f', 'Tells whether s2 is a suffix of s1.', '判断 s2 是否为 s1 的后缀。', 'Проверяет, что s2 — суффикс s1.'],
  [
    'SDPSFX',
    's1 s2 – f',
    'Tells whether s1 is a suffix of s2 and shorter.',
    '判断 s1 是否为 s2 的真后缀。',
    'Проверяет, что s1 — суффикс s2 и короче его.',
  ],
  [
    'SDPSFXREV',
    's1 s2 – f',
    'Tells whether s2 is a suffix of s1 and shorter.',
    '判断 s2 是否为 s1 的真后缀。',
    'Проверяет, что s2 — суффикс s1 и короче его.',
  ],
  ['SDCNTLEAD0', 's – n', 'Number of zero bits at the start.', '开头连续 0 位的个数。', 'Число нулевых бит в начале.'],
  ['SDCNTLEAD1', 's – n', 'Number of one bits at the start.', '开头连续 1 位的个数。', 'Число единичных бит в начале.'],
  ['SDCNTTRAIL0', 's – n', 'Number of zero bits at the end.', '末尾连续 0 位的个数。', 'Число нулевых бит в конце.'],
  ['SDCNTTRAIL1', 's – n', 'Number of one bits at the end.', '末尾连续 1 位的个数。', 'Число единичных бит в конце.'],
];
