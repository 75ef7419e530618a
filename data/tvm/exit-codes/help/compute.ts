import type {Help} from '../help.ts';

/** Exceptions of the virtual machine that contracts meet. Sources: those of the rows in `../tvm.ts`. */
export const compute = {
  2: [
    [
      'An assembler function takes more operands than it is given, or a get method is called with too few arguments.',
      'Compare the arguments of the call with the parameters of the get method; in a step trace, look at the stack before the last instruction.',
      'Pass every argument in the declared order; correct the parameter list of the assembler function.',
    ],
    [
      '汇编函数需要的操作数多于实际提供的，或者调用 get 方法时参数太少。',
      '将调用的参数与 get 方法的参数表对照；在执行步骤中查看最后一条指令之前的栈。',
      '按声明的顺序传入全部参数；改正汇编函数的参数表。',
    ],
    [
      'Ассемблерная функция берёт больше операндов, чем ей дали, или get-метод вызван со слишком малым числом аргументов.',
      'Сравните аргументы вызова с параметрами get-метода; в трассировке посмотрите стек перед последней инструкцией.',
      'Передайте все аргументы в объявленном порядке; исправьте список параметров ассемблерной функции.',
    ],
  ],
  3: [
    [
      'Hand-written assembly gives a continuation more values than it accepts.',
      'Look for SETCONTARGS, SETCONTVARARGS, RETURNARGS and RETURNVARARGS in the code, and count the values that each one copies.',
      'Pass only as many values as the continuation accepts.',
    ],
    [
      '手写的汇编传给续体的值超过它接受的数量。',
      '在代码中查找 SETCONTARGS、SETCONTVARARGS、RETURNARGS 和 RETURNVARARGS，数一数每条指令复制的值。',
      '传入的值不要超过续体接受的数量。',
    ],
    [
      'Ассемблерный код передаёт продолжению больше значений, чем оно принимает.',
      'Найдите в коде SETCONTARGS, SETCONTVARARGS, RETURNARGS и RETURNVARARGS и посчитайте значения, которые копирует каждая.',
      'Передавайте не больше значений, чем принимает продолжение.',
    ],
  ],
  4: [
    [
      'A division by zero, or a product or sum that needs more than 257 bits.',
      'Run the method with the values of the failed message, and look for divisors that can be zero and for products of large amounts.',
      'Check the divisor first; multiply and divide in one step with mulDivFloor, which keeps the full product.',
    ],
    [
      '除以零，或者乘积、和需要超过 257 位。',
      '用失败消息中的值运行该方法，查找可能为零的除数和大额的乘积。',
      '先检查除数；用 mulDivFloor 一步完成乘除，它保留完整的乘积。',
    ],
    [
      'Деление на ноль либо произведение или сумма длиннее 257 бит.',
      'Выполните метод со значениями из сообщения, вызвавшего ошибку; ищите делители, которые могут быть нулём, и произведения больших сумм.',
      'Сначала проверьте делитель; умножайте и делите за один шаг функцией mulDivFloor: она хранит произведение целиком.',
    ],
  ],
  5: [
    [
      'A value does not fit into its field: a negative number into an unsigned one, 256 into uint8, a difference of amounts below zero into coins.',
      'Find the field that is written where the run ends, and compare the value with the range of its type.',
      'Check the range with assert before storing, or take a wider type.',
    ],
    [
      '值放不进它的字段：负数放进无符号字段，256 放进 uint8，小于零的金额之差放进 coins。',
      '找到运行结束处写入的字段，把值与该类型的范围对照。',
      '存储前用 assert 检查范围，或者使用更宽的类型。',
    ],
    [
      'Значение не помещается в поле: отрицательное — в беззнаковое, 256 — в uint8, отрицательная разность сумм — в coins.',
      'Найдите поле, которое записывалось в месте остановки, и сравните значение с диапазоном его типа.',
      'Проверьте диапазон с помощью assert до записи или возьмите тип шире.',
    ],
  ],
  6: [
    [
      'The code was compiled for a newer global version than the network or emulator runs, or the code cell is damaged.',
      'Disassemble the code, and compare the version of each instruction with that of the network or emulator.',
      'Update the emulator, or compile without the newer instructions.',
    ],
    [
      '代码是为比网络或模拟器更新的全局版本编译的，或者代码单元已损坏。',
      '反汇编代码，把每条指令的起始版本与网络或模拟器的版本对照。',
      '更新模拟器，或者编译时不使用较新的指令。',
    ],
    [
      'Код собран для более новой глобальной версии, чем у сети или эмулятора, либо ячейка кода повреждена.',
      'Дизассемблируйте код и сравните версии инструкций с версией сети или эмулятора.',
      'Обновите эмулятор или соберите код без новых инструкций.',
    ],
  ],
  7: [
    [
      'A null is used without a check, or a get method gets an argument of another type, such as a cell where it expects a slice.',
      'Compare the types of the arguments with the signature; in a step trace, look at the types on the stack before the last instruction.',
      'Check for null before use; pass arguments of the declared types.',
    ],
    [
      '使用了未检查的 null，或者 get 方法得到其他类型的参数，例如需要 slice 却传入单元。',
      '将参数的类型与函数签名对照；在执行步骤中查看最后一条指令之前栈上的类型。',
      '使用前检查 null；传入类型与声明一致的参数。',
    ],
    [
      'null использован без проверки, или get-метод получил аргумент не того типа, например ячейку вместо slice.',
      'Сравните типы аргументов с сигнатурой; в трассировке посмотрите на типы в стеке перед последней инструкцией.',
      'Проверяйте null до использования; передавайте аргументы объявленных типов.',
    ],
  ],
  8: [
    [
      'One cell is given more than 1,023 bits or 4 references, usually by a struct with many fields or a long text; or the data is nested too deeply.',
      'Add up the widths of the fields and the references of the struct that is written there.',
      'Move a part of the fields into a cell of its own, Cell<T> in Tolk; store long texts in snake format.',
    ],
    [
      '一个单元被写入超过 1,023 位或 4 个引用，通常因为结构体的字段很多或文本很长；或者数据嵌套过深。',
      '把该处写入的结构体的字段宽度和引用数相加。',
      '把一部分字段移到单独的单元中，在 Tolk 中即 Cell<T>；长文本用 snake 格式存储。',
    ],
    [
      'В одну ячейку записывают больше 1023 бит или 4 ссылок: обычно это структура с множеством полей или длинный текст. Либо данные вложены слишком глубоко.',
      'Сложите размеры полей и число ссылок структуры, которая там записывается.',
      'Вынесите часть полей в отдельную ячейку, в Tolk это Cell<T>; длинный текст храните в формате snake.',
    ],
  ],
  9: [
    [
      'A message or the stored data has another layout than the code reads: a missing field, another order, an empty body, data left over.',
      'Open the message body in the BoC viewer, and compare it field by field with the struct of the contract.',
      'Make sender and contract use one schema; handle the empty body before reading; after an upgrade, convert the old data.',
    ],
    [
      '消息或存储的数据与代码读取的布局不同：缺少字段、顺序不同、消息体为空、有剩余数据。',
      '在单元包查看器中打开消息体，与合约的结构体逐个字段对照。',
      '让发送方与合约使用同一 schema；读取前处理空消息体；升级后转换旧数据。',
    ],
    [
      'Сообщение или хранимые данные устроены не так, как их читает код: нет поля, другой порядок, пустое тело, лишние данные.',
      'Откройте тело сообщения в просмотрщике BoC и сравните его по полям со структурой контракта.',
      'Приведите отправителя и контракт к одной схеме; пустое тело обработайте до чтения; после обновления преобразуйте старые данные.',
    ],
  ],
  10: [
    [
      'The dictionary was written with another key length or value form than it is read with, or the cell is no dictionary.',
      'Compare key and value types where the dictionary is written, in the contract or a script, with those where it is read.',
      'Use the same key and value types on both sides; after an upgrade, convert the old dictionary.',
    ],
    [
      '写入字典时的键长或值的形式与读取时不同，或者该单元不是字典。',
      '对照写入处（合约或脚本）与读取处的键和值的类型。',
      '两边使用相同的键和值类型；升级后转换旧字典。',
    ],
    [
      'Длина ключа или вид значения при записи словаря не те, что при чтении, или ячейка вообще не словарь.',
      'Сравните типы ключа и значения там, где словарь записывают (в контракте или скрипте), и там, где его читают.',
      'Используйте одни и те же типы с обеих сторон; после обновления преобразуйте старый словарь.',
    ],
  ],
  11: [
    [
      'Usually a get method that the contract does not have: a misspelt name, or a contract of another kind at this address.',
      'Compare the name with the contract’s source, and its number with the method table of the deployed code.',
      'Call the name as the deployed contract declares it, or take the right address; with SENDMSG, pass a complete message cell.',
    ],
    [
      '通常是合约没有这个 get 方法：名称拼错，或者该地址上是另一种合约。',
      '将名称与合约源代码对照，将其编号与已部署代码的方法表对照。',
      '使用已部署合约声明的名称，或者改用正确的地址；使用 SENDMSG 时传入完整的消息单元。',
    ],
    [
      'Обычно у контракта нет такого get-метода: опечатка в имени или по этому адресу другой контракт.',
      'Сверьте имя с исходным кодом контракта, а его номер — с таблицей методов развёрнутого кода.',
      'Вызывайте метод по имени из развёрнутого контракта или возьмите верный адрес; в SENDMSG передавайте ячейку с целым сообщением.',
    ],
  ],
  12: [
    [
      'In a transaction: the contract itself throws 12. The machine’s own fatal error shows as −13.',
      'Look for throw and assert with 12 in the source of the contract that failed.',
      'Meet the condition that the contract checks; in a contract of your own, use a number from 256 up.',
    ],
    [
      '在交易中：合约自己抛出了 12。虚拟机自身的致命错误显示为 −13。',
      '在失败合约的源代码中查找带 12 的 throw 和 assert。',
      '满足合约检查的条件；在您自己的合约中请使用 256 及以上的编号。',
    ],
    [
      'В транзакции код 12 выбрасывает сам контракт. Фатальная ошибка виртуальной машины видна как −13.',
      'Найдите throw и assert с числом 12 в исходном коде контракта, который завершился ошибкой.',
      'Выполните условие, которое проверяет контракт; в своём контракте берите числа от 256.',
    ],
  ],
  13: [
    [
      'In a transaction: the contract itself throws 13. Running out of gas shows as −14.',
      'Look for throw and assert with 13 in the source of the contract that failed.',
      'Meet the condition that the contract checks; in a contract of your own, use a number from 256 up.',
    ],
    [
      '在交易中：合约自己抛出了 13。gas 耗尽显示为 −14。',
      '在失败合约的源代码中查找带 13 的 throw 和 assert。',
      '满足合约检查的条件；在您自己的合约中请使用 256 及以上的编号。',
    ],
    [
      'В транзакции код 13 выбрасывает сам контракт. Нехватка газа видна как −14.',
      'Найдите throw и assert с числом 13 в исходном коде контракта, который завершился ошибкой.',
      'Выполните условие, которое проверяет контракт; в своём контракте берите числа от 256.',
    ],
  ],
  14: [
    [
      'Code runs over a proof and loads a cell that the proof leaves out.',
      'See whether the run starts from a proof, and which cells of it are pruned branches.',
      'Ask for a proof that includes the cells that the code reads, or run over the full state. If a transaction shows 14, the contract threw it.',
    ],
    [
      '代码在证明上运行，加载了证明中省略的单元。',
      '查看运行是否以证明为起点，以及其中哪些单元是剪枝分支。',
      '请求包含代码所读单元的证明，或者在完整状态上运行。如果交易显示 14，则是合约抛出的。',
    ],
    [
      'Код выполняется над доказательством и загружает ячейку, которой в нём нет.',
      'Посмотрите, начинается ли выполнение с доказательства и какие его ячейки — обрезанные ветви.',
      'Запросите доказательство с ячейками, которые читает код, или выполните его над полным состоянием. Если код 14 виден в транзакции, его выбросил контракт.',
    ],
  ],
  [-13]: [
    [
      'The account was deployed with data but without code.',
      'Look at the account’s state in an explorer: it is active, and its code is empty.',
      'Deploy again with code in the StateInit. The address differs; what the old account holds cannot be moved.',
    ],
    [
      '账户部署时只有数据，没有代码。',
      '在区块浏览器中查看账户状态：账户活跃，但代码为空。',
      '在 StateInit 中带上代码重新部署。地址会不同；旧账户中的资产无法转出。',
    ],
    [
      'Аккаунт развернули с данными, но без кода.',
      'Посмотрите состояние аккаунта в обозревателе: он активен, а код пуст.',
      'Разверните заново, указав код в StateInit. Адрес будет другим; вывести средства со старого аккаунта нельзя.',
    ],
  ],
  [-14]: [
    [
      'The value of the message buys too little gas, an external message is accepted too late, or a loop grows with the data.',
      'Compare gas_used with gas_limit in the compute phase, and measure the same message in the emulator.',
      'Attach more Gram; call acceptExternalMessage right after the checks of signature and seqno; bound loops, or spread the work over several messages.',
    ],
    [
      '消息金额够付的 gas 太少，外部消息接受得太晚，或者循环随数据增长。',
      '对照计算阶段的 gas_used 与 gas_limit，并在模拟器中测量同一消息。',
      '附上更多 Gram；检查签名和 seqno 之后立即调用 acceptExternalMessage；限制循环次数，或者把工作分到多条消息中。',
    ],
    [
      'Суммы сообщения не хватило на газ, внешнее сообщение принято слишком поздно или цикл растёт вместе с данными.',
      'Сравните gas_used и gas_limit в фазе вычисления и измерьте то же сообщение в эмуляторе.',
      'Приложите больше Gram; вызывайте acceptExternalMessage сразу после проверки подписи и seqno; ограничьте циклы или разделите работу на несколько сообщений.',
    ],
  ],
} as const satisfies Readonly<Record<number, Help>>;
