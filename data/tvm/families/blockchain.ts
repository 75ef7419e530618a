import type {Row} from './row.ts';

const C7_PARAMS: readonly Row[] = [
  ['NOW', '– x', 'Time of the current block, Unix seconds.', '当前区块的时间（Unix 秒）。', 'Время текущего блока в секундах Unix.'],
  [
    'BLOCKLT',
    '– x',
    'Logical time at which the current block starts.',
    '当前区块的起始逻辑时间。',
    'Логическое время начала текущего блока.',
  ],
  ['LTIME', '– x', 'Logical time of the current transaction.', '当前交易的逻辑时间。', 'Логическое время текущей транзакции.'],
  [
    'RANDSEED',
    '– x',
    'The random seed as it is now, 256 bits without a sign.',
    '当前的随机种子，256 位无符号整数。',
    'Текущее начальное значение генератора случайных чисел, 256 бит без знака.',
  ],
  [
    'BALANCE',
    '– T',
    'Balance of the account: a tuple of nanograms and the dictionary of extra currencies (or null).',
    '账户余额：元组，由以 nanogram 计的金额与额外货币字典（或 null）组成。',
    'Баланс аккаунта: кортеж из числа нанограмов и словаря дополнительных валют (или null).',
  ],
  ['MYADDR', '– s', 'Address of the account that runs.', '正在执行的账户的地址。', 'Адрес выполняющегося аккаунта.'],
  ['CONFIGROOT', '– D', 'Root of the dictionary of config parameters.', '配置参数字典的根。', 'Корень словаря параметров конфигурации.'],
  ['MYCODE', '– c', 'Code of the contract that runs.', '正在执行的合约的代码。', 'Код выполняющегося контракта.'],
  [
    'INCOMINGVALUE',
    '– T',
    'Value of the incoming message: a tuple of nanograms and extra currencies.',
    '入站消息的金额：元组，由以 nanogram 计的金额与额外货币组成。',
    'Сумма входящего сообщения: кортеж из нанограмов и дополнительных валют.',
  ],
  [
    'STORAGEFEES',
    '– x',
    'Storage fees collected in the storage phase, nanograms.',
    '存储阶段收取的存储费，单位 nanogram。',
    'Плата за хранение, взятая в фазе хранения, в нанограмах.',
  ],
  [
    'PREVBLOCKSINFOTUPLE',
    '– T',
    'Identifiers of the last masterchain blocks, of the last key block, and of blocks by the hundred.',
    '最近的主链区块、最近的关键区块以及 seqno 能被 100 整除的区块的 ID。',
    'Идентификаторы последних блоков мастерчейна, последнего ключевого и каждого сотого.',
  ],
  [
    'UNPACKEDCONFIGTUPLE',
    '– T',
    'Parameters of the configuration that the fee instructions use, as slices or null.',
    '供费用指令使用的配置参数，均为 slice 或 null。',
    'Параметры конфигурации, нужные для расчёта комиссий: slice или null.',
  ],
  [
    'DUEPAYMENT',
    '– x',
    'Storage fees that the account owes, nanograms.',
    '账户拖欠的存储费，单位 nanogram。',
    'Долг аккаунта за хранение в нанограмах.',
  ],
];

const INBOUND: readonly Row[] = [
  [
    'INMSGPARAMS',
    '– T',
    'Tuple of 10 parameters of the incoming message.',
    '由入站消息的 10 个参数组成的元组。',
    'Кортеж из 10 параметров входящего сообщения.',
  ],
  ['INMSG_BOUNCE', '– f', 'Whether the incoming message may bounce.', '入站消息是否可退回。', 'Может ли входящее сообщение вернуться.'],
  [
    'INMSG_BOUNCED',
    '– f',
    'Whether the incoming message is a bounced one.',
    '入站消息是否为被退回的消息。',
    'Является ли входящее сообщение возвращённым.',
  ],
  ['INMSG_SRC', '– s', 'Sender of the incoming message.', '入站消息的发送方。', 'Отправитель входящего сообщения.'],
  [
    'INMSG_FWDFEE',
    '– x',
    'Part of the forward fee that the incoming message carries (its field fwd_fee), nanograms.',
    '入站消息所携带的那部分转发费（fwd_fee 字段），单位 nanogram。',
    'Часть платы за пересылку, которую несёт входящее сообщение (поле fwd_fee), в нанограмах.',
  ],
  [
    'INMSG_LT',
    '– x',
    'Logical time at which the incoming message was made.',
    '入站消息创建时的逻辑时间。',
    'Логическое время создания входящего сообщения.',
  ],
  [
    'INMSG_UTIME',
    '– x',
    'Unix time at which the incoming message was made.',
    '入站消息创建时的 Unix 时间。',
    'Время Unix создания входящего сообщения.',
  ],
  [
    'INMSG_ORIGVALUE',
    '– x',
    'Nanograms that the message carried when it was sent.',
    '消息发出时携带的金额，以 nanogram 计。',
    'Сколько нанограмов было в сообщении при отправке.',
  ],
  [
    'INMSG_VALUE',
    '– x',
    'Nanograms of the message that are left, as in `INCOMINGVALUE`.',
    '消息剩余的金额，以 nanogram 计，与 `INCOMINGVALUE` 相同。',
    'Сколько нанограмов сообщения осталось, как в `INCOMINGVALUE`.',
  ],
  [
    'INMSG_VALUEEXTRA',
    '– D',
    'Extra currencies of the message: a dictionary or null.',
    '消息携带的额外货币：字典或 null。',
    'Дополнительные валюты сообщения: словарь или null.',
  ],
  [
    'INMSG_STATEINIT',
    '– c|null',
    'StateInit of the message, or null.',
    '消息的 StateInit，没有则为 null。',
    'StateInit сообщения или null.',
  ],
  [
    'INMSGPARAM',
    '– v',
    'Element i of `INMSGPARAMS`; the assembler has a mnemonic for each of the parameters 0 to 9. Indexes 10 to 15 throw unless the program has put a longer tuple into `c7`.',
    '`INMSGPARAMS` 的第 i 个元素；汇编器为参数 0 到 9 各提供一个助记符。编号 10 到 15 抛出异常，除非程序自己在 `c7` 中放入了更长的元组。',
    'Элемент i из `INMSGPARAMS`; у каждого из параметров 0–9 есть мнемоника в ассемблере. Для индексов 10–15 выбрасывается исключение, если программа не поместила в `c7` более длинный кортеж.',
  ],
];

const FEES: readonly Row[] = [
  [
    'GETGASFEE',
    'gas f – x',
    'Price of gas, nanograms, with the flat part; f is true for the masterchain.',
    '按 gas 用量计算的 gas 费（nanogram），含固定部分；f 为真表示主链。',
    'Плата за газ в нанограмах с фиксированной частью; f истинно для мастерчейна.',
  ],
  [
    'GETSTORAGEFEE',
    'cells bits seconds f – x',
    'Price of storing that much for that long, nanograms; f is true for the masterchain.',
    '按数量和时长计算的存储费（nanogram）；f 为真表示主链。',
    'Плата за хранение указанного объёма в течение указанного времени, в нанограмах; f истинно для мастерчейна.',
  ],
  [
    'GETFORWARDFEE',
    'cells bits f – x',
    'Price of forwarding a message of that size, nanograms, with the lump part; f is true for the masterchain.',
    '按消息大小计算的转发费（nanogram），含固定部分；f 为真表示主链。',
    'Плата за пересылку сообщения такого размера в нанограмах с фиксированной частью; f истинно для мастерчейна.',
  ],
  [
    'GETPRECOMPILEDGAS',
    '– x|null',
    'Gas that the contract uses if it is precompiled, else null.',
    '若合约为预编译合约，则压入其 gas 用量，否则压入 null。',
    'Расход газа контракта, если он предкомпилирован, иначе null.',
  ],
  [
    'GETORIGINALFWDFEE',
    'x f – y',
    'Computes the whole forward fee of a message from the part x that the message carries; f is true for the masterchain.',
    '由消息中记录的部分 x 计算完整转发费；f 为真表示主链。',
    'Вычисляет полную плату за пересылку по части x из сообщения; f истинно для мастерчейна.',
  ],
  [
    'GETGASFEESIMPLE',
    'gas f – x',
    'Price of gas without the flat part, nanograms.',
    '按 gas 用量计算的 gas 费（nanogram），不含固定部分。',
    'Плата за газ без фиксированной части в нанограмах.',
  ],
  [
    'GETFORWARDFEESIMPLE',
    'cells bits f – x',
    'Price of forwarding without the lump part, nanograms.',
    '按消息大小计算的转发费（nanogram），不含固定部分。',
    'Плата за пересылку без фиксированной части в нанограмах.',
  ],
];

export const gas: readonly Row[] = [
  [
    'ACCEPT',
    '–',
    'Raises the gas limit to the maximum: the contract agrees to pay.',
    '把 gas 上限提到最大值：合约同意付费。',
    'Поднимает лимит газа до максимума: контракт согласен платить.',
    {fift: 'ACCEPT'},
  ],
  [
    'SETGASLIMIT',
    'x –',
    'Sets the gas limit to x, but not above the maximum; throws if more is spent already.',
    '把 gas 上限设为 x，但不超过最大值；已消耗更多时抛出异常。',
    'Задаёт лимит газа x, но не выше максимума; исключение, если потрачено больше.',
  ],
  [
    'GASCONSUMED',
    '– x',
    'Gas spent so far, with this instruction.',
    '到目前为止消耗的 gas，含本指令。',
    'Сколько газа потрачено, включая эту инструкцию.',
  ],
  [
    'COMMIT',
    '–',
    'Commits c4 and c5: they stay even if the code fails later.',
    '提交 c4 和 c5：即使之后执行失败也会保留。',
    'Фиксирует c4 и c5: они останутся, даже если код потом завершится исключением.',
  ],
];

export const random: readonly Row[] = [
  [
    'RANDU256',
    '– x',
    'Makes a pseudo-random number of 256 bits and changes the seed.',
    '生成 256 位伪随机数，并更新种子。',
    'Даёт псевдослучайное число из 256 бит и меняет начальное значение генератора.',
    {gas: '26 + n + m'},
  ],
  [
    'RAND',
    'y – x',
    'Makes a pseudo-random number from 0 to y-1 (from y to -1 if y is negative).',
    '生成 0 到 y-1 的伪随机数（y 为负时为 y 到 -1）。',
    'Даёт псевдослучайное число от 0 до y-1 (при отрицательном y — от y до −1).',
    {gas: '26 + n + m'},
  ],
  ['SETRAND', 'x –', 'Sets the seed.', '设置种子。', 'Задаёт начальное значение генератора.', {gas: '26 + n + m'}],
  [
    'ADDRAND',
    'x –',
    'Mixes x into the seed with SHA-256.',
    '用 SHA-256 把 x 混入种子。',
    'Подмешивает x к начальному значению генератора через SHA-256.',
    {gas: '26 + n + m'},
  ],
];

export const config: readonly Row[] = [
  [
    'GETPARAM',
    '– v',
    'Element i of the tuple of environment parameters, which is element 0 of c7.',
    'c7 第 0 个元素（环境参数元组）中的第 i 个元素。',
    'Элемент i кортежа параметров окружения (элемент 0 регистра c7).',
  ],
  ...C7_PARAMS,
  [
    'CONFIGDICT',
    '– D n',
    'The dictionary of config parameters and its key length, 32.',
    '配置参数字典及其键长 32。',
    'Словарь параметров конфигурации и длина его ключа, 32.',
  ],
  [
    'CONFIGPARAM',
    'i – c -1 | 0',
    'Config parameter i and -1, or 0 if there is none.',
    '配置参数 i 和 -1；没有则为 0。',
    'Параметр конфигурации i и −1 или 0, если его нет.',
    {gas: '26 + 100 * a + 25 * b'},
  ],
  [
    'CONFIGOPTPARAM',
    'i – c|null',
    'Config parameter i, or null if there is none.',
    '配置参数 i；没有则为 null。',
    'Параметр конфигурации i или null, если его нет.',
    {gas: '26 + 100 * a + 25 * b'},
  ],
  [
    'PREVMCBLOCKS',
    '– T',
    'Identifiers of the last 16 masterchain blocks.',
    '最近 16 个主链区块的 ID。',
    'Идентификаторы последних 16 блоков мастерчейна.',
  ],
  ['PREVKEYBLOCK', '– T', 'Identifier of the last key block.', '最近一个关键区块的 ID。', 'Идентификатор последнего ключевого блока.'],
  [
    'PREVMCBLOCKS_100',
    '– T',
    'Identifiers of the last 16 masterchain blocks whose number is divisible by 100.',
    'seqno 能被 100 整除的主链区块中，最近 16 个的 ID。',
    'Идентификаторы последних 16 блоков мастерчейна с номером, кратным 100.',
  ],
  [
    'GLOBALID',
    '– x',
    'Global ID of the network, from config parameter 19.',
    '网络的全局 ID，取自配置参数 19。',
    'Глобальный идентификатор сети из параметра конфигурации 19.',
  ],
  ...FEES,
  [
    'GETEXTRABALANCE',
    'i – x',
    'Balance of extra currency i, 0 if there is none. Each of the first five calls of a run costs at most 226 gas.',
    '额外货币 i 的余额，没有则为 0。每次运行的前五次调用，每次最多 226 gas。',
    'Баланс дополнительной валюты i или 0, если её нет. Каждый из первых пяти вызовов за запуск стоит не больше 226 единиц газа.',
    {gas: '26 + min(100 * a + 25 * b, 200) | 26 + 100 * a + 25 * b'},
  ],
  [
    'GETPARAMLONG',
    '– v',
    'Element i (0 to 254) of the tuple of environment parameters.',
    '环境参数元组的第 i 个元素（0 到 254）。',
    'Элемент i (от 0 до 254) кортежа параметров окружения.',
  ],
  ...INBOUND,
];

export const globals: readonly Row[] = [
  [
    'GETGLOBVAR',
    'k – v|null',
    'Takes k, 0 to 254, and pushes element k of c7, or null if it is not there.',
    '取出 k（0 到 254），压入 c7 的第 k 个元素；没有则为 null。',
    'Берёт k от 0 до 254 и кладёт элемент k регистра c7 или null, если его нет.',
  ],
  [
    'GETGLOB',
    '– v|null',
    'Element k (1 to 31) of c7, or null if it is not there.',
    'c7 的第 k 个元素（1 到 31）；没有则为 null。',
    'Элемент k (от 1 до 31) регистра c7 или null, если его нет.',
  ],
  [
    'SETGLOBVAR',
    'v k –',
    'Takes k, 0 to 254, and sets element k of c7.',
    '取出 k（0 到 254），设置 c7 的第 k 个元素。',
    'Берёт k от 0 до 254 и задаёт элемент k регистра c7.',
    {gas: '26 + m'},
  ],
  [
    'SETGLOB',
    'v –',
    'Sets element k (1 to 31) of c7.',
    '设置 c7 的第 k 个元素（1 到 31）。',
    'Задаёт элемент k (от 1 до 31) регистра c7.',
    {gas: '26 + m'},
  ],
];

type Text = readonly [string, string, string];
const HASHES: Record<string, {name: string; rate: number; wide: boolean}> = {
  SHA256: {name: 'SHA-256', rate: 33, wide: false},
  SHA512: {name: 'SHA-512', rate: 16, wide: true},
  BLAKE2B: {name: 'BLAKE2b-512', rate: 19, wide: true},
  KECCAK256: {name: 'Keccak-256', rate: 11, wide: false},
  KECCAK512: {name: 'Keccak-512', rate: 6, wide: true},
};
const FORMS: Record<string, {takes: string; text: Text}> = {
  HASHEXT: {takes: 'v1…vn n', text: ['', '', '']},
  HASHEXTR: {takes: 'vn…v1 n', text: [' in reverse order (the top first)', '（按相反顺序，栈顶在前）', ' в обратном порядке (с вершины)']},
  HASHEXTA: {takes: 'b v1…vn n', text: ['', '', '']},
  HASHEXTAR: {
    takes: 'b vn…v1 n',
    text: [' in reverse order (the top first)', '（按相反顺序，栈顶在前）', ' в обратном порядке (с вершины)'],
  },
};

const hashext: Row[] = Object.entries(FORMS).flatMap(([form, {takes, text}]): Row[] => {
  const append = form.includes('EXTA');
  return [
    ...Object.entries(HASHES).map(([suffix, {name, rate, wide}]): Row => {
      const result: Text = append
        ? [', appended to builder b', '，并追加到 builder b', '; результат дописывается в builder b']
        : wide
          ? [', as a tuple of two numbers', '，结果为两个数组成的元组', '; результат — кортеж из двух чисел']
          : [', as a number', '，结果为一个数', '; результат — число'];
      return [
        `${form}_${suffix}`,
        `${takes} – ${append ? "b'" : wide ? 'T' : 'hash'}`,
        `${name} of the joined bits of n slices or builders${text[0]}${result[0]}.`,
        `将 n 个 slice 或 builder 的位依次拼接${text[1]}，计算 ${name}${result[1]}。`,
        `${name} от битов, взятых ${text[2] ? `из n slice или builder${text[2]}` : 'подряд из n slice или builder'}${result[2]}.`,
        {gas: `34 + n + l / ${rate}`},
      ];
    }),
    [
      form,
      `${takes} h – ${append ? "b'" : 'hash|T'}`,
      `Takes the number of the hash function h (0 to 4, in the order of the forms above) and does the same${text[0]}.`,
      `取出哈希函数编号 h（0 到 4，顺序同上列各形式），其余相同${text[1]}。`,
      `Берёт номер хеш-функции h (от 0 до 4, в порядке форм выше) и делает то же${text[2]}.`,
      {gas: '34 + n + l / r', fift: `255 ${form}`},
    ],
  ];
});

const FREE = '26 | 26 + 4000';
export const crypto: readonly Row[] = [
  ['HASHCU', 'c – hash', 'Hash of a cell.', '单元的哈希。', 'Хеш ячейки.'],
  [
    'HASHSU',
    's – hash',
    'Hash of the cell that would hold the slice.',
    '由该 slice 组成的单元的哈希。',
    'Хеш ячейки, составленной из slice.',
    {gas: '26 + 500'},
  ],
  [
    'SHA256U',
    's – hash',
    'SHA-256 of the bits of the slice, a whole number of bytes; references are ignored.',
    'slice 各位（须为整字节）的 SHA-256，忽略引用。',
    'SHA-256 от битов slice (целое число байтов); ссылки не учитываются.',
  ],
  ...hashext,
  [
    'CHKSIGNU',
    'hash s key – f',
    'Checks an Ed25519 signature s of a 256-bit number. Each check after the tenth in a run costs 4000 more.',
    '验证 256 位数的 Ed25519 签名 s。每次运行中第十次之后的每次验证另付 4000。',
    'Проверяет подпись s (Ed25519) 256-битного числа. Каждая проверка после десятой за запуск дороже на 4000.',
    {gas: FREE},
  ],
  [
    'CHKSIGNS',
    's1 s key – f',
    'Checks an Ed25519 signature s of the bytes of slice s1. Each check after the tenth in a run costs 4000 more.',
    '验证 slice s1 各字节的 Ed25519 签名 s。每次运行中第十次之后的每次验证另付 4000。',
    'Проверяет подпись s (Ed25519) байтов slice s1. Каждая проверка после десятой за запуск дороже на 4000.',
    {gas: FREE},
  ],
  [
    'ECRECOVER',
    'hash v r s:int – h x y -1 | 0',
    'Recovers the secp256k1 public key (h, x, y) from a signature and pushes -1, or 0 on failure.',
    '由签名恢复 secp256k1 公钥 (h, x, y) 并压入 -1；失败时压入 0。',
    'Восстанавливает открытый ключ secp256k1 (h, x, y) по подписи и кладёт −1; при неудаче 0.',
    {gas: '26 + 1500'},
  ],
  [
    'SECP256K1_XONLY_PUBKEY_TWEAK_ADD',
    'key x – h x y -1 | 0',
    'Adds tweak x to an x-only secp256k1 public key; the new key (h, x, y) and -1, or 0 on failure.',
    '给仅含 x 坐标的 secp256k1 公钥加上调整值 x；成功时得到新公钥 (h, x, y) 和 -1，失败时得到 0。',
    'Прибавляет поправку x к открытому ключу secp256k1, заданному одной координатой; кладёт новый ключ (h, x, y) и −1, а при неудаче — только 0.',
    {gas: '26 + 1250'},
  ],
  [
    'P256_CHKSIGNU',
    'hash s s1 – f',
    'Checks a secp256r1 (P-256) signature s of a 256-bit number against the 33-byte key s1.',
    '用 33 字节公钥 s1 验证 256 位数的 secp256r1 (P-256) 签名 s。',
    'Проверяет подпись s (secp256r1, P-256) 256-битного числа по ключу s1 из 33 байт.',
    {gas: '26 + 3500'},
  ],
  [
    'P256_CHKSIGNS',
    's2 s s1 – f',
    'Checks a secp256r1 (P-256) signature s of the bytes of slice s2 against the 33-byte key s1.',
    '用 33 字节公钥 s1 验证 slice s2 各字节的 secp256r1 (P-256) 签名 s。',
    'Проверяет подпись s (secp256r1, P-256) байтов slice s2 по ключу s1 из 33 байт.',
    {gas: '26 + 3500'},
  ],
  [
    'HASHBU',
    'b – hash',
    'Hash of the cell that the builder would make, without making it.',
    'builder 将生成的单元的哈希，不实际生成单元。',
    'Хеш ячейки, которая получилась бы из builder; сама ячейка не создаётся.',
  ],
];

const quietly: Text = [
  ' Pushes -1, or only 0 instead of throwing.',
  '成功时压入 -1；无效时只压入 0，不抛出异常。',
  ' При успехе кладёт −1; вместо исключения кладёт только 0.',
];
/** An instruction and its quiet form. `throwing` stands only with the first: what it does with invalid input. */
function ristretto(name: string, takes: string, out: string, text: Text, price: number, throwing: Text = ['', '', '']): Row[] {
  return [
    [
      `RIST255_${name}`,
      `${takes} – ${out}`.trim(),
      text[0] + throwing[0],
      text[1] + throwing[1],
      text[2] + throwing[2],
      {gas: `26 + ${price}`},
    ],
    [
      `RIST255_Q${name}`,
      `${takes} – ${out ? `${out} ` : ''}-1 | 0`,
      text[0] + quietly[0],
      text[1] + quietly[1],
      text[2] + quietly[2],
      {gas: `34 + ${price}`},
    ],
  ];
}
export const ristretto255: readonly Row[] = [
  [
    'RIST255_FROMHASH',
    'x y – z',
    'Makes a valid element from a 512-bit hash given as two numbers.',
    '由两个数表示的 512 位哈希生成有效元素。',
    'Строит допустимый элемент из 512-битного хеша, данного двумя числами.',
    {gas: '26 + 600'},
  ],
  ...ristretto(
    'VALIDATE',
    'x',
    '',
    ['Checks that x is a valid encoded element.', '校验 x 是否为有效编码的元素。', 'Проверяет, что x — допустимый элемент.'],
    200,
    [' Throws otherwise.', '无效时抛出异常。', ' Если это не так, выбрасывает исключение.'],
  ),
  ...ristretto('ADD', 'x y', 'z', ['Adds two elements.', '两元素相加。', 'Складывает два элемента.'], 600),
  ...ristretto('SUB', 'x y', 'z', ['Subtracts element y from x.', '元素 x 减去元素 y。', 'Вычитает элемент y из x.'], 600),
  ...ristretto('MUL', 'x n', 'z', ['Multiplies element x by number n.', '元素 x 乘以数 n。', 'Умножает элемент x на число n.'], 2000),
  ...ristretto('MULBASE', 'n', 'z', ['Multiplies the generator by number n.', '生成元乘以数 n。', 'Умножает образующую на число n.'], 750),
  [
    'RIST255_PUSHL',
    '– x',
    'Pushes the order of the group, 2^252 + 27742317777372353535851937790883648493.',
    '压入群的阶 2^252 + 27742317777372353535851937790883648493。',
    'Кладёт порядок группы 2^252 + 27742317777372353535851937790883648493.',
  ],
];

function group(
  g: 'G1' | 'G2',
  bytes: number,
  prices: {add: number; neg: number; mul: number; map: number; in: number; multi: readonly [number, number, number]},
): Row[] {
  const [base, one, many] = prices.multi;
  const field: Text =
    g === 'G1'
      ? ['a field element of 48 bytes', '48 字节的域元素', 'элемент поля из 48 байт']
      : ['a field element of 96 bytes', '96 字节的域元素', 'элемент поля из 96 байт'];
  return [
    [
      `BLS_${g}_ADD`,
      's1 s2 – s',
      `Adds two points of ${g}, ${bytes} bytes each.`,
      `${g} 上两点相加，每点 ${bytes} 字节。`,
      `Складывает две точки ${g} по ${bytes} байт.`,
      {gas: `34 + ${prices.add}`},
    ],
    [
      `BLS_${g}_SUB`,
      's1 s2 – s',
      `Subtracts point s2 of ${g} from s1.`,
      `${g} 上的点 s1 减去 s2。`,
      `Вычитает точку s2 из s1 в ${g}.`,
      {gas: `34 + ${prices.add}`},
    ],
    [`BLS_${g}_NEG`, 's1 – s', `Negates a point of ${g}.`, `${g} 上的点取负。`, `Меняет знак точки ${g}.`, {gas: `34 + ${prices.neg}`}],
    [
      `BLS_${g}_MUL`,
      's1 x – s',
      `Multiplies a point of ${g} by number x, which may be negative.`,
      `${g} 上的点乘以数 x（可为负）。`,
      `Умножает точку ${g} на число x, возможно отрицательное.`,
      {gas: `34 + ${prices.mul}`},
    ],
    [
      `BLS_${g}_MULTIEXP`,
      's1 x1…sn xn n – s',
      `Sum of n points of ${g}, each multiplied by its number.`,
      `${g} 上 n 个点各乘以对应的数后求和。`,
      `Складывает n точек ${g}, умножив каждую на соответствующее число.`,
      {gas: `34 + ${base} + n * ${one} + n * ${many} / max(floor_log2(n), 4)`},
    ],
    [`BLS_${g}_ZERO`, '– s', `Pushes the zero point of ${g}.`, `压入 ${g} 的零点。`, `Кладёт нулевую точку ${g}.`],
    [
      `BLS_MAP_TO_${g}`,
      's1 – s',
      `Maps ${field[0]} to a point of ${g}.`,
      `把 ${field[1]}映射为 ${g} 上的点。`,
      `Отображает ${field[2]} в точку ${g}.`,
      {gas: `34 + ${prices.map}`},
    ],
    [
      `BLS_${g}_INGROUP`,
      's – f',
      `Tells whether s is a valid point of ${g}.`,
      `判断 s 是否为 ${g} 的有效点。`,
      `Проверяет, что s — допустимая точка ${g}.`,
      {gas: `34 + ${prices.in}`},
    ],
    [
      `BLS_${g}_ISZERO`,
      's – f',
      `Tells whether s is the zero point of ${g}.`,
      `判断 s 是否为 ${g} 的零点。`,
      `Проверяет, что s — нулевая точка ${g}.`,
    ],
  ];
}

export const bls: readonly Row[] = [
  [
    'BLS_VERIFY',
    's1 s2 s3 – f',
    'Checks BLS signature s3 of message s2 with public key s1.',
    '用公钥 s1 验证消息 s2 的 BLS 签名 s3。',
    'Проверяет подпись s3 (BLS) сообщения s2 по открытому ключу s1.',
    {gas: '34 + 61000'},
  ],
  [
    'BLS_AGGREGATE',
    's1…sn n – s',
    'Aggregates n signatures into one; n is at least 1.',
    '把 n 个签名聚合为一个，n 至少为 1。',
    'Объединяет n подписей в одну; n не меньше 1.',
    {gas: '34 - 2650 + 4350 * n'},
  ],
  [
    'BLS_FASTAGGREGATEVERIFY',
    's1…sn n s:slice s0 – f',
    'Checks signature s0 of message s by n public keys together.',
    '验证 n 个公钥对同一消息 s 的聚合签名 s0。',
    'Проверяет подпись s0 одного сообщения s сразу n ключами.',
    {gas: '34 + 58000 + 3000 * n'},
  ],
  [
    'BLS_AGGREGATEVERIFY',
    's1 s2…sn sm n s – f',
    'Checks signature s of n pairs of public key and message.',
    '验证 n 对公钥与消息的聚合签名 s。',
    'Проверяет подпись s для n пар «ключ — сообщение».',
    {gas: '34 + 38500 + 22500 * n'},
  ],
  ...group('G1', 48, {add: 3900, neg: 750, mul: 5200, map: 2350, in: 2950, multi: [11375, 630, 8820]}),
  ...group('G2', 96, {add: 6100, neg: 1550, mul: 10550, map: 7950, in: 4250, multi: [30388, 1280, 22840]}),
  [
    'BLS_PAIRING',
    's1 s2…sn sm n – f',
    'Tells whether the product of n pairings of a point of G1 with a point of G2 is 1.',
    '判断 n 对 G1、G2 点的配对之积是否为 1。',
    'Проверяет, что произведение n спариваний точек G1 и G2 равно 1.',
    {gas: '34 + 20000 + 11800 * n'},
  ],
  ['BLS_PUSHR', '– x', 'Pushes the order of G1 and G2.', '压入 G1 与 G2 的阶。', 'Кладёт порядок G1 и G2.'],
];

const SIZE = '26 + 100 * a + 25 * b';
export const dataSize: readonly Row[] = [
  [
    'CDATASIZEQ',
    'c|null n – x y z -1 | 0',
    'Counts distinct cells x, bits y and references z below a cell, visiting at most n cells; 0 if there are more.',
    '统计单元之下不同单元的个数 x、位数 y、引用数 z，最多访问 n 个；超出则为 0。',
    'Считает разные ячейки x, биты y и ссылки z под ячейкой, не больше n ячеек; иначе 0.',
    {gas: SIZE},
  ],
  [
    'CDATASIZE',
    'c|null n – x y z',
    'As `CDATASIZEQ`, but throws a cell overflow if there are more than n cells.',
    '同 `CDATASIZEQ`，但超过 n 个单元时抛出单元上溢异常。',
    'Как `CDATASIZEQ`, но при числе ячеек больше n — переполнение ячейки.',
    {gas: SIZE},
  ],
  [
    'SDATASIZEQ',
    's n – x y z -1 | 0',
    'Counts distinct cells x, bits y and references z of a slice; the slice itself is not a cell; 0 if there are more than n cells.',
    '统计 slice 中不同单元的个数 x、位数 y、引用数 z，slice 本身不计为单元；超过 n 个单元则为 0。',
    'Считает разные ячейки x, биты y и ссылки z в slice; сам slice — не ячейка; 0, если ячеек больше n.',
    {gas: SIZE},
  ],
  [
    'SDATASIZE',
    's n – x y z',
    'As `SDATASIZEQ`, but throws a cell overflow if there are more than n cells.',
    '同 `SDATASIZEQ`，但超过 n 个单元时抛出单元上溢异常。',
    'Как `SDATASIZEQ`, но при числе ячеек больше n — переполнение ячейки.',
    {gas: SIZE},
  ],
];

function variable(name: string, kind: Text, bytes: string): Row[] {
  return [
    [
      `LD${name}`,
      "s – x s'",
      `Loads ${kind[0]}: its length in bytes (${bytes}), then its bytes.`,
      `取出${kind[1]}：先为字节长度（${bytes}），再为各字节。`,
      `Считывает ${kind[2]}: длина в байтах (${bytes}), затем байты.`,
    ],
    [
      `ST${name}`,
      "b x – b'",
      `Stores ${kind[0]}: its length in bytes (${bytes}), then its bytes.`,
      `存入${kind[1]}：先为字节长度（${bytes}），再为各字节。`,
      `Записывает ${kind[2]}: длина в байтах (${bytes}), затем байты.`,
    ],
  ];
}
/** The length field: 4 bits hold 0 to 15, 5 bits hold 0 to 31. */
const L4 = '0–15';
const L5 = '0–31';
export const currency: readonly Row[] = [
  ...variable('GRAMS', ['an amount of coins (unsigned)', '金额（无符号）', 'сумму монет (без знака)'], L4),
  ...variable('VARINT16', ['a signed number of up to 15 bytes', '至多 15 字节的有符号整数', 'число со знаком до 15 байт'], L4),
  ...variable('VARUINT32', ['an unsigned number of up to 31 bytes', '至多 31 字节的无符号整数', 'число без знака до 31 байта'], L5),
  ...variable('VARINT32', ['a signed number of up to 31 bytes', '至多 31 字节的有符号整数', 'число со знаком до 31 байта'], L5),
];

export const address: readonly Row[] = [
  [
    'LDMSGADDR',
    "s – sub s'",
    'Cuts a valid message address off; since version 10 anycast and `addr_var` are refused.',
    '切下一个有效的消息地址；自全局版本 10 起不接受任播地址和 `addr_var`。',
    'Отрезает допустимый адрес сообщения; с глобальной версии 10 anycast и `addr_var` не принимаются.',
  ],
  [
    'LDMSGADDRQ',
    "s – sub s' -1 | s 0",
    'As `LDMSGADDR`, with -1 on success; else leaves s and pushes 0.',
    '同 `LDMSGADDR`，成功时压入 -1；否则保留 s 并压入 0。',
    'Как `LDMSGADDR`, но при успехе кладёт ещё и −1; иначе оставляет s и кладёт 0.',
  ],
  [
    'PARSEMSGADDR',
    's – T',
    'Splits an address that is the whole slice into a tuple: its kind, anycast, workchain, address.',
    '把整个 slice 表示的地址拆成元组：类型、任播前缀、工作链、地址。',
    'Разбирает адрес, занимающий весь slice, в кортеж: вид, anycast, воркчейн, адрес.',
  ],
  [
    'PARSEMSGADDRQ',
    's – T -1 | 0',
    'As `PARSEMSGADDR`, with -1 on success, or only 0.',
    '同 `PARSEMSGADDR`，成功时压入 -1，否则只压入 0。',
    'Как `PARSEMSGADDR`, но при успехе кладёт ещё и −1, иначе — только 0.',
  ],
  [
    'REWRITESTDADDR',
    's – x y',
    'Splits a standard internal address into workchain x and 256-bit number y.',
    '把标准内部地址拆成工作链 x 和 256 位数 y。',
    'Разбирает стандартный внутренний адрес на воркчейн x и 256-битное число y.',
  ],
  [
    'REWRITESTDADDRQ',
    's – x y -1 | 0',
    'As `REWRITESTDADDR`, with -1 on success, or only 0.',
    '同 `REWRITESTDADDR`，成功时压入 -1，否则只压入 0。',
    'Как `REWRITESTDADDR`, но при успехе кладёт ещё и −1, иначе — только 0.',
  ],
  [
    'REWRITEVARADDR',
    "s – x s'",
    'Splits an internal address into workchain x and a slice with the address.',
    '把内部地址拆成工作链 x 和地址 slice。',
    'Разбирает внутренний адрес на воркчейн x и slice с адресом.',
  ],
  [
    'REWRITEVARADDRQ',
    "s – x s' -1 | 0",
    'As `REWRITEVARADDR`, with -1 on success, or only 0.',
    '同 `REWRITEVARADDR`，成功时压入 -1，否则只压入 0。',
    'Как `REWRITEVARADDR`, но при успехе кладёт ещё и −1, иначе — только 0.',
  ],
  [
    'LDSTDADDR',
    "s – sub s'",
    'Cuts a standard internal address (`addr_std$10`) off; throws on any other.',
    '切下标准内部地址（`addr_std$10`），其他地址抛出异常。',
    'Отрезает стандартный внутренний адрес (`addr_std$10`); при любом другом выбрасывает исключение.',
  ],
  [
    'LDSTDADDRQ',
    "s – sub s' -1 | s 0",
    'As `LDSTDADDR`, with -1 on success; else leaves s and pushes 0.',
    '同 `LDSTDADDR`，成功时压入 -1；否则保留 s 并压入 0。',
    'Как `LDSTDADDR`, но при успехе кладёт ещё и −1; иначе оставляет s и кладёт 0.',
  ],
  [
    'LDOPTSTDADDR',
    "s – sub|null s'",
    'Cuts a standard internal address off; `addr_none$00` gives null.',
    '切下标准内部地址；`addr_none$00` 得到 null。',
    'Отрезает стандартный внутренний адрес; для `addr_none$00` кладёт null.',
  ],
  [
    'LDOPTSTDADDRQ',
    "s – sub|null s' -1 | s 0",
    'As `LDOPTSTDADDR`, with -1 on success; else leaves s and pushes 0.',
    '同 `LDOPTSTDADDR`，成功时压入 -1；否则保留 s 并压入 0。',
    'Как `LDOPTSTDADDR`, но при успехе кладёт ещё и −1; иначе оставляет s и кладёт 0.',
  ],
  [
    'STSTDADDR',
    "s b – b'",
    'Stores a standard internal address; throws if s is anything else.',
    '存入标准内部地址；s 不是此类地址时抛出异常。',
    'Записывает стандартный внутренний адрес; если s — что-то другое, выбрасывает исключение.',
  ],
  [
    'STSTDADDRQ',
    "s b – b' 0 | s b -1",
    'As `STSTDADDR`, with 0 on success; else gives the operands back and -1.',
    '同 `STSTDADDR`，成功时压入 0；否则归还操作数并压入 -1。',
    'Как `STSTDADDR`, но при успехе кладёт ещё и 0; иначе возвращает операнды и кладёт −1.',
  ],
  [
    'STOPTSTDADDR',
    "s|null b – b'",
    'Stores a standard internal address, or `addr_none$00` for null.',
    '存入标准内部地址；null 存为 `addr_none$00`。',
    'Записывает стандартный внутренний адрес или `addr_none$00` для null.',
  ],
  [
    'STOPTSTDADDRQ',
    "s|null b – b' 0 | s|null b -1",
    'As `STOPTSTDADDR`, with 0 on success; else gives the operands back and -1.',
    '同 `STOPTSTDADDR`，成功时压入 0；否则归还操作数并压入 -1。',
    'Как `STOPTSTDADDR`, но при успехе кладёт ещё и 0; иначе возвращает операнды и кладёт −1.',
  ],
];

const ACTION = {gas: '26 + 500'} as const;
export const actions: readonly Row[] = [
  [
    'SENDRAWMSG',
    'c mode –',
    'Adds an action: send message c with that mode, 0 to 255.',
    '添加动作：以给定模式（0 到 255）发送消息 c。',
    'Добавляет действие: отправить сообщение c с режимом от 0 до 255.',
    ACTION,
  ],
  [
    'RAWRESERVE',
    'x mode –',
    'Adds an action: reserve x nanograms of the balance, with that mode, 0 to 31.',
    '添加动作：以给定模式（0 到 31）从余额中预留 x nanogram。',
    'Добавляет действие: зарезервировать x нанограмов баланса с режимом от 0 до 31.',
    ACTION,
  ],
  [
    'RAWRESERVEX',
    'x D mode –',
    'As `RAWRESERVE`, with a dictionary of extra currencies; since global version 10, the action fails (34) unless it is empty.',
    '同 `RAWRESERVE`，另带额外货币字典；自全局版本 10 起，字典非空则动作失败 (34)。',
    'Как `RAWRESERVE`, со словарём дополнительных валют; с глобальной версии 10 действие с непустым словарём завершается с кодом 34.',
    ACTION,
  ],
  [
    'SETCODE',
    'c –',
    'Adds an action: make c the code of this contract after the run.',
    '添加动作：运行结束后把本合约的代码换成 c。',
    'Добавляет действие: сделать c кодом контракта после запуска.',
    ACTION,
  ],
  [
    'SETLIBCODE',
    'c mode –',
    'Adds an action that adds or removes library c. Since version 15 only governance contracts may do so.',
    '添加动作：加入或移除库 c。自全局版本 15 起仅治理合约可用。',
    'Добавляет действие, которое вносит или удаляет библиотеку c. С глобальной версии 15 доступно только контрактам управления.',
    ACTION,
  ],
  [
    'CHANGELIB',
    'hash mode –',
    'As `SETLIBCODE`, with the hash of the library in place of its code. Since version 15 only governance contracts may do so.',
    '同 `SETLIBCODE`，以库的哈希代替代码。自全局版本 15 起仅治理合约可用。',
    'Как `SETLIBCODE`, но по хешу библиотеки. С глобальной версии 15 доступно только контрактам управления.',
    ACTION,
  ],
  [
    'SENDMSG',
    'c mode – x',
    'Adds an action that sends message c and pushes its fee in nanograms; with 1024 added to the mode only computes the fee.',
    '添加发送消息 c 的动作，并压入其费用（nanogram）；模式加 1024 时只计算费用。',
    'Добавляет действие отправки сообщения c и кладёт комиссию в нанограмах; с 1024 в режиме только считает её.',
    {gas: '26 + 100 * a + 25 * b + 500 * c'},
  ],
];

export const debug: readonly Row[] = [
  [
    'DUMPSTK',
    '… – …',
    'Prints the stack to the debug log; does nothing where debugging is off, as on the network.',
    '把栈打印到调试日志；未开启调试时（例如网络上）不执行任何操作。',
    'Выводит стек в отладочный лог; без отладки, как в сети, ничего не делает.',
  ],
  [
    'DEBUG',
    '… – …',
    'Reserved for debugging; does nothing.',
    '保留供调试使用，不执行任何操作。',
    'Зарезервирована для отладки; ничего не делает.',
  ],
  [
    'STRDUMP',
    '… – …',
    'Prints the slice on top as text to the debug log; nothing is removed from the stack.',
    '把栈顶 slice 作为文本打印到调试日志，不改变栈。',
    'Выводит верхний slice как текст в отладочный лог; стек не меняется.',
  ],
  [
    'DUMP',
    '… – …',
    'Prints `s(i)` to the debug log.',
    '把 `s(i)` 打印到调试日志。',
    'Выводит `s(i)` в отладочный лог.',
    {fift: 's(i) DUMP'},
  ],
  [
    'DEBUGSTR',
    '… – …',
    'Carries 1 to 16 bytes of text for a debugger; does nothing.',
    '携带 1 到 16 字节的调试文本，不执行任何操作。',
    'Содержит от 1 до 16 байт текста для отладчика; ничего не делает.',
    {gas: '26'},
  ],
];

export const codepage: readonly Row[] = [
  [
    'SETCP',
    '–',
    'Selects codepage n, 0 to 239. Only 0 exists; any other throws.',
    '选择代码页 n（0 到 239）。只有 0 存在，其他抛出异常。',
    'Выбирает кодовую страницу n от 0 до 239. Существует только 0; при любом другом n выбрасывает исключение.',
  ],
  [
    'SETCPX',
    'n –',
    'Takes n, -32768 to 32767, and selects that codepage.',
    '取出 n（-32768 到 32767），选择该代码页。',
    'Берёт n от −32768 до 32767 и выбирает эту кодовую страницу.',
  ],
  [
    'SETCP_SPECIAL',
    '–',
    'Selects codepage z, -15 to -1, kept for experiments; none exists, so it throws.',
    '选择代码页 z（-15 到 -1），保留供试验；均不存在，因此抛出异常。',
    'Выбирает страницу z от −15 до −1 для экспериментов; таких страниц нет, поэтому исключение.',
    {fift: '(z) SETCP'},
  ],
];
