import {term, wrong, type Term} from './types.ts';

/** The network, its chains, blocks and agreement on them. */
export const chain: readonly Term[] = [
  term('ton', 'TON', 'TON', 'TON', {note: 'The network. The coin is Gram.'}),
  term('blockchain', 'blockchain', '区块链', 'блокчейн', {
    wrong: {ru: [wrong('блокчеин', 'misspelled', 'блокчеин*')]},
    note: 'ru: «цепочка» is a chain of blocks or of messages, never the whole blockchain.',
  }),
  term('blockchain-of-blockchains', 'blockchain of blockchains', '区块链的区块链', 'блокчейн блокчейнов', {
    wrong: {zh: [wrong('区块链之链', 'a second word for the same page')]},
  }),
  term('masterchain', 'masterchain', '主链', 'мастерчейн', {
    wrong: {
      en: [wrong('master chain', 'one word', /\bmaster[ -]chains?\b/i)],
      zh: [wrong('大师链', 'a literal translation'), wrong('主控链', 'a second word')],
      ru: [wrong('мастер-чейн', 'one word', /мастер[- ]чейн\p{L}*/iu), wrong('главная цепочка', 'a second word', 'главн* цепочк*')],
    },
    search: {ru: ['masterchain'], zh: ['masterchain']},
  }),
  term('basechain', 'basechain', '基础链', 'бейсчейн', {
    wrong: {
      en: [wrong('base chain', 'one word', /\bbase[ -]chains?\b/i)],
      zh: [wrong('基链', 'a second word', /(?<!\p{Script=Han})基链/u)],
      ru: [
        wrong('базовая цепочка', 'a second word', 'базов* цепочк*'),
        wrong('базовая цепь', 'a second word', /базов\p{L}* цеп(?:ь|и|ью|ей|ям|ями|ях)(?!\p{L})/iu),
        wrong('базчейн', 'a second spelling', 'базчейн*'),
      ],
    },
    search: {ru: ['basechain'], zh: ['basechain']},
  }),
  term('workchain', 'workchain', '工作链', 'воркчейн', {
    wrong: {
      en: [wrong('work chain', 'one word', /\bwork[ -]chains?\b/i)],
      ru: [wrong('рабочая цепочка', 'a second word', 'рабоч* цепочк*'), wrong('рабочая цепь', 'a second word', 'рабоч* цеп*')],
    },
    search: {ru: ['workchain'], zh: ['workchain']},
  }),
  term('workchain-id', 'workchain ID', '工作链 ID', 'идентификатор воркчейна'),
  term('shardchain', 'shardchain', '分片链', 'шардчейн', {
    wrong: {en: [wrong('shard chain', 'one word', /\bshard[ -]chains?\b/i)], zh: [wrong('碎片链', 'a literal translation')]},
  }),
  term('shard', 'shard', '分片', 'шард', {search: {zh: ['shard']}, wrong: {ru: [wrong('осколок', 'a literal translation', 'оскол*')]}}),
  term('sharding', 'sharding', '分片', 'шардирование', {search: {ru: ['шардинг']}}),
  term('shard-prefix', 'shard prefix', '分片前缀', 'префикс шарда'),
  term('split-merge', 'split and merge', '拆分与合并', 'разделение и слияние', {
    wrong: {zh: [wrong('分裂与合并', 'a second word'), wrong('分片分裂', 'a second word', '分片分裂', '分片拆分')]},
    search: {ru: ['сплит', 'мёрдж']},
  }),
  term('hypercube-routing', 'hypercube routing', '超立方路由', 'маршрутизация по гиперкубу', {
    wrong: {
      zh: [wrong('超立方体路由', 'a second word')],
      ru: [wrong('гиперкубовая маршрутизация', 'a second word', 'гиперкубов* маршрутизац*')],
    },
  }),
  term('block', 'block', '区块', 'блок'),
  term('block-candidate', 'block candidate', '候选区块', 'кандидат в блоки'),
  term('key-block', 'key block', '关键区块', 'ключевой блок', {
    wrong: {zh: [wrong('密钥区块', 'no block of keys'), wrong('键块', 'a literal translation')]},
  }),
  term('zero-state', 'zero state', '零状态', 'нулевое состояние', {
    wrong: {
      en: [wrong('zerostate', 'two words; one only as an identifier', /\bzerostate\b/i)],
      ru: [wrong('зеростейт', 'slang', 'зеростейт*')],
    },
    search: {ru: ['zerostate'], zh: ['zerostate']},
  }),
  term('zerostate-hash', 'zero state hash', '零状态哈希', 'хеш нулевого состояния'),
  term('state-root', 'state root', '状态根', 'корень состояния'),
  term('persistent-state', 'persistent state', '持久状态', 'постоянное состояние', {
    note: 'The snapshot of a whole chain that nodes keep. ru: what COMMIT does is «фиксация», not «постоянное».',
  }),
  term('value-flow', 'value flow', '价值流', 'поток средств'),
  term('consensus', 'consensus', '共识', 'консенсус'),
  term('catchain', 'Catchain', 'Catchain', 'Catchain'),
  term('simplex', 'Simplex', 'Simplex', 'Simplex'),
  term('finality', 'finality', '最终性', 'финальность', {
    wrong: {
      zh: [wrong('终局性', 'a second word')],
      ru: [wrong('окончательность', 'a second word', 'окончательност*')],
    },
    note: 'One noun a language. The state of a block: en “final”, zh 最终确认, ru «финализирован».',
  }),
  term('final', 'final', '最终确认', 'финализированный', {
    wrong: {zh: [wrong('成为最终', 'ungrammatical', /成为最终(?!\p{Script=Han})/u)]},
    note: 'Of a block or transaction that cannot be undone. Elsewhere say “last” (最后一个, «последний»).',
  }),
  term('config-contract', 'config contract', '配置合约', 'контракт конфигурации', {
    wrong: {
      en: [wrong('configuration contract', 'the longer form is a second word', /\bconfiguration contracts?\b/i)],
      zh: [wrong('Config 合约', 'half of it left in English', /Config ?合约/u)],
      ru: [wrong('контракт Config', 'half of it left in English', /контракт[а-я]{0,2} Config(?![\w`])/iu)],
    },
  }),
  term('config-param', 'config parameter', '配置参数', 'параметр конфигурации', {
    wrong: {
      en: [wrong('configuration parameter', 'the longer form is a second word', /\bconfiguration parameters?\b/i)],
      ru: [
        wrong('конфигурационный параметр', 'a second word', 'конфигурационн* параметр*'),
        wrong('параметр конфига', 'slang', /параметр\p{L}* конфига?(?!\p{L})/iu),
      ],
      zh: [wrong('设定参数', 'a second word')],
    },
  }),
  term('global-config', 'global config', '全局配置', 'глобальная конфигурация', {
    wrong: {ru: [wrong('глобальный конфиг', 'slang', 'глобальн* конфиг')]},
    note: 'The file by which a node finds the network. The network’s own parameters are config parameters.',
  }),
  term('global-id', 'global ID', '全局 ID', 'глобальный идентификатор', {
    wrong: {
      en: [wrong('network number', 'a second word', /\bnetwork(?:’s|'s)? numbers?\b/i)],
      zh: [wrong('网络编号', 'a second word'), wrong('网络标识', 'a second word')],
      ru: [wrong('номер сети', 'a second word', /(?<!\p{L})номер(?:а|у|ом|е)? сети(?!\p{L})/iu)],
    },
    note: 'Of a network, config parameter 19: −239, −3.',
  }),
  term('global-version', 'global version', '全局版本', 'глобальная версия', {
    wrong: {
      zh: [wrong('自版本 N', 'versions of what? of the network', /自版本 1?\d(?![\d.])/u, '自全局版本 N')],
      ru: [
        wrong(
          'с версии N, до версии N',
          'versions of what? of the network',
          /(?<!\p{L})(?:[сС]|[дД]о) версии (?:1[0-5]|[4-9])(?![\d.\p{L}])/u,
          'с глобальной версии N, до глобальной версии N',
        ),
      ],
    },
  }),
  term('logical-time', 'logical time (lt)', '逻辑时间', 'логическое время', {search: {en: ['lt'], zh: ['lt'], ru: ['lt']}}),
  term('seqno', 'seqno', 'seqno', 'seqno', {
    search: {zh: ['序号'], ru: ['порядковый номер']},
    wrong: {zh: [wrong('序列号', 'a serial number of goods')]},
    note: 'A block’s number or a wallet’s counter; say which.',
  }),
  term('tick-tock', 'tick-tock transaction', 'tick-tock 交易', 'tick-tock-транзакция', {
    wrong: {en: [wrong('ticktock', 'with a hyphen', /\btick ?tock\b/i)]},
  }),
  term('mainnet', 'mainnet', '主网', 'основная сеть', {
    search: {ru: ['мейннет']},
    wrong: {en: [wrong('main net', 'one word', /\bmain[ -]net\b/i)], ru: [wrong('мэйннет', 'a second spelling', 'мэйннет*')]},
    note: 'ru: «мейннет» in brackets where a page is about the choice of a network.',
  }),
  term('testnet', 'testnet', '测试网', 'тестовая сеть', {
    search: {ru: ['тестнет']},
    wrong: {en: [wrong('test net', 'one word', /\btest[ -]net\b/i)], zh: [wrong('测试网络', 'the longer form is a second word')]},
    note: 'ru: «тестнет» in brackets where a page is about the choice of a network.',
  }),
  term('local-network', 'local network', '本地网络', 'локальная сеть'),
  term('scalability', 'scalability', '可扩展性', 'масштабируемость'),
  term('decentralization', 'decentralization', '去中心化', 'децентрализация'),
  term('on-chain', 'on-chain', '链上', 'в блокчейне', {
    search: {ru: ['ончейн']},
    wrong: {ru: [wrong('он-чейн', 'one word, in brackets', 'он-чейн*'), wrong('на цепочке', 'a literal translation', 'на цепочке')]},
    note: 'ru: as an adjective «ончейн-».',
  }),
  term('off-chain', 'off-chain', '链下', 'вне блокчейна', {
    search: {ru: ['офчейн']},
    wrong: {
      ru: [
        wrong('вне цепочки', 'which chain?', 'вне цепочк*'),
        wrong('оффчейн', 'one «ф»', 'оффчейн*', 'вне блокчейна (офчейн)'),
        wrong('офф-чейн', 'one word, one «ф»', 'оф*-чейн*'),
      ],
    },
    note: 'ru: as an adjective «офчейн-».',
  }),
  term('fork', 'fork', '分叉', 'форк'),
  term('proof-of-stake', 'proof of stake', '权益证明', 'доказательство доли', {
    search: {en: ['PoS'], zh: ['PoS'], ru: ['PoS']},
    gloss: ['ru'],
    wrong: {en: [wrong('proof-of-stake', 'no hyphens', /\bproof-of-stake\b(?! \p{L})/iu)]},
  }),
  term('proof-of-work', 'proof of work', '工作量证明', 'доказательство работы', {
    search: {ru: ['PoW'], en: ['PoW']},
    wrong: {ru: [wrong('доказательство выполнения работы', 'the longer form is a second word', 'доказательств* выполнения работы')]},
  }),
  term('hash-rate', 'hash rate', '算力', 'хешрейт'),
  term('ethereum', 'Ethereum', '以太坊', 'Ethereum', {
    wrong: {
      zh: [
        wrong(
          'Ethereum',
          'the Chinese name is common',
          /(?<![\p{L}-])Ethereum(?= [\p{Script=Han}])|(?<=\p{Script=Han} )Ethereum(?![\p{L}-]| (?:Foundation|Name|Classic|Virtual|Improvement))/u,
        ),
      ],
      ru: [
        wrong('Эфириум', 'names of networks stay Latin', 'эфириум*'),
        wrong('Эфир', 'names of networks stay Latin', /(?<!\p{L})Эфир(?:а|у|ом|е)?(?!\p{L})/u),
      ],
    },
  }),
  term('the-merge', 'The Merge', 'The Merge', 'The Merge'),
  term('evm', 'EVM', 'EVM', 'EVM'),
];
