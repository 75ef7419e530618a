/** What the reference says beside the instructions, in three languages. The page's title and description are in `code.json`. */
export interface Strings {
  readonly columns: readonly [name: string, opcode: string, stack: string, gas: string, what: string];
  /** Of an instruction that is there to throw. */
  /** Between exit codes. */
  readonly and: string;
  readonly throws: (codes: string) => string;
  readonly specified: string;
  readonly since: (version: number) => string;
  readonly also: string;
  readonly exits: string;
  readonly howToRead: string;
  readonly reading: readonly string[];
  readonly gasTitle: string;
  readonly gasIntro: string;
  readonly gasVariables: readonly (readonly [string, string])[];
  readonly exitTitle: string;
  readonly exitCodes: readonly (readonly [number, string])[];
  readonly comparedTitle: string;
  readonly compared: (numbers: {total: number; agree: number; differ: number; absent: number}) => string;
  readonly comparedColumns: readonly [string, string, string];
  readonly absent: string;
  readonly contents: string;
  /** Opens the panel that runs instructions (`src/tools/tvm-run`). `{name}` comes after the word in the button's name. */
  readonly run: {readonly row: string; readonly program: string; readonly code: string; readonly failed: string};
  readonly summary: (numbers: {total: number; measured: number; formulas: number; version: number}) => string;
  readonly find: {
    readonly label: string;
    readonly placeholder: string;
    readonly category: string;
    readonly takes: string;
    readonly gives: string;
    readonly gas: string;
    readonly since: string;
    readonly any: string;
    readonly clear: string;
    /** `{n}` of `{all}`. */
    readonly count: string;
    readonly none: string;
  };
  readonly types: Readonly<Record<'int' | 'cell' | 'slice' | 'builder' | 'tuple' | 'continuation' | 'dict' | 'null', string>>;
}

const en: Strings = {
  columns: ['Instruction', 'Opcode', 'Stack', 'Gas', 'What it does'],
  and: ', ',
  throws: (codes) => `always throws exit code ${codes}`,
  specified: 'specified, not yet measurable here',
  since: (version) => `since version ${version}`,
  also: 'also',
  exits: 'exit codes',
  howToRead: 'How to read a row',
  reading: [
    '<b>Instruction</b>: the mnemonic, then other names that the assembler knows for it or for one of its operands. Every mnemonic and every opcode is a fragment of this page’s address.',
    '<b>Opcode</b>: hexadecimal digits; a small letter is a digit of an operand. After <code>_</code>, the last 1 bit and the zeros after it are not part of the prefix, and the operand follows directly.',
    '<b>Stack</b>: what the instruction takes – what it leaves, the top on the right; <code>|</code> separates outcomes. <code>s</code> is a slice, <code>b</code> a builder, <code>c</code> a cell, <code>D</code> a dictionary (its root cell or null), <code>T</code> a tuple, <code>cont</code> a continuation, <code>f</code> true (-1) or false (0), <code>v</code> any value; the other letters are integers. <code>…</code> is the rest of the stack.',
    '<b>Gas</b>: what was measured. An exception costs 50 more. Where the price depends on the input, the formula was computed and compared with the VM at several points.',
    '<b>The line below the text</b>: how the row is proved, the exit codes that wrong input gave, the Fift form, and a run: stack before → stack after.',
  ],
  gasTitle: 'Gas formulas',
  gasIntro:
    'An instruction costs 10 and 1 for each bit of its opcode. Loading a cell for the first time in a run costs 100, again 25; making a cell 500; an exception 50; each value of a new tuple 1; each value beyond 32 on a copied stack 1; an implicit return 5 and an implicit jump 10. Letters in formulas:',
  gasVariables: [
    ['a', 'cells loaded for the first time in the run'],
    ['b', 'cells loaded again'],
    ['c', 'cells made'],
    ['n, k, i, j, p, r', 'the operand or stack value of that name'],
    ['m', 'elements of the tuple that is made or taken apart (0 if none is)'],
    ['n + m of random numbers', 'elements of the environment tuple and of c7: 18 + 1 in version 12'],
    ['d', 'values removed, or put aside for c0'],
    ['e', 'values on the stack of the continuation that is made (0 if none is put there)'],
    ['g', 'gas that the child VM spends'],
    ['q', 'values that the child VM gives back'],
    ['l', 'bytes that are hashed'],
    ['r of HASHEXT', 'bytes per unit of gas: 33 SHA-256, 16 SHA-512, 19 BLAKE2b, 11 Keccak-256, 6 Keccak-512'],
    ['x / y', 'division, rounded down'],
  ],
  exitTitle: 'Exit codes of the rows',
  exitCodes: [
    [2, 'stack underflow: too few values'],
    [3, 'stack overflow: too many values for a continuation'],
    [4, 'integer overflow, division by zero, NaN'],
    [5, 'integer out of range'],
    [6, 'invalid opcode'],
    [7, 'wrong type of a value'],
    [8, 'cell overflow: it does not fit'],
    [9, 'cell underflow: not enough bits or references'],
    [10, 'dictionary error'],
    [11, 'unknown error'],
    [12, 'fatal error'],
    [13, 'out of gas (reported as -14)'],
  ],
  comparedTitle: 'Compared with the public dataset',
  compared: ({total, agree, differ, absent}) =>
    `The dataset <code>ton-community/tvm-spec</code> (November 2025) lists ${total} instructions. The VM agrees with its gas on ${agree}; on the ${differ} below it does not, or does more than the dataset says; ${absent} do not exist.`,
  comparedColumns: ['Instruction', 'Dataset', 'Measured here'],
  absent: 'These opcodes are in the dataset and in no version of TVM up to 15: the VM answers with exit code 6.',
  contents: 'Sections',
  run: {
    row: 'Run',
    program: 'Run a program',
    code: 'Disassemble code',
    failed: 'The panel could not be loaded. Check the connection and press the button again.',
  },
  summary: ({total, measured, formulas, version}) =>
    `${total} instructions, ${measured === total ? 'all of them' : `${measured} of them`} run on TVM ${version}, the version of the emulator in <code>@ton/sandbox</code>. The runs confirmed the gas, the types on the stack and the first version given in each row; ${formulas} gas formulas were checked in the same way. Versions 13 to 15 of the network add no instruction.`,
  find: {
    label: 'Find an instruction',
    placeholder: 'add, F26, D0D3, slice prefix',
    category: 'Section',
    takes: 'Takes',
    gives: 'Gives',
    gas: 'Gas up to',
    since: 'Since version',
    any: 'any',
    clear: 'Clear',
    count: '{n} of {all}',
    none: 'Nothing fits. Remove a filter or a word.',
  },
  types: {
    int: 'integer',
    cell: 'cell',
    slice: 'slice',
    builder: 'builder',
    tuple: 'tuple',
    continuation: 'continuation',
    dict: 'dictionary',
    null: 'null',
  },
};

const zh: Strings = {
  columns: ['指令', '操作码', '栈', 'Gas', '作用'],
  and: '、',
  throws: (codes) => `总是以退出码 ${codes} 抛出异常`,
  specified: '依据规范，此处尚无法实测',
  since: (version) => `自版本 ${version} 起`,
  also: '又名',
  exits: '退出码',
  howToRead: '如何阅读表中的一行',
  reading: [
    '<b>指令</b>：先是助记符，然后是汇编器对它或对其某个操作数使用的其他名称。每个助记符和每个操作码都是本页地址的片段。',
    '<b>操作码</b>：十六进制数字；小写字母表示操作数的一位数字。带 <code>_</code> 时，最后一个 1 位及其后的 0 不属于前缀，操作数紧随其后。',
    '<b>栈</b>：取出的值 – 留下的值，栈顶在右；<code>|</code> 分隔不同结果。<code>s</code> 为 slice，<code>b</code> 为 builder，<code>c</code> 为单元，<code>D</code> 为字典（根单元或 null），<code>T</code> 为元组，<code>cont</code> 为续体，<code>f</code> 为真（-1）或假（0），<code>v</code> 为任意值；其余字母为整数。<code>…</code> 表示栈的其余部分。',
    '<b>Gas</b>：实测值。抛出异常另付 50。若价格取决于输入，则列出公式，并在多个点上计算后与虚拟机比对。',
    '<b>说明下方的一行</b>：该行如何得到验证、错误输入得到的退出码、Fift 写法，以及一次运行：执行前的栈 → 执行后的栈。',
  ],
  gasTitle: 'Gas 公式',
  gasIntro:
    '每条指令的费用为 10 加操作码的位数。一次运行中首次加载某个单元为 100，再次加载为 25；生成单元为 500；异常为 50；新元组的每个值为 1；复制的栈超过 32 个值的部分每个为 1；隐式返回为 5，隐式跳转为 10。公式中的字母：',
  gasVariables: [
    ['a', '本次运行中首次加载的单元数'],
    ['b', '再次加载的单元数'],
    ['c', '生成的单元数'],
    ['n, k, i, j, p, r', '同名的操作数或栈上的值'],
    ['m', '所生成或展开的元组的元素个数（没有则为 0）'],
    ['随机数指令的 n + m', '环境元组与 c7 的元素个数：版本 12 中为 18 + 1'],
    ['d', '被删除或移入 c0 的值的个数'],
    ['e', '所生成续体的栈中值的个数（未放入时为 0）'],
    ['g', '子虚拟机消耗的 gas'],
    ['q', '子虚拟机返回的值的个数'],
    ['l', '参与哈希的字节数'],
    ['HASHEXT 的 r', '每单位 gas 的字节数：SHA-256 为 33，SHA-512 为 16，BLAKE2b 为 19，Keccak-256 为 11，Keccak-512 为 6'],
    ['x / y', '向下取整的除法'],
  ],
  exitTitle: '各行的退出码',
  exitCodes: [
    [2, '栈下溢：值太少'],
    [3, '栈上溢：续体的值过多'],
    [4, '整数溢出、除以零或 NaN'],
    [5, '整数超出范围'],
    [6, '无效操作码'],
    [7, '值的类型错误'],
    [8, '单元上溢：放不下'],
    [9, '单元下溢：位或引用不足'],
    [10, '字典错误'],
    [11, '未知错误'],
    [12, '致命错误'],
    [13, 'gas 耗尽（报告为 -14）'],
  ],
  comparedTitle: '与公开数据集比较',
  compared: ({total, agree, differ, absent}) =>
    `数据集 <code>ton-community/tvm-spec</code>（2025 年 11 月）列出 ${total} 条指令。其中 ${agree} 条的 gas 与虚拟机一致；下表 ${differ} 条不一致，或虚拟机的行为超出数据集所述；${absent} 条并不存在。`,
  comparedColumns: ['指令', '数据集', '此处实测'],
  absent: '以下操作码见于数据集，但在直到 15 的任何 TVM 版本中都不存在：虚拟机以退出码 6 回应。',
  contents: '章节',
  run: {row: '运行', program: '运行程序', code: '反汇编代码', failed: '面板无法加载。请检查网络连接，然后再按一次按钮。'},
  summary: ({total, measured, formulas, version}) =>
    `共 ${total} 条指令，${measured === total ? '全部' : `其中 ${measured} 条`}已在 TVM ${version}（<code>@ton/sandbox</code> 中模拟器的版本）上运行过，gas、栈上类型和起始版本均与所述一致；${formulas} 个 gas 公式已与其核对。网络版本 13 至 15 没有新增指令。`,
  find: {
    label: '查找指令',
    placeholder: 'add、F26、D0D3、前缀',
    category: '章节',
    takes: '取出',
    gives: '留下',
    gas: 'Gas 不超过',
    since: '起始版本',
    any: '任意',
    clear: '清除',
    count: '{n} / {all}',
    none: '没有符合的指令。请去掉一个筛选条件或词语。',
  },
  types: {int: '整数', cell: '单元', slice: 'slice', builder: 'builder', tuple: '元组', continuation: '续体', dict: '字典', null: 'null'},
};

const ru: Strings = {
  columns: ['Инструкция', 'Опкод', 'Стек', 'Газ', 'Что делает'],
  and: ', ',
  throws: (codes) => `всегда исключение с кодом выхода ${codes}`,
  specified: 'по спецификации, здесь пока не измерить',
  since: (version) => `с версии ${version}`,
  also: 'также',
  exits: 'коды выхода',
  howToRead: 'Как читать строку',
  reading: [
    '<b>Инструкция</b>: мнемоника, затем другие имена, под которыми ассемблер знает эту инструкцию — саму по себе или с определённым операндом. Каждая мнемоника и каждый опкод — фрагмент адреса этой страницы.',
    '<b>Опкод</b>: шестнадцатеричные цифры; строчная буква — цифра операнда. После <code>_</code> последний бит 1 и нули за ним к префиксу не относятся, операнд идёт сразу следом.',
    '<b>Стек</b>: что инструкция берёт – что оставляет, вершина справа; <code>|</code> разделяет исходы. <code>s</code> — slice, <code>b</code> — builder, <code>c</code> — ячейка, <code>D</code> — словарь (корневая ячейка или null), <code>T</code> — кортеж, <code>cont</code> — продолжение, <code>f</code> — истина (−1) или ложь (0), <code>v</code> — любое значение; остальные буквы — целые числа. <code>…</code> — остальной стек.',
    '<b>Газ</b>: измеренный расход. Исключение стоит ещё 50. Если цена зависит от входных данных, дана формула; она вычислена и сверена с TVM в нескольких точках.',
    '<b>Строка под текстом</b>: чем подтверждены данные, какие коды выхода дали неверные входные данные, запись на Fift и один запуск: стек до → стек после.',
  ],
  gasTitle: 'Формулы газа',
  gasIntro:
    'Инструкция стоит 10 и ещё 1 за каждый бит опкода. Первая за запуск загрузка ячейки стоит 100, повторная — 25; создание ячейки — 500; исключение — 50; каждое значение нового кортежа — 1; каждое значение сверх 32 в копируемом стеке — 1; неявный возврат — 5, неявный переход — 10. Буквы в формулах:',
  gasVariables: [
    ['a', 'ячейки, загруженные впервые за запуск'],
    ['b', 'ячейки, загруженные повторно'],
    ['c', 'созданные ячейки'],
    ['n, k, i, j, p, r', 'операнд или значение стека с таким именем'],
    ['m', 'элементы кортежа, который создан или разобран (0, если его нет)'],
    ['n + m случайных чисел', 'элементы кортежа окружения и регистра c7: 18 + 1 в версии 12'],
    ['d', 'удалённые значения или отложенные для c0'],
    ['e', 'значения в стеке полученного продолжения (0, если ничего не положено)'],
    ['g', 'газ, потраченный дочерней виртуальной машиной'],
    ['q', 'значения, которые вернула дочерняя виртуальная машина'],
    ['l', 'хешируемые байты'],
    ['r у HASHEXT', 'байты на единицу газа: 33 у SHA-256, 16 у SHA-512, 19 у BLAKE2b, 11 у Keccak-256, 6 у Keccak-512'],
    ['x / y', 'деление с округлением вниз'],
  ],
  exitTitle: 'Коды выхода в строках',
  exitCodes: [
    [2, 'опустошение стека: не хватает значений'],
    [3, 'переполнение стека: у продолжения слишком много значений'],
    [4, 'целочисленное переполнение, деление на ноль, NaN'],
    [5, 'целое вне диапазона'],
    [6, 'неверный опкод'],
    [7, 'неверный тип значения'],
    [8, 'переполнение ячейки: не помещается'],
    [9, 'нехватка данных в ячейке: мало бит или ссылок'],
    [10, 'ошибка словаря'],
    [11, 'неизвестная ошибка'],
    [12, 'фатальная ошибка'],
    [13, 'кончился газ (сообщается как −14)'],
  ],
  comparedTitle: 'Сравнение с открытым набором данных',
  compared: ({total, agree, differ, absent}) =>
    `В наборе <code>ton-community/tvm-spec</code> (ноябрь 2025) инструкций: ${total}. Газ из набора совпадает с TVM у ${agree}; у ${differ} из таблицы ниже он не совпадает или инструкция делает больше, чем сказано в наборе; ${absent} не существуют.`,
  comparedColumns: ['Инструкция', 'Набор', 'Измерено здесь'],
  absent: 'Эти опкоды есть в наборе, но их нет ни в одной версии TVM вплоть до 15: TVM отвечает кодом выхода 6.',
  contents: 'Разделы',
  run: {
    row: 'Запустить',
    program: 'Запустить программу',
    code: 'Дизассемблировать код',
    failed: 'Панель не загрузилась. Проверьте соединение и нажмите кнопку ещё раз.',
  },
  summary: ({total, measured, formulas, version}) =>
    `Инструкций: ${total}; ${measured === total ? 'все они запущены' : `запущено из них ${measured}`} на TVM ${version} (это версия эмулятора в <code>@ton/sandbox</code>). Запуск подтвердил указанные в каждой строке газ, типы значений в стеке и первую версию; формул газа проверено так же: ${formulas}. Версии сети с 13 по 15 новых инструкций не вводят.`,
  find: {
    label: 'Найти инструкцию',
    placeholder: 'add, F26, D0D3, префикс',
    category: 'Раздел',
    takes: 'Берёт',
    gives: 'Оставляет',
    gas: 'Газ не больше',
    since: 'С версии',
    any: 'любой',
    clear: 'Очистить',
    count: '{n} из {all}',
    none: 'Ничего не подходит. Уберите фильтр или слово.',
  },
  types: {
    int: 'целое',
    cell: 'ячейка',
    slice: 'slice',
    builder: 'builder',
    tuple: 'кортеж',
    continuation: 'продолжение',
    dict: 'словарь',
    null: 'null',
  },
};

export const STRINGS: Readonly<Record<string, Strings>> = {en, 'zh-CN': zh, ru};
