import {
  actions,
  address,
  bls,
  codepage,
  config,
  crypto,
  currency,
  dataSize,
  debug,
  gas,
  globals,
  random,
  ristretto255,
} from './blockchain.ts';
import {arithmetic, bitwise, compareInt} from './arithmetic.ts';
import {cellBuild, cellParse, compareSlice} from './cells.ts';
import {constData, constInt} from './constant.ts';
import {
  continuationBasic,
  continuationConditional,
  continuationCreate,
  continuationDict,
  continuationLoops,
  continuationRegisters,
  continuationStack,
  exceptions,
} from './control.ts';
import {
  dictionaryCode,
  dictionaryDelete,
  dictionaryGet,
  dictionaryNear,
  dictionaryPrefix,
  dictionarySerial,
  dictionarySet,
} from './dictionary.ts';
import {division} from './division.ts';
import {stackBasic, stackComplex} from './stack.ts';
import {tuple} from './tuple.ts';
import type {Row} from './row.ts';

export interface FamilyOfRows {
  /** Also the fragment of the section. */
  readonly id: string;
  readonly title: readonly [en: string, zh: string, ru: string];
  readonly rows: readonly Row[];
}

export const FAMILIES: readonly FamilyOfRows[] = [
  {id: 'stack-basic', title: ['Stack: basic', '栈：基本操作', 'Стек: основное'], rows: stackBasic},
  {id: 'stack-complex', title: ['Stack: compound', '栈：复合操作', 'Стек: составные операции'], rows: stackComplex},
  {id: 'tuple', title: ['Null and tuples', 'null 与元组', 'Null и кортежи'], rows: tuple},
  {id: 'const-int', title: ['Integer constants', '整数常量', 'Целые константы'], rows: constInt},
  {id: 'const-data', title: ['Data constants', '数据常量', 'Константы-данные'], rows: constData},
  {id: 'arithmetic', title: ['Addition and multiplication', '加法与乘法', 'Сложение и умножение'], rows: arithmetic},
  {id: 'division', title: ['Division', '除法', 'Деление'], rows: division},
  {id: 'bitwise', title: ['Shifts, bits, ranges', '移位、位运算与取值范围', 'Сдвиги, биты, диапазоны'], rows: bitwise},
  {id: 'compare-int', title: ['Integer comparison', '整数比较', 'Сравнение целых'], rows: compareInt},
  {id: 'compare-slice', title: ['Slice comparison', 'slice 比较', 'Сравнение slice'], rows: compareSlice},
  {id: 'cell-build', title: ['Building cells', '构建单元', 'Построение ячеек'], rows: cellBuild},
  {id: 'cell-parse', title: ['Reading cells', '读取单元', 'Чтение ячеек'], rows: cellParse},
  {id: 'continuation-basic', title: ['Calls, jumps, returns', '调用、跳转与返回', 'Вызовы, переходы, возвраты'], rows: continuationBasic},
  {id: 'continuation-conditional', title: ['Conditions', '条件', 'Условия'], rows: continuationConditional},
  {id: 'continuation-loops', title: ['Loops', '循环', 'Циклы'], rows: continuationLoops},
  {id: 'continuation-stack', title: ['Stack of continuations', '续体的栈', 'Стек продолжений'], rows: continuationStack},
  {id: 'continuation-create', title: ['Making continuations', '创建续体', 'Создание продолжений'], rows: continuationCreate},
  {id: 'continuation-registers', title: ['Control registers', '控制寄存器', 'Управляющие регистры'], rows: continuationRegisters},
  {id: 'continuation-dict', title: ['Calls by number', '按编号调用', 'Вызовы по номеру'], rows: continuationDict},
  {id: 'exceptions', title: ['Exceptions', '异常', 'Исключения'], rows: exceptions},
  {
    id: 'dictionary-serial',
    title: ['Dictionaries: storing and loading', '字典：存储与加载', 'Словари: запись и чтение'],
    rows: dictionarySerial,
  },
  {id: 'dictionary-get', title: ['Dictionaries: looking up', '字典：查找', 'Словари: поиск'], rows: dictionaryGet},
  {id: 'dictionary-set', title: ['Dictionaries: setting', '字典：写入', 'Словари: запись значений'], rows: dictionarySet},
  {id: 'dictionary-delete', title: ['Dictionaries: deleting', '字典：删除', 'Словари: удаление'], rows: dictionaryDelete},
  {
    id: 'dictionary-near',
    title: ['Dictionaries: neighbors, least, greatest', '字典：邻近、最小、最大', 'Словари: соседи, минимум, максимум'],
    rows: dictionaryNear,
  },
  {id: 'dictionary-prefix', title: ['Dictionaries: prefixes', '字典：前缀', 'Словари: префиксы'], rows: dictionaryPrefix},
  {id: 'dictionary-code', title: ['Dictionaries: code', '字典：代码', 'Словари: код'], rows: dictionaryCode},
  {id: 'gas', title: ['Gas', 'Gas', 'Газ'], rows: gas},
  {id: 'random', title: ['Random numbers', '随机数', 'Случайные числа'], rows: random},
  {id: 'config', title: ['Environment, configuration, fees', '环境、配置与费用', 'Окружение, конфигурация, комиссии'], rows: config},
  {id: 'globals', title: ['Global variables', '全局变量', 'Глобальные переменные'], rows: globals},
  {id: 'crypto', title: ['Hashes and signatures', '哈希与签名', 'Хеши и подписи'], rows: crypto},
  {id: 'ristretto255', title: ['Ristretto255', 'Ristretto255', 'Ristretto255'], rows: ristretto255},
  {id: 'bls', title: ['BLS12-381', 'BLS12-381', 'BLS12-381'], rows: bls},
  {id: 'data-size', title: ['Size of data', '数据大小', 'Размер данных'], rows: dataSize},
  {id: 'currency', title: ['Coins and variable-length numbers', '金额与变长整数', 'Монеты и числа переменной длины'], rows: currency},
  {id: 'address', title: ['Addresses', '地址', 'Адреса'], rows: address},
  {id: 'actions', title: ['Actions', '动作', 'Действия'], rows: actions},
  {id: 'debug', title: ['Debugging', '调试', 'Отладка'], rows: debug},
  {id: 'codepage', title: ['Codepages', '代码页', 'Кодовые страницы'], rows: codepage},
];
