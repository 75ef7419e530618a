import {loadMessage, type Cell, type Message} from '@ton/core';
import {normalizedHash} from '../clients/external-message.ts';
import {outcomeOf, pending, type TraceNode} from './trace.ts';

// region find
/** The trace that an external message started, regardless of the message's layout in the block. */
export function traceOf(
  message: Message,
  traces: readonly TraceNode[],
): TraceNode | undefined {
  const wanted = normalizedHash(message);
  return traces.find(({transaction: {inMessage}}) => {
    return (
      inMessage?.info.type === 'external-in' && normalizedHash(inMessage).equals(wanted)
    );
  });
}
// endregion

// region boc
/** `sendTransaction` of TON Connect returns the BoC of the external message; a backend needs only its normalized hash. */
export function trackingHash(boc: Cell): string {
  return normalizedHash(loadMessage(boc.beginParse())).toString('hex');
}
// endregion

// region status
export type Status = 'waiting' | 'expired' | 'running' | 'refused' | 'done';

/** Seconds in which a shard block made in time may still reach the masterchain. */
const margin = 30;

/**
 * @param validUntil the time in the signed request
 * @param seenUntil the time of the newest finalized block that the source has indexed
 */
export function statusOf(
  trace: TraceNode | undefined,
  validUntil: number,
  seenUntil: number,
): Status {
  if (!trace) {
    // Until all blocks up to `validUntil` are indexed, one of them may still contain the request.
    return seenUntil > validUntil + margin ? 'expired' : 'waiting';
  }
  if (!outcomeOf(trace.transaction).ok) return 'refused';
  return pending(trace).length > 0 ? 'running' : 'done';
}
// endregion
