/**
 * Interface strings that read the same in all languages: names of products, protocols and formats. A string that is
 * equal to English and is not here counts as forgotten.
 */
export const sameInAllLanguages: readonly string[] = [
  // Never translated, see content.md.
  'ADNL',
  'DHT',
  'DeFi',
  'Fift',
  'FunC',
  'NFT',
  'RLDP',
  'TL-B',
  'TON Connect',
  'TON DNS',
  'TON Docs',
  'TON Storage',
  'TVM',
  'Tact',
  'Tolk',
  'Web3',
  // Services and products.
  'Algolia',
  'Discord',
  'GitHub',
  'Hack-TON-berfest',
  'LinkedIn',
  'MyTonCtrl',
  'RSS',
  'Telegram',
  'X',
];
