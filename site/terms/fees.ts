import {term, wrong, type Term} from './types.ts';

/** Fees, prices, and the unit of account. */
export const fees: readonly Term[] = [
  term('gram', 'Gram', 'Gram', 'Gram', {
    wrong: {
      zh: [
        wrong('格拉姆', 'the name stays Latin'),
        wrong('克', 'a weight', /\d ?克(?!隆)/u, 'Gram'),
        wrong('Gram 币', 'Gram says it', /Gram 币/u),
        wrong('1 Gram', 'an amount has the ticker', /(?:\d|\u0002)[ \u00A0]Gram(?![\p{L}\p{N}])/u, 'GRAM'),
      ],
      ru: [
        wrong('грам', 'the name stays Latin', /(?<!\p{L})грам(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})/iu),
        wrong('грамм', 'a weight', /(?<!\p{L})грамм(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})/iu, 'Gram'),
        wrong('1 Gram', 'an amount has the ticker', /(?:\d|\u0002)[ \u00A0]Gram(?![\p{L}\p{N}])/u, 'GRAM'),
      ],
      en: [
        wrong('Grams', 'no plural', /\bGrams\b/, 'Gram'),
        wrong('1 Gram', 'an amount has the ticker', /(?:\d|\u0002)[ \u00A0]Gram(?![\p{L}\p{N}])/u, 'GRAM'),
      ],
    },
    note: 'The coin: Gram, undeclined in all languages. The ticker: GRAM, after an amount.',
  }),
  term('nanogram', 'nanogram', 'nanogram', 'нанограм', {
    search: {ru: ['nanogram'], zh: ['纳克']},
    wrong: {
      en: [wrong('nano-gram', 'no hyphen', /\bnano-grams?\b/i), wrong('nanoGRAM', 'small letters', /\bnano(?:GRAM|Gram)s?\b/)],
      zh: [
        wrong('纳克', 'a weight'),
        wrong('纳克拉姆', 'the unit stays Latin'),
        wrong('nanograms', 'no plural in Chinese', /\bnanograms\b/i),
      ],
      ru: [
        wrong('нанограмм', 'a unit of mass', /нанограмм(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})/iu),
        wrong('nanogram', 'the unit is written and declined in Russian', /(?<![\p{L}\p{N}_.(«])nanograms?(?![\p{L}\p{N}_])/iu),
      ],
    },
    note: 'ru: «нанограм», нанограма, нанограму, нанограмы, нанограмов; after numbers 1 нанограм, 2 нанограма, 5 нанограмов. zh: nanogram, without plural.',
  }),
  term('fee', 'fee', '费用', 'комиссия', {
    search: {zh: ['手续费'], en: ['commission']},
    note: 'ru: «комиссия» in general and the sum; each part is «плата за …».',
  }),
  term('transaction-fee', 'transaction fee', '交易费用', 'комиссия за транзакцию'),
  term('gas-fee', 'gas fee', 'gas 费', 'плата за газ', {
    wrong: {
      ru: [wrong('комиссия за газ', 'parts are «плата»', 'комисси* за газ')],
      zh: [wrong('gas 费用', 'the longer form is a second word', /gas 费用/iu)],
    },
  }),
  term('storage-fee', 'storage fee', '存储费', 'плата за хранение', {
    search: {en: ['storage rent'], zh: ['租金']},
    wrong: {
      zh: [wrong('存储费用', 'the longer form is a second word'), wrong('存储租金', 'a second word'), wrong('储存费', 'a second word')],
      ru: [wrong('комиссия за хранение', 'parts are «плата»', 'комисси* за хранени*')],
    },
  }),
  term('forward-fee', 'forward fee', '转发费', 'плата за пересылку', {
    wrong: {
      en: [wrong('forwarding fee', 'block.tlb says fwd, forward', /\bforwarding fees?\b/i)],
      zh: [wrong('转发费用', 'the longer form is a second word'), wrong('前向费用', 'a literal translation')],
      ru: [wrong('комиссия за пересылку', 'parts are «плата»', 'комисси* за пересылк*')],
    },
  }),
  term('import-fee', 'import fee', '导入费', 'плата за импорт', {
    wrong: {
      zh: [wrong('导入费用', 'the longer form is a second word')],
      ru: [
        wrong('комиссия за импорт', 'parts are «плата»', 'комисси* за импорт*'),
        wrong('плата за приём', 'a second word', 'плат* за приём'),
      ],
    },
  }),
  term('action-fee', 'action fee', '动作费', 'плата за действие', {
    wrong: {
      zh: [wrong('行动费', 'a second word for action')],
      ru: [wrong('комиссия за действие', 'parts are «плата»', 'комисси* за действи*')],
    },
  }),
  term('lump-price', 'lump price', '固定价格', 'фиксированная цена', {
    search: {zh: ['lump price'], ru: ['lump price']},
    wrong: {
      ru: [
        wrong('твёрдая цена', 'a second word', 'твёрд* цен*'),
        wrong('постоянная цена', 'a second word', /(?<!\p{L})постоянн(?:ая|ой|ую|ые|ых) цен\p{L}*/iu),
      ],
      zh: [wrong('一次性价格', 'a second word')],
    },
  }),
  term('bit-price', 'bit price', '位价格', 'цена бита'),
  term('cell-price', 'cell price', '单元价格', 'цена ячейки'),
  term('due-payment', 'debt', '欠费', 'долг', {search: {en: ['due_payment']}}),
  term('inflation', 'inflation', '通货膨胀', 'инфляция'),
  term('amount', 'amount', '金额', 'сумма', {note: 'zh: 金额 for sums of money, 数量 for counts.'}),
];
