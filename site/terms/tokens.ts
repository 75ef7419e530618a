import {term, wrong, type Term} from './types.ts';

/** Tokens and trade. */
export const tokens: readonly Term[] = [
  term('token', 'token', '代币', 'токен', {
    wrong: {zh: [wrong('通证', 'a second word')]},
    note: 'zh: the coin of the network is 币, 原生币; 代币 is issued by a contract.',
  }),
  term('coin', 'coin', '币', 'монета', {
    wrong: {
      zh: [
        wrong('代币 (coins)', '代币 is a token', /代币 ?[(（]coins?[)）]/iu, '币 (coins)'),
        wrong('原生代币', '代币 is issued by a contract', /原生代币/u, '原生币'),
        wrong('硬币', 'of metal'),
      ],
    },
  }),
  term('jetton', 'jetton', 'jetton', 'жетон', {
    search: {zh: ['代币'], ru: ['jetton', 'джеттон']},
    wrong: {
      en: [wrong('Jettons', 'small letter', /(?<=[a-z,;] )Jettons?\b(?! (?:Minter|Wallet|Master))/)],
      ru: [wrong('джеттон', 'a second spelling', 'джет*он*'), wrong('жеттон', 'misspelled', 'жеттон*')],
    },
  }),
  term('jetton-master', 'jetton master', 'jetton 主合约', 'главный контракт жетона', {
    search: {en: ['jetton minter'], zh: ['minter'], ru: ['минтер']},
    wrong: {
      en: [wrong('jetton minter', 'a second word', /\bjetton minters?\b/i, 'jetton master (minter)')],
      ru: [
        wrong('мастер-контракт жетона', 'a second word', /мастер[- ]контракт\p{L}*/iu),
        wrong('минтер', 'once, in brackets', /(?<![(«])(?<!\p{L})минтер(?:а|у|ом|е|ы|ов)?(?!\p{L})/iu),
      ],
      zh: [wrong('jetton 铸造合约', 'a second word')],
    },
    gloss: ['ru'],
  }),
  term('jetton-wallet', 'jetton wallet', 'jetton 钱包', 'жетон-кошелёк', {
    wrong: {
      ru: [
        wrong('кошелёк жетона', 'a second word', /кошел(?:ёк|ька|ьку|ьком|ьке|ьки|ьков|ькам|ьками|ьках) жетон(?:а|ов)(?!\p{L})/iu),
        wrong('jetton-кошелёк', 'a second word', /jetton-кошел\p{L}*/iu),
      ],
    },
  }),
  term('nft', 'NFT', 'NFT', 'NFT', {wrong: {en: [wrong('NFTs’', 'no plural s', /\bNFT’s\b/, 'NFT')]}}),
  term('nft-item', 'NFT item', 'NFT 物品', 'предмет NFT', {
    wrong: {
      zh: [wrong('NFT 条目', 'an entry of a list', /NFT ?(?:条目|项目|单品)/u)],
      ru: [wrong('элемент NFT', 'a second word', 'элемент* NFT'), wrong('NFT-предмет', 'a second word', /NFT-предмет\p{L}*/iu)],
    },
  }),
  term('nft-collection', 'NFT collection', 'NFT 合集', 'коллекция NFT', {
    wrong: {zh: [wrong('NFT 集合', 'a set', /NFT ?(?:集合|系列)/u)], ru: [wrong('NFT-коллекция', 'a second word', /NFT-коллекци\p{L}*/iu)]},
  }),
  term('sbt', 'SBT', '灵魂绑定代币', 'SBT'),
  term('fungible-tokens', 'fungible token', '同质化代币', 'взаимозаменяемый токен'),
  term('extra-currency', 'extra currency', '额外货币', 'дополнительная валюта', {
    wrong: {
      zh: [wrong('额外代币', 'no token'), wrong('附加货币', 'a second word')],
      ru: [wrong('экстра-валюта', 'a second word', /экстра-?валют\p{L}*/iu)],
    },
  }),
  term('mint', 'minting', '铸造', 'минт', {
    search: {ru: ['mint'], zh: ['mint']},
    wrong: {ru: [wrong('чеканка', 'of metal', 'чеканк*'), wrong('минтинг', 'a second word', 'минтинг*')], zh: [wrong('铸币', 'of metal')]},
    note: 'ru: the verb is «выпустить», «выпускать».',
  }),
  term('burning', 'burning', '销毁', 'сжигание', {
    wrong: {zh: [wrong('烧毁', 'a literal translation'), wrong('燃烧', 'a literal translation')]},
  }),
  term('mintless-jetton', 'mintless jetton', '免铸造 jetton', 'mintless-жетон', {
    wrong: {zh: [wrong('无铸造', 'a second word', /无铸造/u, '免铸造')]},
  }),
  term('royalty', 'royalty', '版税', 'роялти'),
  term('metadata', 'metadata', '元数据', 'метаданные'),
  term('decimals', 'decimals', '小数位数', 'число знаков после запятой'),
  term('ticker', 'ticker', '代币符号', 'тикер', {
    wrong: {zh: [wrong('代号', 'a code name', /(?<!\p{Script=Han})代号/u), wrong('代币代码', '代码 is code')]},
  }),
  term('stablecoin', 'stablecoin', '稳定币', 'стейблкоин'),
  term('altcoin', 'altcoin', '山寨币', 'альткоин'),
  term('bitcoin-btc', 'Bitcoin (BTC)', '比特币', 'биткоин', {wrong: {ru: [wrong('биткойн', 'a second spelling', 'биткойн*')]}}),
  term('fiat', 'fiat money', '法定货币', 'фиатные деньги'),
  term('airdrop', 'airdrop', '空投', 'аирдроп', {
    wrong: {ru: [wrong('эйрдроп', 'a second spelling', 'эйрдроп*'), wrong('эирдроп', 'misspelled', 'эирдроп*')]},
  }),
  term('claim', 'claim', '领取', 'получение (claim)', {
    wrong: {ru: [wrong('claim', 'once, in brackets', /(?<![\p{L}\p{N}_.(«-])claim(?![\p{L}\p{N}_-])/iu)]},
    note: 'Of an airdrop or an NFT. ru: the message is a запрос (на получение); заявка is what a validator sends to elections.',
  }),
  term('swap', 'swap', '兑换', 'обмен', {search: {ru: ['своп']}}),
  term('liquidity-pool', 'liquidity pool', '流动性池', 'пул ликвидности'),
  term('yield-farming', 'yield farming', '流动性挖矿', 'доходное фермерство', {search: {ru: ['фарминг']}}),
  term('exchange', 'exchange', '交易所', 'биржа'),
  term('cex', 'CEX', '中心化交易所', 'CEX'),
  term('dex', 'DEX', '去中心化交易所', 'DEX'),
  term('defi', 'DeFi', '去中心化金融', 'DeFi', {
    wrong: {en: [wrong('Defi', 'spelling', /\b(?:Defi|DEFI)\b/)], ru: [wrong('дефи', 'Latin', /(?<!\p{L})дефи(?!\p{L})/iu)]},
  }),
  term('apy', 'APY', '年化收益率', 'APY'),
  term('roi', 'ROI', '投资回报率', 'ROI'),
  term('tvl', 'TVL', '总锁仓量', 'TVL'),
  term('market-cap', 'market cap', '市值', 'капитализация'),
  term('market-slang', 'market slang', '市场俚语', 'рыночный жаргон'),
  term('trading', 'trading', '交易买卖', 'торговля'),
  term('whale', 'whale', '巨鲸', 'кит'),
  term('ico', 'ICO', '首次代币发行', 'ICO'),
  term('ido', 'IDO', '首次 DEX 发行', 'IDO'),
  term('launchpad', 'launchpad', '发行平台', 'лаунчпад'),
  term('kyc', 'KYC', '实名认证', 'KYC'),
  term('off-ramp', 'off-ramp', '出金服务', 'вывод в деньги'),
  term('on-ramp', 'on-ramp', '入金服务', 'покупка за деньги'),
  term('tokenomics', 'tokenomics', '代币经济学', 'токеномика'),
  term('donate', 'donate', '打赏', 'donate'),
  term('oracle', 'oracle', '预言机', 'оракул'),
  term('sec', 'SEC', 'SEC', 'SEC'),
];
