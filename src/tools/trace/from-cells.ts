// Transactions and messages from bags of cells, read by `@ton/core`.
import {Cell, Dictionary, loadMessage, loadTransaction, type Address, type Message, type Slice} from '@ton/core';
import {readText} from '../boc/input.ts';
import type {Action, Compute, Found, MessageView, Read} from './steps.ts';
import {arrange} from './steps.ts';

const hexOf = (cell: Cell): string => cell.hash().toString('hex');
const raw = (address: unknown): string | undefined =>
  address !== null && typeof address === 'object' && 'toRawString' in address ? (address as Address).toRawString() : undefined;

/** A body that the contract returned begins with 32 ones. */
const BOUNCED = 0xffffffff;

/** Operation and comment of a body. */
export function contentOf(body: Cell, bounced: boolean): Pick<MessageView, 'op' | 'comment'> {
  const nothing = {op: undefined, comment: undefined};
  if (body.isExotic) return nothing;
  const slice: Slice = body.beginParse();
  if (slice.remainingBits < 32) return nothing;
  let op = slice.loadUint(32);
  if (bounced && op === BOUNCED) {
    // The mark of a return, before the first bits of what was sent.
    if (slice.remainingBits < 32) return nothing;
    op = slice.loadUint(32);
  }
  if (op !== 0 || bounced) return {op, comment: undefined};
  try {
    return {op, comment: slice.loadStringTail()};
  } catch {
    // Bits that make no whole bytes: operation 0, but no text.
    return {op, comment: undefined};
  }
}

/** Source and logical time of an internal message: together they belong to it alone. */
export const keyOf = (from: string, lt: bigint): string => `${from}@${lt}`;

/** A message with the hash of the cell in which it lies; to pack it anew could change the hash. */
export function viewOf(cell: Cell): MessageView {
  const message: Message = loadMessage(cell.beginParse());
  const {info} = message;
  const bounced = info.type === 'internal' && info.bounced;
  const hash = hexOf(cell);
  return {
    hash,
    key: info.type === 'internal' ? keyOf(raw(info.src)!, info.createdLt) : hash,
    kind: info.type === 'external-out' ? 'external-out' : info.type,
    from: raw(info.src),
    to: raw(info.dest),
    value: info.type === 'internal' ? info.value.coins : 0n,
    bounced,
    ...contentOf(message.body, bounced),
  };
}

/** Decodes one transaction. Throws where the cell holds something else. */
export function transactionOf(cell: Cell): Found {
  const transaction = loadTransaction(cell.beginParse());
  const slice = cell.refs[0]!.beginParse();
  const incoming = slice.loadMaybeRef();
  const outgoing = slice.loadDict(Dictionary.Keys.Uint(15), Dictionary.Values.Cell());
  const received = incoming ? viewOf(incoming) : undefined;
  const sent = outgoing.values().map(viewOf);
  // The record has 256 bits of the address; the workchain is in the messages. Without one it is a special account.
  const workchain = /^-?\d+/.exec(received?.to ?? sent[0]?.from ?? '-1')![0];
  const {description, totalFees, lt, now} = transaction;
  const phases = 'computePhase' in description ? description : undefined;
  return {
    hash: hexOf(cell),
    account: `${workchain}:${transaction.address.toString(16).padStart(64, '0')}`,
    lt,
    now,
    type: description.type,
    storageFees: (phases && 'storagePhase' in phases ? phases.storagePhase?.storageFeesCollected : undefined) ?? 0n,
    compute: phases && computeOf(phases.computePhase),
    action: phases?.actionPhase ? actionOf(phases.actionPhase) : undefined,
    bounce: description.type === 'generic' ? description.bouncePhase?.type : undefined,
    totalFees: totalFees.coins,
    incoming: received,
    outgoing: sent,
    balanceBefore: undefined,
    balanceAfter: undefined,
  };
}

type Description = ReturnType<typeof loadTransaction>['description'];
type Phases = Extract<Description, {type: 'generic'}>;

function computeOf(phase: Phases['computePhase']): Compute {
  if (phase.type === 'skipped') return {skipped: phase.reason};
  const {exitCode, success, gasUsed, gasFees, vmSteps} = phase;
  return {exitCode, success, gasUsed, gasFees, steps: vmSteps};
}

function actionOf(phase: NonNullable<Phases['actionPhase']>): Action {
  const {success, resultCode, messagesCreated, skippedActions, totalFwdFees, totalActionFees} = phase;
  return {
    success,
    resultCode,
    messages: messagesCreated,
    skipped: skippedActions,
    forwardFees: totalFwdFees ?? 0n,
    actionFees: totalActionFees ?? 0n,
  };
}

/**
 * Reads bags of cells: one on each line, or one alone that is broken over lines. A bag with several roots counts as so
 * many. A single message that is no transaction is shown as a message.
 */
export function fromCells(text: string): Read {
  const found: Found[] = [];
  let item = 0;
  for (const {piece, at} of pieces(text)) {
    item++;
    const input = readText(piece);
    if (input.kind === 'empty') continue;
    if (input.kind === 'wrong') {
      const {problem} = input;
      return problem.code === 'character'
        ? {kind: 'wrong', problem: {code: 'character', at: at + problem.at, character: problem.character}}
        : {kind: 'wrong', problem: {code: 'incomplete', at: at + problem.at, item}};
    }
    let roots: Cell[];
    try {
      roots = Cell.fromBoc(Buffer.from(input.bytes));
    } catch (error) {
      return {kind: 'wrong', problem: {code: 'bag', at, item, reason: (error as Error).message}};
    }
    for (const root of roots) {
      try {
        found.push(transactionOf(root));
      } catch {
        const message = messageAlone(root);
        if (message && roots.length === 1 && found.length === 0) return {kind: 'message', message};
        return {kind: 'wrong', problem: {code: 'not-a-transaction', at, item}};
      }
    }
  }
  return found.length === 0 ? {kind: 'empty'} : {kind: 'steps', ...arrange(found)};
}

function messageAlone(cell: Cell): MessageView | undefined {
  try {
    return viewOf(cell);
  } catch {
    return undefined;
  }
}

/** The texts of the bags: each line that begins as a bag does begins one. */
function pieces(text: string): {readonly piece: string; readonly at: number}[] {
  const starts = [...text.matchAll(/(?:^|[\s"',[])(?=(?:0x|x\{)?(?:b5ee9c72|te6c))/gi)].map(({index, 0: before}) => index + before.length);
  if (starts.length < 2) return [{piece: text, at: 0}];
  return starts.map((at, index) => ({piece: text.slice(at, starts[index + 1]).replace(/[\s"',\]]+$/, ''), at}));
}
