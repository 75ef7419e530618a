import type {InputProblem} from '../../boc/input';
import {numbers} from '../../shared/number-messages/ru';
import type {Cause, Finding, Network} from '../check';
import type {FieldProblem} from '../input';
import type {ShapeFault} from '../reply';
import type {BagProblem, StateInitProblem} from '../state-init';
import {clip, spanOf, timeText, type Unit} from '../texts';
import type {Messages} from './en';

/** «1 байт», «2 байта», «5 байт». */
function bytes(count: number): string {
  const [tens, ones] = [count % 100, count % 10];
  return `${count} ${ones > 1 && ones < 5 && (tens < 10 || tens > 20) ? 'байта' : 'байт'}`;
}

const UNITS: Readonly<Record<Unit, string>> = {second: 'с', minute: 'мин', hour: 'ч', day: 'сут.'};
const span = (seconds: number): string => {
  const {value, unit} = spanOf(seconds);
  return `${value} ${UNITS[unit]}`;
};
const NETWORKS: Readonly<Record<Network, string>> = {'-239': 'основная сеть', '-3': 'тестовая сеть'};
const network = (value: string): string =>
  Object.hasOwn(NETWORKS, value) ? `${NETWORKS[value as Network]} (${value})` : `«${clip(value)}»`;

function input(problem: InputProblem): string {
  switch (problem.code) {
    case 'character':
      return `Символ ${problem.at + 1}, «${problem.character}», не из base64.`;
    case 'odd-hex':
      return 'Число шестнадцатеричных цифр нечётное.';
    case 'base64-length':
      return 'Такой длины у base64 не бывает: не хватает конца или есть лишний символ.';
    case 'padding':
      return `Символ ${problem.at + 1} — «=», а он может стоять только в конце.`;
  }
}

function bag(problem: BagProblem | StateInitProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'Здесь пусто.';
    case 'text':
      return input(problem.problem);
    case 'hex':
      return 'Запись шестнадцатеричная, а по протоколу нужна base64.';
    case 'bag':
      return `Мешок ячеек с ошибкой: не подходит байт ${problem.at}. Подробности — в просмотре ячеек и мешков ячеек.`;
    case 'roots':
      return `Корней в мешке ячеек — ${problem.found}, а нужен один.`;
    case 'layout':
      return 'Эта ячейка — не StateInit.';
  }
}

const wanted: Readonly<Record<ShapeFault['wanted'], string>> = {
  text: 'строка',
  object: 'объект',
  'whole-number': 'целое число',
  seconds: 'время в целых секундах',
  'content-type': '«text», «binary» или «cell»',
};

const causes: Readonly<Record<Cause, string>> = {
  'reported-key': 'Она подходит к присланному publicKey: подписали ключом, который к этому адресу не относится.',
  'expected-domain': 'Она подходит к ожидаемому домену: домен в ответе изменили после подписания.',
  'expected-payload': 'Она подходит к ожидаемому payload: payload в ответе изменили после подписания.',
  'workchain-order': 'Она подходит, если записать воркчейн в little endian; кошелёк должен записывать его в big endian.',
  'length-order': 'Она подходит, если записать длину домена в big endian; кошелёк должен записывать её в little endian.',
  'time-order': 'Она подходит, если записать время в big endian; кошелёк должен записывать его в little endian.',
  'message-itself': 'Она подходит к самому сообщению: кошелёк пропустил оба хеширования.',
  'inner-hash': 'Она подходит к первому хешу: кошелёк пропустил префикс и второе хеширование.',
};

const samePublicKey = (reported: boolean): string => (reported ? 'Присланный publicKey с ним совпадает.' : 'publicKey в ответе не указан.');

/** Что нашёл шаг: одно или два предложения. */
function finding(one: Finding): string {
  switch (one.code) {
    case 'shape': {
      const forms = {
        sdk: 'аккаунт и подписанная часть в том виде, в котором их даёт SDK',
        flat: 'один объект, какой получают серверы',
        items: 'список items из события connect',
      };
      const kinds = {
        proof: 'Это ton_proof',
        text: 'Это подписанный текст',
        binary: 'Это подписанные байты',
        cell: 'Это подписанная ячейка',
      };
      return `${kinds[one.kind]}: ${forms[one.form]}. Все поля на месте.`;
    }
    case 'shape-faults':
      return one.faults
        .map(({path, wanted: what, missing}) => `${path}: ${missing ? 'поля нет' : 'неверный тип'}, нужно: ${wanted[what]}.`)
        .join(' ');
    case 'declined':
      return `Кошелёк прислал ошибку без подписи${one.error === undefined ? '' : `: код ${one.error}`}${one.error === 400 ? ', метод не поддерживается' : one.error === 300 ? ', пользователь отказался' : ''}${one.message ? ` («${clip(one.message)}»)` : ''}.`;
    case 'address-raw':
      return `Сырой адрес, воркчейн ${one.workchain}.`;
    case 'address-friendly':
      return `По протоколу здесь нужен сырой адрес, а это другая запись адреса ${one.raw}.`;
    case 'address-malformed':
      return `«${clip(one.found)}» — не сырой адрес: нужны воркчейн, двоеточие и 64 шестнадцатеричные цифры.`;
    case 'network-unsaid':
      return `Сеть в ответе не указана${one.expected ? ', сравнить не с чем' : ''}. Само доказательство одинаково во всех сетях.`;
    case 'network-said':
    case 'network-same':
      return `В аккаунте указано: ${network(one.found)}${one.code === 'network-same' ? ', как и ожидалось' : ''}. Подписью это не защищено.${one.byWallet ? ` Судя по идентификатору кошелька, это ${network(one.byWallet)}.` : ''}`;
    case 'network-other':
      return `В аккаунте указано: ${network(one.found)}, а ожидается: ${network(one.expected)}.`;
    case 'init-fits':
      return `Его хеш равен идентификатору аккаунта: ${one.hash}.`;
    case 'init-without-address':
      return `Его хеш — ${one.hash}, а адреса для сравнения нет.`;
    case 'init-other':
      return `Его хеш — ${one.hash}, а идентификатор аккаунта — ${one.account}. Это StateInit другого кошелька: прислать чужой адрес вместе со своим кошельком может кто угодно.`;
    case 'init-unreadable':
      return bag(one.problem);
    case 'key-wallet':
      return `Кошелёк ${one.wallet}, ключ ${one.key}${one.walletId === undefined ? '' : `, идентификатор кошелька ${one.walletId}`}. ${samePublicKey(one.reported)}`;
    case 'key-contract':
      return `Ключ ${one.key}, из get_public_key. ${samePublicKey(one.reported)}`;
    case 'key-other':
      return `${one.wallet === undefined ? 'get_public_key возвращает' : `В данных кошелька ${one.wallet} хранится`} ключ ${one.key}, а в ответе указан «${clip(one.reported)}». К адресу относится только первый.`;
    case 'key-foreign':
      return `${one.key === undefined ? '' : `В StateInit${one.wallet === undefined ? '' : ` (кошелёк ${one.wallet})`} находится ключ ${one.key}. `}Этот StateInit — не от данного адреса, поэтому ключ из него ничего не значит.`;
    case 'key-unknown':
      return `${one.codeHash === undefined ? 'В StateInit нет кода' : `Кошелёк с таким кодом неизвестен (хеш ${one.codeHash})`}. Вызовите get-метод контракта get_public_key и введите ответ выше.`;
    case 'key-short':
      return `Код принадлежит кошельку ${one.wallet}, но данные слишком короткие: ключа в них нет.`;
    case 'key-none':
      return 'Взять ключ неоткуда: нет StateInit.';
    case 'domain-same':
      return `«${clip(one.domain)}», как и ожидалось, ${bytes(one.length)}.`;
    case 'domain-other':
      return `Ответ дан для «${clip(one.found)}», а ожидается «${clip(one.expected)}». Доказательство для другого сайта не должно открывать вход сюда.`;
    case 'domain-length':
      return `В lengthBytes указано ${one.said}, а «${clip(one.domain)}» в UTF-8 занимает ${bytes(one.counted)}.`;
    case 'domain-unasked':
      return `Ответ дан для «${clip(one.found)}». Введите домен своего приложения, чтобы сравнить.`;
    case 'time-fresh':
      return `${timeText(one.timestamp)}, ${one.age < 0 ? `на ${span(-one.age)} позже проверки: настолько часы могут расходиться` : `за ${span(one.age)} до проверки; допускается ${span(one.most)}`}.`;
    case 'time-old':
      return `${timeText(one.timestamp)}, за ${span(one.age)} до проверки, а допускается только ${span(one.most)}.`;
    case 'time-future':
      return `${timeText(one.timestamp)}, на ${span(one.ahead)} позже проверки. Больше минуты — уже не расхождение часов.`;
    case 'time-milliseconds':
      return `${one.timestamp} — это далёкое будущее. Здесь миллисекунды, а по протоколу нужны секунды.`;
    case 'time-unasked':
      return `${timeText(one.timestamp)}. Время или срок выше не удалось прочитать, поэтому сравнения не было.`;
    case 'payload-same':
      return `Как и ожидалось, ${bytes(one.length)}.`;
    case 'payload-other':
      return `В ответе «${clip(one.found)}», а ожидается «${clip(one.expected)}».`;
    case 'payload-unasked':
      return `В ответе «${clip(one.found)}». Введите то, что выдал ваш сервер, чтобы сравнить.`;
    case 'message':
      return one.kind === 'cell'
        ? `${bytes(one.length)} данных с завершающей меткой; домен и payload — две ссылки ячейки.`
        : `${bytes(one.length)}, собраны из полей ответа:`;
    case 'message-content':
      return `Подписанное не удалось прочитать. ${bag(one.problem)}`;
    case 'message-none':
      return 'Без адреса сообщение не собрать.';
    case 'hashes':
      return one.kind === 'proof'
        ? 'SHA-256 сообщения, затем SHA-256 от 0xffff, «ton-connect» и первого хеша. Подписывается второй.'
        : one.kind === 'cell'
          ? 'Подписывается хеш ячейки.'
          : 'Подписывается SHA-256 сообщения.';
    case 'hashes-none':
      return 'Без сообщения хешировать нечего.';
    case 'signature-fits':
      return one.key === 'init'
        ? 'Она подходит к последнему хешу и ключу из StateInit.'
        : 'Она подходит к последнему хешу и ключу из get_public_key.';
    case 'signature-not':
      return `Она не подходит к хешу и ключу. ${one.cause === undefined ? 'После подписания изменили какое-то поле, или подписали другим ключом.' : causes[one.cause]}`;
    case 'signature-text':
      return input(one.problem);
    case 'signature-hex':
      return 'Запись шестнадцатеричная, а по протоколу нужна base64.';
    case 'signature-length':
      return `В ней ${bytes(one.found)}, а в подписи Ed25519 их 64.`;
    case 'signature-foreign':
      return one.fits
        ? 'Она подходит к ключу из StateInit, но это ключ другого кошелька. О данном адресе она ничего не говорит.'
        : 'Проверить её нечем: ключа этого адреса нет.';
    case 'signature-reported':
      return one.fits
        ? 'Она подходит к присланному publicKey, но это ничего не доказывает, пока ключ не подтвердит контракт.'
        : 'Она не подходит и к присланному publicKey. Ключа контракта нет.';
    case 'signature-none':
      return 'Проверить её нельзя: нет хеша или ключа.';
    case 'not-reached':
      return 'До этого шага не дошло.';
  }
}

function problem(one: FieldProblem): string {
  switch (one.code) {
    case 'domain-url':
      return `Нужен только домен, без https:// и пути${one.host ? `: ${clip(one.host)}` : ''}.`;
    case 'time':
      return 'Это ни секунды Unix, ни дата вида 2026-09-21 14:13:20.';
    case 'key':
      return 'В открытом ключе 64 шестнадцатеричные цифры; подойдёт и число, которое вернул get-метод.';
    case 'number':
      return numbers.problem(one.problem);
  }
}

export const messages: Messages = {
  label: 'Ответ кошелька, JSON',
  help: 'Аккаунт и tonProof из SDK или объект, который получил ваш сервер.',
  json: (at) => `Символ ${at + 1} в этом месте JSON недопустим.`,
  jsonEnd: 'JSON обрывается раньше времени.',
  tooLongText: (found, most) => `Символов: ${found}. Это не ответ кошелька; читается не больше ${most}.`,
  try: 'Попробуйте',
  examples: {
    right: 'верное доказательство',
    domain: 'для другого домена',
    forged: 'подменённый ключ',
    expired: 'просроченное',
    signData: 'подписанный текст',
  },
  domain: 'Ожидаемый домен',
  domainHelp: 'Домен вашего приложения, например app.example.',
  payload: 'Ожидаемый payload',
  payloadHelp: 'То, что выдал ваш сервер, или подписанный текст.',
  more: 'Время, допустимый срок, сеть',
  at: 'Время проверки',
  atHelp: 'Секунды Unix или дата по UTC. Пусто — сейчас.',
  age: 'Допустимый срок, секунд',
  network: 'Ожидаемая сеть',
  networks: {any: 'любая', '-239': 'основная сеть', '-3': 'тестовая сеть'},
  key: 'Ответ get_public_key',
  keyHelp: 'Код этого кошелька неизвестен: спросите его контракт.',
  problem,
  finding,
  outcome: {
    right: (kind, domain) =>
      kind === 'proof'
        ? `Доказательство верное: владелец этого кошелька согласился войти на ${clip(domain)}.`
        : `Подпись верная: владелец этого кошелька подписал это для ${clip(domain)}.`,
    wrong: (steps) => `Отклоните. Неверно: ${steps.join(', ')}.`,
    open: (steps) => `Ошибок нет, но проверено не всё: ${steps.join(', ')}.`,
  },
  once: 'Кроме того, сервер должен принять payload только один раз.',
  stepsLabel: 'Шаги проверки',
  steps: {
    shape: 'Форма JSON',
    address: 'Адрес',
    network: 'Сеть',
    init: 'StateInit и адрес',
    key: 'Открытый ключ',
    domain: 'Домен',
    time: 'Время',
    payload: 'Payload',
    message: 'Сообщение',
    hashes: 'Хеши',
    signature: 'Подпись',
  },
  verdicts: {right: 'верно', wrong: 'неверно', open: 'не решено', note: 'для сведения', skipped: 'не проверялось'},
  viewer: 'Посмотреть ячейки',
  partsLabel: 'Сообщение по частям',
  partColumns: ['Байты', 'Шестнадцатеричная запись', 'Часть'],
  parts: {
    'proof-prefix': 'Префикс «ton-proof-item-v2/»',
    'outer-prefix': 'Префикс 0xffff',
    'data-prefix': 'Префикс «ton-connect/sign-data/»',
    workchain: 'Воркчейн, big endian',
    account: 'Идентификатор аккаунта',
    'domain-length': 'Длина домена',
    domain: 'Домен, UTF-8',
    time: 'Время',
    payload: 'Payload, UTF-8',
    'content-kind': 'Вид содержимого',
    'content-length': 'Длина содержимого',
    content: 'Содержимое',
    'cell-prefix': 'Префикс 0x75569022',
    'schema-hash': 'CRC-32 схемы',
    address: 'Адрес и завершающая метка',
  },
  ordered: (part, order) => `${part}, ${order} endian`,
  whole: 'Всё сообщение',
  hashNames: {inner: 'SHA-256 сообщения', signed: 'Что подписывается'},
  hashesLabel: 'Хеши',
  tooLong: 'Ответ слишком длинный для адреса страницы: ссылка на эту проверку его не передаст.',
  numbers,
};
