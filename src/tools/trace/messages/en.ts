import {numbers} from '../../shared/number-messages/en';
import type {MessageView, Problem, Step} from '../steps';

const plural = (count: number, one: string): string => `${numbers.whole(BigInt(count))} ${one}${count === 1 ? '' : 's'}`;

const skipReasons: Readonly<Record<string, string>> = {
  'no-state': 'the account has no code',
  'bad-state': 'the StateInit does not match the address or is not allowed',
  'no-gas': 'the value pays for no gas',
  suspended: 'the address is suspended',
};
const skipped = (reason: string): string => `skipped: ${skipReasons[reason] ?? reason}`;
const exitCode = (code: number): string => `exit code ${String(code).replace('-', '−')}`;
const resultCode = (code: number): string => `result code ${code}`;

export const messages = {
  numbers,
  colon: ': ',
  /** What a code means, after it. */
  meaning: (name: string): string => ` (${name})`,
  label: 'Transactions',
  help: 'Bags of cells in hex or base64, one on each line, in any order; or the JSON of /api/v3/traces, /api/v3/transactions or /api/v2/getTransactions.',
  try: 'Try:',
  examples: {jetton: 'A jetton transfer', bounce: 'A transfer that comes back', failed: 'A failed payout'},
  empty: 'No transactions yet. Paste some, or try an example.',
  playground: 'Open the playground',
  lastRun: 'Last run of the playground',
  noRun: {
    none: 'This browser keeps no run of the playground. Send a message to a contract there first, then press the button again.',
    damaged: 'The run that this browser keeps is damaged. Run the message in the playground again, then press the button again.',
  },
  tooLong: 'This input is too long for the address of the page: a link will not contain it.',
  failed: (text: string) => `The transactions could not be read: ${text}`,
  problem: (one: Problem): string => {
    switch (one.code) {
      case 'character':
        return `Character ${one.at + 1}, “${one.character}”, is neither hexadecimal nor base64.`;
      case 'incomplete':
        return `Bag ${one.item} ends too early, after character ${one.at}.`;
      case 'bag':
        return `Bag ${one.item}, which begins at character ${one.at + 1}, is not a readable bag of cells: ${one.reason}.`;
      case 'not-a-transaction':
        return `Bag ${one.item}, which begins at character ${one.at + 1}, holds no transaction.`;
      case 'json':
        return `This is not valid JSON at character ${one.at + 1}: ${one.reason}.`;
      case 'json-shape':
        return `The JSON is not an answer with transactions: ${one.path || 'the whole'} is missing or has another type.`;
    }
  },
  found: (count: number, failed: number) =>
    `${plural(count, 'transaction')}, ${failed === 0 ? 'all succeeded.' : `${numbers.whole(BigInt(failed))} failed.`}`,
  fees: (gram: string) => `Fees of all transactions: ${gram} GRAM.`,
  roots: (count: number) => `They belong to ${count} traces.`,
  waiting: (count: number) => `The transactions of ${plural(count, 'message')} are missing.`,
  repeated: (count: number) => `${plural(count, 'repeated transaction')} left out.`,
  tree: 'Transactions, each below the one that caused it',
  more: (count: number) => `Show ${count} more`,
  messageAlone: 'This is a message, not a transaction. It has no phases.',
  noMessage: 'no incoming message',
  kinds: {'external-in': 'external message', 'external-out': 'outgoing external message', internal: 'internal message'} satisfies Record<
    MessageView['kind'],
    string
  >,
  bounced: 'returned',
  ok: 'OK',
  notOk: 'Failed',
  reason: ({compute, action, bounce}: Step): string => {
    const back = bounce === 'ok' ? ', the value was returned' : '';
    // An account without code keeps what comes without the bounce flag.
    if (compute && 'skipped' in compute) return skipped(compute.skipped) + (back || ', the value stayed');
    if (compute && !compute.success) return exitCode(compute.exitCode) + back;
    return action ? resultCode(action.resultCode) + back : '';
  },
  details: 'Phases',
  columns: ['Part', 'Value'],
  row: {
    account: 'Account',
    hash: 'Hash',
    time: 'Time',
    storage: 'Storage phase',
    compute: 'Compute phase',
    action: 'Action phase',
    bounce: 'Bounce phase',
    total: 'Total fees',
    balance: 'Balance',
  },
  skipped,
  exitCode,
  resultCode,
  computed: (gas: string, fees: string, steps: number) => `, ${gas} gas for ${fees}, ${plural(steps, 'instruction')}`,
  acted: (sent: number, left: number, fees: string) =>
    `, ${plural(sent, 'message')} created${left ? `, ${plural(left, 'action')} skipped` : ''}, forward fees ${fees}`,
  bounces: {
    ok: 'the rest of the value was returned',
    'no-funds': 'too little remained to return it',
    'negative-funds': 'nothing remained to return',
  },
  sent: 'Messages sent',
  notHere: '(its transaction is missing)',
  lanes: 'The trace in time',
  lanesText: (count: number, accounts: number) =>
    `${plural(count, 'transaction')} of ${plural(accounts, 'account')} in the order of logical time. The list above has the same content.`,
  tooManyLanes: 'The diagram in time is drawn for up to 8 accounts and 40 transactions.',
};

export type Messages = typeof messages;
