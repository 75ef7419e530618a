import type {Row} from './row.ts';

/**
 * Dictionaries: what is done × how the key is given (slice, signed, unsigned number) × how the value is (slice, cell in a
 * reference, builder). `D` is the root cell, null when empty; `n` is the length of the key in bits.
 */
type Text = readonly [string, string, string];

/** Every cell on the way is loaded, every changed one is made anew. */
const READ = '26 + 100 * a + 25 * b';
const WRITE = '26 + 100 * a + 25 * b + 500 * c';

const KEYS: Record<string, {stack: string; text: Text}> = {
  '': {stack: 's', text: ['a slice', 'slice', 'slice']},
  I: {stack: 'i', text: ['a signed number', '有符号整数', 'число со знаком']},
  U: {stack: 'i', text: ['an unsigned number', '无符号整数', 'число без знака']},
};
const VALUES: Record<string, {stack: string; got: string; text: Text}> = {
  '': {stack: 's1', got: 's1', text: ['slice', 'slice', 'slice']},
  REF: {stack: 'c', got: 'c', text: ['cell, kept in a reference', '单元（存于引用中）', 'ячейка в ссылке']},
  B: {stack: 'b', got: 's1', text: ['builder', 'builder', 'builder']},
};

function key(kind: string): Text {
  const {text} = KEYS[kind]!;
  return [` The key is ${text[0]}.`, `键为${/^[a-z]/.test(text[1]) ? ' ' : ''}${text[1]}。`, ` Ключ — ${text[2]}.`];
}
function value(kind: string): Text {
  const {text} = VALUES[kind]!;
  return [` Value: ${text[0]}.`, `值为 ${text[1]}。`, ` Значение — ${text[2]}.`];
}
function join(...parts: readonly Text[]): Text {
  return [parts.map((p) => p[0]).join(''), parts.map((p) => p[1]).join(''), parts.map((p) => p[2]).join('')];
}

const keys = Object.keys(KEYS);
const inlineOrRef = ['', 'REF'];
const all = ['', 'REF', 'B'];

const get: Row[] = keys.flatMap((k) =>
  inlineOrRef.map((v): Row => [
    `DICT${k}GET${v}`,
    `${KEYS[k]!.stack} D n – ${VALUES[v]!.got} -1 | 0`,
    ...join(
      [
        'Looks a key up: the value and -1, or 0 if there is none.',
        '查找键：得到值和 -1；没有则为 0。',
        'Ищет ключ: значение и −1 или 0, если его нет.',
      ],
      key(k),
      value(v),
    ),
    {gas: READ},
  ]),
);

const WRITES: Record<string, {set: Text; setget: Text; flag: boolean; absent: string; present: string}> = {
  SET: {
    set: ['Sets the value of a key.', '设置键的值。', 'Задаёт значение ключа.'],
    setget: [
      'Sets the value of a key; also gives the old value and -1, or 0 if the key is new.',
      '设置键的值；并给出旧值和 -1，键为新键时为 0。',
      'Задаёт значение ключа; отдаёт и прежнее с −1 или 0, если ключ новый.',
    ],
    flag: false,
    present: '-1',
    absent: '0',
  },
  REPLACE: {
    set: [
      'Sets the value of a key only if the key is there, and tells whether it was.',
      '仅当键已存在时设置其值，并说明键是否存在。',
      'Задаёт значение, только если ключ уже есть, и сообщает, был ли он.',
    ],
    setget: [
      'Sets the value of a key only if the key is there; gives the old value and -1, or 0.',
      '仅当键已存在时设置其值；键存在时给出旧值和 -1，不存在时给出 0。',
      'Задаёт значение, только если ключ уже есть; отдаёт прежнее и −1 или 0.',
    ],
    flag: true,
    present: '-1',
    absent: '0',
  },
  ADD: {
    set: [
      'Adds a key only if it is not there yet, and tells whether it was added.',
      '仅当键尚不存在时加入，并说明是否加入。',
      'Добавляет ключ, только если его ещё нет, и сообщает, добавлен ли он.',
    ],
    setget: [
      'Adds a key only if it is not there yet: -1 if added, else the value that is there and 0.',
      '仅当键尚不存在时加入：加入则为 -1，否则给出现有值和 0。',
      'Добавляет ключ, только если его ещё нет: −1, иначе имеющееся значение и 0.',
    ],
    flag: true,
    present: '0',
    absent: '-1',
  },
};

const write: Row[] = Object.entries(WRITES).flatMap(([name, {set, setget, flag, present, absent}]) =>
  keys.flatMap((k) =>
    all.flatMap((v): Row[] => {
      const takes = `${VALUES[v]!.stack} ${KEYS[k]!.stack} D n`;
      const suffix = v;
      return [
        [`DICT${k}${name}${suffix}`, `${takes} – D'${flag ? ' f' : ''}`, ...join(set, key(k), value(v)), {gas: WRITE}],
        [
          `DICT${k}${name}GET${suffix}`,
          `${takes} – D' ${VALUES[v]!.got} ${present} | D' ${absent}`,
          ...join(setget, key(k), value(v)),
          {gas: WRITE},
        ],
      ];
    }),
  ),
);

const del: Row[] = keys.flatMap((k): Row[] => [
  [
    `DICT${k}DEL`,
    `${KEYS[k]!.stack} D n – D' f`,
    ...join(['Deletes a key and tells whether it was there.', '删除键，并说明其是否存在。', 'Удаляет ключ и сообщает, был ли он.'], key(k)),
    {gas: WRITE},
  ],
  ...inlineOrRef.map((v): Row => [
    `DICT${k}DELGET${v}`,
    `${KEYS[k]!.stack} D n – D' ${VALUES[v]!.got} -1 | D' 0`,
    ...join(
      [
        'Deletes a key; gives its value and -1, or 0 if it was not there.',
        '删除键；给出其值和 -1，键不存在时为 0。',
        'Удаляет ключ; отдаёт его значение и −1 или 0, если его не было.',
      ],
      key(k),
      value(v),
    ),
    {gas: WRITE},
  ]),
]);

const maybe: Row[] = keys.flatMap((k): Row[] => [
  [
    `DICT${k}GETOPTREF`,
    `${KEYS[k]!.stack} D n – c|null`,
    ...join(
      [
        'Looks a key up; gives the cell in its value, or null.',
        '查找键；给出其值中的单元，没有则为 null。',
        'Ищет ключ; отдаёт ячейку из значения или null.',
      ],
      key(k),
    ),
    {gas: READ},
  ],
  [
    `DICT${k}SETGETOPTREF`,
    `c|null ${KEYS[k]!.stack} D n – D' c|null`,
    ...join(
      [
        'Sets the cell of a key, or deletes the key if given null; gives the old cell or null.',
        '设置键的单元；给入 null 时删除该键；给出旧单元或 null。',
        'Задаёт ячейку ключа или удаляет ключ, если дан null; отдаёт прежнюю ячейку или null.',
      ],
      key(k),
    ),
    {gas: WRITE},
  ],
]);

const NEAR: Record<string, Text> = {
  NEXT: ['Finds the least key that is greater than the given one.', '查找大于给定键的最小键。', 'Находит наименьший ключ больше данного.'],
  NEXTEQ: [
    'Finds the least key that is not less than the given one.',
    '查找不小于给定键的最小键。',
    'Находит наименьший ключ не меньше данного.',
  ],
  PREV: ['Finds the greatest key that is less than the given one.', '查找小于给定键的最大键。', 'Находит наибольший ключ меньше данного.'],
  PREVEQ: [
    'Finds the greatest key that is not greater than the given one.',
    '查找不大于给定键的最大键。',
    'Находит наибольший ключ не больше данного.',
  ],
};
const near: Row[] = keys.flatMap((k) =>
  Object.entries(NEAR).map(([name, text]): Row => [
    `DICT${k}GET${name}`,
    `${KEYS[k]!.stack} D n – s1 ${KEYS[k]!.stack} -1 | 0`,
    ...join(text, [' Gives value, key and -1, or 0.', '给出值、键和 -1，没有则为 0。', ' Отдаёт значение, ключ и −1 или 0.'], key(k)),
    // A key that is given as a slice is a new cell.
    {gas: k === '' ? WRITE : READ},
  ]),
);

const minmax: Row[] = ['', 'REM'].flatMap((remove) =>
  ['MIN', 'MAX'].flatMap((end) =>
    keys.flatMap((k) =>
      inlineOrRef.map((v): Row => {
        const which: Text = end === 'MIN' ? ['least', '最小', 'наименьшим'] : ['greatest', '最大', 'наибольшим'];
        const d = remove ? "D' " : '';
        return [
          `DICT${k}${remove}${end}${v}`,
          `D n – ${d}${VALUES[v]!.got} ${KEYS[k]!.stack} -1 | ${d}0`,
          ...join(
            remove
              ? [
                  `Removes the entry with the ${which[0]} key; gives value, key and -1, or 0 if the dictionary is empty.`,
                  `移除键${which[1]}的条目；给出值、键和 -1，字典为空时为 0。`,
                  `Удаляет запись с ${which[2]} ключом; отдаёт значение, ключ и −1 или 0, если словарь пуст.`,
                ]
              : [
                  `Finds the entry with the ${which[0]} key: value, key and -1, or 0 if the dictionary is empty.`,
                  `查找键${which[1]}的条目：值、键和 -1，字典为空时为 0。`,
                  `Находит запись с ${which[2]} ключом: значение, ключ и −1 или 0, если словарь пуст.`,
                ],
            key(k),
            value(v),
          ),
          {gas: remove || k === '' ? WRITE : READ},
        ];
      }),
    ),
  ),
);

const sub: Row[] = ['', 'RP'].flatMap((repack) =>
  keys.map((k): Row => [
    `SUBDICT${k}${repack}GET`,
    `${KEYS[k]!.stack} l D n – D'`,
    ...join(
      repack
        ? [
            'Keeps the entries whose keys begin with a prefix of l bits, and takes that prefix off the keys.',
            '保留键以 l 位前缀开头的条目，并从键中去掉该前缀。',
            'Оставляет записи, чьи ключи начинаются с префикса в l бит, и снимает его с ключей.',
          ]
        : [
            'Keeps the entries whose keys begin with a prefix of l bits.',
            '保留键以 l 位前缀开头的条目。',
            'Оставляет записи, чьи ключи начинаются с префикса в l бит.',
          ],
      [` The prefix is ${KEYS[k]!.text[0]}.`, `前缀为${k ? '' : ' '}${KEYS[k]!.text[1]}。`, ` Префикс — ${KEYS[k]!.text[2]}.`],
    ),
    {gas: WRITE},
  ]),
);

const jump: Row[] = ['', 'Z'].flatMap((keep) =>
  ['JMP', 'EXEC'].flatMap((how) =>
    ['I', 'U'].map((k): Row => [
      `DICT${k}GET${how}${keep}`,
      `i D n – ${keep ? '| i' : ''}`.trim(),
      ...join(
        how === 'JMP'
          ? [
              'Looks a key up and jumps to its value as code.',
              '查找键，并跳转到其值中的代码。',
              'Ищет ключ и переходит к его значению как к коду.',
            ]
          : ['Looks a key up and calls its value as code.', '查找键，并调用其值中的代码。', 'Ищет ключ и вызывает его значение как код.'],
        keep
          ? [' If there is none, leaves the key.', '没有则留下该键。', ' Если его нет, оставляет ключ.']
          : [' If there is none, does nothing.', '没有则不执行任何操作。', ' Если его нет, ничего не делает.'],
        key(k),
      ),
      {flow: true, gas: READ},
    ]),
  ),
);

export const dictionarySerial: readonly Row[] = [
  [
    'STDICT',
    "D b – b'",
    'Stores a dictionary: bit 0 if it is null, else bit 1 and a reference to its root.',
    '存储字典：为 null 时存 0 位，否则存 1 位和根的引用。',
    'Записывает словарь: бит 0, если это null, иначе бит 1 и ссылку на корень.',
  ],
  ['SKIPDICT', "s – s'", 'Skips a stored dictionary.', '跳过已存储的字典。', 'Пропускает записанный словарь.'],
  [
    'LDDICTS',
    "s – s1 s'",
    'Cuts a stored dictionary off as a slice of 1 bit and 0 or 1 reference.',
    '切下已存储的字典，作为 1 位加 0 或 1 个引用的 slice。',
    'Отрезает записанный словарь как slice из 1 бита и 0 или 1 ссылки.',
  ],
  [
    'PLDDICTS',
    's – s1',
    'Reads a stored dictionary as a slice; the rest is dropped.',
    '把已存储的字典读为 slice，其余丢弃。',
    'Читает записанный словарь как slice; остаток отбрасывается.',
  ],
  [
    'LDDICT',
    "s – D s'",
    'Loads a stored dictionary: its root cell or null.',
    '取出已存储的字典：根单元或 null。',
    'Считывает записанный словарь: корневую ячейку или null.',
  ],
  [
    'PLDDICT',
    's – D',
    'Reads a stored dictionary; the rest is dropped.',
    '读取已存储的字典，其余丢弃。',
    'Читает записанный словарь; остаток отбрасывается.',
  ],
  [
    'LDDICTQ',
    "s – D s' -1 | s 0",
    'Loads a stored dictionary and pushes -1, or leaves the slice and pushes 0.',
    '取出已存储的字典并压入 -1；失败时保留 slice 并压入 0。',
    'Считывает записанный словарь и кладёт −1 или оставляет slice и кладёт 0.',
  ],
  [
    'PLDDICTQ',
    's – D -1 | 0',
    'Reads a stored dictionary and pushes -1, or pushes 0.',
    '读取已存储的字典并压入 -1；失败时压入 0。',
    'Читает записанный словарь и кладёт −1 или кладёт 0.',
  ],
];

export const dictionaryGet: readonly Row[] = [...get, ...maybe];
export const dictionarySet: readonly Row[] = write;
export const dictionaryDelete: readonly Row[] = del;
export const dictionaryNear: readonly Row[] = [...near, ...minmax];
export const dictionaryPrefix: readonly Row[] = [
  ...sub,
  [
    'PFXDICTSET',
    "s1 s D n – D' f",
    'Sets the value s1 of key s in a prefix code dictionary; 0 if the key cannot be there.',
    '在前缀码字典中把键 s 的值设为 s1；该键无法存在时为 0。',
    'Задаёт значение s1 ключа s в словаре префиксных кодов; 0, если такой ключ невозможен.',
    {gas: WRITE},
  ],
  [
    'PFXDICTREPLACE',
    "s1 s D n – D' f",
    'Sets the value of key s in a prefix code dictionary only if the key is there.',
    '仅当键 s 存在时，在前缀码字典中设置其值。',
    'Задаёт значение ключа s в словаре префиксных кодов, только если ключ есть.',
    {gas: WRITE},
  ],
  [
    'PFXDICTADD',
    "s1 s D n – D' f",
    'Adds key s to a prefix code dictionary only if it is not there yet.',
    '仅当键 s 尚不存在时，将其加入前缀码字典。',
    'Добавляет ключ s в словарь префиксных кодов, только если его ещё нет.',
    {gas: WRITE},
  ],
  [
    'PFXDICTDEL',
    "s D n – D' f",
    'Deletes key s from a prefix code dictionary and tells whether it was there.',
    '从前缀码字典中删除键 s，并说明其是否存在。',
    'Удаляет ключ s из словаря префиксных кодов и сообщает, был ли он.',
    {gas: WRITE},
  ],
  [
    'PFXDICTGETQ',
    "s D n – s1 s2 s' -1 | s 0",
    'Finds the key that s begins with: key s1, value s2, the rest and -1; or leaves s and pushes 0.',
    '查找作为 s 前缀的键：键 s1、值 s2、剩余部分和 -1；否则保留 s 并压入 0。',
    'Находит ключ, с которого начинается s: ключ s1, значение s2, остаток и −1 или оставляет s и кладёт 0.',
    {gas: READ},
  ],
  [
    'PFXDICTGET',
    "s D n – s1 s2 s'",
    'As `PFXDICTGETQ`, but throws a cell underflow if no key fits.',
    '同 `PFXDICTGETQ`，但没有匹配的键时抛出单元下溢异常。',
    'Как `PFXDICTGETQ`, но если подходящего ключа нет — исключение нехватки данных в ячейке.',
    {gas: READ},
  ],
  [
    'PFXDICTGETJMP',
    "s D n – s1 s' | s",
    'Finds the key that s begins with and jumps to its value as code; else leaves s.',
    '查找作为 s 前缀的键，并跳转到其值中的代码；否则保留 s。',
    'Находит ключ, с которого начинается s, и переходит к его значению как к коду; иначе оставляет s.',
    {flow: true, gas: READ},
  ],
  [
    'PFXDICTGETEXEC',
    "s D n – s1 s'",
    'Finds the key that s begins with and calls its value as code; throws a cell underflow if no key fits.',
    '查找作为 s 前缀的键，并调用其值中的代码；没有匹配的键时抛出单元下溢异常。',
    'Находит ключ, с которого начинается s, и вызывает его значение как код; если подходящего ключа нет — исключение нехватки данных в ячейке.',
    {flow: true, gas: READ},
  ],
  [
    'PFXDICTSWITCH',
    "s – s1 s' | s",
    'As `PFXDICTGETJMP`, with the dictionary in a reference of the code and keys of up to n bits.',
    '同 `PFXDICTGETJMP`，字典位于代码的引用中，键最长 n 位。',
    'Как `PFXDICTGETJMP`, но словарь — в ссылке кода, ключи до n бит.',
    {flow: true, gas: '34 + 100 * a + 25 * b'},
  ],
];
export const dictionaryCode: readonly Row[] = [
  ...jump,
  [
    'DICTPUSHCONST',
    '– D n',
    'Pushes a dictionary that is a reference of the code, and the length n of its keys.',
    '压入代码引用中的字典及其键长 n。',
    'Кладёт словарь из ссылки кода и длину n его ключей.',
    {fift: '(D) (n) DICTPUSHCONST'},
  ],
];
