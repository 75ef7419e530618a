// The diagram in time: what stands in each of its rows. Pure.
import type {MessageView, Step} from './steps.ts';

/** A message on its way, and what it set off. */
export interface Row {
  /** Lane in which it begins; nothing where the sender has none. */
  readonly from: string | undefined;
  readonly to: string;
  readonly message: MessageView | undefined;
  /** Index of the transaction that received it; nothing where there is none, as for a message to a person. */
  readonly step: number | undefined;
}

/**
 * The rows of the diagram in the order of logical time. A message that no transaction received has one where its
 * receiver has a lane, below the transaction that sent it.
 * @param lanes accounts that have a lane
 */
export function rowsOf(steps: readonly Step[], lanes: ReadonlySet<string>): Row[] {
  const lane = (account: string | undefined): string | undefined => (account !== undefined && lanes.has(account) ? account : undefined);
  const inTime = [...steps.keys()].sort((a, b) => (steps[a]!.lt < steps[b]!.lt ? -1 : 1));
  return inTime.flatMap((index) => {
    const {account, parent, incoming, pending} = steps[index]!;
    return [
      {from: parent === undefined ? lane(incoming?.from) : steps[parent]!.account, to: account, message: incoming, step: index},
      ...pending
        .filter(({to}) => lane(to) !== undefined)
        .map((message): Row => ({from: account, to: message.to!, message, step: undefined})),
    ];
  });
}

/** `3` of a computation that threw, the reason where none ran, the result code of actions that failed; nothing for what succeeded. */
export function faultOf({ok, compute, action}: Step): string | undefined {
  if (ok || !compute) return undefined;
  if ('skipped' in compute) return compute.skipped;
  return String(compute.success ? (action?.resultCode ?? '') : compute.exitCode);
}
