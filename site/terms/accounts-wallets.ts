import {term, wrong, type Term} from './types.ts';

/** Accounts, addresses, contracts, wallets. */
export const accountsWallets: readonly Term[] = [
  term('account', 'account', '账户', 'аккаунт', {
    wrong: {
      zh: [wrong('帐户', 'misspelled'), wrong('账号', 'an account of a service', /(?:合约|钱包|链上)账号/u)],
      ru: [
        wrong('учётная запись', 'of a service', 'учётн* запис* контракта'),
        wrong('счёт контракта', 'of a bank', /счёт\p{L}* контракт\p{L}*/iu),
      ],
    },
  }),
  term('account-state', 'account state', '账户状态', 'состояние аккаунта'),
  term('active', 'active', '活跃', 'активный'),
  term('uninit', 'uninitialized', '未初始化', 'неинициализированный', {search: {en: ['uninit'], ru: ['uninit']}}),
  term('freeze', 'freeze', '冻结', 'заморозка'),
  term('balance', 'balance', '余额', 'баланс'),
  term('address', 'address', '地址', 'адрес'),
  term('raw-address', 'raw address', '原始地址', 'сырой адрес', {
    wrong: {
      zh: [wrong('原始形式', 'a second word', '原始形式', '原始格式')],
      ru: [wrong('необработанный адрес', 'a second word', 'необработанн* адрес*')],
    },
  }),
  term('user-friendly-address', 'user-friendly address', '用户友好地址', 'дружественный адрес', {
    search: {ru: ['user-friendly'], zh: ['user-friendly']},
    gloss: ['ru'],
    wrong: {
      en: [
        wrong('user friendly address', 'with a hyphen', /\buser friendly\b/i),
        wrong('friendly address', 'user-friendly', /(?<!user-)\bfriendly address(?:es)?\b/i),
      ],
      ru: [wrong('удобочитаемый адрес', 'a second word', 'удобочитаем* адрес*')],
    },
  }),
  term('bounceable-address', 'bounceable address', '可退回地址', 'адрес с возвратом', {search: {ru: ['bounceable'], zh: ['bounceable']}}),
  term('non-bounceable-address', 'non-bounceable address', '不可退回地址', 'адрес без возврата', {
    search: {ru: ['non-bounceable'], zh: ['non-bounceable']},
    wrong: {en: [wrong('unbounceable', 'non-bounceable', /\b(?:un|non)[ ]?bounceable\b/i)]},
  }),
  term('vanity-address', 'vanity address', '靓号地址', 'красивый адрес'),
  term('suspended-address', 'suspended address', '暂停地址', 'приостановленный адрес'),
  term('smart-contract', 'smart contract', '智能合约', 'смарт-контракт', {
    wrong: {
      en: [wrong('smart-contract', 'no hyphen', /\bsmart-contracts?\b/i)],
      zh: [wrong('智能合同', 'a paper contract')],
      ru: [wrong('умный контракт', 'a second word', 'умн* контракт*'), wrong('смарт контракт', 'with a hyphen', 'смарт контракт*')],
    },
  }),
  term('contract-code', 'contract code', '合约代码', 'код контракта'),
  term('contract-data', 'contract data', '合约数据', 'данные контракта'),
  term('deploy', 'deploy', '部署', 'развёртывание', {
    search: {ru: ['деплой']},
    wrong: {ru: [wrong('деплой', 'slang', /(?<!\()(?<!\p{L})(?:за)?депло(?:й|я|ю|ем|е|ить|ить|им|ит|ят|ится)(?!\p{L})/iu)]},
  }),
  term('wallet', 'wallet', '钱包', 'кошелёк', {
    wrong: {ru: [wrong('кошелек', 'written with ё', /кошелек(?!\p{L})/iu), wrong('воллет', 'slang', 'воллет*')]},
  }),
  term('wallet-contract', 'wallet contract', '钱包合约', 'контракт кошелька'),
  term('wallet-id', 'wallet ID', '钱包 ID', 'идентификатор кошелька', {
    search: {en: ['subwallet ID'], zh: ['子钱包 ID'], ru: ['subwallet ID']},
    wrong: {en: [wrong('wallet id', 'ID in capitals', /\bwallet id\b/)]},
  }),
  term('wallet-v5', 'wallet v5', '钱包 v5', 'кошелёк v5', {
    search: {en: ['W5'], zh: ['W5'], ru: ['W5']},
    wrong: {
      en: [wrong('V5', 'a version in general is written small', /(?<![\p{L}\p{N}_.])V[1-5](?![\p{L}\p{N}_])/u, 'v3, v4, v5')],
      zh: [
        wrong('V5', 'a version in general is written small', /(?<![\p{L}\p{N}_.])V[1-5](?![\p{L}\p{N}_])/u, 'v3, v4, v5'),
        wrong('W5 钱包', 'a second word', /W5 ?钱包|钱包 ?W5/u),
      ],
      ru: [wrong('V5', 'a version in general is written small', /(?<![\p{L}\p{N}_.])V[1-5](?![\p{L}\p{N}_])/u, 'v3, v4, v5')],
    },
    note: 'Versions in general small: v3, v4, v5. Revisions as the code names them: V3R2, V4R2, V5R1.',
  }),
  term('highload-wallet', 'highload wallet', '高负载钱包', 'highload-кошелёк', {
    search: {ru: ['хайлоад-кошелёк', 'высоконагруженный кошелёк']},
    wrong: {
      en: [wrong('high-load wallet', 'one word', /\bhigh[ -]load wallets?\b/i)],
      ru: [
        wrong('высоконагруженный кошелёк', 'a calque that nobody types', 'высоконагруженн* кошел*'),
        wrong('хайлоад', 'Latin', /(?<!\()хайлоад\p{L}*/iu),
      ],
    },
  }),
  term('multisig', 'multisig wallet', '多签钱包', 'мультиподписной кошелёк', {
    search: {ru: ['мультисиг'], zh: ['多重签名']},
    gloss: ['ru'],
    wrong: {
      en: [wrong('multi-sig', 'one word', /\bmulti-sig\b|\bmulti-signature\b/i)],
      zh: [wrong('多重签名', 'the longer form is a second word', /多重签名(?!）)/u, '多签')],
      ru: [wrong('мультисиг', 'once, in brackets', /(?<!\()мультисиг(?:а|у|ом|е|и|ов|-\p{L}+)?(?!\p{L})/iu)],
    },
  }),
  term('custodial', 'custodial wallet', '托管钱包', 'кастодиальный кошелёк'),
  term('non-custodial', 'non-custodial wallet', '非托管钱包', 'некастодиальный кошелёк'),
  term('extension', 'extension (of wallet v5)', '扩展', 'расширение', {
    wrong: {zh: [wrong('插件（V5）', 'a plugin of v4', /V5 (?:的)?插件/iu, '扩展')]},
    note: 'Wallet v5 has extensions, v4 plugins (插件, плагин).',
  }),
  term('vesting', 'vesting', '锁仓释放', 'вестинг', {
    gloss: ['zh'],
    search: {zh: ['vesting']},
    wrong: {zh: [wrong('归属', 'belonging', /归属(?!于|权|地|感)/u)]},
  }),
  term('gasless', 'gasless transaction', '免 gas 交易', 'транзакция без газа', {
    search: {ru: ['gasless'], zh: ['gasless']},
    wrong: {ru: [wrong('безгазовый', 'a calque', 'безгазов*')], zh: [wrong('无 gas', 'somebody pays', /无 ?gas/iu, '免 gas')]},
  }),
  term('relayer', 'relayer', '中继方', 'релеер', {
    search: {zh: ['relayer']},
    wrong: {
      zh: [wrong('中继者', 'a second word'), wrong('中继商', 'a second word')],
      ru: [wrong('ретранслятор', 'of radio', 'ретранслятор*'), wrong('релейер', 'a second spelling', 'релейер*')],
    },
  }),
  term('smc-address', 'smart contract address record', '智能合约地址记录', 'запись адреса смарт-контракта'),
  term('owner', 'owner', '所有者', 'владелец', {wrong: {zh: [wrong('拥有者', 'a second word')]}}),
  term('upgrade', 'upgrade (of a contract)', '升级', 'обновление'),
];
