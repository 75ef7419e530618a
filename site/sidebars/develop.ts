import type {SidebarTree} from './sidebar-tree.ts';

export const develop: SidebarTree = [
  'v3/documentation/ton-documentation',
  {
    key: 'smart-contracts',
    label: 'Smart contracts',
    items: [
      'v3/documentation/smart-contracts/overview',
      'v3/documentation/smart-contracts/addresses',
      {
        key: 'getting-started',
        label: 'Getting started',
        items: [
          'v3/documentation/smart-contracts/getting-started/javascript',
          'v3/documentation/smart-contracts/getting-started/ide-plugins',
          'v3/documentation/smart-contracts/getting-started/testnet',
        ],
      },
      {
        key: 'message-management',
        label: 'Message management',
        items: [
          'v3/documentation/smart-contracts/message-management/messages-and-transactions',
          'v3/documentation/smart-contracts/message-management/sending-messages',
          'v3/documentation/smart-contracts/message-management/internal-messages',
          'v3/documentation/smart-contracts/message-management/external-messages',
          'v3/documentation/smart-contracts/message-management/non-bounceable-messages',
          'v3/documentation/smart-contracts/message-management/message-modes-cookbook',
          'v3/documentation/smart-contracts/message-management/ecosystem-messages-layout',
        ],
      },
      {
        key: 'transaction-fees',
        label: 'Transaction fees',
        items: [
          'v3/documentation/smart-contracts/transaction-fees/fees',
          'v3/documentation/smart-contracts/transaction-fees/fees-low-level',
          'v3/documentation/smart-contracts/transaction-fees/forward-fees',
          'v3/documentation/smart-contracts/transaction-fees/accept-message-effects',
        ],
      },
      {
        key: 'shards',
        label: 'Sharding',
        items: [
          'v3/documentation/smart-contracts/shards/shards-intro',
          'v3/documentation/smart-contracts/shards/infinity-sharding-paradigm',
        ],
      },
      'v3/documentation/smart-contracts/limits',
      {
        key: 'contracts-specs',
        label: 'Contract specifications',
        items: [
          'v3/documentation/smart-contracts/contracts-specs/wallet-contracts',
          'v3/documentation/smart-contracts/contracts-specs/highload-wallet',
          'v3/documentation/smart-contracts/contracts-specs/vesting-contract',
          'v3/documentation/smart-contracts/contracts-specs/governance',
          'v3/documentation/smart-contracts/contracts-specs/nominator-pool',
          'v3/documentation/smart-contracts/contracts-specs/single-nominator-pool',
          'v3/documentation/smart-contracts/contracts-specs/precompiled-contracts',
          'v3/documentation/smart-contracts/contracts-specs/examples',
        ],
      },
    ],
  },
  {
    key: 'languages',
    label: 'Programming languages',
    items: [
      {
        key: 'tolk',
        label: 'Tolk',
        items: [
          'v3/documentation/smart-contracts/tolk/overview',
          'v3/documentation/smart-contracts/tolk/environment-setup',
          'v3/documentation/smart-contracts/tolk/counter-smart-contract',
          'v3/documentation/smart-contracts/tolk/language-guide',
          {
            key: 'tolk-vs-func',
            label: 'Tolk vs FunC',
            items: [
              'v3/documentation/smart-contracts/tolk/tolk-vs-func/in-short',
              'v3/documentation/smart-contracts/tolk/tolk-vs-func/in-detail',
              'v3/documentation/smart-contracts/tolk/tolk-vs-func/mutability',
              'v3/documentation/smart-contracts/tolk/tolk-vs-func/stdlib',
              'v3/documentation/smart-contracts/tolk/tolk-vs-func/pack-to-from-cells',
              'v3/documentation/smart-contracts/tolk/tolk-vs-func/create-message',
              'v3/documentation/smart-contracts/tolk/tolk-vs-func/lazy-loading',
            ],
          },
          'v3/documentation/smart-contracts/tolk/changelog',
        ],
      },
      {
        key: 'func',
        label: 'FunC',
        items: [
          'v3/documentation/smart-contracts/func/overview',
          'v3/documentation/smart-contracts/func/cookbook',
          {
            key: 'func-docs',
            label: 'Language reference',
            items: [
              'v3/documentation/smart-contracts/func/docs/types',
              'v3/documentation/smart-contracts/func/docs/comments',
              'v3/documentation/smart-contracts/func/docs/literals_identifiers',
              'v3/documentation/smart-contracts/func/docs/functions',
              'v3/documentation/smart-contracts/func/docs/global_variables',
              'v3/documentation/smart-contracts/func/docs/compiler_directives',
              'v3/documentation/smart-contracts/func/docs/statements',
              'v3/documentation/smart-contracts/func/docs/builtins',
              'v3/documentation/smart-contracts/func/docs/dictionaries',
              'v3/documentation/smart-contracts/func/docs/stdlib',
            ],
          },
          'v3/documentation/smart-contracts/func/libraries',
          'v3/documentation/smart-contracts/func/changelog',
        ],
      },
      {
        key: 'fift',
        label: 'Fift',
        items: [
          'v3/documentation/smart-contracts/fift/overview',
          'v3/documentation/smart-contracts/fift/fift-and-tvm-assembly',
          'v3/documentation/smart-contracts/fift/fift-deep-dive',
        ],
      },
      'v3/documentation/smart-contracts/tact',
    ],
  },
  {
    key: 'tvm',
    label: 'Virtual machine (TVM)',
    items: [
      'v3/documentation/tvm/tvm-overview',
      'v3/documentation/tvm/tvm-initialization',
      {key: 'tvm-instructions', label: 'Instructions', to: '/v3/documentation/tvm/instructions'},
      'v3/documentation/tvm/tvm-exit-codes',
      'v3/documentation/tvm/specification/runvm',
      {
        key: 'tvm-changelog',
        label: 'TVM changelog',
        items: [
          'v3/documentation/tvm/changelog/tvm-version-15',
          'v3/documentation/tvm/changelog/tvm-version-14',
          'v3/documentation/tvm/changelog/tvm-version-13',
          'v3/documentation/tvm/changelog/tvm-version-12',
          'v3/documentation/tvm/changelog/tvm-version-11',
          'v3/documentation/tvm/changelog/tvm-version-10',
          'v3/documentation/tvm/changelog/tvm-upgrade-2025-02',
          'v3/documentation/tvm/changelog/tvm-upgrade-2024-04',
          'v3/documentation/tvm/changelog/tvm-upgrade-2023-07',
        ],
      },
    ],
  },
  {
    key: 'data-formats',
    label: 'Data formats',
    items: [
      {
        key: 'tlb',
        label: 'TL-B',
        items: [
          'v3/documentation/data-formats/tlb/cell-boc',
          'v3/documentation/data-formats/tlb/cell-serializer',
          'v3/documentation/data-formats/tlb/exotic-cells',
          'v3/documentation/data-formats/tlb/library-cells',
          'v3/documentation/data-formats/tlb/canonical-cell-serialization',
          'v3/documentation/data-formats/tlb/proofs',
          'v3/documentation/data-formats/tlb/tl-b-language',
          'v3/documentation/data-formats/tlb/tl-b-types',
          'v3/documentation/data-formats/tlb/crc32',
          'v3/documentation/data-formats/tlb/msg-tlb',
          'v3/documentation/data-formats/tlb/transaction-layout',
          'v3/documentation/data-formats/tlb/block-layout',
          'v3/documentation/data-formats/tlb/tlb-ide',
          'v3/documentation/data-formats/tlb/tlb-tools',
        ],
      },
      'v3/documentation/data-formats/tl',
    ],
  },
  {
    key: 'network',
    label: 'Network',
    items: [
      {
        key: 'protocols',
        label: 'Protocols',
        items: [
          {
            key: 'adnl',
            label: 'ADNL',
            items: [
              'v3/documentation/network/protocols/adnl/overview',
              'v3/documentation/network/protocols/adnl/low-level-adnl',
              'v3/documentation/network/protocols/adnl/adnl-tcp',
              'v3/documentation/network/protocols/adnl/adnl-udp',
            ],
          },
          {
            key: 'dht',
            label: 'DHT',
            items: ['v3/documentation/network/protocols/dht/ton-dht', 'v3/documentation/network/protocols/dht/dht-deep-dive'],
          },
          'v3/documentation/network/protocols/rldp',
          'v3/documentation/network/protocols/overlay',
        ],
      },
      {
        key: 'configs',
        label: 'Configuration',
        items: [
          'v3/documentation/network/configs/blockchain-configs',
          'v3/documentation/network/configs/config-params',
          'v3/documentation/network/configs/network-configs',
        ],
      },
    ],
  },
  {
    key: 'infra',
    label: 'Nodes and infrastructure',
    items: [
      'v3/documentation/infra/nodes/node-types',
      'v3/documentation/infra/nodes/node-commands',
      {
        key: 'mytonctrl',
        label: 'MyTonCtrl',
        items: [
          'v3/documentation/infra/nodes/mytonctrl/mytonctrl-overview',
          'v3/documentation/infra/nodes/mytonctrl/mytonctrl-status',
          'v3/documentation/infra/nodes/mytonctrl/mytonctrl-errors',
        ],
      },
      {
        key: 'validation',
        label: 'Validation',
        items: ['v3/documentation/infra/nodes/validation/staking-incentives', 'v3/documentation/infra/nodes/validation/collators'],
      },
      {
        key: 'crosschain',
        label: 'Bridges',
        items: ['v3/documentation/infra/crosschain/overview', 'v3/documentation/infra/crosschain/bridge-addresses'],
      },
      'v3/documentation/infra/minter-flow',
    ],
  },
  {
    key: 'dapps',
    label: 'Decentralized apps',
    items: [
      'v3/documentation/dapps/dapps-overview',
      {
        key: 'assets',
        label: 'Assets',
        items: ['v3/documentation/dapps/assets/overview', 'v3/documentation/dapps/assets/usdt'],
      },
      {
        key: 'defi',
        label: 'DeFi',
        items: [
          'v3/documentation/dapps/defi/coins',
          'v3/documentation/dapps/defi/tokens',
          'v3/documentation/dapps/defi/nft',
          'v3/documentation/dapps/defi/subscriptions',
          'v3/documentation/dapps/defi/ton-payments',
        ],
      },
      {
        key: 'oracles',
        label: 'Oracles',
        items: [
          'v3/documentation/dapps/oracles/about_blockchain_oracles',
          'v3/documentation/dapps/oracles/pyth',
          'v3/documentation/dapps/oracles/red_stone',
        ],
      },
    ],
  },
  'v3/documentation/whitepapers/overview',
  'v3/documentation/faq',
];
