/** Facts about a contract's code, read from it and its source once; the code itself is not part of this repository. */
export interface CodeFacts {
  /** The repository of the source, with its path and the commit that was read. */
  readonly repository: string;
  readonly path: string;
  readonly commit: string;
  /** Hash of the code: compiled with FunC 0.4.6, or of the build in the repository (`vesting`). */
  readonly hash: string;
  /** Numbers above 65,535 in the code's dictionary of methods, that is, the get methods. */
  readonly methods: readonly number[];
  /** Exit codes that the source throws, and 9 for a malformed body. */
  readonly throws?: readonly number[];
}

/** The ID of the get method with this name. */
export function methodId(name: string): number {
  let crc = 0;
  for (const byte of Buffer.from(name)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc | 0x10000;
}

export const codeFacts: Readonly<Record<string, CodeFacts>> = {
  elector: {
    repository: 'ton-blockchain/ton',
    path: 'crypto/smartcont/elector-code.fc',
    commit: 'ca7d6e456745a64eac8204a7b0b64516b61cf2db',
    hash: 'febfd56fa7c2a5010aea13c738df0c2155d6670e8b055dd312d2372f38f7701b',
    methods: [
      70_210, 74_376, 77_853, 81_558, 86_500, 86_535, 86_698, 87_852, 97_951, 104_565,
      123_541, 130_944,
    ],
    throws: [9, 34, 37, 40, 41, 44, 49, 57, 59, 61],
  },
  config: {
    repository: 'ton-blockchain/ton',
    path: 'crypto/smartcont/config-with-ownable-params.fc',
    commit: 'ca7d6e456745a64eac8204a7b0b64516b61cf2db',
    hash: 'c4844c82c82277d65fba7dd320b390f16e89e9c106812e367b679bf0de1313e0',
    methods: [75_077, 85_143, 94_347, 107_394],
    throws: [9, 33, 34, 35, 37, 39, 40, 41, 44],
  },
  dnsRoot: {
    repository: 'ton-blockchain/dns-contract',
    path: 'func/root-dns.fc',
    commit: 'd08131031fb659d2826cccc417ddd9b98476f814',
    hash: 'ec333db274855a371866564af122160a52be70ad2bc1a02ab779c2390beaf6a6',
    methods: [123_660],
    throws: [70],
  },
  dnsManual: {
    repository: 'ton-blockchain/ton',
    path: 'crypto/smartcont/dns-manual-code.fc',
    commit: 'ca7d6e456745a64eac8204a7b0b64516b61cf2db',
    hash: '7353ade3e1f7cbedc525b3e7bc3226fe5ac8276fa5279ac37fb6efbc88f422b7',
    methods: [78_748, 111_475, 123_660],
  },
  dnsAuto: {
    repository: 'ton-blockchain/ton',
    path: 'crypto/smartcont/dns-auto-code.fc',
    commit: 'ca7d6e456745a64eac8204a7b0b64516b61cf2db',
    hash: '6fef4393efe9e58f30d80237fe9533338c8e5c8bad8b76458a7112b9ca9552c9',
    methods: [
      67_418, 85_700, 87_450, 108_994, 109_522, 110_574, 113_123, 113_304, 123_660,
    ],
  },
  nominatorPool: {
    repository: 'ton-blockchain/nominator-pool',
    path: 'func/pool.fc',
    commit: '2f35c36b5ad662f10fd7b01ef780c3f1949c399d',
    hash: '9a3ec14bc098f6b44064c305222caea2800f17dda85ee6a8198a7095ede10dcf',
    methods: [81_689, 83_575, 84_246, 111_161, 112_473, 113_789, 130_309],
    throws: [
      9, 60, 61, 62, 64, 65, 66, 67, 68, 69, 70, 71, 73, 74, 75, 76, 78, 79, 80, 81, 82,
      83, 84, 85, 86, 111, 112, 113, 121, 122, 123, 124, 133, 329,
    ],
  },
  singleNominator10: {
    repository: 'orbs-network/single-nominator',
    path: 'contracts/single-nominator.fc',
    commit: 'f268b57ef4d7dc3076b4b946cf99dcc5ffbe44ec',
    hash: 'a42ae69eac76ffe0e452d3d4f13d387a14e46c01a5aadba5fc1d893e6c71f5ba',
    methods: [81_689, 130_208],
  },
  singleNominator11: {
    repository: 'orbs-network/single-nominator',
    path: 'contracts/single-nominator.fc',
    commit: '656696b4840d9226da3d98410f0103ee4efb0402',
    hash: 'cc0d39589eb2c0cfe0fde28456657a3bdd3d953955ae3f98f25664ab3c904fbd',
    methods: [81_689, 130_208],
    throws: [9, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005],
  },
  vesting: {
    repository: 'ton-blockchain/vesting-contract',
    path: 'build/VestingWallet.compiled.json',
    commit: '2a63cb96942332abf92ed8425b37645fe4f41f86',
    hash: 'b48b531abec3b714638291f7d77ed6dc9f6a2729efca20477137374d4ae8b590',
    methods: [78_748, 81_467, 82_536, 85_143, 85_425, 107_618, 120_902],
    throws: [9, 33, 34, 35, 36, 100, 101, 102, 103, 104],
  },
};
