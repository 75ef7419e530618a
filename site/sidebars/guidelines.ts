import type {SidebarTree} from './sidebar-tree.ts';

export const guidelines: SidebarTree = [
  'v3/guidelines/get-started-with-ton',
  {
    key: 'quick-start',
    label: 'Quick start',
    items: [
      'v3/guidelines/quick-start/getting-started',
      {
        key: 'blockchain-interaction',
        label: 'Blockchain interaction',
        items: [
          'v3/guidelines/quick-start/blockchain-interaction/reading-from-network',
          'v3/guidelines/quick-start/blockchain-interaction/writing-to-network',
        ],
      },
      {
        key: 'developing-smart-contracts',
        label: 'Developing smart contracts',
        items: [
          'v3/guidelines/quick-start/developing-smart-contracts/setup-environment',
          {
            key: 'func-tolk-folder',
            label: 'Tolk and FunC',
            items: [
              'v3/guidelines/quick-start/developing-smart-contracts/func-tolk-folder/blueprint-sdk-overview',
              'v3/guidelines/quick-start/developing-smart-contracts/func-tolk-folder/storage-and-get-methods',
              'v3/guidelines/quick-start/developing-smart-contracts/func-tolk-folder/processing-messages',
              'v3/guidelines/quick-start/developing-smart-contracts/func-tolk-folder/deploying-to-network',
            ],
          },
          {
            key: 'tact-folder',
            label: 'Tact',
            items: [
              'v3/guidelines/quick-start/developing-smart-contracts/tact-folder/tact-blueprint-sdk-overview',
              'v3/guidelines/quick-start/developing-smart-contracts/tact-folder/tact-storage-and-get-methods',
              'v3/guidelines/quick-start/developing-smart-contracts/tact-folder/tact-deploying-to-network',
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'smart-contracts',
    label: 'Smart contracts',
    items: [
      'v3/guidelines/smart-contracts/guidelines',
      'v3/guidelines/smart-contracts/get-methods',
      'v3/guidelines/smart-contracts/fee-calculation',
      {
        key: 'testing',
        label: 'Testing',
        items: [
          'v3/guidelines/smart-contracts/testing/overview',
          'v3/guidelines/smart-contracts/testing/writing-test-examples',
          'v3/guidelines/smart-contracts/testing/collect-contract-gas-metric',
          'v3/guidelines/smart-contracts/testing/blueprint-config',
        ],
      },
      {
        key: 'security',
        label: 'Security',
        items: [
          'v3/guidelines/smart-contracts/security/overview',
          'v3/guidelines/smart-contracts/security/secure-programming',
          'v3/guidelines/smart-contracts/security/common-vulnerabilities',
          'v3/guidelines/smart-contracts/security/things-to-focus',
          'v3/guidelines/smart-contracts/security/random',
          'v3/guidelines/smart-contracts/security/random-number-generation',
          'v3/guidelines/smart-contracts/security/ton-hack-challenge-1',
        ],
      },
      {
        key: 'howto',
        label: 'How-to guides',
        items: [
          'v3/guidelines/smart-contracts/howto/wallet',
          'v3/guidelines/smart-contracts/howto/multisig',
          'v3/guidelines/smart-contracts/howto/multisig-js',
          'v3/guidelines/smart-contracts/howto/shard-optimization',
          'v3/guidelines/smart-contracts/howto/airdrop-claim-best-practice',
          'v3/guidelines/smart-contracts/howto/nominator-pool',
          'v3/guidelines/smart-contracts/howto/single-nominator-pool',
          {
            key: 'compile',
            label: 'Compile from source',
            items: [
              'v3/guidelines/smart-contracts/howto/compile/compilation-instructions',
              'v3/guidelines/smart-contracts/howto/compile/instructions-low-memory',
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'dapps',
    label: 'Decentralized apps',
    items: [
      'v3/guidelines/dapps/overview',
      'v3/guidelines/dapps/cookbook',
      {
        key: 'apis-sdks',
        label: 'APIs and SDKs',
        items: [
          'v3/guidelines/dapps/apis-sdks/overview',
          'v3/guidelines/dapps/apis-sdks/api-types',
          'v3/guidelines/dapps/apis-sdks/ton-http-apis',
          'v3/guidelines/dapps/apis-sdks/api-keys',
          'v3/guidelines/dapps/apis-sdks/ton-adnl-apis',
          'v3/guidelines/dapps/apis-sdks/sdk',
          'v3/guidelines/dapps/apis-sdks/getblock-ton-api',
        ],
      },
      {
        key: 'transactions',
        label: 'Transactions',
        items: [
          'v3/guidelines/dapps/transactions/overview',
          'v3/guidelines/dapps/transactions/foundations-of-blockchain',
          'v3/guidelines/dapps/transactions/message-driven-execution',
          'v3/guidelines/dapps/transactions/explore-transactions',
          'v3/guidelines/dapps/transactions/api-based-retrieval',
          'v3/guidelines/dapps/transactions/hash-based-tracking',
        ],
      },
      {
        key: 'asset-processing',
        label: 'Asset processing',
        items: [
          'v3/guidelines/dapps/asset-processing/payments-processing',
          'v3/guidelines/dapps/asset-processing/jettons',
          'v3/guidelines/dapps/asset-processing/mintless-jettons',
          'v3/guidelines/dapps/asset-processing/mass-mint-tools',
          'v3/guidelines/dapps/asset-processing/compressed-nfts',
          {
            key: 'nft-processing',
            label: 'NFT processing',
            items: [
              'v3/guidelines/dapps/asset-processing/nft-processing/nfts',
              'v3/guidelines/dapps/asset-processing/nft-processing/metadata-parsing',
            ],
          },
        ],
      },
      {
        key: 'tutorials',
        label: 'Tutorials',
        items: [
          'v3/guidelines/dapps/tutorials/mint-your-first-token',
          'v3/guidelines/dapps/tutorials/nft-minting-guide',
          'v3/guidelines/dapps/tutorials/jetton-airdrop',
          'v3/guidelines/dapps/tutorials/zero-knowledge-proofs',
          'v3/guidelines/dapps/tutorials/web3-game-example',
          {
            key: 'telegram-bot-examples',
            label: 'Telegram bots',
            items: [
              'v3/guidelines/dapps/tutorials/telegram-bot-examples/accept-payments-in-a-telegram-bot',
              'v3/guidelines/dapps/tutorials/telegram-bot-examples/accept-payments-in-a-telegram-bot-2',
              'v3/guidelines/dapps/tutorials/telegram-bot-examples/accept-payments-in-a-telegram-bot-js',
            ],
          },
        ],
      },
      {
        key: 'tma',
        label: 'Telegram Mini Apps',
        items: [
          'v3/guidelines/dapps/tma/overview',
          {
            key: 'tma-guidelines',
            label: 'Guidelines',
            items: [
              'v3/guidelines/dapps/tma/guidelines/testing-apps',
              'v3/guidelines/dapps/tma/guidelines/publishing',
              'v3/guidelines/dapps/tma/guidelines/monetization',
              'v3/guidelines/dapps/tma/guidelines/tips-and-tricks',
            ],
          },
          {
            key: 'tma-tutorials',
            label: 'Tutorials',
            items: [
              'v3/guidelines/dapps/tma/tutorials/step-by-step-guide',
              'v3/guidelines/dapps/tma/tutorials/app-examples',
              'v3/guidelines/dapps/tma/tutorials/design-guidelines',
            ],
          },
          'v3/guidelines/dapps/tma/notcoin',
          'v3/guidelines/dapps/tma/grants',
        ],
      },
    ],
  },
  {
    key: 'nodes',
    label: 'Nodes',
    items: [
      'v3/guidelines/nodes/overview',
      {
        key: 'running-nodes',
        label: 'Running nodes',
        items: [
          'v3/guidelines/nodes/running-nodes/full-node',
          'v3/guidelines/nodes/running-nodes/validator-node',
          'v3/guidelines/nodes/running-nodes/liteserver-node',
          'v3/guidelines/nodes/running-nodes/archive-node',
          'v3/guidelines/nodes/running-nodes/run-mytonctrl-docker',
          'v3/guidelines/nodes/running-nodes/running-a-local-ton',
          'v3/guidelines/nodes/running-nodes/staking-with-nominator-pools',
          'v3/guidelines/nodes/running-nodes/secure-guidelines',
        ],
      },
      {
        key: 'maintenance-guidelines',
        label: 'Maintenance',
        items: [
          'v3/guidelines/nodes/node-maintenance-and-security',
          'v3/guidelines/nodes/maintenance-guidelines/mytonctrl-backup-restore',
          'v3/guidelines/nodes/maintenance-guidelines/mytonctrl-validator-standby',
          'v3/guidelines/nodes/maintenance-guidelines/mytonctrl-private-alerting',
          'v3/guidelines/nodes/maintenance-guidelines/mytonctrl-prometheus',
          'v3/guidelines/nodes/maintenance-guidelines/mytonctrl-remote-controller',
        ],
      },
      'v3/guidelines/nodes/monitoring/performance-monitoring',
      'v3/guidelines/nodes/persistent-states',
      'v3/guidelines/nodes/custom-overlays',
      'v3/guidelines/nodes/nodes-troubleshooting',
      'v3/guidelines/nodes/faq',
    ],
  },
  {
    key: 'ton-connect',
    label: 'TON Connect',
    items: [
      'v3/guidelines/ton-connect/overview',
      'v3/guidelines/ton-connect/quick-start',
      'v3/guidelines/ton-connect/creating-manifest',
      {
        key: 'frameworks',
        label: 'Frameworks',
        items: [
          'v3/guidelines/ton-connect/frameworks/react',
          'v3/guidelines/ton-connect/frameworks/web',
          'v3/guidelines/ton-connect/frameworks/python',
        ],
      },
      {
        key: 'cookbook',
        label: 'Cookbook',
        items: [
          'v3/guidelines/ton-connect/cookbook/cells',
          'v3/guidelines/ton-connect/cookbook/ton-transfer',
          'v3/guidelines/ton-connect/cookbook/jetton-transfer',
          'v3/guidelines/ton-connect/cookbook/nft-transfer',
        ],
      },
      {
        key: 'tc-guidelines',
        label: 'Guidelines',
        items: [
          'v3/guidelines/ton-connect/guidelines/developers',
          'v3/guidelines/ton-connect/guidelines/transaction-by-external-message',
          'v3/guidelines/ton-connect/verifying-signed-in-users',
          'v3/guidelines/ton-connect/wallet',
        ],
      },
      {
        key: 'business',
        label: 'For business',
        items: [
          'v3/guidelines/ton-connect/business/ton-connect-for-business',
          'v3/guidelines/ton-connect/business/ton-connect-for-security',
        ],
      },
    ],
  },
  {
    key: 'web3',
    label: 'Web3',
    items: [
      'v3/guidelines/web3/overview',
      {
        key: 'ton-dns',
        label: 'TON DNS',
        items: ['v3/guidelines/web3/ton-dns/dns', 'v3/guidelines/web3/ton-dns/subresolvers'],
      },
      {
        key: 'ton-proxy-sites',
        label: 'TON Proxy and TON Sites',
        items: [
          'v3/guidelines/web3/ton-proxy-sites/connect-with-ton-proxy',
          'v3/guidelines/web3/ton-proxy-sites/how-to-open-any-ton-site',
          'v3/guidelines/web3/ton-proxy-sites/how-to-run-ton-site',
          'v3/guidelines/web3/ton-proxy-sites/site-and-domain-management',
          'v3/guidelines/web3/ton-proxy-sites/ton-sites-for-applications',
          'v3/guidelines/web3/ton-proxy-sites/running-your-own-ton-proxy',
        ],
      },
      {
        key: 'ton-storage',
        label: 'TON Storage',
        items: [
          'v3/guidelines/web3/ton-storage/storage-daemon',
          'v3/guidelines/web3/ton-storage/storage-provider',
          'v3/guidelines/web3/ton-storage/storage-faq',
        ],
      },
    ],
  },
];
