import {attackWords} from '../../../../data/attacks/en.ts';
import type {Role} from '../roles.ts';

export const strings = {
  vulnerable: attackWords.vulnerable,
  resistant: attackWords.resistant,
  again: 'Run it again',
  running: 'Running the attack…',
  finished: 'Finished: against the first contract the attack succeeds, against the second it fails.',
  unexpected: 'Finished, but not as this page says: please report it.',
  succeeds: 'The attack succeeds',
  fails: 'The attack fails',
  /** What came of it, as a sentence. */
  verdict: (what: string, how: string | undefined): string => `${what}${how === undefined ? '' : `: ${how}`}.`,
  gain: (amount: string): string => `the attacker gains ${amount} GRAM`,
  refused: (code: number): string => `refused with exit code ${code}`,
  source: 'Source',
  exitCode: 'exit code',
  resultCode: 'result code',
  messages: 'Messages',
  external: 'external message',
  bounced: 'bounced message',
  paidOut: 'arrives',
  details: 'All figures and the steps of the code',
  balances: 'Before and after',
  who: 'What',
  before: 'Before',
  after: 'After',
  change: 'Change',
  balanceOf: (role: string): string => `${role}, Gram`,
  note: 'Balances are rounded to four digits. Those of people leave out the fees of their own wallets.',
  roles: {
    attacker: 'Attacker',
    owner: 'Owner',
    member: 'Member',
    jettonWallet: 'Jetton wallet',
    nobody: 'Address without a contract',
    contract: 'Contract',
    accomplice: "Attacker's contract",
    database: 'Database',
  } satisfies Record<Role, string>,
  attacks: attackWords.attacks,
};

type Text<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : {readonly [K in keyof T]: Text<T[K]>};

/** The strings of a language. */
export type AttackStrings = Text<typeof strings>;
