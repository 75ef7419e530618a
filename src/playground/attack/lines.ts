import type {MessageReport, TransactionReport} from '../engine/protocol.ts';
import type {Role} from './roles.ts';
import type {Outcome, Step} from './scenario.ts';

/** One message of an attack, as a line of the page. */
export interface Line {
  /** For an external message, which names no sender, the person who handed it in. */
  readonly from: Party;
  readonly to: Party;
  /** Nanograms; absent for an external message. */
  readonly value?: string;
  /** `0x0000a001`; a text that stands for no operation, such as a signature, is none. */
  readonly op?: string;
  readonly bounced: boolean;
  /** What the receiver's code did with it. A wallet of a person runs none here. */
  readonly outcome:
    {readonly exitCode: number; readonly resultCode: number} | {readonly skipped: string} | {readonly refused?: number} | 'arrives';
}

/** A part that somebody plays, or the raw address of somebody who plays none. */
export type Party = Role | {readonly address: string};

/** All messages of a step in their order: the one that was sent, and what followed from it. */
export function linesOf({kind, from, to, result}: Step, {roleOf}: Pick<Outcome, 'roleOf'>): Line[] {
  const party = (address: string | undefined): Party => (address === undefined ? {address: '?'} : (roleOf(address) ?? {address}));
  if (result.refused) return [{from, to, bounced: false, outcome: {refused: result.refused.exitCode}}];
  return result.transactions.flatMap((transaction, index) => {
    const {message, sent} = transaction;
    const external = index === 0 && kind === 'external';
    return [
      {
        ...lineOf(message, external),
        to: party(transaction.account),
        from: external ? from : party(message.from),
        outcome: outcomeOf(transaction),
      },
      ...sent
        .filter(({delivered}) => !delivered)
        .map((one): Line => ({...lineOf(one, false), from: party(transaction.account), to: party(one.to), outcome: 'arrives'})),
    ];
  });
}

function lineOf({value, op, bounced = false}: MessageReport, external: boolean): Pick<Line, 'value' | 'op' | 'bounced'> {
  return {bounced, ...(!external && {value}), ...(!external && !bounced && op !== undefined && {op})};
}

function outcomeOf({compute, action}: TransactionReport): Line['outcome'] {
  if ('skipped' in compute) return compute;
  return {exitCode: compute.exitCode, resultCode: action?.resultCode ?? 0};
}

/** The exit code with which the first message was refused that the contract refused; absent where it refused none. */
export function refusal({steps}: Pick<Outcome, 'steps'>): number | undefined {
  for (const {result} of steps) {
    if (result.refused) return result.refused.exitCode;
    const compute = result.transactions[0]?.compute;
    if (compute && !('skipped' in compute) && compute.exitCode > 1) return compute.exitCode;
  }
  return undefined;
}

/** Nanograms that somebody has more than before; negative for a loss. */
export function gainOf(role: Role, {before, after}: Pick<Outcome, 'before' | 'after'>): bigint {
  return (after.balances[role] ?? 0n) - (before.balances[role] ?? 0n);
}
