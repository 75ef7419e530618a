// What the viewer shows of a trace, however it was given: the same shape from bags of cells and from an API's JSON.

/** A message as its receiver or sender sees it. Amounts are in nanograms, addresses raw (`0:…`). */
export interface MessageView {
  /** Hash of the message's cell, hexadecimal; empty where the JSON does not have it. */
  readonly hash: string;
  /**
   * The same for the message that was sent and the one that was received: source and logical time of an internal message,
   * the hash of another one. Hashes alone do not do: emulators pack a message anew before they deliver it.
   */
  readonly key: string;
  readonly kind: 'internal' | 'external-in' | 'external-out';
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly value: bigint;
  /** First 32 bits of the body, if it has so many; of a returned message, those after the mark of the return. */
  readonly op: number | undefined;
  readonly bounced: boolean;
  /** The text of a comment. */
  readonly comment: string | undefined;
}

/** A phase that was skipped has a reason instead of codes. */
export type Compute =
  | {readonly skipped: string}
  | {readonly exitCode: number; readonly success: boolean; readonly gasUsed: bigint; readonly gasFees: bigint; readonly steps: number};

export interface Action {
  readonly success: boolean;
  readonly resultCode: number;
  readonly messages: number;
  readonly skipped: number;
  readonly forwardFees: bigint;
  readonly actionFees: bigint;
}

/** One transaction of a trace. */
export interface Step {
  /** Place in the tree: 0 for the first transaction of a trace. Steps are listed parents first. */
  readonly depth: number;
  /** Index of the step whose message caused this one. */
  readonly parent: number | undefined;
  readonly hash: string;
  readonly account: string;
  readonly lt: bigint;
  /** Unix time, seconds. */
  readonly now: number;
  /** `generic` is an ordinary one; the others are made by the network itself. */
  readonly type: string;
  readonly ok: boolean;
  readonly storageFees: bigint;
  readonly compute: Compute | undefined;
  readonly action: Action | undefined;
  readonly bounce: string | undefined;
  readonly totalFees: bigint;
  readonly incoming: MessageView | undefined;
  readonly outgoing: readonly MessageView[];
  /** Internal messages that no transaction here has received. */
  readonly pending: readonly MessageView[];
  readonly balanceBefore: bigint | undefined;
  readonly balanceAfter: bigint | undefined;
}

/** A transaction before it has its place in the tree. */
export type Found = Omit<Step, 'depth' | 'parent' | 'pending' | 'ok'>;

/** What is wrong with the input. `at` counts characters from 0, `item` the bags or transactions from 1. */
export type Problem =
  | {readonly code: 'character'; readonly at: number; readonly character: string}
  | {readonly code: 'incomplete'; readonly at: number; readonly item: number}
  | {readonly code: 'bag'; readonly at: number; readonly item: number; readonly reason: string}
  | {readonly code: 'not-a-transaction'; readonly at: number; readonly item: number}
  | {readonly code: 'json'; readonly at: number; readonly reason: string}
  | {readonly code: 'json-shape'; readonly at: number; readonly path: string};

export type Read =
  | {readonly kind: 'empty'}
  | {readonly kind: 'wrong'; readonly problem: Problem}
  | {readonly kind: 'steps'; readonly steps: readonly Step[]; readonly repeated: number}
  | {readonly kind: 'message'; readonly message: MessageView};

/** The transaction ran its code to the end, and all its actions were accepted. It says nothing about those that follow. */
function succeeded({type, compute, action}: Found): boolean {
  if (type !== 'generic' || !compute) return true;
  return !('skipped' in compute) && compute.success && (action?.success ?? true);
}

/**
 * Puts transactions, in any order, into trees by the keys of their messages: parents first, brothers in the order in
 * which they were sent. The same transaction given twice counts once.
 */
export function arrange(given: readonly Found[]): {steps: Step[]; repeated: number} {
  const found = [...new Map(given.map((one) => [one.hash, one])).values()];
  const byIncoming = new Map(found.flatMap((one) => (one.incoming ? [[one.incoming.key, one] as const] : [])));
  const children = new Map<Found, Found[]>();
  const caused = new Set<Found>();
  for (const one of found) {
    const own = one.outgoing.flatMap(({key}) => byIncoming.get(key) ?? []).filter((child) => child !== one && !caused.has(child));
    for (const child of own) caused.add(child);
    children.set(one, own);
  }
  const earliest = (a: Found, b: Found): number => (a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : 0);
  const steps: Step[] = [];
  // A stack of its own: a chain of thousands of messages is deeper than the call stack of some browsers.
  const open = found
    .filter((one) => !caused.has(one))
    .sort(earliest)
    .reverse()
    .map((one) => ({one, depth: 0, parent: undefined as number | undefined}));
  while (open.length > 0) {
    const {one, depth, parent} = open.pop()!;
    const index = steps.length;
    const own = children.get(one)!;
    const taken = new Set(own.map(({incoming}) => incoming!.key));
    const pending = one.outgoing.filter(({kind, key}) => kind === 'internal' && !taken.has(key));
    steps.push({...one, depth, parent, ok: succeeded(one), pending});
    for (const child of [...own].reverse()) open.push({one: child, depth: depth + 1, parent: index});
  }
  return {steps, repeated: given.length - found.length};
}
