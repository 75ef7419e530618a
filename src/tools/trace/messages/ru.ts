import {numbers} from '../../shared/number-messages/ru';
import type {Messages} from './en';

const forms = new Intl.PluralRules('ru');
const plural = (count: number, one: string, few: string, many: string): string =>
  `${numbers.whole(BigInt(count))} ${{one, few, many, zero: many, two: few, other: many}[forms.select(count)]}`;

const skipReasons: Readonly<Record<string, string>> = {
  'no-state': 'у аккаунта нет кода',
  'bad-state': 'StateInit не соответствует адресу или недопустим',
  'no-gas': 'суммы не хватает на газ',
  suspended: 'адрес приостановлен',
};
const skipped = (reason: string): string => `пропущена: ${skipReasons[reason] ?? reason}`;
const exitCode = (code: number): string => `код выхода ${String(code).replace('-', '−')}`;
const resultCode = (code: number): string => `код результата ${code}`;

export const messages: Messages = {
  numbers,
  colon: ': ',
  meaning: (name) => ` (${name})`,
  label: 'Транзакции',
  help: 'Мешки ячеек в hex или base64, по одному в строке, в любом порядке; или JSON из /api/v3/traces, /api/v3/transactions или /api/v2/getTransactions.',
  try: 'Попробуйте:',
  examples: {jetton: 'Перевод жетонов', bounce: 'Перевод с возвратом', failed: 'Неудачная выплата'},
  empty: 'Транзакций пока нет. Вставьте их или возьмите пример.',
  playground: 'Открыть песочницу',
  lastRun: 'Последний запуск песочницы',
  noRun: {
    none: 'В этом браузере нет сохранённого запуска песочницы. Отправьте в ней сообщение контракту и нажмите кнопку ещё раз.',
    damaged: 'Сохранённый запуск песочницы повреждён. Отправьте сообщение в песочнице заново и нажмите кнопку ещё раз.',
  },
  tooLong: 'Данные слишком длинные для адреса страницы: в ссылку они не войдут.',
  failed: (text) => `Не удалось прочитать транзакции: ${text}`,
  problem: (one) => {
    switch (one.code) {
      case 'character':
        return `Символ ${one.at + 1}, «${one.character}», не относится ни к hex, ни к base64.`;
      case 'incomplete':
        return `Мешок ${one.item} обрывается после символа ${one.at}.`;
      case 'bag':
        return `Мешок ${one.item}, который начинается с символа ${one.at + 1}, прочитать нельзя: ${one.reason}.`;
      case 'not-a-transaction':
        return `В мешке ${one.item}, который начинается с символа ${one.at + 1}, нет транзакции.`;
      case 'json':
        return `Некорректный JSON, символ ${one.at + 1}: ${one.reason}.`;
      case 'json-shape':
        return `Этот JSON — не ответ с транзакциями: поле ${one.path || 'верхнего уровня'} отсутствует или имеет другой тип.`;
    }
  },
  found: (all, failed) =>
    `${plural(all, 'транзакция', 'транзакции', 'транзакций')}, ${failed === 0 ? 'все успешны.' : `${plural(failed, 'неуспешная', 'неуспешные', 'неуспешных')}.`}`,
  fees: (gram) => `Комиссии всех транзакций: ${gram} GRAM.`,
  roots: (all) => `Они относятся к ${plural(all, 'трейсу', 'трейсам', 'трейсам')}.`,
  waiting: (all) => `Нет транзакций для ${plural(all, 'сообщения', 'сообщений', 'сообщений')}.`,
  repeated: (all) => `Пропущено повторов: ${all}.`,
  tree: 'Транзакции; каждая показана под той, которая её вызвала',
  more: (all) => `Показать ещё ${all}`,
  messageAlone: 'Это сообщение, а не транзакция: фаз у него нет.',
  noMessage: 'входящего сообщения нет',
  kinds: {'external-in': 'внешнее сообщение', 'external-out': 'исходящее внешнее сообщение', internal: 'внутреннее сообщение'},
  bounced: 'возврат',
  ok: 'Успех',
  notOk: 'Ошибка',
  reason: ({compute, action, bounce}) => {
    const back = bounce === 'ok' ? ', сумма возвращена' : '';
    if (compute && 'skipped' in compute) return `фаза вычисления ${skipped(compute.skipped)}${back || ', сумма зачислена'}`;
    if (compute && !compute.success) return exitCode(compute.exitCode) + back;
    return action ? resultCode(action.resultCode) + back : '';
  },
  details: 'Фазы',
  columns: ['Часть', 'Значение'],
  row: {
    account: 'Аккаунт',
    hash: 'Хеш',
    time: 'Время',
    storage: 'Фаза хранения',
    compute: 'Фаза вычисления',
    action: 'Фаза действий',
    bounce: 'Фаза возврата',
    total: 'Комиссии всего',
    balance: 'Баланс',
  },
  skipped,
  exitCode,
  resultCode,
  computed: (gas, fees, steps) => `, газа ${gas} на ${fees}, ${plural(steps, 'инструкция', 'инструкции', 'инструкций')}`,
  acted: (sent, left, fees) =>
    `, ${plural(sent, 'сообщение создано', 'сообщения создано', 'сообщений создано')}${left ? `, ${plural(left, 'действие пропущено', 'действия пропущено', 'действий пропущено')}` : ''}, плата за пересылку ${fees}`,
  bounces: {ok: 'остаток суммы возвращён', 'no-funds': 'остатка не хватило на возврат', 'negative-funds': 'возвращать нечего'},
  sent: 'Отправленные сообщения',
  notHere: '(транзакции нет)',
  lanes: 'Трейс во времени',
  lanesText: (all, accounts) =>
    `${plural(all, 'транзакция', 'транзакции', 'транзакций')} в порядке логического времени, аккаунтов: ${accounts}. Список выше содержит то же самое.`,
  tooManyLanes: 'Диаграмма во времени строится не больше чем для 8 аккаунтов и 40 транзакций.',
};
