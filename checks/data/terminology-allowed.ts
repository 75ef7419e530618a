/** Places where a rule of `terminology.ts` does not hold, each with its reason. */
export interface AllowedTerm {
  /** Name of the rule. */
  readonly rule: string;
  /** Page id (all languages), the start of one with a `*` at its end, or the file of an interface string. */
  readonly page: string;
  /** Only text that matches this; everything on the page otherwise. */
  readonly text?: RegExp;
  readonly reason: string;
}

export const allowedTerms: readonly AllowedTerm[] = [
  {rule: 'cell', page: 'data/tvm/exit-codes/help/compute.ts', text: /Tolk 中即 Cell/u, reason: 'The name of a type in Tolk.'},
  {rule: 'elector', page: 'v3/documentation/tvm/tvm-exit-codes', reason: 'The table names contracts as their source code does.'},
  {rule: 'jetton', page: '*', text: /Jetton [12]\.0|^Jetton/, reason: 'The name of a contract, or the title of a page.'},
  {
    rule: 'zero-state',
    page: 'v3/documentation/smart-contracts/contracts-specs/governance',
    text: /gen-zerostate/,
    reason: 'The name of a file in the repository of the node.',
  },
  {rule: 'jetton-master', page: 'v3/concepts/glossary', reason: 'The glossary gives the word of the community.'},
  {
    rule: 'toncoin',
    page: '*',
    text: /formerly|former|renam|call(?:s|ed)? the coin|until (?:June )?2026|was called|were called|older|прежн|прежде|раньше|ранее|бывш|переимен|называ|до июня|曾|原名|旧|更名|改名|此前|以前|之前|前称/iu,
    reason: 'The sentence says that it is the former name.',
  },
  {rule: 'ide', page: '*', text: /retired|closed|закрыт|停用|关闭/iu, reason: 'The sentence says that it is gone.'},
  {rule: 'toncoin', page: 'v3/concepts/educational-resources', reason: 'A table of what older material says, and what holds today.'},
  {rule: 'nanoton', page: 'v3/concepts/educational-resources', reason: 'The same table names the former unit.'},
  {rule: 'toncoin', page: 'v3/documentation/ton-documentation', reason: 'A table of what older material says, and what holds today.'},
  {rule: 'toncoin', page: 'v3/concepts/glossary', reason: 'The glossary explains the former name to readers who look it up.'},
  {rule: 'nanoton', page: 'v3/concepts/glossary', reason: 'The glossary explains the former unit.'},
  {rule: 'toncoin', page: 'v3/documentation/faq', reason: 'An answer says what became of the former name.'},
  {
    rule: 'toncoin',
    page: 'v3/concepts/dive-into-ton/introduction',
    reason: 'A section for readers who learned the network before 2026, and a warning of false swaps.',
  },
  {rule: 'ton-coin', page: 'v3/concepts/dive-into-ton/introduction', reason: 'The same section names the former usage.'},
  {rule: 'toncoin', page: '2026-09-08-network-changes-since-mid-2025', reason: 'The post tells of the change of name.'},
  {rule: 'toncoin', page: 'v3/documentation/archive/*', reason: 'The archive keeps the names of its time.'},
  {rule: 'nanoton', page: 'v3/documentation/archive/*', reason: 'The archive keeps the names of its time.'},
  {rule: 'toncoin', page: 'v3/documentation/whitepapers/*', reason: 'Names of published papers.'},
  {
    rule: 'han-double-space',
    page: 'data/tvm/exit-codes/contracts/*',
    reason: 'Words to search for, separated by spaces; no reader sees them.',
  },
  {
    rule: 'nominator-pool',
    page: 'data/tvm/exit-codes/contracts/*',
    text: /^[^，。]*$/u,
    reason: 'Words to search for have the community’s too.',
  },
  {
    rule: 'exit-code',
    page: 'develop/dapps/ton-connect/protocol/*',
    reason: 'Error codes of the protocol’s answers, which are no exit codes.',
  },
  {
    rule: 'exit-code',
    page: 'v3/guidelines/ton-connect/*',
    text: /错误码/u,
    reason: 'Error codes of the protocol’s answers, which are no exit codes.',
  },
  {rule: 'exit-code', page: 'v3/documentation/smart-contracts/func/overview', reason: 'Error codes that the outside world knows.'},
  {rule: 'order', page: 'v3/guidelines/dapps/tutorials/telegram-bot-examples/*', reason: 'Orders of a shop: a purchase is meant.'},
  {rule: 'order', page: 'v3/guidelines/ton-connect/business/*', reason: 'Orders of a shop: a purchase is meant.'},
  {
    rule: 'multisig',
    page: 'data/tvm/exit-codes/contracts/wallets.ts',
    text: /^[^.]*$/u,
    reason: 'Words to search for have the community’s too.',
  },
  {rule: 'ru-dash', page: 'src/tools/address/messages/ru.ts', text: /- и _/u, reason: 'The characters of base64url themselves.'},
  {
    rule: 'ru-dash',
    page: 'src/tvm/page/strings.ts',
    text: /что инструкция берёт/u,
    reason: 'The sign between input and output in the column.',
  },
  {
    rule: 'ru-quotes',
    page: 'src/tools/tvm-run/messages/ru.ts',
    text: /не закрыт/u,
    reason: 'The character that is missing in the program.',
  },
  {rule: 'ru-minus', page: 'src/tools/tvm-run/messages/ru.ts', text: /0xff/u, reason: 'An example of what a reader types.'},
];
