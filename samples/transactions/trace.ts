import {
  type Address,
  beginCell,
  fromNano,
  storeMessage,
  type Message,
  type Transaction,
} from '@ton/core';

// region build
export interface TraceNode {
  readonly transaction: Transaction;
  readonly children: TraceNode[];
}

/** A message arrives as it was sent, so its cell hash links the transaction that sent it with the one it caused. */
const messageHash = (message: Message): string =>
  beginCell().store(storeMessage(message)).endCell().hash().toString('hex');

/** Builds trees from transactions in any order. A root's incoming message was not sent by any of the given transactions. */
export function buildTraces(transactions: readonly Transaction[]): TraceNode[] {
  const nodes = transactions.map((transaction): TraceNode => ({
    transaction,
    children: [],
  }));
  const byIncoming = new Map<string, TraceNode>();
  for (const node of nodes) {
    const {inMessage} = node.transaction;
    if (inMessage) byIncoming.set(messageHash(inMessage), node);
  }
  const roots = new Set(nodes);
  for (const node of nodes) {
    for (const message of node.transaction.outMessages.values()) {
      const child = byIncoming.get(messageHash(message));
      if (child) {
        node.children.push(child);
        roots.delete(child);
      }
    }
  }
  return [...roots];
}

export const flatten = (node: TraceNode): TraceNode[] => [
  node,
  ...node.children.flatMap(flatten),
];
// endregion

// region pending
/** Internal messages without a transaction so far: the trace is not complete, so request it again later. */
export function pending(trace: TraceNode): Message[] {
  return flatten(trace).flatMap(({transaction, children}) => {
    const taken = new Set(
      children.map((child) => messageHash(child.transaction.inMessage!)),
    );
    return [...transaction.outMessages.values()].filter(
      (message) => message.info.type === 'internal' && !taken.has(messageHash(message)),
    );
  });
}
// endregion

// region outcome
export interface Outcome {
  /** The code succeeded, and all its actions were accepted or skipped as allowed. */
  readonly ok: boolean;
  readonly reason: string;
}

/** The outcome of one transaction. It says nothing about the transactions that follow. */
export function outcomeOf(transaction: Transaction): Outcome {
  const {description} = transaction;
  if (description.type !== 'generic') {
    return {ok: true, reason: description.type};
  }
  const {computePhase: compute, actionPhase: action, bouncePhase: bounce} = description;
  const returned = bounce ? `, bounce ${bounce.type}` : '';
  if (compute.type === 'skipped') {
    // A transfer without the bounce flag is credited to an account without code, although the compute phase is skipped.
    return {ok: false, reason: `skipped: ${compute.reason}${returned}`};
  }
  if (!compute.success) {
    return {ok: false, reason: `exit code ${compute.exitCode}${returned}`};
  }
  if (action && !action.success) {
    return {ok: false, reason: `result code ${action.resultCode}${returned}`};
  }
  const skipped = action?.skippedActions
    ? `, skipped actions: ${action.skippedActions}`
    : '';
  return {ok: true, reason: `exit code ${compute.exitCode}${skipped}`};
}
// endregion

// region arrived
/**
 * Did the value of this message stay with the receiver? `aborted` alone does not tell: an account without code aborts
 * every transaction and keeps the Gram that came without the bounce flag.
 */
export function valueStayed(transaction: Transaction): boolean {
  const {inMessage, description} = transaction;
  if (inMessage?.info.type !== 'internal' || description.type !== 'generic') {
    return false;
  }
  return description.bouncePhase?.type !== 'ok';
}
// endregion

// region show
const opOf = ({body}: Message): string => {
  const slice = body.beginParse();
  return slice.remainingBits >= 32
    ? ` 0x${slice.loadUint(32).toString(16).padStart(8, '0')}`
    : '';
};

const arrival = (message: Message | null | undefined): string => {
  if (message?.info.type !== 'internal') {
    return message ? 'external' : 'none';
  }
  const {value, bounced} = message.info;
  return `${fromNano(value.coins)} GRAM${bounced ? ' bounced' : opOf(message)}`;
};

/** One line for each transaction: who, what arrived, what became of it, how many messages went out. */
export function show(
  trace: TraceNode,
  nameOf: (account: Address | bigint) => string,
  depth = 0,
): string[] {
  const {transaction, children} = trace;
  const {ok, reason} = outcomeOf(transaction);
  const line = [
    ('  '.repeat(depth) + nameOf(transaction.address)).padEnd(20),
    arrival(transaction.inMessage).padEnd(28),
    (ok ? 'ok    ' : 'failed') + ' ' + reason,
    transaction.outMessages.size > 0 ? `; out: ${transaction.outMessages.size}` : '',
  ].join('');
  return [line, ...children.flatMap((child) => show(child, nameOf, depth + 1))];
}
// endregion
