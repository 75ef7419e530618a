import type {SiteLocale} from './locales.ts';

/**
 * What readers type who need a page that is code and has no front matter, by its address without the first slash: home page,
 * page of tools, playground and instruction reference. Every other page says it itself, in the key `asked` of its front matter.
 */
export const askedOfCode: Readonly<Record<SiteLocale['name'], Readonly<Record<string, readonly string[]>>>> = {
  en: {
    '': ['developer docs website of telegram coin', 'first page to open as newcomer'],
    'v3/tools': ['online decoder and calculator for developers', 'web utilities without install', 'all interactive widgets of this site'],
    'v3/playground': ['online ide for contracts', 'try tolk without install', 'remix for ton', 'run several contracts in the browser'],
    'v3/documentation/tvm/instructions': [
      'opcode list table',
      'assembly command reference',
      'evm codes equivalent',
      'asm mnemonics gas price of each',
      'bytecode hex to instruction decoder',
      'fift asm commands',
      'all commands of virtual machine',
      'search opcode by hex code',
    ],
  },
  mandarin: {
    '': ['官方文档首页', '开发者文档入口'],
    'v3/tools': ['在线解码与计算小工具', '开发者在线工具箱', '免安装的网页工具'],
    'v3/playground': ['在线合约 IDE', '免安装试用 tolk', '浏览器里运行多个合约'],
    'v3/documentation/tvm/instructions': [
      '操作码大全',
      '汇编指令表',
      '每条指令gas',
      '字节码反汇编',
      'asm助记符',
      'opcode查询',
      'fift汇编命令手册',
      '指令搜索',
    ],
  },
  ru: {
    '': ['документация ton на русском', 'справочник разработчика ton'],
    'v3/tools': ['онлайн утилиты для разработчика', 'декодер и калькулятор в браузере без установки', 'все интерактивные виджеты сайта'],
    'v3/playground': ['онлайн ide для контрактов', 'попробовать tolk без установки', 'запустить несколько контрактов в браузере'],
    'v3/documentation/tvm/instructions': [
      'список опкодов',
      'команды ассемблера',
      'таблица инструкций с ценой в газе',
      'дизассемблировать байткод',
      'мнемоники asm',
      'найти опкод по номеру',
      'цена команды в газе',
      'справочник ассемблера fift tvm',
    ],
  },
};
