/**
 * Interface strings that read the same in all languages: names of products and people, file names. A string that is
 * equal to English and is not here counts as forgotten.
 */
export const sameInAllLanguages: readonly string[] = [
  'Algolia',
  'Discord',
  'GitHub',
  'LinkedIn',
  'RSS',
  'TON Connect',
  'TON Docs',
  'Telegram',
  'X',
  'Hack-TON-berfest',
  'Web3',
];
