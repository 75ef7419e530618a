import {term, wrong, type Term} from './types.ts';

/** Nodes and those who run them. */
export const nodes: readonly Term[] = [
  term('node', 'node', '节点', 'узел', {
    search: {ru: ['нода']},
    wrong: {ru: [wrong('нода', 'once, in brackets', /(?<!\()(?<!\p{L})нод(?:а|ы|у|е|ой|ам|ами|ах)(?!\p{L})/iu)]},
    note: 'ru: «узел (нода)» where a page is about running one.',
  }),
  term('node-type', 'type of node', '节点类型', 'тип узла', {
    wrong: {
      ru: [wrong('вид узла', 'a second word', /(?<!\p{L})вид(?:а|у|ом|ы|ов|ам|ами|ах)? узл(?:а|ов)(?!\p{L})/iu)],
      zh: [wrong('节点种类', 'a second word')],
    },
  }),
  term('full-node', 'full node', '全节点', 'полный узел', {
    search: {ru: ['полная нода', 'фуллнода']},
    wrong: {en: [wrong('full-node', 'no hyphen', /\bfull-nodes?\b(?! \p{L})/iu)]},
  }),
  term('archive-node', 'archive node', '归档节点', 'архивный узел', {
    search: {ru: ['архивная нода']},
    wrong: {en: [wrong('archival node', 'a second word', /\barchival nodes?\b/i)], zh: [wrong('存档节点', 'a second word')]},
  }),
  term('liteserver', 'liteserver', '轻服务器', 'лайтсервер', {
    gloss: ['zh'],
    search: {zh: ['liteserver'], ru: ['liteserver']},
    wrong: {
      en: [wrong('lite server', 'one word', /\blite[ -]servers?\b/i)],
      ru: [wrong('лайт-сервер', 'one word', /лайт[- ]сервер\p{L}*/iu), wrong('лёгкий сервер', 'a literal translation', 'лёгк* сервер*')],
    },
  }),
  term('liteclient', 'lite client', '轻客户端', 'лайт-клиент', {
    search: {ru: ['лайт-клиент'], en: ['lite-client']},
    wrong: {
      en: [wrong('light client', 'a second word', /\blight[ -]clients?\b/i)],
      ru: [wrong('лайтклиент', 'with a hyphen', 'лайтклиент*'), wrong('лёгкий клиент', 'a literal translation', 'лёгк* клиент*')],
    },
  }),
  term('validator', 'validator', '验证者', 'валидатор', {
    wrong: {zh: [wrong('验证人', 'a second word')]},
  }),
  term('validator-set', 'validator set', '验证者集合', 'набор валидаторов'),
  term('collator', 'collator', '收集者', 'коллатор', {
    gloss: ['zh'],
    search: {zh: ['collator']},
    wrong: {
      zh: [wrong('校对者', 'a literal translation'), wrong('整理者', 'a second word')],
      ru: [wrong('колатор', 'misspelled', 'колатор*')],
    },
  }),
  term('collation', 'collation', '组装区块', 'коллация', {
    search: {zh: ['collation']},
    wrong: {
      zh: [
        wrong('收集 (collation)', '收集 is “collect”', /收集 ?[(（]collation/iu, '组装区块 (collation)'),
        wrong('收集区块', '收集 is “collect”', /收集(?:出)?(?:候选)?区块/u),
      ],
    },
  }),
  term('mytonctrl', 'MyTonCtrl', 'MyTonCtrl', 'MyTonCtrl', {
    wrong: {
      en: [wrong('mytonctrl', 'the name has capitals; small only in code', /(?<![\/.\w-])mytonctrl\b/)],
      zh: [wrong('mytonctrl', 'the name has capitals; small only in code', /(?<![\/.\w-])mytonctrl\b/)],
      ru: [wrong('mytonctrl', 'the name has capitals; small only in code', /(?<![\/.\w-])mytonctrl\b/)],
    },
  }),
  term('node-software', 'node software', '节点软件', 'программа узла', {
    wrong: {zh: [wrong('节点发行版', 'a distribution of Linux', /(?:节点|网络)(?:的)?发行版/u)]},
  }),
  term('out-of-sync', 'out of sync', '同步延迟', 'отставание', {wrong: {zh: [wrong('失步', 'unnatural')]}}),
  term('server', 'server', '服务器', 'сервер'),
  term('indexer', 'indexer', '索引器', 'индексатор', {
    search: {ru: ['индексер']},
    wrong: {ru: [wrong('индексер', 'a second spelling', 'индексер*')]},
  }),
  term('outage', 'failure', '故障', 'сбой'),
];
