import type {Footer} from '@docusaurus/theme-common';

/** The five columns. Labels and titles are translated in `i18n/<language>/docusaurus-theme-classic/footer.json`. */
export const footerColumns = [
  {
    title: 'Use',
    items: [
      {label: 'Get a wallet', to: '/v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps'},
      {label: 'Explorers', to: '/v3/concepts/dive-into-ton/ton-ecosystem/explorers-in-ton'},
      {label: 'Tokens and NFTs', to: '/v3/concepts/dive-into-ton/ton-ecosystem/nft'},
      {label: 'Domains', href: 'https://dns.ton.org'},
    ],
  },
  {
    title: 'Learn',
    items: [
      {label: 'Introduction to TON', to: '/v3/concepts/dive-into-ton/introduction'},
      {label: 'Glossary', to: '/v3/concepts/glossary'},
      {label: 'Coming from Ethereum', to: '/v3/concepts/dive-into-ton/go-from-ethereum/difference-of-blockchains'},
      {label: 'Whitepapers', to: '/v3/documentation/whitepapers/overview'},
      {label: 'Questions and answers', to: '/v3/documentation/faq'},
    ],
  },
  {
    title: 'For Developers',
    items: [
      {label: 'Quick start', to: '/v3/guidelines/quick-start/getting-started'},
      {label: 'Smart contracts', to: '/v3/documentation/smart-contracts/overview'},
      {label: 'TVM instructions', to: '/v3/documentation/tvm/instructions'},
      {label: 'Tools', to: '/v3/tools'},
      {label: 'TON Connect', to: '/v3/guidelines/ton-connect/overview'},
      {label: 'Run a node', to: '/v3/guidelines/nodes/overview'},
      {label: 'Bug bounty', href: 'https://github.com/ton-blockchain/bug-bounty'},
    ],
  },
  {
    title: 'Community',
    items: [
      {label: 'Blog', to: '/blog'},
      {label: 'Contribute', to: '/v3/contribute'},
      {label: 'Help us translate', to: '/v3/contribute/localization-program/overview'},
      {label: 'Developer news', href: 'https://t.me/tondev_news'},
      {label: 'Network status', href: 'https://t.me/tonstatus'},
    ],
  },
  {
    title: 'Other',
    items: [
      {label: 'Documentation by tag', to: '/tags'},
      {label: 'Hack-TON-berfest', to: '/hacktonberfest'},
      {label: 'Protocol source code', href: 'https://github.com/ton-blockchain/ton'},
      {label: 'Standards (TEPs)', href: 'https://github.com/ton-blockchain/TEPs'},
      {label: 'For language models: llms.txt', href: 'pathname:///llms.txt'},
      // One file for all languages (`plugins/licenses`).
      {label: 'Third-party licenses', href: 'pathname:///licenses.txt', autoAddBaseUrl: false},
    ],
  },
] satisfies Footer['links'];

/** A social link: `network` names the drawing in `site/icons.ts`. */
export interface SocialLink {
  readonly network: 'linkedin' | 'telegram' | 'github' | 'x' | 'mail' | 'coinmarketcap';
  readonly label: string;
  readonly href: string;
}

export const socialLinks = [
  {network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/ton-blockchain/'},
  {network: 'telegram', label: 'Telegram', href: 'https://t.me/toncoin'},
  {network: 'github', label: 'GitHub', href: 'https://github.com/ton-blockchain'},
  {network: 'x', label: 'X', href: 'https://x.com/ton_blockchain'},
  {network: 'mail', label: 'E-mail', href: 'mailto:partnership@ton.org'},
  {network: 'coinmarketcap', label: 'CoinMarketCap', href: 'https://coinmarketcap.com/currencies/toncoin/'},
] as const satisfies readonly SocialLink[];
