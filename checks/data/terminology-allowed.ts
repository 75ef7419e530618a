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
];
