import {term, wrong, type Term} from './types.ts';

/** Cells, what is made of them, and the languages that describe them. */
export const cells: readonly Term[] = [
  term('cell', 'cell', '单元', 'ячейка', {
    search: {zh: ['cell'], ru: ['cell']},
    gloss: ['zh'],
    wrong: {
      zh: [
        wrong('单元格', 'a cell of a table', /单元格(?!式|内|里|中的文字)/u),
        wrong('细胞', 'a cell of biology'),
        wrong(
          'cell',
          'the pages say 单元',
          /(?<=\p{Script=Han} ?|[，。；：（] ?)cells?(?= ?\p{Script=Han}| ?[，。；：）])|^cells?(?=[，：]| \p{Script=Han})/iu,
        ),
      ],
    },
    note: 'zh: a cell of a table is 单元格 in words about tables only; 单元测试 is a unit test.',
  }),
  term('bag-of-cells', 'bag of cells (BoC)', '单元包', 'мешок ячеек', {
    search: {en: ['BoC'], zh: ['BoC'], ru: ['BoC']},
    wrong: {
      en: [wrong('bag-of-cells', 'no hyphens', /\bbags?-of-cells\b/i), wrong('BOC', 'a small o', /\bBOCs?\b/)],
      zh: [wrong('单元袋', 'a second word'), wrong('细胞袋', 'a literal translation')],
      ru: [
        wrong('пакет ячеек', 'a second word', 'пакет* ячеек'),
        wrong('сумка ячеек', 'a literal translation', 'сумк* ячеек'),
        wrong('БоК', 'the abbreviation stays Latin', /(?<!\p{L})БоК(?!\p{L})/u),
      ],
    },
  }),
  term('data-cell', 'data cell', '数据单元', 'ячейка с данными'),
  term('root-cell', 'root cell', '根单元', 'корневая ячейка'),
  term('exotic-cell', 'exotic cell', '特异单元', 'экзотическая ячейка', {
    gloss: ['zh'],
    search: {zh: ['exotic cell']},
    wrong: {
      zh: [
        wrong('特殊单元', 'a second word', /特殊 ?(?:单元(?!测试)|cell)/u),
        wrong('奇异单元', 'a second word'),
        wrong('异构单元', 'a second word'),
        wrong('特异 cell', 'the pages say 单元', /特异 cell/u),
      ],
      ru: [wrong('особая ячейка', 'a second word', 'особ* ячейк*'), wrong('специальная ячейка', 'a second word', 'специальн* ячейк*')],
    },
  }),
  term('pruned-branch', 'pruned branch', '剪枝分支', 'обрезанная ветвь', {
    search: {zh: ['pruned branch']},
    wrong: {
      zh: [wrong('修剪分支', 'a second word'), wrong('裁剪分支', 'a second word'), wrong('剪裁分支', 'a second word')],
      ru: [
        wrong('отсечённая ветвь', 'a second word', 'отсеч* ветв*'),
        wrong('усечённая ветвь', 'a second word', 'усеч* ветв*'),
        wrong('обрезанная ветка', 'a branch of a cell tree is «ветвь»', 'обрезанн* ветк*'),
      ],
    },
  }),
  term('library-cell', 'library cell', '库单元', 'библиотечная ячейка', {
    wrong: {ru: [wrong('ячейка библиотеки', 'a second word', /ячейк\p{L}* библиотеки(?!\p{L})/iu)]},
  }),
  term('library', 'library', '库', 'библиотека'),
  term('merkle-proof', 'Merkle proof', 'Merkle 证明', 'доказательство Меркла', {
    wrong: {
      zh: [wrong('默克尔证明', 'the name stays Latin', /默克尔/u, 'Merkle')],
      ru: [
        wrong('Merkle-доказательство', 'a second word', /Merkle[- ]доказательств\p{L}*/iu),
        wrong('мерклов', 'a second word', 'мерклов*'),
      ],
    },
  }),
  term('merkle-update', 'Merkle update', 'Merkle 更新', 'обновление Меркла'),
  term('cell-depth', 'cell depth', '单元深度', 'глубина ячейки'),
  term('cell-level', 'cell level', '单元层级', 'уровень ячейки', {
    wrong: {zh: [wrong('单元级别', 'a second word', /(?:单元|哈希|Merkle|根|节点)(?:的)? ?级别|级别掩码/u)]},
  }),
  term('level-mask', 'level mask', '层级掩码', 'маска уровней'),
  term('cell-hash', 'cell hash', '单元哈希', 'хеш ячейки'),
  term('representation-hash', 'representation hash', '表示哈希', 'хеш представления'),
  term('normalized-hash', 'normalized hash', '规范化哈希', 'нормализованный хеш', {
    wrong: {en: [wrong('normalised', 'American spelling', /\bnormalis\w+/i)]},
  }),
  term('hash', 'hash', '哈希', 'хеш', {
    wrong: {zh: [wrong('散列', 'a second word'), wrong('杂凑', 'a second word')], ru: [wrong('хэш', 'a second spelling', /хэш\p{L}*/iu)]},
  }),
  term('descriptor', 'descriptor', '描述符', 'дескриптор', {note: 'The two bytes d1 and d2 before the data of a cell.'}),
  term('reference', 'reference', '引用', 'ссылка', {
    note: 'ru: a link of a page is «ссылка» too; say «ссылка ячейки», «ссылка на ячейку» where both occur.',
  }),
  term('bit', 'bit', '位', 'бит', {
    wrong: {zh: [wrong('比特', 'bits are counted in 位', /(?<!兆|千|吉|每)比特(?!币|率|流|每|\/)/u)]},
  }),
  term('slice', 'slice', 'slice', 'slice', {
    search: {zh: ['切片'], ru: ['срез']},
    wrong: {
      ru: [
        wrong('слайс', 'the TVM type stays Latin', 'слайс*'),
        wrong('срез', 'the TVM type stays Latin', /(?<!\p{L}|\()срез(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})(?! \()/iu),
      ],
      zh: [wrong('切片', 'the TVM type stays Latin', /切片(?!）)/u)],
    },
    note: 'Explained once at the first mention: slice（切片）, slice (срез).',
  }),
  term('builder', 'builder', 'builder', 'builder', {
    search: {zh: ['构建器'], ru: ['построитель', 'билдер']},
    wrong: {
      ru: [wrong('построитель', 'the TVM type stays Latin', /(?<!\()построител\p{L}*/iu), wrong('билдер', 'slang', 'билдер*')],
      zh: [
        wrong('builder（构造器）', '构造器 is a constructor of TL-B', /builders?（构造器）/iu, 'builder（构建器）'),
        wrong('单元构造器', '构造器 is a constructor of TL-B'),
        wrong('单元构建器', 'the TVM type stays Latin'),
      ],
    },
    note: 'zh: 构建器 once, at the first mention; 构造器 is a constructor of TL-B. ru: «построитель» once; «конструктор» is a constructor.',
  }),
  term('constructor', 'constructor', '构造器', 'конструктор', {
    wrong: {zh: [wrong('构造函数', 'a function of a class', /TL-B (?:的)?构造函数/u), wrong('构造子', 'a second word')]},
    note: 'Of TL-B. The type of a cell under construction is builder.',
  }),
  term('constructor-tag', 'constructor tag', '构造器标签', 'метка конструктора', {
    wrong: {
      ru: [wrong('тег конструктора', 'a second word', 'тег* конструктор*'), wrong('завершающий тег', 'a second word', 'завершающ* тег*')],
    },
    note: 'ru: «метка» for every tag of TL-B, of an address and at the end of data; «тег» is one of this site.',
  }),
  term('completion-tag', 'completion tag', '补全标记', 'завершающая метка'),
  term('schema', 'schema', 'schema', 'схема', {
    search: {zh: ['结构定义']},
    wrong: {
      en: [wrong('schemes of TL-B', 'a scheme is a plan', /\bTL(?:-B)? schemes?\b/i)],
      zh: [
        wrong('TL-B 模式', '模式 is a mode', /TL(?:-B)? ?模式/u, 'TL-B schema'),
        wrong('TL-B 架构', 'an architecture', /TL(?:-B)? ?架构/u, 'TL-B schema'),
        wrong('TL-B 方案', 'a plan', /TL(?:-B)? ?方案/u, 'TL-B schema'),
      ],
    },
    note: 'zh: 模式 is a mode only.',
  }),
  term('snake-format', 'snake format', 'snake 格式', 'формат snake', {
    search: {zh: ['蛇形格式'], ru: ['змейка']},
    wrong: {
      zh: [wrong('蛇形', 'the name stays Latin', /蛇形/u, 'snake')],
      ru: [wrong('snake-формат', 'a second word', /snake-формат\p{L}*/iu)],
    },
  }),
  term('dictionary', 'dictionary', '字典', 'словарь', {
    search: {en: ['hashmap'], ru: ['мапа', 'hashmap'], zh: ['hashmap']},
    wrong: {zh: [wrong('哈希映射', 'a second word', /哈希映射(?!到|为|成)/u)], ru: [wrong('хешмапа', 'slang', 'хешмап*')]},
  }),
  term('augmented-hashmap', 'augmented hashmap', '增强哈希表', 'дополненная хеш-таблица', {
    search: {en: ['augmented dictionary'], zh: ['增强字典'], ru: ['дополненный словарь']},
    wrong: {zh: [wrong('增广哈希表', 'a second word')]},
  }),
  term('dag', 'directed acyclic graph', '有向无环图', 'ориентированный ациклический граф', {
    search: {en: ['DAG'], zh: ['DAG'], ru: ['DAG']},
    wrong: {
      zh: [wrong('无环有向图', 'not the standard term')],
      ru: [wrong('направленный ациклический граф', 'not the standard term', 'направленн* ациклическ* граф*')],
    },
  }),
  term('serialization', 'serialization', '序列化', 'сериализация', {
    wrong: {en: [wrong('serialisation', 'American spelling', /\bserialis\w+/i)]},
  }),
  term('tlb', 'TL-B', 'TL-B', 'TL-B', {
    wrong: {
      en: [wrong('TLB', 'with a hyphen', /\bTLB\b/)],
      zh: [wrong('TLB', 'with a hyphen', /\bTLB\b/)],
      ru: [wrong('TLB', 'with a hyphen', /\bTLB\b/)],
    },
  }),
  term('tl', 'TL', 'TL', 'TL'),
  term('boxed', 'boxed', 'boxed', 'boxed', {
    wrong: {
      ru: [wrong('упакованный', 'packed is something else', /упакованн\p{L}* (?:объект|тип|форм)\p{L}*/iu, 'boxed-объект, boxed-тип')],
      zh: [wrong('装箱', 'the word of the schema stays', /装箱/u)],
    },
  }),
  term('payload', 'payload', '负载', 'полезная нагрузка', {
    search: {ru: ['payload', 'пейлоад'], zh: ['payload']},
    wrong: {
      zh: [wrong('载荷', 'a second word', /(?:有效)?载荷/u), wrong('有效负载', 'the longer form is a second word')],
      ru: [
        wrong('пейлоад', 'slang', 'пейлоад*'),
        wrong('полезная нагрузка пересылки', 'unintelligible', 'полезн* нагрузк* пересылки', 'forward payload'),
      ],
    },
    note: 'A field’s name stays: forward payload, custom payload. zh: 高负载钱包 is a highload wallet.',
  }),
  term('checksum', 'checksum', '校验和', 'контрольная сумма', {
    wrong: {zh: [wrong('检验和', 'a second word'), wrong('校验码', 'a second word')]},
  }),
  term('cover', 'cover (of a hash or signature)', '以…为输入', 'вычисляется по', {
    wrong: {zh: [wrong('哈希覆盖', '覆盖 reads “overwrites”', /哈希(?:所)?覆盖|签名(?:所)?覆盖/u, '哈希以…为输入，签名包含…')]},
    note: 'zh: 覆盖 is “overwrite” and the overlay network; a block contains (收录). ru: «подпись охватывает», «хеш вычисляется по».',
  }),
];
