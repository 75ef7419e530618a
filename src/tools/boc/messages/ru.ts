import {bitsText} from '../tlb/value';
import type {Messages} from './en';
import {recognised} from './recognised/ru';

const rules = new Intl.PluralRules('ru');
const plural = (count: number, one: string, few: string, many: string): string => {
  const forms = {one, few, many, other: many, zero: many, two: few};
  return `${count} ${forms[rules.select(count)]}`;
};
const bytes = (count: number): string => plural(count, 'байт', 'байта', 'байт');
const bits = (count: number): string => plural(count, 'бит', 'бита', 'бит');
const cells = (count: number): string => plural(count, 'ячейка', 'ячейки', 'ячеек');
const refs = (count: number): string => plural(count, 'ссылка', 'ссылки', 'ссылок');
const hex = (value: number, digits = 2): string => `0x${value.toString(16).padStart(digits, '0')}`;

/** What a schema should have at a place: a kind of thing, or the sign itself. */
const wanted = (expected: string): string =>
  ({type: 'тип', name: 'имя', tag: 'метка (например, #1a2b или $01)'})[expected] ?? `«${expected}»`;

export const messages: Messages = {
  label: 'Мешок ячеек',
  help: 'Шестнадцатеричные цифры или base64 (начинается с b5ee9c72 или te6cc). Пробелы и переводы строк не учитываются.',
  colon: ': ',
  brackets: [' (', ')'],
  file: 'Открыть файл',
  fileNamed: (name, count) => `${name}, ${bytes(count)}`,
  pasted: 'Вставленный текст',
  close: 'Закрыть',
  try: 'Попробуйте',
  examples: {cells: 'три ячейки', message: 'сообщение', broken: 'повреждённый мешок'},
  empty: 'Ячеек пока нет. Вставьте мешок ячеек или возьмите пример.',
  tooLong: 'Это состояние не помещается в адрес страницы: в ссылке его не будет.',
  reading: 'Чтение…',
  failed: (text) => `Сбой в самом инструменте: ${text}`,
  input: (one) => {
    switch (one.code) {
      case 'character':
        return `Символ ${one.at + 1}, «${one.character}», не входит в ${one.as === 'hex' ? 'шестнадцатеричные цифры 0–9, a–f' : 'символы base64: A–Z, a–z, 0–9, +, /, -, _'}.`;
      case 'odd-hex':
        return `Не хватает шестнадцатеричной цифры: их нечётное число. Текст заканчивается на символе ${one.at}.`;
      case 'base64-length':
        return `Не хватает символов: последний символ base64 не составляет целого байта. Текст заканчивается на символе ${one.at}.`;
      case 'padding':
        return `Символ ${one.at + 1}, «=», может стоять только в конце.`;
    }
  },
  trace: 'Показать в просмотре трейсов',
  bagSummary: (count, cellCount, roots) => `${bytes(count)}, ${cells(cellCount)}, ${plural(roots, 'корень', 'корня', 'корней')}.`,
  unreadable: 'Прочитать это как мешок ячеек нельзя.',
  fine: 'Все байты разобраны.',
  faulty: (count) => `замечено ${plural(count, 'отклонение', 'отклонения', 'отклонений')}:`,
  more: (count) => `и ещё ${count}`,
  byte: (at) => `Байт ${at}`,
  fault: {
    short: (v) =>
      `файл заканчивается внутри поля, которое начинается с байта ${v.start} и занимает ${bytes(v.needed!)}; есть только ${v.found}.`,
    magic: () => 'первые четыре байта — ни одно из трёх магических чисел b5ee9c72, 68ff65f3, acc3a728.',
    'flag-bits': () => 'биты 4 и 3 флагов должны быть равны 0.',
    'cache-without-index': () => 'биты кеша (бит 5) требуют индекса (бит 7).',
    size: (v) => `ширина номера ячейки — ${v.size}; она должна быть от 1 до 4.`,
    'off-bytes': (v) => `ширина смещения — ${v.found}; она должна быть от 1 до 8.`,
    'no-cells': () => 'число ячеек равно 0.',
    'no-roots': () => 'число корней равно 0.',
    'one-root': (v) => `корней ${v.found}; с этим магическим числом корень может быть только один.`,
    absent: (v) => `корней (${v.roots}) и отсутствующих ячеек (${v.absent}) больше, чем ячеек (${v.cells}).`,
    'too-many-cells': (v) => `${cells(v.cells!)} не поместятся в ${bytes(v.total!)}: каждая занимает не меньше 2.`,
    'root-range': (v) => `корень — ячейка ${v.root}, а всего их ${v.cells}.`,
    'ref-count': (v) => `у ячейки ${v.cell} ссылок ${v.found}; их может быть не больше 4.`,
    'absent-cell': (v) => `ячейка ${v.cell} отсутствующая; узел такие отвергает.`,
    overlong: (v) =>
      `ячейка ${v.cell} сообщает, что её последний байт неполон, но в ${hex(v.found!)} перед завершающей меткой нет ни одного бита.`,
    'cell-short': (v) => `ячейка ${v.cell} выходит за конец данных ячеек на ${bytes(v.needed!)}.`,
    'ref-order': (v) => `ссылка ${v.ref} ячейки ${v.cell} ведёт к ячейке ${v.child}: ссылаться можно только на бо́льшие номера.`,
    'ref-range': (v) => `ссылка ${v.ref} ячейки ${v.cell} ведёт к ячейке ${v.child}, а всего их ${v.cells}.`,
    'data-rest': (v) => `после последней ячейки в данных остаётся ${bytes(v.rest!)}.`,
    crc: (v) => `контрольная сумма — ${hex(v.found!, 8)}, вычислена ${hex(v.computed!, 8)}: байты изменены.`,
    index: (v) => `по индексу ячейка ${v.cell} заканчивается на ${v.found}; на самом деле — на ${v.computed}.`,
    trailing: (v) => `после мешка есть ещё ${bytes(v.rest!)}.`,
    mask: (v) => `в d1 ячейки ${v.cell} маска уровня ${v.found}; по содержимому — ${v.computed}.`,
    'stored-hash': (v) => `записанные хеш или глубина ячейки ${v.cell} не равны вычисленным.`,
    'exotic-type': (v) => `ячейка ${v.cell} экзотическая, а типа ${v.found} нет.`,
    'exotic-bits': (v) => `у экзотической ячейки ${v.cell} ${bits(v.found!)} или неверная маска; её типу нужно ${bits(v.expected!)}.`,
    'exotic-refs': (v) => `у экзотической ячейки ${v.cell} ${refs(v.found!)}; её типу нужно ${v.expected}.`,
    'merkle-hash': (v) =>
      `хеш или глубина в ячейке Меркла ${v.cell} не те, что у её потомка, ячейки ${v.child}: доказательство ничего не доказывает.`,
    depth: (v) => `глубина дерева — ${v.found}; узел принимает не больше 1024.`,
    'root-level': (v) =>
      `уровень корневой ячейки ${v.root} — ${v.level}: над обрезанной ветвью нет ячейки Меркла. Узел такой корень отвергает.`,
    duplicate: (v) => `ячейка ${v.cell} равна ячейке ${v.first}; хранить её дважды незачем.`,
    unreachable: (v) => `ячейка ${v.cell} не принадлежит ни одному корню.`,
  },
  header: 'Заголовок по байтам',
  headerColumns: ['Смещение', 'Байты', 'Поле', 'Значение'],
  field: {
    magic: (v) =>
      ({0xb5ee9c72: 'общий мешок ячеек', 0x68ff65f3: 'старый: с индексом', 0xacc3a728: 'старый: с индексом и контрольной суммой'})[v] ??
      'неизвестно',
    flags: (v) =>
      `${v & 0x80 ? 'индекс есть' : 'индекса нет'}, ${v & 0x40 ? 'контрольная сумма есть' : 'контрольной суммы нет'}, ${v & 0x20 ? 'биты кеша есть' : 'битов кеша нет'}; номер ячейки занимает ${bytes(v & 7)}`,
    size: (v) => `номер ячейки занимает ${bytes(v)}`,
    off_bytes: (v) => `смещение занимает ${bytes(v)}`,
    cells: (v) => cells(v),
    roots: (v) => plural(v, 'корень', 'корня', 'корней'),
    absent: (v) => plural(v, 'отсутствующая ячейка', 'отсутствующие ячейки', 'отсутствующих ячеек'),
    tot_cells_size: (v) => `${bytes(v)} данных ячеек`,
    root_list: () => 'номера корневых ячеек',
    index: () => 'где заканчивается каждая ячейка',
    cell_data: () => 'ячейки; они показаны деревом',
    crc32c: () => 'CRC-32C всех предыдущих байтов, младший байт первым',
  },
  crcFits: 'вычислена такая же',
  crcDiffers: (computed) => `вычислена ${hex(computed, 8)}`,
  recognised,
  tree: 'Дерево ячеек',
  openAll: 'Развернуть все',
  closeAll: 'Свернуть все',
  root: 'корень',
  bits,
  refs,
  exotic: ['', 'обрезанная ветвь', 'библиотека', 'доказательство Меркла', 'обновление Меркла'],
  exoticUnknown: 'экзотическая, тип неизвестен',
  cell: {
    data: 'Данные',
    noData: 'нет битов',
    tag: 'Подчёркивание означает, что последняя цифра заканчивается завершающей меткой: последняя единица в ней и нули после неё — не данные.',
    hash: 'Хеш (представления)',
    levelHash: (level) => `Хеш на уровне ${level}`,
    depth: 'Глубина',
    level: 'Уровень',
    levelMask: (level, mask) => `${level} (маска ${mask.toString(2).padStart(3, '0')})`,
    place: 'В мешке',
    placeBytes: (from, to) => `байты ${from}–${to}`,
    parents: 'Ссылок на неё:',
    times: (count) => String(count),
    read: 'Прочитать эту ячейку по TL-B',
  },
  tlb: 'Чтение по TL-B',
  byItself: (type) => `как распознано: ${type}`,
  decodeAs: (type) => `Прочитать как ${type}`,
  as: 'Как',
  types: {
    '': 'ничего не выбрано',
    'Message Any': 'Сообщение',
    'Message Body': 'Сообщение с известным телом (комментарий, жетон, NFT)',
    'MessageRelaxed Any': 'Сообщение в действии (MessageRelaxed)',
    Body: 'Только тело (комментарий, жетон, NFT)',
    StateInit: 'StateInit',
    Transaction: 'Транзакция',
    ShardAccount: 'Аккаунт в шарде (ShardAccount)',
    Account: 'Аккаунт',
    OutListNode: 'Список действий, последний узел (OutListNode)',
    MsgAddress: 'Адрес (MsgAddress)',
    CurrencyCollection: 'CurrencyCollection',
    own: 'моя схема',
  },
  ownSchema: 'Схема',
  ownSchemaHelp:
    'Конструкторы, как в block.tlb; его типы (Maybe, HashmapE, MsgAddress и другие) уже есть. Опущенная метка вычисляется так же, как в tlbc; $_ — метки нет.',
  ownType: 'Тип',
  ownTypeHelp: 'Пусто — тип, определённый в схеме последним. Пример: HashmapE 256 ^Cell',
  readCellRoot: (cell) => `ячейка ${cell} (корень)`,
  readCellOther: (cell) => `ячейка ${cell}`,
  readRoot: 'Назад к корню',
  schemaProblem: (one) => {
    const where = `Символ ${one.at + 1}`;
    switch (one.code) {
      case 'expected':
        return one.found === ''
          ? `Текст заканчивается на символе ${one.at}; не хватает: ${wanted(one.expected)}.`
          : `${where}: «${one.found}» здесь стоять не может${one.expected ? `; ожидается ${wanted(one.expected)}` : ''}.`;
      case 'number':
        return `${where}: «${one.found}» — не число TL-B. Числа меньше 2³¹; цифры после начального 0 — восьмеричные.`;
      case 'too-deep':
        return `${where}: вложенность слишком глубока для инструмента.`;
      case 'empty':
        return 'В тексте нет ни одного конструктора.';
    }
  },
  leftOut: (count) =>
    count === 1
      ? 'Одна метка в схеме не записана. Она вычислена по тексту строки, как это делает tlbc:'
      : `${plural(count, 'метка', 'метки', 'меток')} в схеме не записано. Они вычислены по тексту строк, как это делает tlbc:`,
  crcOf: '— CRC-32 текста',
  computedTag: (tag) => `метка ${tag} вычислена`,
  decodeFault: (one) => {
    const where = `Ячейка ${one.cell}, бит ${one.bit}`;
    switch (one.code) {
      case 'no-constructor':
        return one.bits
          ? `${where}: ни один конструктор типа ${one.what} не начинается с битов ${bitsText(one.bits)}.`
          : `${where}: ячейка закончилась, а пустого конструктора у типа ${one.what} нет.`;
      case 'bits':
        return `${where}: для ${one.what} нужно ${bits(one.needed)}, осталось ${one.found}.`;
      case 'refs':
        return `${where}: для ${one.what} нужно ссылок: ${one.needed}, осталось ${one.found}.`;
      case 'constraint':
        return `${where}: условие ${one.what} не выполнено.`;
      case 'too-much':
        return `${where}: слишком много, чтобы показать. Выберите ячейку ниже по дереву.`;
      case 'unknown-type':
        return `${where}: типа ${one.what} в схеме нет.`;
      case 'not-a-type':
        return `${where}: ${one.what} — число, а не тип.`;
      case 'arity':
        return `${where}: у ${one.what} другое число параметров (${one.needed}) или другой их вид; дано: ${one.found}.`;
      case 'dictionary':
        return `${where}: это не узел словаря.`;
      case 'unsupported':
        return `${where}: ${one.what} здесь вычислить нельзя.`;
    }
  },
  stopped: 'Чтение остановлено. Прочитанное до этого места — ниже.',
  whole: 'Прочитано до последнего бита.',
  leftOver: 'Прочитано, но осталось лишнее (отмечено ниже).',
  place: (cell, from, to) =>
    from === to ? `ячейка ${cell}` : to - from === 1 ? `ячейка ${cell}, бит ${from}` : `ячейка ${cell}, биты ${from}–${to - 1}`,
  words: {
    pruned: 'обрезано',
    library: 'библиотечная ячейка',
    rest: 'не прочитано',
    'empty-dictionary': 'пусто',
    entries: 'записей:',
    exotic: 'ячейка Меркла',
  },
  showMore: (count) => `Показать ещё ${count}`,
  status: (count, hash) => `${cells(count)}. Хеш корня: ${hash}`,
};
