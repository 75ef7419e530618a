/** Facts about the contract codes used on mainnet, read from them or measured; the codes are not part of this repository. */
export const highloadFacts = {
  v3: {
    repository: 'ton-blockchain/highload-wallet-contract-v3',
    path: 'contracts/highload-wallet-v3.func',
    commit: 'f5d9b59',
    /** Compiled with FunC 0.4.6; the build in the repository has the same hash. */
    hash: '11acad7955844090f283bf238bc1449871f783e7cc0979408d3f4859483e8525',
    methods: [78_748, 80_822, 81_467, 105_070, 117_746],
    throws: [33, 34, 35, 36, 37, 38],
    /** Gas and fees (in Gram) of a deployed wallet for this many messages of 0.01 Gram without a body, at prices of 8 August 2026. */
    cost: {
      1: {gas: 6155, fees: '0.000594135'},
      254: {gas: 6155 + 1756, fees: '0.022473956'},
    },
  },
  v2: {
    repository: 'ton-blockchain/ton',
    path: 'crypto/smartcont/highload-wallet-v2-code.fc',
    commit: 'ca7d6e456745a64eac8204a7b0b64516b61cf2db',
    /** Compiled with FunC 0.4.6. */
    hash: '9494d1cc8edf12f05671a1a9ba09921096eb50811e1924ec65c3c629fbb80812',
    methods: [78_748, 117_746],
    throws: [32, 34, 35],
    cost: {
      1: {gas: 6802, fees: '0.000628403'},
      254: {gas: 289_591, fees: '0.036443088'},
    },
  },
} as const;
