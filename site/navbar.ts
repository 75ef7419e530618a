import type {NavbarItem} from '@docusaurus/theme-common';
import {meta} from './meta.ts';

/** Where each entry leads. The labels are translated in `i18n/<language>/docusaurus-theme-classic/navbar.json`. */
export const navbarItems: NavbarItem[] = [
  {
    type: 'dropdown',
    label: 'Concepts',
    position: 'left',
    to: '/v3/concepts/dive-into-ton/introduction',
    items: [
      {label: 'Introduction', to: '/v3/concepts/dive-into-ton/introduction'},
      {label: 'Wallet apps', to: '/v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps'},
      {label: 'Explorers', to: '/v3/concepts/dive-into-ton/ton-ecosystem/explorers-in-ton'},
      {label: 'Blockchain of blockchains', to: '/v3/concepts/dive-into-ton/ton-blockchain/blockchain-of-blockchains'},
    ],
  },
  {
    type: 'dropdown',
    label: 'Guidelines',
    position: 'left',
    to: '/v3/guidelines/quick-start/getting-started',
    items: [
      {label: 'Quick start', to: '/v3/guidelines/quick-start/getting-started'},
      {label: 'Smart contracts', to: '/v3/guidelines/smart-contracts/guidelines'},
      {label: 'Decentralized apps', to: '/v3/guidelines/dapps/overview'},
      {label: 'Nodes', to: '/v3/guidelines/nodes/overview'},
      {label: 'Integrate with TON', to: '/v3/guidelines/ton-connect/overview'},
      {label: 'Web3', to: '/v3/guidelines/web3/overview'},
    ],
  },
  {
    type: 'dropdown',
    label: 'Documentation',
    position: 'left',
    to: '/v3/documentation/ton-documentation',
    items: [
      {label: 'Smart contracts', to: '/v3/documentation/smart-contracts/overview'},
      {label: 'Virtual machine', to: '/v3/documentation/tvm/tvm-overview'},
      {label: 'Node types', to: '/v3/documentation/infra/nodes/node-types'},
      {label: 'Decentralized apps', to: '/v3/documentation/dapps/dapps-overview'},
      {label: 'Data formats: cell and bag of cells', to: '/v3/documentation/data-formats/tlb/cell-boc'},
      {label: 'Networking: low-level ADNL', to: '/v3/documentation/network/protocols/adnl/low-level-adnl'},
      {label: 'Whitepapers', to: '/v3/documentation/whitepapers/overview'},
    ],
  },
  {label: 'Tools', to: '/v3/tools', position: 'left'},
  {label: 'Blog', to: '/blog', position: 'left'},
  {label: 'Contribute', to: '/v3/contribute', position: 'right'},
  {label: 'GitHub', href: meta.repository, position: 'right', className: 'navbar-repository'},
  {
    type: 'localeDropdown',
    position: 'right',
    dropdownItemsAfter: [
      {type: 'html', value: '<hr class="dropdown-separator">'},
      {label: 'Help Us Translate', to: '/v3/contribute/localization-program/overview'},
    ],
  },
];
