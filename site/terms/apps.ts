import {term, wrong, type Term} from './types.ts';

/** Applications and the people around them. */
export const apps: readonly Term[] = [
  term('dapps', 'dApp', '去中心化应用', 'dApp', {
    search: {zh: ['dApp']},
    wrong: {
      en: [wrong('DApp', 'a small d', /\b(?:DApp|Dapp|DAPP|dapp|dAPP)s?\b/)],
      zh: [wrong('DApp', 'a small d', /(?<!\p{L})(?:DApp|Dapp|DAPP|dapp|dAPP)s?(?!\p{L})/u, '去中心化应用 (dApp)')],
      ru: [
        wrong('DApp', 'a small d', /(?<!\p{L})(?:DApps?|Dapps?|DAPPs?|dapps?|dApps)(?!\p{L})/u),
        wrong('дапп', 'Latin', /(?<!\p{L})дапп?(?:а|у|ом|е|ы|ов)?(?!\p{L})/iu),
      ],
    },
    note: 'Plural: en dApps, ru dApp (undeclined).',
  }),
  term('mini-app', 'Mini App', 'Mini App', 'Mini App', {
    search: {zh: ['小程序'], ru: ['мини-приложение']},
    wrong: {
      en: [wrong('mini app', 'capitals: the name of Telegram', /\b(?:mini[ -]apps?|Mini apps?|Mini-Apps?)\b/)],
      zh: [wrong('小程序', 'of WeChat', /小程序(?!）)/u), wrong('迷你应用', 'a literal translation')],
      ru: [wrong('мини-приложение', 'the name of Telegram stays', /(?<!\()мини-приложени\p{L}*/iu)],
    },
  }),
  term('bot', 'bot', '机器人', 'бот', {note: 'zh: 机器 for a server is 服务器.'}),
  term('ton-connect', 'TON Connect', 'TON Connect', 'TON Connect', {
    wrong: {
      en: [wrong('TonConnect', 'two words', /\bTon ?Connect\b|\bTONConnect\b/)],
      zh: [wrong('TonConnect', 'two words', /\bTon ?Connect\b|\bTONConnect\b/)],
      ru: [wrong('TonConnect', 'two words', /\bTon ?Connect\b|\bTONConnect\b/)],
    },
  }),
  term('ton-connect-bridge', 'TON Connect bridge', 'TON Connect 桥接服务器', 'мост TON Connect', {
    wrong: {zh: [wrong('TON Connect 桥', 'a bridge between networks', /TON Connect 桥(?!接)/u)]},
  }),
  term('js-bridge', 'JS bridge', 'JS 桥', 'JS-мост', {
    wrong: {zh: [wrong('JS 桥接', 'the server is 桥接服务器, the object in the page is JS 桥', /(?:JS|JavaScript) ?桥接/u)]},
    note: 'The object that a wallet injects into a page. The server is 桥接服务器.',
  }),
  term('deep-link', 'deep link', '深度链接', 'глубокая ссылка', {
    search: {ru: ['диплинк']},
    gloss: ['ru'],
    wrong: {
      en: [wrong('deeplink', 'two words', /\bdeep-?links?\b/i)],
      zh: [wrong('深层链接', 'a second word')],
      ru: [wrong('диплинк', 'once, in brackets', /(?<!\()диплинк\p{L}*/iu)],
    },
  }),
  term('explorer', 'explorer', '区块浏览器', 'обозреватель', {
    search: {ru: ['эксплорер'], en: ['block explorer']},
    gloss: ['ru'],
    wrong: {
      zh: [
        wrong(
          '浏览器 (explorer)',
          '浏览器 is a web browser',
          /(?<!区块)浏览器 ?[(（]explorer|(?<!区块)浏览器(?=[（(]?(?:Tonviewer|Tonscan|tonviewer|tonscan))|(?:区块链|链上|TON )浏览器/u,
        ),
      ],
      ru: [wrong('эксплорер', 'once, in brackets', /(?<!\()эксплорер\p{L}*/iu)],
    },
    note: 'zh: 浏览器 is a web browser only. ru: «браузер» is a web browser.',
  }),
  term('browser', 'browser', '浏览器', 'браузер'),
  term('white-paper', 'white paper', '白皮书', 'технический документ', {
    search: {ru: ['вайтпейпер', 'белая книга', 'white paper'], en: ['whitepaper']},
    wrong: {
      en: [wrong('whitepaper', 'two words', /\bwhite-?papers?\b/i)],
      ru: [
        wrong('белая книга', 'a calque', 'бел* книг*'),
        wrong('техническое описание', 'a second word', /техническ\p{L}* описани\p{L}* (?:TON|сети|блокчейн)\p{L}*/iu),
        wrong('вайтпейпер', 'slang', /(?<!\()вайтпейпер\p{L}*/iu),
      ],
    },
  }),
  term('web3', 'Web3', 'Web3', 'Web3'),
  term('web-site', 'website', '网站', 'сайт'),
  term('metaverse', 'metaverse', '元宇宙', 'метавселенная'),
  term('roadmap', 'roadmap', '路线图', 'дорожная карта'),
  term('whitelist', 'whitelist', '白名单', 'белый список'),
  term('cryptobot', 'Cryptobot', 'Cryptobot', 'Cryptobot'),
  term('durov', 'Durov', 'Durov', 'Дуров'),
  term('fragment', 'Fragment', 'Fragment', 'Fragment', {
    note: 'The marketplace. The part of an address after # is a fragment (片段, фрагмент).',
  }),
  term('sign-in', 'sign in', '登录', 'вход', {wrong: {zh: [wrong('登陆', 'landing')]}}),
  term('user', 'user', '用户', 'пользователь'),
  term('provider', 'provider (of a service)', '服务商', 'провайдер', {
    wrong: {ru: [wrong('поставщик', 'of goods', /поставщик(?!\p{L}* ликвидност)\p{L}*/iu)]},
    note: 'Of an API or RPC, of hosting, of payments. Of TON Storage: zh 存储提供者. The company behind a wallet: zh 钱包提供方, ru «разработчик кошелька».',
  }),
  term('storage-provider', 'storage provider', '存储提供者', 'провайдер хранения', {
    wrong: {
      zh: [wrong('存储服务商', 'a second word', /存储(?:服务商|提供[商方])/u)],
      ru: [wrong('провайдер хранилища', 'a second word', 'провайдер* хранилищ*')],
    },
    note: 'zh: 提供者 alone after the first mention.',
  }),
  term('ton-center', 'TON Center', 'TON Center', 'TON Center', {
    wrong: {
      en: [wrong('Toncenter', 'two words', /\b(?:Toncenter|TonCenter|TONCenter)\b/)],
      zh: [wrong('Toncenter', 'two words', /\b(?:Toncenter|TonCenter|TONCenter)\b/)],
      ru: [wrong('Toncenter', 'two words', /\b(?:Toncenter|TonCenter|TONCenter)\b/)],
    },
  }),
];
