// region decode
import {Cell, loadTransaction, type Message} from '@ton/core';
import {readComment} from './boc.ts';

/** A message in human-readable form. */
export interface ReadMessage {
  readonly from: string;
  readonly to: string;
  /** In nanograms; 0 for external messages. */
  readonly value: bigint;
  /** Opcode: the first 32 bits of the body. Undefined if the body is shorter. */
  readonly op?: string;
  readonly comment?: string;
  readonly bounced: boolean;
}

export interface ReadTransaction {
  readonly lt: bigint;
  /** Unix time in seconds. */
  readonly time: number;
  readonly hash: string;
  /** In nanograms. */
  readonly fees: bigint;
  /** Undefined if no code ran. */
  readonly exitCode?: number;
  readonly gasUsed?: bigint;
  /** Undefined if there was no action phase. */
  readonly actionResult?: number;
  readonly succeeded: boolean;
  readonly incoming?: ReadMessage;
  readonly outgoing: readonly ReadMessage[];
}

/** Reads a transaction from the bag of cells that explorers and HTTP APIs return. */
export function decodeTransaction(boc: Buffer): ReadTransaction {
  const root = Cell.fromBoc(boc)[0] as Cell;
  const {lt, now, totalFees, description, inMessage, outMessages} = loadTransaction(
    root.beginParse(),
  );
  const compute = 'computePhase' in description ? description.computePhase : undefined;
  const action =
    'actionPhase' in description ? (description.actionPhase ?? undefined) : undefined;
  return {
    lt,
    time: now,
    hash: root.hash().toString('hex'),
    fees: totalFees.coins,
    ...(compute?.type === 'vm'
      ? {exitCode: compute.exitCode, gasUsed: compute.gasUsed}
      : {}),
    ...(action ? {actionResult: action.resultCode} : {}),
    // Exit codes 0 and 1 both mean success. A skipped compute phase is not a failure of the code: no code ran.
    succeeded: (compute?.type !== 'vm' || compute.success) && (action?.success ?? true),
    ...(inMessage ? {incoming: readMessage(inMessage)} : {}),
    outgoing: outMessages.values().map(readMessage),
  };
}
// endregion

// region message
function readMessage({info, body}: Message): ReadMessage {
  const slice = body.beginParse();
  const op = slice.remainingBits >= 32 ? slice.preloadUint(32) : undefined;
  const comment = readComment(body);
  return {
    from: info.src?.toString() ?? 'outside',
    to: info.dest?.toString() ?? 'outside',
    value: info.type === 'internal' ? info.value.coins : 0n,
    ...(op === undefined ? {} : {op: `0x${op.toString(16).padStart(8, '0')}`}),
    ...(comment === undefined ? {} : {comment}),
    bounced: info.type === 'internal' && info.bounced,
  };
}
// endregion
