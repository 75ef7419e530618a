import type {Problem} from '../inspect';
import type {Messages} from './en';

const rules = new Intl.PluralRules('ru');
const plural = (count: number, one: string, few: string, many: string): string => {
  const forms = {one, few, many, other: many, zero: many, two: few};
  return `${count} ${forms[rules.select(count)]}`;
};
const hex = (value: number, digits: number): string => `0x${value.toString(16).padStart(digits, '0')}`;

function problem(one: Problem): string {
  const where = `Символ ${one.at + 1}`;
  switch (one.code) {
    case 'character': {
      const code = `U+${one.character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
      const sets = {
        base64: 'Адрес состоит из латинских букв, цифр и знаков + и / либо - и _.',
        hex: 'После двоеточия стоят только шестнадцатеричные цифры: от 0 до 9 и от a до f.',
        workchain: 'Перед двоеточием стоит число: 0 или, для мастерчейна, −1.',
      };
      return `${where}, «${one.character}» (${code}), в адресе недопустим. ${sets[one.set]}`;
    }
    case 'mixed-alphabets':
      return `${where}, «${one.second}», — из другого алфавита, чем «${one.first}» перед ним. В адресе стоят + и / либо - и _, но не вперемешку.`;
    case 'length': {
      const digits = one.set === 'hex' ? ' шестнадцатеричных цифр после двоеточия' : '';
      return one.found < one.expected
        ? `Не хватает: ${plural(one.expected - one.found, 'символ', 'символа', 'символов')}. Найдено ${one.found} из ${one.expected}${digits}. Текст заканчивается на символе ${one.at}.`
        : `Лишнее: ${plural(one.found - one.expected, 'символ', 'символа', 'символов')}. Найдено ${one.found} вместо ${one.expected}${digits}. ${where} — первый лишний.`;
    }
    case 'checksum':
      return `Контрольная сумма не сходится: в символах с ${one.at + 1} по ${one.at + one.length} записано ${hex(one.found, 4)}, а по предыдущим байтам получается ${hex(one.computed, 4)}. Неверен хотя бы один символ.`;
    case 'tag':
      return `Контрольная сумма сходится, но первый байт — ${hex(one.tag, 2)}. Он должен быть 0x11, 0x51, 0x91 или 0xd1.`;
    case 'no-workchain':
      return 'Не указан воркчейн. Перед шестнадцатеричными цифрами стоят число и двоеточие.';
    case 'workchain-range':
      return `Воркчейн (символы с ${one.at + 1} по ${one.at + one.length}) не помещается в 32 бита: от −2147483648 до 2147483647.`;
    case 'domain':
      return 'Это имя, а не адрес. В адрес его превращает TON DNS, а для этого нужна сеть.';
    case 'too-long':
      return `${plural(one.found, 'символ', 'символа', 'символов')} — это не адрес. Вставьте один адрес.`;
  }
}

export const messages: Messages = {
  label: 'Адрес',
  help: 'Сырой (0:…), дружественный (EQ…, UQ…, kQ…, 0Q…) или ссылка, в которой есть адрес.',
  try: 'Попробуйте',
  examples: {friendly: 'дружественный', raw: 'сырой, мастерчейн', wrong: 'с ошибкой'},
  empty: 'Адреса пока нет. Вставьте его или возьмите пример.',
  problem,
  remarks: {
    whitespace: 'Пробелы и невидимые символы пропущены.',
    link: 'Адрес взят из ссылки.',
    lookalikes: 'Буквы другого алфавита заменены.',
  },
  fix: 'Возможно, имелось в виду:',
  fixCaution:
    'С этим единственным исправлением контрольная сумма сходится. Сумма из 16 бит может сойтись и случайно: прежде чем что-либо отправлять, сверьте адрес с его источником.',
  fixWorkchain: 'Бейсчейн или мастерчейн: по цифрам этого не узнать.',
  fine: 'Адрес верен.',
  fineChecksum: (crc) => `Контрольная сумма сходится: ${hex(crc, 4)}.`,
  rawHasNone: 'У сырой формы нет контрольной суммы: ошибку в цифре заметить нельзя.',
  unusualWorkchain: (workchain) => `Воркчейна ${workchain} сегодня нет: есть 0 (бейсчейн) и −1 (мастерчейн).`,
  noFriendly: 'У воркчейна вне пределов от −128 до 127 нет дружественной формы: в ней для него отведён один байт.',
  forms: 'Все формы этого адреса',
  standard: 'С + и / (не для ссылок)',
  typed: 'введена',
  form: {
    raw: 'Сырая',
    bounceable: 'С возвратом',
    nonBounceable: 'Без возврата',
    testBounceable: 'Тестовая сеть, с возвратом',
    testNonBounceable: 'Тестовая сеть, без возврата',
    cell: (bits) => `В ячейке, ${plural(bits, 'бит', 'бита', 'бит')}`,
  },
  bytes: '36 байт',
  bytesOf: (form) => `36 байт (${form})`,
  bytesWrong: '36 байт, как введены',
  byteColumns: ['Байт', 'Hex', 'Что это'],
  part: {
    tag: 'Метка: флаги формы, ниже по битам',
    workchain: (workchain) => `Воркчейн ${workchain}${workchain === 0 ? ' (бейсчейн)' : workchain === -1 ? ' (мастерчейн)' : ''}`,
    id: 'Идентификатор аккаунта: обычно хеш начальных кода и данных',
    crc: (found, computed) =>
      `Контрольная сумма CRC-16/XMODEM байтов 0–33: записана ${hex(found, 4)}, вычислена ${hex(computed, 4)}, ${found === computed ? 'совпадают' : 'различаются'}`,
  },
  bitsOf: (tag) => `Метка по битам: ${tag}`,
  bitColumns: ['Бит', 'Значение', 'Что означает'],
  bit: {
    allNetworks: 'для всех сетей',
    testOnly: 'только для тестовых сетей: программы основной сети должны его отвергать',
    bounceable: 'с возвратом: для контрактов; сообщение, которое не удалось обработать, возвращается',
    nonBounceable: 'без возврата: для кошельков; отправленное остаётся, даже если контракта ещё нет',
    fixed: 'всегда так',
  },
  bounceNote:
    'Флаги — совет кошельку-отправителю. К самому аккаунту они не относятся: все формы обозначают один и тот же аккаунт, а в ячейке этих флагов нет.',
  status: (raw) => `Адрес верен. Сырая форма: ${raw}`,
};
