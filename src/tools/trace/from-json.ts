// Traces as the public HTTP APIs answer them: v3 `traces` and `transactions`, v2 `getTransactions`.
import {Cell} from '@ton/core';
import {jsonFault} from '../shared/json-fault.ts';
import {contentOf, keyOf, transactionOf} from './from-cells.ts';
import type {Found, MessageView, Read} from './steps.ts';
import {arrange} from './steps.ts';

/** What a field should have been, with its path: `transactions[0].lt`. */
class Shape extends Error {}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of the answer with its path, so that what is missing can be named. */
class Node {
  constructor(
    readonly value: unknown,
    readonly path: string,
  ) {}

  get(name: string): Node {
    if (!isObject(this.value)) throw new Shape(this.path);
    return new Node(this.value[name], this.path ? `${this.path}.${name}` : name);
  }

  get missing(): boolean {
    return this.value === undefined || this.value === null;
  }

  list(): Node[] {
    if (!Array.isArray(this.value)) throw new Shape(this.path);
    return this.value.map((item: unknown, index) => new Node(item, `${this.path}[${index}]`));
  }

  whole(): bigint {
    const {value} = this;
    if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
    if (typeof value === 'string' && /^-?\d{1,40}$/.test(value)) return BigInt(value);
    throw new Shape(this.path);
  }

  amount(): bigint {
    return this.missing ? 0n : this.whole();
  }

  number(): number {
    return Number(this.whole());
  }

  flag(): boolean {
    if (typeof this.value !== 'boolean') throw new Shape(this.path);
    return this.value;
  }

  text(): string {
    if (typeof this.value !== 'string') throw new Shape(this.path);
    return this.value;
  }

  /** A hash in hexadecimal or base64, as lower-case hexadecimal. */
  hash(): string {
    const text = this.text();
    const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64');
    if (bytes.length !== 32) throw new Shape(this.path);
    return bytes.toString('hex');
  }

  address(): string | undefined {
    if (this.missing) return undefined;
    const text = this.text();
    if (!/^-?\d+:[0-9a-f]{64}$/i.test(text)) throw new Shape(this.path);
    return text.toLowerCase();
  }
}

/** Reads the text of an answer. Faults are told by the position in the text, or by the path of the field. */
export function fromJson(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {kind: 'wrong', problem: {code: 'json', at: jsonFault(text) ?? text.length, reason: (error as Error).message}};
  }
  try {
    const found = transactionsOf(new Node(value, ''));
    return found.length === 0 ? {kind: 'empty'} : {kind: 'steps', ...arrange(found)};
  } catch (error) {
    if (error instanceof Shape) return {kind: 'wrong', problem: {code: 'json-shape', at: 0, path: error.message}};
    throw error;
  }
}

function transactionsOf(root: Node): Found[] {
  if (Array.isArray(root.value)) return root.list().map(transaction);
  if (!root.get('traces').missing)
    return root
      .get('traces')
      .list()
      .flatMap((trace) => fromMap(trace.get('transactions')));
  if (!root.get('result').missing) return root.get('result').list().map(serialized);
  const transactions = root.get('transactions');
  if (transactions.missing) throw new Shape('traces, transactions');
  return Array.isArray(transactions.value) ? transactions.list().map(transaction) : fromMap(transactions);
}

const fromMap = (map: Node): Found[] => {
  if (!isObject(map.value)) throw new Shape(map.path);
  return Object.keys(map.value).map((key) => transaction(map.get(key)));
};

/** An item of v2 has the transaction itself as a bag of cells. */
function serialized(item: Node): Found {
  const data = item.get('data');
  const text = data.text();
  try {
    return transactionOf(Cell.fromBase64(text));
  } catch {
    throw new Shape(data.path);
  }
}

function transaction(node: Node): Found {
  const description = node.get('description');
  const ordinary = ['ord', 'generic'].includes(description.get('type').text());
  const compute = description.get('compute_ph');
  const action = description.get('action');
  const bounce = description.get('bounce');
  const storage = description.get('storage_ph');
  const incoming = node.get('in_msg');
  return {
    hash: node.get('hash').hash(),
    account: node.get('account').address()!,
    lt: node.get('lt').whole(),
    now: node.get('now').number(),
    type: ordinary ? 'generic' : description.get('type').text(),
    storageFees: storage.missing ? 0n : storage.get('storage_fees_collected').amount(),
    compute: compute.missing
      ? undefined
      : compute.get('skipped').value === true
        ? {skipped: compute.get('reason').text().replace('_', '-')}
        : {
            exitCode: compute.get('exit_code').number(),
            success: compute.get('success').flag(),
            gasUsed: compute.get('gas_used').whole(),
            gasFees: compute.get('gas_fees').whole(),
            steps: compute.get('vm_steps').number(),
          },
    action: action.missing
      ? undefined
      : {
          success: action.get('success').flag(),
          resultCode: action.get('result_code').number(),
          messages: action.get('msgs_created').number(),
          skipped: action.get('skipped_actions').number(),
          forwardFees: action.get('total_fwd_fees').amount(),
          actionFees: action.get('total_action_fees').amount(),
        },
    bounce: bounce.missing ? undefined : bounceOf(bounce.get('type').text()),
    totalFees: node.get('total_fees').whole(),
    incoming: incoming.missing ? undefined : message(incoming),
    outgoing: node.get('out_msgs').list().map(message),
    balanceBefore: balance(node.get('account_state_before')),
    balanceAfter: balance(node.get('account_state_after')),
  };
}

/** `ok`, `nofunds`, `negfunds`, in whatever way an API joins the words. */
const bounceOf = (text: string): string => (/neg/.test(text) ? 'negative-funds' : /no/.test(text) ? 'no-funds' : 'ok');

const balance = (state: Node): bigint | undefined =>
  state.missing || state.get('balance').missing ? undefined : state.get('balance').whole();

function message(node: Node): MessageView {
  const from = node.get('source').address();
  const to = node.get('destination').address();
  const bounced = node.get('bounced').value === true;
  const hash = node.get('hash').hash();
  const lt = node.get('created_lt');
  return {
    hash,
    key: from === undefined || to === undefined || lt.missing ? hash : keyOf(from, lt.whole()),
    kind: from === undefined ? 'external-in' : to === undefined || node.get('value').missing ? 'external-out' : 'internal',
    from,
    to,
    value: node.get('value').amount(),
    bounced,
    ...bodyOf(node, bounced),
  };
}

/** The body is read from its cells, where the answer has them; else there is the operation alone. */
function bodyOf(node: Node, bounced: boolean): Pick<MessageView, 'op' | 'comment'> {
  const content = node.get('message_content');
  if (!content.missing && !content.get('body').missing) {
    const body = content.get('body');
    try {
      return contentOf(Cell.fromBase64(body.text()), bounced);
    } catch {
      throw new Shape(body.path);
    }
  }
  const op = node.get('opcode');
  if (op.missing) return {op: undefined, comment: undefined};
  // TON Center writes it in hexadecimal, other servers as a number with a sign.
  const text = String(op.value);
  if (!/^(?:0x[0-9a-f]{1,8}|-?\d{1,10})$/i.test(text)) throw new Shape(op.path);
  return {op: Number(text) >>> 0, comment: undefined};
}
