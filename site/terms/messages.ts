import {term, wrong, type Term} from './types.ts';

/** Messages, transactions and their phases. */
export const messages: readonly Term[] = [
  term('message', 'message', '消息', 'сообщение', {
    wrong: {zh: [wrong('信息（消息）', '信息 is information', /(?:内部|外部|入站|出站)信息/u, '消息')]},
  }),
  term('internal-message', 'internal message', '内部消息', 'внутреннее сообщение'),
  term('external-message', 'external message', '外部消息', 'внешнее сообщение', {search: {ru: ['внешка']}}),
  term('incoming-message', 'incoming message', '入站消息', 'входящее сообщение', {
    wrong: {
      zh: [wrong('传入消息', 'a second word', /传入(?:的)?(?:内部|外部)?(?:消息|金额)/u), wrong('进入的消息', 'a second word')],
      en: [wrong('inbound message', 'a second word', /\binbound messages?\b/i)],
    },
  }),
  term('outgoing-message', 'outgoing message', '出站消息', 'исходящее сообщение', {
    wrong: {
      zh: [
        wrong('传出消息', 'a second word', /传出(?:的)?(?:内部|外部)?消息/u),
        wrong('外发消息', 'a second word', /外发(?:的)?(?:内部|外部)?消息/u),
      ],
      en: [wrong('outbound message', 'a second word', /\boutbound messages?\b/i)],
    },
  }),
  term('message-body', 'message body', '消息体', 'тело сообщения'),
  term('message-value', 'message value', '消息金额', 'сумма сообщения', {
    wrong: {
      ru: [
        wrong('значение сообщения', 'the amount it carries', 'значени* сообщени*'),
        wrong('ценность сообщения', 'the amount it carries', 'ценност* сообщени*'),
      ],
      zh: [wrong('消息价值', 'the amount it carries'), wrong('消息值', 'the amount it carries')],
    },
  }),
  term('message-mode', 'message mode', '消息模式', 'режим сообщения', {
    search: {en: ['send mode'], ru: ['режим отправки'], zh: ['发送模式']},
    wrong: {ru: [wrong('мод сообщения', 'slang', /(?<!\p{L})мод(?:а|ы)? (?:сообщени|отправк)\p{L}*/iu)]},
  }),
  term('mode', 'mode', '模式', 'режим', {note: 'zh: 模式 is a mode only, never a schema.'}),
  term('flag', 'flag', '标志', 'флаг', {wrong: {zh: [wrong('旗标', 'a second word')]}}),
  term('sender', 'sender', '发送方', 'отправитель', {wrong: {zh: [wrong('发送者', 'a second word'), wrong('发件人', 'of a letter')]}}),
  term('recipient', 'recipient', '接收方', 'получатель', {wrong: {zh: [wrong('接收者', 'a second word'), wrong('收件人', 'of a letter')]}}),
  term('bounce', 'bounce', '退回', 'возврат', {
    gloss: ['zh'],
    search: {zh: ['bounce'], ru: ['bounce', 'баунс']},
    wrong: {
      zh: [wrong('反弹', 'a literal translation'), wrong('弹回', 'a second word'), wrong('弹跳', 'a literal translation')],
      ru: [wrong('отскок', 'a literal translation', 'отскок*'), wrong('баунс', 'slang', 'баунс*')],
    },
  }),
  term('bounced-message', 'bounced message', '被退回的消息', 'возвращённое сообщение', {
    search: {ru: ['bounced']},
    wrong: {
      ru: [
        wrong('вернувшееся сообщение', 'a second word', /вернувш\p{L}* сообщени\p{L}*|сообщени\p{L}*,? вернувш\p{L}*/iu),
        wrong('отскочившее сообщение', 'a literal translation', 'отскочивш* сообщени*'),
      ],
    },
  }),
  term('bounce-phase', 'bounce phase', '退回阶段', 'фаза возврата'),
  term('phase', 'phase', '阶段', 'фаза', {
    wrong: {ru: [wrong('этап вычислений', 'a second word', /этап\p{L}* (?:вычислени|хранени|действи|возврат|зачислени)\p{L}*/iu, 'фаза')]},
  }),
  term('storage-phase', 'storage phase', '存储阶段', 'фаза хранения'),
  term('credit-phase', 'credit phase', '入账阶段', 'фаза зачисления', {
    wrong: {
      zh: [wrong('信用阶段', 'credit of money, not trust'), wrong('贷记阶段', 'a second word')],
      ru: [wrong('фаза кредита', 'a second word', 'фаз* кредит*')],
    },
  }),
  term('compute-phase', 'compute phase', '计算阶段', 'фаза вычисления', {
    wrong: {
      en: [wrong('computation phase', 'block.tlb says compute', /\bcomput(?:ation|ing) phases?\b/i)],
      ru: [
        wrong('вычислительная фаза', 'a second word', 'вычислительн* фаз*'),
        wrong('фаза вычислений', 'singular', /фаз\p{L}* вычислений(?!\p{L})/iu),
      ],
    },
  }),
  term('action-phase', 'action phase', '动作阶段', 'фаза действий', {
    wrong: {
      zh: [wrong('行动阶段', 'a second word'), wrong('操作阶段', 'a second word')],
      ru: [wrong('фаза действия', 'plural', /фаз\p{L}* действия(?!\p{L})/iu)],
    },
  }),
  term('action', 'action', '动作', 'действие', {wrong: {zh: [wrong('行动', 'a second word', /行动(?:列表|费|码|结果|失败)/u)]}}),
  term('action-list', 'action list', '动作列表', 'список действий'),
  term('reserve', 'reserve', '预留', 'резервирование', {
    wrong: {
      zh: [
        wrong('保留（金额）', '保留 is “keep”', /保留(?= ?(?:\u0002|\d[\d,.]*) ?(?:GRAM|Gram|nanogram))|保留(?:动作|金额|余额)/u, '预留'),
      ],
      ru: [wrong('бронирование', 'of seats', 'бронировани*')],
    },
    note: 'The action. zh: 保留 only for “keep”; reserved bits are 保留位.',
  }),
  term('transaction', 'transaction', '交易', 'транзакция', {
    search: {ru: ['транза'], en: ['tx']},
    note: 'zh: buying and selling is 交易买卖.',
  }),
  term('transaction-hash', 'transaction hash', '交易哈希', 'хеш транзакции', {
    search: {en: ['txid', 'tx hash'], ru: ['txid'], zh: ['txid']},
  }),
  term('trace', 'trace', '交易链路', 'трейс', {
    gloss: ['zh'],
    search: {zh: ['trace'], ru: ['trace']},
    wrong: {
      zh: [wrong('轨迹', 'the path of a body'), wrong('追踪树', 'a second word')],
      ru: [wrong('трасса', 'a road', /(?<!\p{L})трасс(?:а|ы|у|е|ой)(?!\p{L})/iu)],
    },
    note: 'The tree of transactions. Of the VM: step trace (执行步骤, трассировка).',
  }),
  term('query-id', 'query ID', '查询 ID', 'идентификатор запроса', {wrong: {en: [wrong('query id', 'ID in capitals', /\bquery id\b/)]}}),
  term('replay-protection', 'replay protection', '重放保护', 'защита от повтора', {
    search: {ru: ['replay'], zh: ['replay']},
    wrong: {
      zh: [wrong('重播', 'of films', /重播/u, '重放')],
      ru: [wrong('защита от воспроизведения', 'of films', 'защит* от воспроизведения')],
    },
  }),
  term('comment', 'comment (of a transfer)', '备注', 'комментарий', {
    search: {zh: ['附言', 'memo'], ru: ['мемо'], en: ['memo']},
    wrong: {
      zh: [
        wrong('评论', 'an opinion under an article', /评论(?!区|中)/u),
        wrong('附言', 'a second word', /附言(?!）)/u),
        wrong('转账注释', '注释 is of code', /转账(?:的)?注释|文本注释/u),
      ],
    },
    note: 'zh: 注释 is a comment in code; 备注 also heads an admonition.',
  }),
  term('order', 'order (of a multisig)', '多签指令', 'ордер', {
    search: {zh: ['order'], ru: ['order']},
    wrong: {
      zh: [wrong('订单', 'a purchase', /订单(?!簿|号)/u, '指令 (order)')],
      ru: [
        wrong('заказ', 'a purchase', /(?<!\p{L}|номер )заказ(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})/iu),
        wrong(
          'приказ',
          'of an army',
          /(?<!\p{L})приказ(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})/iu,
          'ордер (мультиподпись); подписанное сообщение, запрос (кошелёк)',
        ),
        wrong(
          'распоряжение',
          'of an office',
          /(?<!в (?:\p{L}+ )?|к (?:\p{L}+ )?)(?<!\p{L})распоряжени(?:е|я|ю|ем|и|й|ям|ями|ях)(?!\p{L})/iu,
          'подписанное сообщение, запрос; ордер (мультиподпись)',
        ),
      ],
      en: [wrong('signed order', 'a wallet gets a signed message', /\bsigned orders?\b/i, 'signed message, signed request')],
    },
    note: 'A contract that collects signatures of a multisig. What the owner of a wallet signs is a signed message or request. Order of things: say sequence, “in that order”.',
  }),
  term('signed-message', 'signed message', '签名消息', 'подписанное сообщение'),
  term('excesses', 'excesses', '余款', 'излишек', {note: 'The message of TEP-74 stays: excesses.'}),
  term('state-init', 'StateInit', 'StateInit', 'StateInit', {
    search: {ru: ['стейт инит'], en: ['state init']},
    wrong: {en: [wrong('state init', 'one word', /\bstate[ -]init\b/i)], ru: [wrong('стейт инит', 'slang', /стейт[- ]?инит\p{L}*/iu)]},
  }),
  term('init-data', 'initial data', '初始数据', 'начальные данные'),
  term('context', 'context', '上下文', 'контекст', {wrong: {zh: [wrong('语境', 'a word of linguistics')]}}),
  term('anycast', 'Anycast', '任播', 'Anycast'),
];
