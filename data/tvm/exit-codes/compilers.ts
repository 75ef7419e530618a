import type {Table} from './types.ts';

/** What the compiler of Tolk puts into contracts: `pack-unpack-serializers.cpp`, `tolk-stdlib/common.tolk`. */
export const tolk = {
  phase: 'compute',
  origin: 'compiler',
  thrower: 'Tolk',
  source: 'https://github.com/ton-blockchain/ton/blob/master/crypto/smartcont/tolk-stdlib/common.tolk',
  measured: [63],
  rows: [
    [
      63,
      [
        'Prefix does not match',
        'A structure or a union was read from data that begins with none of its prefixes. The number can be changed with the option throwIfOpcodeDoesNotMatch.',
      ],
      ['前缀不匹配', '读取结构体或联合类型时，数据开头不是它的任何一个前缀。退出码可用选项 throwIfOpcodeDoesNotMatch 更改。'],
      [
        'Префикс не подходит',
        'Структуру или объединение читали из данных, которые не начинаются ни с одного из её префиксов. Код меняют настройкой throwIfOpcodeDoesNotMatch.',
      ],
    ],
  ],
} as const satisfies Table;

/** `contractErrors` of the package `@tact-lang/compiler`. 137 was dropped in version 1.6. */
export const tact = {
  phase: 'compute',
  origin: 'compiler',
  thrower: 'Tact',
  source: 'https://github.com/tact-lang/tact/blob/main/src/abi/errors.ts',
  measured: [],
  rows: [
    [
      128,
      ['Null reference', 'The operator !! was applied to a value that is null.'],
      ['空引用', '对为 null 的值使用了运算符 !!。'],
      ['Обращение к null', 'Оператор !! применён к значению null.'],
    ],
    [
      129,
      ['Wrong prefix', 'A structure was read from data that begins with another prefix.'],
      ['前缀错误', '读取结构体时，数据以其他前缀开头。'],
      ['Неверный префикс', 'Структуру читали из данных с другим префиксом.'],
    ],
    [
      130,
      ['Unknown message', 'The contract has no receiver for this message.'],
      ['未知消息', '合约没有处理该消息的接收函数。'],
      ['Неизвестное сообщение', 'У контракта нет обработчика для этого сообщения.'],
    ],
    [
      131,
      ['Constraints error', 'Reserved; the compiler does not produce it.'],
      ['约束错误', '保留；编译器不会产生它。'],
      ['Нарушено ограничение', 'Зарезервирован; компилятор его не использует.'],
    ],
    [
      132,
      ['Access denied', 'requireOwner in the trait Ownable: the sender is not the owner.'],
      ['拒绝访问', 'trait Ownable 的 requireOwner：发送方不是所有者。'],
      ['Доступ запрещён', 'requireOwner трейта Ownable: отправитель не владелец.'],
    ],
    [
      133,
      ['Contract stopped', 'Thrown by the trait Stoppable: the contract was stopped.'],
      ['合约已停止', 'trait Stoppable：合约已被停止。'],
      ['Контракт остановлен', 'Трейт Stoppable: контракт остановлен.'],
    ],
    [
      134,
      ['Invalid argument', 'A function of the standard library got a value that it cannot use, for instance a text that is not a number.'],
      ['参数无效', '标准库函数得到无法使用的值，例如不是数字的文本。'],
      [
        'Неверный аргумент',
        'Функция стандартной библиотеки получила значение, которое не может использовать, например текст, который не является числом.',
      ],
    ],
    [
      135,
      ['Code not found', 'The code of a child contract is not in the dictionary of codes.'],
      ['找不到代码', '子合约的代码不在代码字典中。'],
      ['Код не найден', 'Кода дочернего контракта нет в словаре кодов.'],
    ],
    [
      136,
      ['Invalid standard address', 'An address is not a valid standard one.'],
      ['标准地址无效', '地址不是有效的标准地址。'],
      ['Неверный стандартный адрес', 'Адрес не является корректным стандартным адресом.'],
    ],
    [
      138,
      ['Not a basechain address', 'The address is not in the basechain.'],
      ['不是基础链地址', '地址不在基础链上。'],
      ['Адрес не из бейсчейна', 'Адрес вне бейсчейна.'],
    ],
  ],
} as const satisfies Table;

/** Not a rule, but what almost every contract does; the templates of Tolk and of the token contracts among them. */
export const convention = {
  phase: 'compute',
  origin: 'compiler',
  thrower: 'by convention',
  source: 'https://github.com/ton-blockchain/token-contract/blob/main/ft/jetton-wallet.fc',
  measured: [],
  rows: [
    [
      65535,
      [
        'Unknown operation',
        'The contract does not know the operation (opcode) in the message. A custom of contract authors: 0xffff in their code.',
      ],
      ['未知操作', '合约不认识消息中的操作码。这是合约作者的惯例：代码中写作 0xffff。'],
      ['Неизвестная операция', 'Операция (опкод) из сообщения контракту неизвестна. Так принято у авторов контрактов; в коде это 0xffff.'],
    ],
  ],
} as const satisfies Table;
