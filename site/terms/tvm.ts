import {term, wrong, type Term} from './types.ts';

/** The virtual machine. */
export const tvm: readonly Term[] = [
  term('tvm', 'TVM', 'TVM', 'TVM'),
  term('virtual-machine', 'virtual machine', '虚拟机', 'виртуальная машина', {note: 'zh: never 机器 for it; ru: never «машина» alone.'}),
  term('stack', 'stack', '栈', 'стек', {
    wrong: {
      zh: [wrong('堆栈', 'heap and stack', /堆栈/u)],
      ru: [
        wrong('на стеке', 'values lie in a stack', /(?<!\p{L})на стек(?:е|ах)?(?!\p{L})/iu, 'в стеке, в стек'),
        wrong('стэк', 'misspelled', 'стэк*'),
      ],
    },
  }),
  term('stack-entry', 'stack entry', '栈元素', 'элемент стека', {
    wrong: {zh: [wrong('栈条目', 'a second word')], ru: [wrong('запись стека', 'a second word', 'запис* стека')]},
  }),
  term('stack-underflow', 'stack underflow', '栈下溢', 'опустошение стека', {
    wrong: {
      ru: [wrong('исчерпание стека', 'a second word', 'исчерпани* стека'), wrong('антипереполнение', 'a calque', 'антипереполнени*')],
    },
  }),
  term('stack-overflow', 'stack overflow', '栈上溢', 'переполнение стека', {wrong: {zh: [wrong('栈溢出', 'up or down?')]}}),
  term('integer-overflow', 'integer overflow', '整数溢出', 'целочисленное переполнение', {
    wrong: {ru: [wrong('переполнение целого', 'a second word', 'переполнени* цел*')]},
  }),
  term('range-check-error', 'integer out of range', '整数超出范围', 'целое вне диапазона', {search: {en: ['range check error']}}),
  term('type-check-error', 'type check error', '类型检查错误', 'ошибка проверки типа', {search: {en: ['type check error']}}),
  term('cell-overflow', 'cell overflow', '单元上溢', 'переполнение ячейки', {
    wrong: {zh: [wrong('单元溢出', 'up or down?', /(?:单元|cell) ?溢出/u)]},
  }),
  term('cell-underflow', 'cell underflow', '单元下溢', 'нехватка данных в ячейке'),
  term('instruction', 'instruction', '指令', 'инструкция', {
    note: 'Of the TVM. zh: a multisig order is 多签指令 (order); “command” is 命令. ru: «команда» is typed in a shell.',
  }),
  term('opcode', 'opcode', '操作码', 'опкод', {
    search: {ru: ['код операции'], en: ['op code']},
    wrong: {
      en: [wrong('op code', 'one word', /\bop[ -]codes?\b/i)],
      zh: [wrong('操作 3', 'the number is the opcode', /操作 \d(?!\d* ?[次步个秒种])/u, '操作码 3')],
      ru: [
        wrong('код операции', 'the community and this site say «опкод»', /код(?:а|у|ом|е|ы|ов|ам|ами|ах)? операци(?:и|й)(?!\p{L})/iu),
        wrong('оп-код', 'one word', /оп-код\p{L}*/iu),
      ],
    },
    note: 'Of an instruction or of a message body; say which.',
  }),
  term('operand', 'operand', '操作数', 'операнд'),
  term('mnemonic-instruction', 'mnemonic (of an instruction)', '助记符', 'мнемоника (инструкции)', {
    note: 'The words of a wallet are 助记词, «сид-фраза».',
  }),
  term('continuation', 'continuation', '续体', 'продолжение', {
    gloss: ['zh', 'ru'],
    search: {zh: ['continuation'], ru: ['continuation']},
    wrong: {zh: [wrong('续延', 'a second word'), wrong('延续体', 'a second word')], ru: [wrong('континуация', 'slang', 'континуаци*')]},
    note: 'ru: where «продолжение» of a text could be meant, «продолжение (continuation)».',
  }),
  term('control-register', 'control register', '控制寄存器', 'управляющий регистр', {
    wrong: {ru: [wrong('регистр управления', 'a second word', 'регистр* управления')]},
  }),
  term('c4', 'c4', 'c4', 'c4'),
  term('c5', 'c5', 'c5', 'c5'),
  term('c7', 'c7', 'c7', 'c7'),
  term('tuple', 'tuple', '元组', 'кортеж', {wrong: {ru: [wrong('тапл', 'slang', 'тапл*')]}}),
  term('integer', 'integer', '整数', 'целое число'),
  term('quiet', 'quiet (instruction)', '静默', 'тихий', {wrong: {zh: [wrong('安静', 'a second word')]}}),
  term('exception', 'exception', '异常', 'исключение', {
    wrong: {ru: [wrong('перехват отказов', 'not Russian programming usage', 'перехват* отказ*', 'перехват исключений')]},
    note: 'ru: «отказ» is a refusal, «сбой» a failure, «исключение» what THROW throws; «завершается исключением», «выбрасывает исключение». zh: 抛出异常.',
  }),
  term('commit', 'commit', '提交', 'фиксация', {
    search: {ru: ['коммит'], zh: ['commit']},
    wrong: {
      ru: [
        wrong(
          'закрепление',
          'a second word',
          /закрепл(?:ённ|яет|яют|ени)\p{L}* (?:c4|c5|\u0001|состояни|данны|действи)\p{L}*/iu,
          'зафиксировать, фиксация',
        ),
      ],
    },
    note: 'Of c4 and c5 by COMMIT. ru: «зафиксировать»; «коммит» is one of Git. zh: 提交 is “submit” too; write 提交 (COMMIT) where both occur.',
  }),
  term('exit-code', 'exit code', '退出码', 'код выхода', {
    wrong: {
      zh: [
        wrong('退出代码', 'one word'),
        wrong('返回码', 'a second word'),
        wrong('错误码', 'a second word', /(?<!HTTP )错误码/u),
        wrong('出口码', 'a literal translation'),
      ],
      ru: [
        wrong('код завершения', 'a second word', 'код* завершения'),
        wrong('код возврата', 'a second word', 'код* возврата'),
        wrong('выходной код', 'a second word', 'выходн* код*'),
      ],
    },
    note: 'Of the compute phase. The action phase has result codes. zh: 代码 alone is source code or contract code.',
  }),
  term('result-code', 'result code', '结果码', 'код результата', {
    wrong: {
      zh: [wrong('结果代码', 'one word')],
      ru: [
        wrong('результирующий код', 'a second word', 'результирующ* код*'),
        wrong('итог фазы действий', 'a second word', 'итог* фазы действий', 'код результата фазы действий'),
      ],
    },
    note: 'Of the action phase.',
  }),
  term('gas', 'gas', 'gas', 'газ', {
    wrong: {
      zh: [
        wrong('燃料', 'gas stays Latin', /燃料费?/u),
        wrong('瓦斯', 'gas stays Latin'),
        wrong('油费', 'slang'),
        wrong('买 gas', 'an amount pays for gas', /买(?:不?到)?[^，。；：]{0,4}gas/iu, '金额够付的 gas'),
      ],
    },
  }),
  term('gas-limit', 'gas limit', 'gas 上限', 'лимит газа', {
    wrong: {
      zh: [wrong('gas 限制', 'a second word', /gas (?:限制|限额|限度)/iu)],
      ru: [wrong('предел газа', 'a second word', 'предел* газа')],
    },
  }),
  term('gas-credit', 'gas credit', 'gas 信用额度', 'кредит газа', {
    wrong: {ru: [wrong('газовый кредит', 'a second word', 'газов* кредит*')]},
  }),
  term('gas-price', 'gas price', 'gas 价格', 'цена газа'),
  term('emulator', 'emulator', '模拟器', 'эмулятор', {wrong: {zh: [wrong('仿真器', 'a second word')]}}),
  term('get-method', 'get method', 'get 方法', 'get-метод', {
    search: {ru: ['гет-метод'], en: ['getter'], zh: ['getter']},
    wrong: {
      en: [wrong('get-method', 'no hyphen', /\bget-methods?\b(?! \p{L}+ing)/iu)],
      ru: [wrong('гет-метод', 'Latin get', /гет-метод\p{L}*/iu), wrong('геттер', 'slang', 'геттер*')],
    },
  }),
  term('tvm-assembly', 'TVM assembly', 'TVM 汇编', 'ассемблер TVM', {
    wrong: {en: [wrong('TVM assembler', 'assembly is the language, an assembler the program', /\bTVM assembler\b/i)]},
  }),
  term('assembler-function', 'assembler function', '汇编函数', 'ассемблерная функция', {
    search: {en: ['asm function'], zh: ['asm 函数'], ru: ['asm-функция']},
    wrong: {
      en: [wrong('assembly function', 'a second word', /\bassembly functions?\b/i)],
      zh: [wrong('由指令构成的函数', 'a description', /由指令构成的/u)],
      ru: [wrong('функция, записанная инструкциями', 'a description', /записанн\p{L}+ инструкциями/iu)],
    },
    note: 'A function of Tolk or FunC whose body is asm.',
  }),
  term('inverted-bits', 'inverted bits', '按位取反', 'инвертированные биты', {
    wrong: {ru: [wrong('обращённые биты', 'means reversed order', /обращённ\p{L}* бит\p{L}*/iu)]},
  }),
  term('wraparound', 'wraparound', '回绕', 'по модулю 2²⁵⁶', {
    wrong: {ru: [wrong('перенос по модулю', '«перенос» is a carry', 'перенос* по модулю')]},
    search: {ru: ['wraparound']},
  }),
  term('random-seed', 'random seed', '随机种子', 'начальное значение генератора'),
  term('trace-vm', 'step trace', '执行步骤', 'трассировка', {
    note: 'Of the VM, instruction by instruction. The tree of transactions is a trace (交易链路, трейс).',
  }),
];
