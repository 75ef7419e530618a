import React, {useState} from 'react';
import {shortAddress} from '../panel/logic/chain';
import type {Strings} from '../panel/strings';
import ExitCode from '../panel/ui/ExitCode';
import {SendReport} from '../panel/ui/Report';
import type {Names} from '../panel/ui/names';
import {formatAmount} from './format';
import {linesOf, type Line, type Party} from './lines';
import type {Outcome, Step} from './scenario';
import type {AttackStrings} from './strings';
import styles from './styles.module.css';

export interface Props {
  readonly t: Strings;
  readonly a: AttackStrings;
  readonly base: string;
  readonly outcome: Outcome;
  /** What the sources call their exit codes. */
  readonly names: ReadonlyMap<number, string>;
  /** What they call the operations of messages. */
  readonly operations: ReadonlyMap<number, string>;
}

/** Every message of the attack: who to whom, how much, which operation, and what the code did with it. */
export default function Messages({outcome, ...shared}: Props): React.ReactElement {
  return (
    <>
      <p className={styles.caption}>{shared.a.messages}</p>
      <ol className={styles.steps}>
        {outcome.steps.map((step, index) => (
          <li key={index}>
            {linesOf(step, outcome).map((line, place) => (
              <MessageLine key={place} {...shared} line={line} />
            ))}
            <Figures {...shared} step={step} />
          </li>
        ))}
      </ol>
    </>
  );
}

type Shared = Omit<Props, 'outcome'>;

function MessageLine({t, a, base, names, operations, line}: Shared & {readonly line: Line}): React.ReactElement {
  const {from, to, value, op, bounced, outcome} = line;
  const name = (party: Party): string => (typeof party === 'string' ? a.roles[party] : shortAddress(party.address));
  const what = bounced ? a.bounced : value === undefined ? a.external : op === undefined ? undefined : (operations.get(Number(op)) ?? op);
  return (
    <div className={styles.message} data-failed={failed(outcome) || undefined}>
      <div className={styles.way}>
        <span>
          {name(from)} → {name(to)}
        </span>
        {value !== undefined && <span className={styles.value}>{t.gram(formatAmount(BigInt(value), t.language))}</span>}
      </div>
      <div className={styles.result}>
        {what !== undefined && <>{what} · </>}
        <Result t={t} a={a} base={base} names={names} outcome={outcome} />
      </div>
    </div>
  );
}

const failed = (outcome: Line['outcome']): boolean =>
  outcome !== 'arrives' && ('exitCode' in outcome ? outcome.exitCode > 1 || outcome.resultCode !== 0 : true);

function Result({
  t,
  a,
  base,
  names,
  outcome,
}: Pick<Shared, 't' | 'a' | 'base' | 'names'> & {readonly outcome: Line['outcome']}): React.ReactElement {
  const code = (exitCode: number, phase?: 'action'): React.ReactElement => (
    <ExitCode t={t} base={base} names={names} code={exitCode} phase={phase} />
  );
  if (outcome === 'arrives') return <>{a.paidOut}</>;
  if ('skipped' in outcome)
    return (
      <>
        {t.skipped}
        {t.colon}
        {t.skippedReasons[outcome.skipped] ?? outcome.skipped}
      </>
    );
  if (!('exitCode' in outcome))
    return (
      <>
        {t.refused}
        {outcome.refused !== undefined && (
          <>
            · {a.exitCode} {code(outcome.refused)}
          </>
        )}
      </>
    );
  if (outcome.exitCode > 1)
    return (
      <>
        {a.exitCode} {code(outcome.exitCode)}
      </>
    );
  if (outcome.resultCode !== 0)
    return (
      <>
        {a.resultCode} {code(outcome.resultCode, 'action')}
      </>
    );
  return <>{t.resultCompute(outcome.exitCode)}</>;
}

/** Everything else that is known of a step. Made when the reader opens it: a trace is long. */
function Figures({t, a, base, names, operations, step}: Shared & {readonly step: Step}): React.ReactElement {
  const [open, setOpen] = useState(false);
  const said: Names = {
    of: () => undefined,
    operation: (op) => operations.get(Number(op)),
    constants: () => names,
    storage: () => undefined,
    file: () => undefined,
  };
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{a.details}</summary>
      {open && <SendReport t={t} base={base} names={said} result={step.result} />}
    </details>
  );
}
