/**
 * Further fragments of the pages: those of older addresses, and numbers that tools link by. For each page its sections by
 * their id, each with its fragments, separated by spaces; the section '' is the beginning of the page. A fragment of a
 * place without a heading (a row of a table, a paragraph) is an `<Anchors>` at that place.
 */
export const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'v3/concepts/dive-into-ton/go-from-ethereum/difference-of-blockchains': {
    account: 'ethereum',
    wallets: 'ethereum-1',
    transaction: 'ethereum-2',
    gas: 'ethereum-3',
    architecture: 'ethereum-4',
  },
  'v3/concepts/dive-into-ton/go-from-ethereum/tvm-vs-evm': {
    'data-presentation': 'evm',
    'stack-machine': 'evm-1',
    'arithmetic-operations': 'evm-2',
    'overflow-checks': 'evm-3',
    'cryptography-and-hash-functions': 'evm-4',
    'high-level-languages': 'evm-5',
  },
  'v3/concepts/dive-into-ton/introduction': {
    'new-to-blockchain': 'blockchain-basics-with-ton',
  },
  'v3/concepts/dive-into-ton/ton-blockchain/blockchain-of-blockchains': {
    workchain: 'workchain-a-blockchain-with-your-own-rules workchain-blockchain-with-your-own-rules',
    masterchain: 'masterchain-blockchain-of-blockchains',
  },
  'v3/concepts/dive-into-ton/ton-blockchain/smart-contract-addresses': {
    'everything-is-a-smart-contract': 'address-of-smart-contract',
    'user-friendly-address': 'user-friendly-address-structure',
  },
  'v3/concepts/dive-into-ton/ton-ecosystem/explorers-in-ton': {
    'native-explorers': 'tonscan features tonviewer features-1 tonscan-by-bastion features-2',
    'low-level-explorer': 'ton-whales-explorer features-4',
    'execution-replay': 'dton features-3',
    'ton-nft-explorer': 'features-5',
    'crosschain-explorers': 'okx-ton-explorer features-6 ton-nftscan features-7',
    'analytics-explorers': 'tonstat features-8 arkham',
    'address-alias-in-explorers': 'want-to-be-on-this-list',
  },
  'v3/concepts/dive-into-ton/ton-ecosystem/wallet-apps': {
    'for-users': 'tonkeeper highlights mytonwallet highlights-1 tonhub highlights-2 ton-wallet highlights-4',
    find: 'links links-1 links-2 links-4',
    testnet:
      'tonkeeper-test-environment tonkeeper-mobile-app mytonwallet-test-environment-browser-desktop-and-mobile-application tonhub-test-environment ton-wallet-test-environment openmask-test-environment',
    'for-developers': 'tondevwallet highlights-3 links-3 openmask highlights-5 links-5',
    'non-custodial-hardware-wallets-cold': 'ledger links-6 safepal links-7',
    'custodial-wallets': 'wallet cryptobot links-for-3d-party-integrations tonrocketbot links-for-3d-party-integrations-1',
    'multi-signature-wallets': 'tonkey links-8',
  },
  'v3/concepts/glossary': {
    '': 'introduction',
    'account-state': 'account-status',
    bag: 'bof',
    'bag-of-cells': 'boc',
    bridge: 'token-bridge',
    'cell-hash': 'representation-hash',
    cex: 'binance coinbase',
    dictionary: 'hashmap',
    gram: 'toncoin',
    'mini-app': 'tma',
    mnemonic: 'seed-phrase',
    trading: 'spot-trading',
    'wallet-id': 'subwallet-id',
    whale: 'dolphin',
    'yield-farming': 'farming',
    'zero-state': 'genesis',
  },
  'v3/concepts/qa-outsource/auditors': {
    choose: 'primary-ton-blockchain-sap',
  },
  'v3/concepts/qa-outsource/outsource': {
    check:
      'outsource-teams-list astralyx coinvent summary summary-1 workstreams projects contacts workstreams-1 projects-1 contacts-1 evacodes summary-2 workstreams-2 projects-2 contacts-2 pixelplex summary-3 workstreams-3 projects-3 contacts-3 serokell summary-4 workstreams-4 projects-4 contacts-4 softstack summary-5 workstreams-5 projects-5 contacts-5 see-also',
  },
  'v3/contribute/content-standardization': {
    '': 'introduction',
    'use-of-emojis-and-icons': 'in-the-documentation-section in-the-guidelines-section',
    'linking-to-internal-pages': 'correct-link incorrect-link correct-link-1 incorrect-link-1 correct-link-2 incorrect-link-2',
    'article-authors': 'correct-description incorrect-description',
    'see-also-links-section': 'example',
    'image-preferences': 'linking-to-images correct-linking incorrect-linking light-and-dark-theme-modes',
    'annotation-specification':
      'annotation-primitives message-processing-schemes example-1 sequence-diagram example-2 scheme-formats-and-colors format fonts themed-colors-for-light-mode themed-colors-for-dark-mode version-control-policy',
    'ton-with-a-word': 'ton',
    'zero-knowledge': 'zk-proof zk-rollup',
  },
  'v3/contribute/localization-program/how-to-contribute': {
    'contribution-flow': 'translation-flow',
  },
  'v3/contribute/maintainers': {
    'active-team': 'alex-golev',
  },
  'v3/contribute/README': {
    'contribute-rules': 'best-practices-for-pull-requests pull-request-template',
  },
  'v3/contribute/style-guide': {
    audience: 'introduction',
    'style-best-practices': 'concepts-and-guidelines concepts-and-guidelines-best-practice documentation-style documentation-best-practice',
    'common-content-issues': 'documentation-issues',
    'content-ideas': 'all-section concepts guidelines documentation',
  },
  'v3/contribute/typography': {
    '': 'introduction documents-typography',
    'header-capitalization-style': 'header-formatting',
    'putting-it-all-together': 'example-structure',
  },
  'v3/documentation/archive/compile': {
    blueprint: 'overview installation features tech-stack requirements how-to-use',
    'ton-compiler': 'overview-1 installation-1 features-1 how-to-use-1 console-use programmatic-use',
    'func-js': 'overview-2 installation-2 features-2 how-to-use-2 usage-example',
    other: 'validated-by-ton-community third-party-contributors',
  },
  'v3/documentation/archive/mining': {
    introduction: 'quick-start basics advanced so-how-come-ton-is-proof-of-work',
    'is-there-another-way-to-mine': 'income-estimates how-much-income-will-my-machine-generate',
    faq: 'general is-ton-pos-or-pow-network how-many-coins-are-left-for-mining how-many-coins-have-been-mined-already who-has-mined-those-coins is-it-difficult-to-start-mining where-can-i-see-mining-statistics how-many-miners-are-out-there do-i-need-toncoin-to-start-mining why-does-my-wallet-balance-not-increase-even-after-hours-of-mining ive-been-mining-for-days-and-i-see-no-results-why are-there-mining-pools which-giver-should-i-mine',
    'miner-hardware':
      'cpu gpu memory storage network fpga--asic cloud-machines hardware will-a-faster-machine-always-win can-i-use-my-btceth-rig-to-mine-ton what-is-better-a-single-fast-machine-or-several-slow-ones if-i-run-many-machines-will-they-cooperate can-i-mine-using-arm-cpus software can-i-mine-using-windowsxbsdsome-other-os will-my-mining-become-faster-if-i-run-mytonctrl-in-full-node-mode what-do-i-need-to--how-can-i-operate-a-full-node can-you-help-me-to-build-software-on-my-os',
  },
  'v3/documentation/archive/precompiled-binaries': {
    'precompiled-binaries': 'prerequisites 1-download',
    'build-from-source': 'linux-ubuntu--debian other-sources-for-binaries',
  },
  'v3/documentation/archive/tg-bot-integration': {
    'connecting-a-wallet':
      'documentation-links prerequisites creating-project setting-up-dependencies add-a-tsconfigjson add-simple-bot-code creating-connect-wallet-menu add-inline-keyboard add-choose-a-wallet-button-handler add-other-buttons-handlers',
    'implement-transaction-sending': 'add-disconnect-and-show-connected-wallet-commands',
    optimisation:
      'send-transaction-optimisation wallet-connect-flow-optimisation improve-interaction-with-wallet add-a-permanent-storage set-up-redis summary',
  },
  'v3/documentation/archive/tg-bot-integration-py': {
    'wallet-connection':
      'preparing install-libraries set-up-config create-simple-bot connection-handler implement-transaction-requesting add-disconnect-handler',
    improving: 'add-permanent-storage---redis add-qr-code summary',
  },
  'v3/documentation/dapps/defi/tokens': {
    tutorials: 'ton-course-jettons--nfts ton-speed-run',
  },
  'v3/documentation/data-formats/tlb/block-layout': {
    'shardstate-splitted': 'split-state',
  },
  'v3/documentation/data-formats/tlb/canonical-cell-serialization': {
    'cell-weight': 'import',
  },
  'v3/documentation/data-formats/tlb/cell-boc': {
    'cell-level': 'ordinary-cells-level exotic-cells-level',
    'standard-representation-hash-calculation': 'standard-cell-representation-hash-calculation',
  },
  'v3/documentation/data-formats/tlb/crc32': {
    overview: 'which-crc',
  },
  'v3/documentation/data-formats/tlb/msg-tlb': {
    'message-tl-b': 'message',
  },
  'v3/documentation/data-formats/tlb/tl-b-language': {
    'parametrized-types': 'parametrized-types-1',
  },
  'v3/documentation/data-formats/tlb/tl-b-types': {
    dictionaries: 'hashmap',
    hashmapauge: 'hashmapaug',
  },
  'v3/documentation/faq': {
    'workchains-compared-with-l2': 'why-are-workchains-better-than-l1--l2',
    'synchronous-or-asynchronous':
      'is-the-ton-transaction-asynchronous-or-synchronous-can-i-access-documentation-that-shows-how-this-system-works',
    'is-a-transaction-final':
      'can-a-transaction-be-determined-to-be-100-finalized-is-querying-the-transaction-level-data-sufficient-to-obtain-this-information 是否可以确定交易100完成查询交易级数据是否足以获得这些信息',
    'standardized-token-protocols':
      'are-there-any-standardized-protocols-for-minting-burning-and-transferring-fungible-and-non-fungible-tokens-in-transactions',
    'examples-of-parsing-token-events': 'are-there-examples-of-parsing-events-with-jettons-tokens-and-nfts',
    'special-accounts':
      'are-there-any-special-accounts-eg-accounts-owned-by-the-network-that-have-different-rules-or-methods-from-the-rest',
    'public-node-endpoints':
      'below-are-two-primary-resources-for-accessing-information-about-public-node-endpoints-on-the-ton-blockchain-including-both-mainnet-and-testnet',
  },
  'v3/documentation/infra/nodes/mytonctrl/mytonctrl-overview': {
    overview: 'install-the-mytonctrl',
    console: 'help help-1 exit exit-1 clear',
    updates: 'update update-1 upgrade installer benchmark',
    'status-and-settings': 'status status_modes status_settings enable_mode disable_mode about get set',
    overlays: 'add_custom_overlay list_custom_overlays delete_custom_overlay',
    'the-other-mytonctrl-commands': 'ol od el vl cl',
    'wallet-management':
      'create-a-new-local-wallet activate-a-local-wallet show-the-list-of-wallets set-a-wallet-version export-a-wallet delete-a-local-wallet',
    'importing-a-wallet': 'importing-using-a-private-key importing-using-a-mnemonic-phrase',
    'account-and-transaction-commands': 'account-status account-history transfer-coins transfer-coins-through-a-proxy',
    bookmarks: 'create-a-new-bookmark show-the-list-of-bookmarks delete-a-bookmark',
    'general-pools-commands': 'list-of-pools delete-a-pool importing-a-pool get_pool_data',
    'nominator-pool': 'deposit_to_pool withdraw_from_pool',
    'single-pool': 'new_single_pool activate_single_pool',
    'installer-1': 'status-1 set_node_argument enable plsc clcf print_ls_proxy_config drvcf',
    'removed-commands': 'rollback getconfig cleanup setwebpass create_ls_proxy_config_file get-the-sequence-number-of-the-wallet',
  },
  'v3/documentation/infra/nodes/mytonctrl/mytonctrl-status': {
    'ton-network-status': 'network-name number-of-validators number-of-shardchains number-of-offers number-of-complaints election-status',
    identity: 'validator-index adnl-address-of-local-validator local-validator-wallet-address local-validator-wallet-balance',
    load: 'load-average network-load-average memory-load disk-load-average',
    services: 'mytoncore-status local-validator-status-1',
    synchronization: 'local-validator-out-of-sync local-validator-last-state-serialization',
    'database-and-versions': 'local-validator-database-size version-of-mytonctrl version-of-validator',
    'ton-network-configuration':
      'configurator-address elector-address validation-period duration-of-elections hold-period minimum-stake maximum-stake',
    'ton-timestamps':
      'ton-network-launch start-of-the-validation-cycle end-of-the-validation-cycle start-of-elections end-of-elections beginning-of-the-next-elections',
  },
  'v3/documentation/infra/nodes/validation/staking-incentives': {
    'selection-algorithm-review': 'validator-selection-algorithm',
  },
  'v3/documentation/network/configs/blockchain-configs': {
    contracts: 'param-0 param-1 param-2 param-3 param-4 param-5',
    currencies: 'param-6 param-7',
    versions: 'param-8 param-9 param-10',
    'param-12': 'workchain-configuration-parameters',
    'param-15': 'workchain-configuration-parameters-1',
    examples: 'mainnet',
    testnet: 'how-to-calculate-periods-1',
    'param-16': 'configuration-parameters-for-the-number-of-validators-for-elections',
    'param-17': 'configuration-parameters',
    'param-18': 'dictionary-of-storage-fee-parameters',
    'param-20-and-21': 'param-20 param-21',
    'param-22-and-23': 'configuration-parameters-1 param-22 param-23',
    'param-24-and-25': 'configuration-parameters-defining-the-costs-of-forwarding param-24 param-25',
    'param-28': 'configuration-parameters-2',
    'param-29': 'configuration-parameters-3',
    'param-32-34-and-36': 'configuration-parameters-4 param-32 param-33 param-34 param-35 param-36 param-37 param-39',
    'param-40': 'configuration-parameters-5',
    'param-43': 'configuration-parameters-6',
    'param-71---73': 'configuration-parameters-7 param-71 param-72 param-73',
    'param-79-81-and-82': 'configuration-parameters-8 param-79 param-81 param-82',
    'see-also': 'next-steps',
  },
  'v3/documentation/network/configs/config-params': {
    'voting-for-configuration-proposals': '4-voting-for-configuration-proposals',
  },
  'v3/documentation/network/protocols/overlay': {
    'see-also': 'references',
  },
  'v3/documentation/network/protocols/rldp': {
    'see-also': 'references',
  },
  'v3/documentation/smart-contracts/addresses': {
    'transaction-with-state-init-included': 'transaction-with-state_init-included',
    'transaction-without-state-init-and-bounce-flag-set': 'transaction-without-state_init-and-bounce-flag-set',
    'transaction-without-state-init-and-bounce-flag-unset': 'transaction-without-state_init-and-bounce-flag-unset',
  },
  'v3/documentation/smart-contracts/contracts-specs/governance': {
    elector: 'current-elector-state',
    'emergency-updates': 'emergency-update',
  },
  'v3/documentation/smart-contracts/contracts-specs/single-nominator-pool': {
    withdraw: '1-withdraw',
    'change-validator': '2-change-validator',
    'send-raw-message': '3-send-raw-msg',
    upgrade: '4-upgrade',
    'comparison-of-existing-alternatives': '1-simple-hot-wallet 2-restricted-wallet 3-nominator-pool 4-single-nominator',
    'see-also': 'set-up-single-nominator',
  },
  'v3/documentation/smart-contracts/contracts-specs/vesting-contract': {
    'how-to-use': 'build test deploy-or-run-another-script add-a-new-contract',
  },
  'v3/documentation/smart-contracts/contracts-specs/wallet-contracts': {
    'wallet-contracts-hashes':
      'official-code-hashes official-code-hashes-1 official-code-hashes-2 official-code-hashes-3 official-code-hash',
    'highload-wallets': 'highload-wallet-v2',
  },
  'v3/documentation/smart-contracts/fift/overview': {
    documentation: 'tutorials',
  },
  'v3/documentation/smart-contracts/func/cookbook': {
    'how-to-determine-if-slice-is-empty':
      'how-to-determine-if-slice-is-empty-no-bits-but-may-have-refs how-to-determine-if-slice-is-empty-no-refs-but-may-have-bits',
    'how-to-determine-if-a-lisp-style-list-is-empty': 'how-to-determine-if-lisp-style-list-is-empty',
    'how-to-iterate-tuples-both-directions': 'how-to-iterate-tuples-in-both-directions',
    'how-to-build-an-internal-message-cell': 'how-to-contain-a-body-as-a-slice-in-an-internal-message-cell',
  },
  'v3/documentation/smart-contracts/func/docs/dictionaries': {
    'a-dictionary-in-a-contract': 'hashmap',
  },
  'v3/documentation/smart-contracts/func/docs/functions': {
    'dots-and-tildes': '-and--in-function-names',
  },
  'v3/documentation/smart-contracts/func/docs/statements': {
    'dots-and-tildes': '-and--in-function-names',
  },
  'v3/documentation/smart-contracts/func/docs/stdlib': {
    dict_get_ref: 'dict_get_ref-1',
    dict_get_next: 'dict_get_nex',
  },
  'v3/documentation/smart-contracts/func/docs/types': {
    'no-boolean-type': 'absence-of-boolean-type',
  },
  'v3/documentation/smart-contracts/func/overview': {
    tutorials: 'ton-blockchain-course',
    contests: 'contests-legacy',
  },
  'v3/documentation/smart-contracts/getting-started/ide-plugins': {
    'vs-code': 'visual-studio-code',
    'sublime-text': 'func-2 tact-2',
  },
  'v3/documentation/smart-contracts/getting-started/javascript': {
    'core-features': 'references github materials',
  },
  'v3/documentation/smart-contracts/getting-started/testnet': {
    'core-services': 'ton-ecosystem-services-testnet',
  },
  'v3/documentation/smart-contracts/message-management/internal-messages': {
    'simple-message-with-a-comment': 'simple-message-with-comment',
    'messages-with-encrypted-comments': 'сообщения-с-зашифрованными-комментариями',
  },
  'v3/documentation/smart-contracts/message-management/message-modes-cookbook': {
    mode1: '4-send-a-regular-message-with-separate-fees',
  },
  'v3/documentation/smart-contracts/message-management/sending-messages': {
    'message-modes': '消息模式',
  },
  'v3/documentation/smart-contracts/overview': {
    'quick-start-your-first-smart-contract': 'getting-started fun-and-easy-tutorials',
    'further-reading': 'additional-resources',
  },
  'v3/documentation/smart-contracts/shards/infinity-sharding-paradigm': {
    'messages-and-instant-hypercube-routing-ihr': 'messages-and-instant-hypercube-routing-instant-hypercube-routing',
    'sharding-example': '分片示例',
  },
  'v3/documentation/smart-contracts/tact': {
    'getting-started': 'installation compiler tooling utility',
    security: 'security-1',
    'tact-in-production': 'open-source-or-source-available closed-source',
    community: 'contributing',
  },
  'v3/documentation/smart-contracts/tolk/changelog': {
    v14: 'v141 v142',
  },
  'v3/documentation/smart-contracts/tolk/language-guide': {
    'basic-syntax': 'table-of-contents',
    'function-declaration': 'default-parameters',
    'generic-functions': 'generic-structures',
    'tensor-types': 'tensors indexed-access',
    'tuple-types': 'tuples',
    'struct-declaration': 'creating-objects default-values',
    'mutating-methods': 'chaining-methods',
  },
  'v3/documentation/smart-contracts/tolk/tolk-vs-func/in-detail': {
    'string-postfixes-removed-compile-time-functions-introduced': 'function-ton-for-human-readable-amounts-of-toncoins',
    'trailing-comma-support': 'optional-semicolon-for-the-last-statement-in-a-block',
    'changes-in-the-type-system': 'clear-and-readable-error-messages-on-type-mismatch bool-type-casting-boolvar-as-int',
    'include--import-strict-imports': 'pragma--compiler-options late-symbols-resolving-ast-representation',
    'stdlib-functions-renamed-to-verbose-clear-names-camelcase-style': 'stdlib-is-now-embedded-not-downloaded-from-github',
    'union-types-t1--t2---operators-match-is-is': 'pattern-matching-for-expressions-switch-like-behavior',
    'generic-structs-and-aliases': 'generic-functions-and-instantiations-like-f',
  },
  'v3/documentation/smart-contracts/transaction-fees/fees': {
    'elements-of-transaction-fee': 'basic-fees-formula how-are-fees-calculated',
    'average-transaction-cost': 'fees-for-sending-ton 发送-ton-的费用 fees-for-sending-jettons cost-of-minting-nfts calculator-example',
    references: 'see-also',
  },
  'v3/documentation/smart-contracts/transaction-fees/fees-low-level': {
    'storage-fee': 'storage_fees',
    formula: 'fees-calculation-formulas',
    references: 'see-also',
  },
  'v3/documentation/ton-documentation': {
    'ton-course': 'additional-resources',
  },
  'v3/documentation/tvm/changelog/tvm-upgrade-2024-04': {
    'version-6': 'introduction-of-new-instructions-for-low-fees-calculation',
  },
  'v3/documentation/tvm/changelog/tvm-upgrade-2025-02': {
    'emulator-and-validator-improvements': 'tl-b-schema-fixes',
  },
  'v3/documentation/tvm/tvm-exit-codes': {
    fatal: '-13',
    'no-account': '-256',
    'tact-compiler': '128 129 130 131 132 133 134 135 136 138',
  },
  'v3/documentation/tvm/tvm-overview': {
    'transactions-and-phases': 'transaction-and-stage transactions-and-phasesC',
    'initializing-tvm': 'initialization-of-tvm',
    'see-also': 'ton-course-tvm',
  },
  'v3/guidelines/dapps/apis-sdks/getblock-ton-api': {
    'how-to-access-ton-blockchain-endpoints': '1-create-a-getblock-account 2-select-ton-blockchain 3-generate-your-endpoint-url',
    'free-requests-and-user-limits': 'shared-nodes dedicated-nodes',
    'how-to-use-ton-http-api-by-getblock': 'examples-of-common-api-calls deploying-smart-contracts',
  },
  'v3/guidelines/dapps/asset-processing/compressed-nfts': {
    'see-also': 'conclusion',
  },
  'v3/guidelines/dapps/asset-processing/jettons': {
    'best-practices-on-jettons-processing': 'additional-info content-list',
    overview: 'jetton-architecture jetton-wallets-communication-overview',
    'jetton-master-smart-contract': 'retrieving-jetton-data jetton-minter',
    'jetton-wallet-smart-contract': 'retrieving-data-for-a-specific-jetton-wallet',
    'send-jettons-with-comment': 'how-to-send-jetton-transfers-with-comments-and-notifications best-practices',
    'identifying-an-unknown-jetton-when-receiving-a-transfer-notification-message':
      'identification-of-an-unknown-jetton-when-receiving-a-transfer-notification-message',
    'accepting-jettons-from-users-through-a-centralized-wallet': 'preparations preparation',
    'accepting-jettons-from-user-deposit-addresses': 'creating-deposits',
    'jetton-withdrawals': 'preparation-1 processing-withdrawals',
    'jetton-on-chain-processing': 'on-chain-processing-recommendations',
  },
  'v3/guidelines/dapps/asset-processing/mass-mint-tools': {
    claims: 'tokentable-v4 gigadrop',
  },
  'v3/guidelines/dapps/asset-processing/mintless-jettons': {
    'see-also': 'conclusion',
  },
  'v3/guidelines/dapps/asset-processing/nft-processing/metadata-parsing': {
    'chunked-encoding': '分块编码',
    references: 'see-also',
  },
  'v3/guidelines/dapps/asset-processing/nft-processing/nfts': {
    overview: 'understanding-the-basics-of-nfts',
  },
  'v3/guidelines/dapps/asset-processing/payments-processing': {
    'wallet-deployment': 'wallet-creation',
    'working-with-transfers': 'toncoin-deposits-get-toncoins',
    'check-contracts-transactions': 'get-contracts-transactions',
    'retrieve-incomingoutgoing-transactions': 'get-incomingoutgoing-transactions',
    'send-payments': 'sending-payments toncoin-withdrawals-send-toncoins',
  },
  'v3/guidelines/dapps/cookbook': {
    'convert-addresses': 'how-to-convert-user-friendly--raw-assemble-and-extract-addresses-from-strings',
    'flags-in-user-friendly-addresses': 'what-flags-are-there-in-user-friendly-addresses',
    'how-to-transfer-ton-and-send-a-text-message-to-another-wallet': 'how-to-send-standard-ton-transfer-message sending-messages',
    'how-to-construct-a-message-for-a-jetton-transfer-with-a-comment': 'transfer-jettons',
    'how-to-use-nft-batch-deployment': 'batch-mint-nft',
    'how-to-change-the-content-of-a-collections-smart-contract': 'how-to-change-the-content-in-a-collections-smart-contract',
    'how-to-send-a-swap-message-to-dex-dedust': '如何向-dexdedust发送交换swap信息',
    'basics-of-message-processing': 'basics-of-incoming-message-processing',
    'how-to-parse-transactions-of-an-account-transfers-jettons-nfts': '如何解析账户的交易记录转账jettonsnfts',
  },
  'v3/guidelines/dapps/overview': {
    contribute: '-contribution',
  },
  'v3/guidelines/dapps/transactions/foundations-of-blockchain': {
    actor: 'actor-model',
    account: 'smart-contract difference-between-an-account-and-a-smart-contract entity-structure-in-ton-blockchain',
    asynchrony: 'message-feature transaction-feature asynchronous-transactions',
    'blockchain-structure': 'blockchain',
  },
  'v3/guidelines/dapps/transactions/hash-based-tracking': {
    example: 'expected-output-1',
    'transaction-hash': 'expected-output-2',
    'transaction-status-check-using-hash': 'expected-output-4',
    'stateinit-hash-for-address-validation': 'expected-output-5',
  },
  'v3/guidelines/dapps/transactions/message-driven-execution': {
    'option-1-using-environment-variables-in-the-command-line': 'option-1-using-environment-variables-in-the-command-line-1',
    'option-2-using-a-env-file': 'option-2-using-a-env-file-1',
  },
  'v3/guidelines/dapps/tutorials/mint-your-first-token': {
    'what-you-get': '-what-youll-learn',
    prepare: '-prepare-before-you-start',
    'deploy-a-jetton-using-your-browser': '-lets-get-started',
    'connect-wallet': 'image',
    'token-logo-url-optional': 'how-to-create-your-logo-url',
    'send-jettons': '-send-jettons',
    'step-by-step-guide': '-send-tokens-from-your-phone-using-tonkeeper',
    'use-on-a-site': '-using-the-token-on-the-site',
    customization: '️-jetton-token-customization step-by-step-guide-for-developers',
    'whats-next': 'references',
  },
  'v3/guidelines/dapps/tutorials/nft-minting-guide': {
    overview: '-introduction -what-you-will-learn',
    prerequisites: '-prerequisites',
    'what-is-an-nft-on-ton': '-what-is-an-nft-on-ton ton-nft-implementation',
    setup: '-setup-development-environment',
    metadata: '-prepare-metadata',
    'deploy-collection': '-deploy-nft-collection',
    'deploy-items': '-deploy-nft-items',
    'put-on-sale': '-put-the-nft-on-sale -put-nft-on-sale',
    'deploy-the-marketplace': 'deploy-marketplace',
    'deploying-the-sale-contract': 'deploy-sale-contract',
    conclusion: 'references about-the-author',
  },
  'v3/guidelines/dapps/tutorials/telegram-bot-examples/accept-payments-in-a-telegram-bot': {
    'what-you-learn': '-what-youll-learn',
    'before-you-begin': '-before-we-begin',
    files: '-lets-get-started',
    'config-setup': 'bot-token working-mode api-tokens connecting-the-config-to-our-bot logging-and-bot-setup',
    start: 'cancel states',
  },
  'v3/guidelines/dapps/tutorials/telegram-bot-examples/accept-payments-in-a-telegram-bot-2': {
    result: '-what-it-looks-like',
    'what-you-learn': '-what-youll-learn',
    requirements: '️-what-you-need-to-get-started -lets-get-started',
    initialization: 'message-handlers start-command balance-button deposit-button',
  },
  'v3/guidelines/dapps/tutorials/telegram-bot-examples/accept-payments-in-a-telegram-bot-js': {
    result: '-what-it-looks-like',
    'how-it-works': '-what-youll-learn',
    requirements: '️-what-you-need-to-get-started',
    'create-the-project': '-lets-get-started',
    initialization: 'message-handlers start-command',
  },
  'v3/guidelines/dapps/tutorials/web3-game-example': {
    'install-packages': 'install-gamefi-sdk',
    'mint-in-game-currency': 'create-collections-for-sbts',
  },
  'v3/guidelines/dapps/tutorials/zero-knowledge-proofs': {
    overview: '-introduction -this-tutorial-will-cover',
    'example-with-colors': '-explaining-zk-proofs-with-a-color-focused-example',
    'zk-snark': '-zk-snark-zero-knowledge-succinct-non-interactive-argument-of-knowledge',
    'setup-environment': '-setting-up-the-development-environment',
    'circuit-compilation': '-circuit-compilation',
    'trusted-setup': '-creating-a-trusted-setup-with-powers-of-tau',
    'verifier-contract': '-exporting-the-verifier-contract',
    deploy: '-deploying-the-verifier-contract',
    tests: '-writing-tests-for-the-verifier',
    conclusion: '-conclusion',
    'see-also': '-references -see-also -about-the-author',
  },
  'v3/guidelines/get-started-with-ton': {
    'what-you-will-learn':
      'video-tutorial development-environments local-and-cloud-development-environments cloud-codespaces local-development-environments',
    'running-scripts':
      'smart-contract-addresses using-the-async-mine-function address-parsing receiving-mining-data-from-ton-blockchain running-smart-contract-get-methods-on-ton numerical-mining-data-in-a-user-friendly-format',
    'prepare-mining':
      'prepare-an-nft-miner -prepare-a-nft-miner preparing-mining-messages creating-ton-nft-miners improving-ton-miner-appearance prepare-a-transaction',
    claim:
      'download-and-create-a-wallet connect-to-ton connect-to-an-api-provider top-up-wallet-balance-via-the-token-faucet leverage-blueprint-transaction-opportunities mine-nft-with-a-wallet simple-nft-testnet-mining mine-a-testnet-nft-rocket genuine-nft-mainnet-mining mine-a-mainnet-nft-rocket creating-a-payment-link',
  },
  'v3/guidelines/nodes/maintenance-guidelines/mytonctrl-private-alerting': {
    setup: '1-prepare-your-bot',
    'enabling-and-disabling-alerts': 'endisbling-alerts',
  },
  'v3/guidelines/nodes/monitoring/performance-monitoring': {
    'monitoring-ton-server-performance':
      'installation sar-installation enable-automatic-statistics-gathering enable-the-service start-the-service',
  },
  'v3/guidelines/nodes/node-maintenance-and-security': {
    '': 'introduction',
    'stop-mytoncore-and-validator-processes': 'switch-to-root-user',
  },
  'v3/guidelines/nodes/nodes-troubleshooting': {
    'about-no-progress-in-node-synchronization-within-3-hours': 'archive-node-is-out-of-sync-even-after-5-days-of-the-syncing-process',
    'wrong-user':
      'validator-console-is-not-settings running-mytonctrl-as-different-user mytonctrl-was-installed-by-another-user-probably-you-need-to-launch-mtc-with--user mytonctrl-was-installed-by-another-user-probably-you-need-to-launch-mtc-with-ubuntu-user',
    'mytonctrls-console-launch-breaks-after-message-found-new-version-of-mytonctrl-migrating':
      'error-after-updating-mytonctrl error-during-mytonctrl-installation',
  },
  'v3/guidelines/nodes/running-nodes/archive-node': {
    requirements: 'os-requirements',
    'hardware-requirements': 'minimal-hardware-requirements',
    'install-mytonctrl': 'run-an-archive-node prepare-the-node download-the-dump mount-the-dump',
    tips: 'tips--tricks',
  },
  'v3/guidelines/nodes/running-nodes/full-node': {
    'hardware-requirements': 'with-validator recommended-providers',
    'run-a-node-text': 'install-the-mytonctrl run-a-node-video how-to-run-the-node-video',
    'work-with-the-node': 'tips--tricks',
  },
  'v3/guidelines/nodes/running-nodes/liteserver-node': {
    'hardware-requirements': 'recommended-providers',
    'check-the-firewall-settings': 'opening-a-port-in-the-firewall',
  },
  'v3/guidelines/nodes/running-nodes/run-mytonctrl-docker': {
    'software-requirements': 'tested-operating-systems',
  },
  'v3/guidelines/nodes/running-nodes/running-a-local-ton': {
    mylocalton: 'mylocalton-user-guide',
    prerequisites: 'essential-information',
    'installation-process': 'windows-installation-steps linuxmacos-installation-steps',
    'building-from-source': 'prerequisites-setup clone-and-build locate-built-artifacts',
  },
  'v3/guidelines/nodes/running-nodes/secure-guidelines': {
    '2-update-and-patch-regularly': 'unattended-updates',
  },
  'v3/guidelines/quick-start/blockchain-interaction/reading-from-network': {
    '': 'introduction',
    'set-up-environment': 'project-setup',
    'accounts-address': 'your-address-in-the-following-examples',
  },
  'v3/guidelines/quick-start/blockchain-interaction/writing-to-network': {
    '': 'introduction',
    'set-up-environment': 'project-setup',
  },
  'v3/guidelines/quick-start/developing-smart-contracts/setup-environment': {
    'step-2-choose-a-smart-contract-development-language': 'choose-the-programming-language',
  },
  'v3/guidelines/quick-start/getting-started': {
    'step-3-creating-testnet-wallet': 'generating-a-mnemonic creating-wallet',
    'metadata-section': 'navigation-tabs',
  },
  'v3/guidelines/smart-contracts/get-methods': {
    'get-wallet-address': 'get_wallet_addressslice-owner_address',
    'get-nft-address-by-index': 'get_nft_address_by_indexint-index',
    'get-nft-content': 'get_nft_contentint-index-cell-individual_nft_content',
    'calling-get-methods-on-popular-explorers': 'tonviewer toncx',
  },
  'v3/guidelines/smart-contracts/howto/airdrop-claim-best-practice': {
    'identifying-addresses-we-can-control': 'distributor-address distributor-jetton-wallet double-spend-contract user-address',
  },
  'v3/guidelines/smart-contracts/howto/multisig': {
    overview: '-overview -what-youll-learn',
    'set-up': '-set-your-environment -lets-get-started deploy-your-contract',
    'interact-with-a-multisig-wallet': 'create-a-request create-a-message',
    'sign-your-part': 'choose-a-wallet send-sign-to-ton-blockchain',
    'compile-the-contract': 'prepare-multisig-owners-keys create-participants-keys collect-public-keys',
    'deploy-via-lite-client': 'activate-your-contract',
  },
  'v3/guidelines/smart-contracts/howto/multisig-js': {
    introduction: '1-import-required-modules 2-create-a-tonclient-instance 3-generate-key-pairs',
    'create-and-deploy-a-multisig-wallet': '4-create-a-multisigwallet-object 5-deploy-the-multisig-wallet',
    'create-sign-and-send-an-order': '1-create-an-order 2-add-messages-to-the-order 3-build-and-sign-the-order',
    approve: '4-create-and-sign-another-order 5-send-the-signed-order',
    'other-methods-and-properties': 'clear-messages clear-signatures access-public-properties',
  },
  'v3/guidelines/smart-contracts/howto/shard-optimization': {
    'shard-optimizations-101': 'explain-shards-like-im-from-web-2',
  },
  'v3/guidelines/smart-contracts/howto/single-nominator-pool': {
    'prepare-single-nominator': 'prepare-from-scratch prepare-a-launched-validator set-up-a-single-nominator-pool',
    'join-the-elections': 'election-process',
    'withdraw-funds': 'withdrawals-from-the-single-nominator using-wallets-to-withdraw',
  },
  'v3/guidelines/smart-contracts/howto/wallet': {
    'set-up': '-introduction -prerequisites -source-code ️-what-you-need-to-get-started -set-your-environment -lets-get-started',
    'ton-blockchain-wallets': '-ton-blockchain-wallets wallet-сommunication how-wallets-facilitate-communication-with-smart-contracts',
    messages: '-external-and-internal-messages',
    'internal-message-creation': 'internal-transaction-creation creating-a-message',
    'external-message-creation': 'external-transaction-creation',
    'deploying-a-wallet': '-deploying-a-wallet -deploying-our-wallet',
    'generating-a-mnemonic': 'generating-mnemonic',
    'subwallet-ids': 'what-is-subwallet-id',
    'compiling-wallet-code': 'compiling-our-wallet-code',
    'use-the-wallet': '-working-with-wallet-smart-contracts',
    'contract-deployment-via-wallet': 'contract-deploy-via-wallet',
    'high-load-wallet-v3': '-high-load-wallet-v3 -high-load-wallets',
    'deploying-high-load-wallet-v3': 'deploying-high-load-wallet',
    'sending-high-load-wallet-v3-messages': 'sending-transactions-from-high-load-wallet',
    'high-load-wallet-v2':
      '-high-load-wallet-v2 high-load-wallet-func-code using-a-query-id-in-place-of-a-seqno sending-messages removing-expired-queries bitwise-operations storage-updates get-methods-1 deploying-high-load-wallet-v2 sending-high-load-wallet-v2-messages',
    'next-steps': '-conclusion -next-steps -about-the-author -see-also',
  },
  'v3/guidelines/smart-contracts/security/common-vulnerabilities': {
    'fake-jetton-token-validation': 'secure-validation',
    'missing-bounced-message-handling':
      'secure-implementation-3 improper-message-bounce-handling vulnerable-code-5 secure-implementation-5',
    'missing-replay-protection': 'secure-implementation-4',
    'carry-value-pattern-violations': 'correct-pattern',
    'insecure-random-number-generation': 'vulnerable-code-3',
    'contract-code-updates': 'secure-implementation-8',
    'signedunsigned-integer-vulnerabilities': 'vulnerable-code-2 secure-implementation-2',
    'missing-impure-modifier': 'vulnerable-code secure-implementation',
    'incorrect-use-of-modifyingnon-modifying-methods': 'vulnerable-code-1 secure-implementation-1',
    'sending-private-data-on-chain': 'vulnerable-approach',
    'account-destruction-race-conditions': 'vulnerable-code-4 secure-approach',
    'executing-third-party-code': 'prevention',
    'race-conditions-in-message-flows': 'best-practice',
    'improper-gas-management': 'secure-gas-handling',
    'missing-function-return-value-checks': 'vulnerable-code-6 secure-implementation-6',
    'name-collision-vulnerabilities': 'best-practice-1',
    'incorrect-data-type-handling': 'vulnerable-code-7 secure-implementation-7',
    'ton-address-representation-issues': 'address-formats',
    'cross-contract-data-access': 'correct-approach',
    'predefined-method-ids': 'reserved-method-ids',
    'security-checklist': 'critical-security-checks important-considerations testing-and-auditing',
    'see-also': 'references',
  },
  'v3/guidelines/smart-contracts/security/ton-hack-challenge-1': {
    '4-lottery': '4-彩票',
  },
  'v3/guidelines/smart-contracts/testing/writing-test-examples': {
    'transaction-id4-success-test':
      'transaction-id5-success-test transaction-id6-success-test transaction-id7-success-test transaction-id8-success-test',
    'compute-phase--exit-code--0':
      'compute-phase--exit-code--1 compute-phase--exit-code--2 compute-phase--exit-code--3 compute-phase--exit-code--4 compute-phase--exit-code--5 compute-phase--exit-code--6 compute-phase--exit-code--7 compute-phase--exit-code--8 compute-phase--exit-code--9 compute-phase--exit-code--10 compute-phase--exit-code--11 compute-phase--exit-code---14-13',
    'action-phase--exit-code--32':
      'action-phase--exit-code--33 action-phase--exit-code--34 action-phase--exit-code--35 action-phase--exit-code--36 action-phase--exit-code--37 action-phase--exit-code--38 action-phase--exit-code--40 action-phase--exit-code--43',
  },
  'v3/guidelines/ton-connect/cookbook/ton-transfer': {
    'transaction-template': '2-sending-the-messages sending-the-messages sending-complex-transactions serialization-of-cells',
    'transfer-with-a-comment': 'transfer-with-comment',
  },
  'v3/guidelines/ton-connect/creating-manifest': {
    'next-steps': 'see-also',
  },
  'v3/guidelines/ton-connect/frameworks/python': {
    'sending-a-transaction': 'sending-a-simplified-transfer',
    'event-types': 'success-events error-events',
    'handling-events': 'using-method using-decorators',
    'additional-parameters': 'attaching-parameters-to-a-specific-event defining-global-parameters-for-all-events',
  },
  'v3/guidelines/ton-connect/frameworks/react': {
    'optional-check-on-the-backend-ton_proof':
      'connection-using-tonproof optional-check-ton_proof-on-the-backend logging-in-with-tonkeeper-1',
    'wallet-disconnection': 'logging-out-and-requesting-tonproof',
  },
  'v3/guidelines/ton-connect/guidelines/transaction-by-external-message': {
    'finding-a-transaction-by-incoming-message': 'find-a-transaction-by-incoming-message',
    'waiting-for-transaction-confirmation': 'wait-for-transaction-confirmation',
  },
  'v3/guidelines/ton-connect/overview': {
    'message-bodies': '添加评论的转账',
    'projects-using-ton-connect': 'third-party-ton-services-compatible-with-ton-connect-20',
  },
  'v3/guidelines/web3/ton-dns/subresolvers': {
    '': 'introduction relevant-links',
    'domain-contracts-searcher': 'appendix-1-code-of-resolve-contractton',
  },
  'v3/guidelines/web3/ton-proxy-sites/how-to-run-ton-site': {
    'checking-site-availability': 'further-steps',
    'see-also': 'references',
  },
  'v3/guidelines/web3/ton-storage/storage-daemon': {
    'managing-added-bags': 'methods',
  },
  'v3/guidelines/web3/ton-storage/storage-provider': {
    'running-and-configuring-a-provider': 'further-work-with-the-provider',
  },
};
