import type {Table} from './types.ts';

/**
 * Exceptions of the virtual machine: `enum Excno` in `crypto/vm/excno.hpp`, the throwing places in `crypto/vm/*.cpp`,
 * and `VmState::run` for the two numbers that are not inverted.
 */
export const tvm = {
  phase: 'compute',
  origin: 'protocol',
  thrower: 'TVM',
  source: 'https://github.com/ton-blockchain/ton/blob/master/crypto/vm/excno.hpp',
  measured: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -13, -14],
  rows: [
    [
      0,
      ['Success', 'The code ran to its end. New data is saved and the actions are carried out, if the action phase succeeds too.'],
      ['成功', '代码运行到结尾。如果动作阶段也成功，新的数据会保存，动作会执行。'],
      ['Успех', 'Код выполнен до конца. Новые данные сохраняются, а действия выполняются, если успешна и фаза действий.'],
    ],
    [
      1,
      [
        'Success, the other way',
        'Success as well: the code ended by a jump to register c1, for instance with the instruction RETALT. Compilers do not produce it.',
      ],
      ['成功（另一出口）', '同样是成功：代码以跳转到寄存器 c1 的方式结束，例如通过指令 RETALT。编译器不会生成这种情况。'],
      ['Успех, другой выход', 'Тоже успех: код завершился переходом в регистр c1, например инструкцией RETALT. Компиляторы так не делают.'],
    ],
    [
      2,
      [
        'Stack underflow',
        'An instruction needed more values than the stack held. In contracts that a compiler made it points to a wrong assembler function or to a call with too few arguments.',
      ],
      ['栈下溢', '指令需要的值比栈中已有的多。在编译器生成的合约中，通常意味着汇编函数写错，或者调用时给的参数太少。'],
      [
        'Опустошение стека',
        'Инструкции понадобилось больше значений, чем было в стеке. В скомпилированных контрактах это признак неверной ассемблерной функции или вызова, в котором не хватает аргументов.',
      ],
    ],
    [
      3,
      [
        'Stack overflow',
        'More values were copied into the stack of a continuation than it may take. Only hand-written assembly gets there.',
      ],
      ['栈上溢', '复制到续体 (continuation) 栈中的值超过其允许的数量。只有手写的汇编才会遇到。'],
      [
        'Переполнение стека',
        'В стек продолжения скопировано больше значений, чем оно принимает. Встречается только в ассемблере, написанном вручную.',
      ],
    ],
    [
      4,
      ['Integer overflow', 'A result does not fit into 257 bits with a sign, or something was divided by zero.'],
      ['整数溢出', '结果无法放入 257 位有符号整数，或者发生了除以零。'],
      ['Целочисленное переполнение', 'Результат не помещается в 257 бит со знаком, или произошло деление на ноль.'],
    ],
    [
      5,
      [
        'Number out of range',
        'A number is valid but not allowed here: a value too large for the field that should hold it, a negative count, an exception number above 65535. Also the code of Tolk for a value that an enum does not have.',
      ],
      ['整数超出范围', '数字本身有效，但此处不允许：值大于存放它的字段，计数为负，异常编号大于 65535。Tolk 也用它表示枚举中不存在的值。'],
      [
        'Целое вне диапазона',
        'Само число корректно, но здесь недопустимо: не помещается в поле, отрицательный счётчик, номер исключения больше 65535. Этим же кодом Tolk отвечает на значение, которого нет в перечислении.',
      ],
    ],
    [
      6,
      [
        'Invalid opcode',
        'The code contains bits that are no instruction of this version of the machine, or selects a codepage that does not exist. Usual reason: code compiled for a newer version than the network or emulator runs.',
      ],
      [
        '无效操作码',
        '代码中的某些位不是本版本虚拟机的指令，或者选择了不存在的代码页。常见原因：代码是为比当前网络或模拟器更新的版本编译的。',
      ],
      [
        'Неизвестный опкод',
        'В коде есть биты, которые в этой версии TVM не образуют инструкции, или выбрана несуществующая кодовая страница. Обычная причина: код собран для версии новее, чем у сети или эмулятора.',
      ],
    ],
    [
      7,
      [
        'Wrong type',
        'A value on the stack has another type than the instruction expects: a cell instead of a number, null instead of a cell. In contracts usually a get method called with wrong arguments, or a null that was not checked.',
      ],
      [
        '类型检查错误',
        '栈中的值与指令期望的类型不同：该是数字却是单元，该是单元却是 null。在合约中通常是调用 get 方法时参数不对，或者没有检查 null。',
      ],
      [
        'Ошибка проверки типа',
        'Тип значения в стеке не тот, которого ждёт инструкция: ячейка вместо числа, null вместо ячейки. В контрактах это обычно get-метод с неверными аргументами или непроверенный null.',
      ],
    ],
    [
      8,
      [
        'Cell overflow',
        'A cell would get more than 1,023 bits or 4 references. Also when the new data or the list of actions is deeper than 512 cells at the end of the run.',
      ],
      ['单元上溢', 'builder 的内容将超过 1,023 位或 4 个引用。运行结束时新数据或动作列表的深度超过 512 个单元，也会得到它。'],
      [
        'Переполнение ячейки',
        'В ячейке оказалось бы больше 1023 бит или 4 ссылок. Тот же код — если к концу выполнения новые данные или список действий глубже 512 ячеек.',
      ],
    ],
    [
      9,
      [
        'Cell underflow',
        'More bits or references were read than are left, or something is left where nothing should be. Usual reason: a message or data with another layout than the contract expects. Tolk throws it, too, when a map has no such key in mustGet.',
      ],
      [
        '单元下溢',
        '读取的位或引用比剩下的多，或者本应读完却还有剩余。常见原因：消息或数据的布局与合约期望的不同。Tolk 的 mustGet 在映射中找不到键时也抛出它。',
      ],
      [
        'Нехватка данных в ячейке',
        'Прочитано больше бит или ссылок, чем осталось, или осталось лишнее там, где ничего быть не должно. Обычная причина: сообщение или данные устроены не так, как ждёт контракт. В Tolk так же отвечает mustGet, если ключа нет.',
      ],
    ],
    [
      10,
      [
        'Dictionary error',
        'A cell is not the dictionary that it was taken for: broken structure, another key length, a value of another form.',
      ],
      ['字典错误', '某个单元不是代码所认为的字典：结构损坏，键的长度不同，或者值的形式不同。'],
      ['Ошибка словаря', 'Ячейка — не тот словарь, за который её приняли: нарушена структура, другая длина ключа или другой вид значения.'],
    ],
    [
      11,
      [
        'Unknown error',
        'Most often: there is no get method or function with the number that was asked for. Also from SENDMSG when the message does not follow the schema, from BLS instructions, and from a hash that is used after its end.',
      ],
      [
        '未知错误',
        '最常见：不存在所请求编号的 get 方法或函数。消息不符合结构时 SENDMSG 也会抛出，BLS 指令以及使用已结束的哈希对象时也会。',
      ],
      [
        'Неизвестная ошибка',
        'Чаще всего: get-метода или функции с таким номером нет. Тот же код дают SENDMSG, если сообщение не соответствует схеме, инструкции BLS и обращение к хешу после его завершения.',
      ],
    ],
    [
      12,
      [
        'Fatal error',
        'Kept for states that cannot occur. A transaction shows it as −13: a 12 in a transaction was thrown by the contract itself.',
      ],
      ['致命错误', '保留给不可能出现的状态。交易中显示为 −13：交易中的 12 是合约自己抛出的。'],
      [
        'Фатальная ошибка',
        'Зарезервирована для невозможных состояний. В транзакции она видна как −13: число 12 в транзакции выбросил сам контракт.',
      ],
    ],
    [
      13,
      [
        'Out of gas, before inversion',
        'The number of the exception “out of gas”. A transaction shows it as −14, so that no contract can fake it: a 13 in a transaction was thrown by the contract itself.',
      ],
      ['gas 耗尽（取反之前）', '“gas 耗尽”异常的编号。交易中显示为 −14，使合约无法伪造：交易中的 13 是合约自己抛出的。'],
      [
        'Кончился газ, до инверсии',
        'Номер исключения «кончился газ». В транзакции он виден как −14, чтобы контракт не мог его подделать: число 13 в транзакции выбросил сам контракт.',
      ],
    ],
    [
      14,
      [
        'Virtualization error',
        'Code met a pruned branch, a cell of which only the hash is known. Only possible where code runs over a proof, not in a transaction.',
      ],
      ['虚拟化错误', '代码遇到了剪枝分支 (pruned branch)，即只知道哈希的单元。只在对证明运行代码时可能出现，交易中不会。'],
      [
        'Ошибка виртуализации',
        'Код дошёл до обрезанной ветви — ячейки, от которой известен лишь хеш. Возможно только при выполнении над доказательством, не в транзакции.',
      ],
    ],
    [
      -13,
      [
        'No code',
        'The machine was started without code: the account was deployed with data and no code. Also the answer to a get method of such an account, or to a malformed request. The bits of 12, inverted.',
      ],
      [
        '没有代码',
        '虚拟机在没有代码的情况下启动：账户部署时只有数据而没有代码。对这种账户调用 get 方法，或请求格式有误时，也会得到它。它是 12 按位取反的结果。',
      ],
      [
        'Нет кода',
        'TVM запустили без кода: аккаунт развернули с данными, но без кода. Так же отвечает get-метод такого аккаунта или неверно составленный запрос. Это 12 с инвертированными битами.',
      ],
    ],
    [
      -14,
      [
        'Out of gas',
        'The gas limit was reached. It is set by the value of the message, or by the credit of 10,000 before an external message is accepted. Send more, or do less. The bits of 13, inverted.',
      ],
      [
        'gas 耗尽',
        '达到 gas 上限。上限取决于消息携带的金额；外部消息被接受之前为 10,000 的信用额度。请附上更多金额，或减少计算。它是 13 按位取反的结果。',
      ],
      [
        'Кончился газ',
        'Достигнут лимит газа. Его задаёт сумма в сообщении, а до принятия внешнего сообщения — кредит в 10 000. Приложите больше Gram или сократите вычисления. Это 13 с инвертированными битами.',
      ],
    ],
  ],
} as const satisfies Table;

/** An answer about get methods: `finish_runSmcMethod` in `liteserver.cpp`. */
export const outside = {
  phase: 'outside',
  origin: 'protocol',
  thrower: 'liteserver',
  source: 'https://github.com/ton-blockchain/ton/blob/master/validator/impl/liteserver.cpp',
  measured: [],
  rows: [
    [
      -256,
      ['No active account', 'A liteserver was asked for a get method of an account that does not exist or is not active. Nothing was run.'],
      ['账户未激活', '向轻服务器 (liteserver) 请求的是不存在或未激活账户的 get 方法。没有运行任何代码。'],
      ['Аккаунт не активен', 'У лайтсервера запросили get-метод аккаунта, которого нет или который не активен. Ничего не выполнялось.'],
    ],
  ],
} as const satisfies Table;
