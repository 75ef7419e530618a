import React, {useCallback, useEffect, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import EmptyState from '@site/src/components/EmptyState';
import {anchorOf, EXIT_CODES_PAGE, exitCodes, type ExitCode} from '../../../data/tvm/exit-codes';
import DataTable from '../shared/ui/DataTable';
import Field from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import ui from '../shared/ui/ui.module.css';
import {EXAMPLES, type ExampleName} from './examples';
import styles from './face.module.css';
import Lanes from './Lanes';
import {lastRun, type LastRun} from './last-run';
import type {Messages} from './messages/en';
import {nameAccounts, operationText, shortAddress} from './names';
import {TraceReader} from './reader';
import type {ToolLanguage} from '../shared/Tool';
import type {MessageView, Read, Step} from './steps';

interface Props {
  readonly messages: Messages;
  readonly language: ToolLanguage;
}

/** So many transactions are drawn at once; the rest comes on demand. */
const PAGE = 100;

/** The trace viewer. */
export function Face({messages, language}: Props): React.ReactElement {
  const [state, change, tooLong] = useToolState('trace', {in: '', example: '', run: ''});
  const [noRun, setNoRun] = useState<Exclude<LastRun['kind'], 'run'> | undefined>();
  const example = EXAMPLES[state.example as ExampleName];
  const text = state.in || example || '';
  const {read, failure} = useRead(text);
  const wrong = read?.kind === 'wrong' && state.in ? read.problem : undefined;
  const choose = (input: {readonly in: string; readonly example: string}): void => {
    setNoRun(undefined);
    change({...input, run: ''});
  };
  const takeLastRun = useCallback(() => {
    const last = lastRun();
    setNoRun(last.kind === 'run' ? undefined : last.kind);
    change(last.kind === 'run' ? {in: last.text, example: '', run: ''} : {run: ''});
  }, [change]);
  // A link asks for the run, and the run takes its place in the address.
  useEffect(() => {
    if (state.run !== '') takeLastRun();
  }, [state.run, takeLastRun]);
  return (
    <>
      <Field
        label={messages.label}
        help={messages.help}
        value={state.in}
        onChange={(value) => choose({in: value, example: ''})}
        rows={4}
        mono
        error={wrong && {text: messages.problem(wrong), ...(wrong.code !== 'json-shape' && {place: {at: wrong.at, length: 1}})}}
      />
      <div className={ui.examples}>
        <span>{messages.try}</span>
        {(Object.keys(EXAMPLES) as ExampleName[]).map((name) => (
          <button key={name} type="button" aria-pressed={state.example === name} onClick={() => choose({in: '', example: name})}>
            {messages.examples[name]}
          </button>
        ))}
        <button type="button" onClick={takeLastRun}>
          {messages.lastRun}
        </button>
      </div>
      {noRun ? (
        <EmptyState>
          <div>{messages.noRun[noRun]}</div>
          <div>
            <Link to="/v3/playground">{messages.playground}</Link>
          </div>
        </EmptyState>
      ) : (
        text.trim() === '' && <EmptyState>{messages.empty}</EmptyState>
      )}
      {tooLong && <Notice kind="note">{messages.tooLong}</Notice>}
      {failure && <Notice kind="bad">{messages.failed(failure)}</Notice>}
      <Status text={noRun ? messages.noRun[noRun] : read?.kind === 'steps' ? messages.found(read.steps.length, failed(read.steps)) : ''} />
      {read?.kind === 'message' && (
        <>
          <Notice kind="note">{messages.messageAlone}</Notice>
          <p className={styles.arrived}>
            <Arrival message={read.message} messages={messages} />
          </p>
        </>
      )}
      {read?.kind === 'steps' && <Trace key={text} steps={read.steps} repeated={read.repeated} messages={messages} language={language} />}
    </>
  );
}

const failed = (steps: readonly Step[]): number => steps.filter(({ok}) => !ok).length;

/** What the text holds; the newest text wins. */
function useRead(text: string): {read: Read | undefined; failure: string} {
  const reader = useMemo(() => new TraceReader(), []);
  const [read, setRead] = useState<Read | undefined>();
  const [failure, setFailure] = useState('');
  useEffect(() => () => reader.close(), [reader]);
  useEffect(() => {
    let late = false;
    setFailure('');
    reader.read(text).then(
      (answer) => {
        if (!late) setRead(answer);
      },
      (error: unknown) => {
        if (!late) setFailure(String(error));
      },
    );
    return () => {
      late = true;
    };
  }, [reader, text]);
  return {read, failure};
}

function Trace({
  steps,
  repeated,
  messages,
  language,
}: Props & {readonly steps: readonly Step[]; readonly repeated: number}): React.ReactElement {
  const [shown, setShown] = useState(PAGE);
  const fees = steps.reduce((sum, {totalFees}) => sum + totalFees, 0n);
  const waiting = steps.reduce((sum, {pending}) => sum + pending.length, 0);
  const roots = steps.filter(({depth}) => depth === 0).length;
  const names = useMemo(() => nameAccounts(steps), [steps]);
  return (
    <>
      <Notice kind={failed(steps) ? 'bad' : 'good'}>
        <strong>{messages.found(steps.length, failed(steps))}</strong> {messages.fees(messages.numbers.gram(fees))}
        {roots > 1 && ` ${messages.roots(roots)}`}
        {waiting > 0 && ` ${messages.waiting(waiting)}`}
        {repeated > 0 && ` ${messages.repeated(repeated)}`}
      </Notice>
      <ol className={styles.tree} aria-label={messages.tree}>
        {steps.slice(0, shown).map((step) => (
          <li key={step.hash} style={{'--depth': Math.min(step.depth, 12)} as React.CSSProperties}>
            <StepRow step={step} name={names.get(step.account)!} messages={messages} language={language} />
          </li>
        ))}
      </ol>
      {shown < steps.length && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          {messages.more(Math.min(PAGE, steps.length - shown))}
        </button>
      )}
      <Lanes steps={steps} names={names} messages={messages} />
    </>
  );
}

function Arrival({message, messages}: {readonly message: MessageView | undefined; readonly messages: Messages}): React.ReactElement {
  if (!message) return <>{messages.noMessage}</>;
  const {kind, value, op, bounced, comment} = message;
  return (
    <>
      {kind === 'internal' ? `${messages.numbers.gram(value)} GRAM` : messages.kinds[kind]}
      {bounced && ` ${messages.bounced}`}
      {op !== undefined && kind !== 'external-in' && (
        <>
          {' '}
          <code>{operationText(op)}</code>
        </>
      )}
      {comment !== undefined && <q className={styles.comment}>{comment.slice(0, 200)}</q>}
    </>
  );
}

function StepRow({step, name, messages, language}: Props & {readonly step: Step; readonly name: string}): React.ReactElement {
  return (
    <details className={styles.step} data-ok={step.ok}>
      <summary>
        <b className={styles.outcome}>{step.ok ? messages.ok : messages.notOk}</b>
        <span className={styles.account}>
          {name} <code title={step.account}>{shortAddress(step.account)}</code>
        </span>
        <span className={styles.arrived}>
          <Arrival message={step.incoming} messages={messages} />
        </span>
        {!step.ok && <span className={styles.reason}>{messages.reason(step)}</span>}
      </summary>
      <Details step={step} messages={messages} language={language} />
    </details>
  );
}

function Details({step, messages, language}: Props & {readonly step: Step}): React.ReactElement {
  const gram = (amount: bigint): string => `${messages.numbers.gram(amount)} GRAM`;
  const {compute, action, bounce, balanceBefore, balanceAfter} = step;
  const {row} = messages;
  const rows: React.ReactNode[][] = [
    [row.account, <code key="account">{step.account}</code>],
    [row.hash, <code key="hash">{step.hash}</code>],
    [row.time, `${new Date(step.now * 1000).toISOString().replace('.000Z', ' UTC').replace('T', ' ')}, lt ${step.lt}`],
    [row.storage, gram(step.storageFees)],
  ];
  if (compute) {
    rows.push([
      row.compute,
      'skipped' in compute ? (
        messages.skipped(compute.skipped)
      ) : (
        <>
          <Code
            code={compute.exitCode}
            phase="compute"
            text={messages.exitCode(compute.exitCode)}
            messages={messages}
            language={language}
          />
          {messages.computed(messages.numbers.whole(compute.gasUsed), gram(compute.gasFees), compute.steps)}
        </>
      ),
    ]);
  }
  if (action) {
    rows.push([
      row.action,
      <React.Fragment key="action">
        <Code
          code={action.resultCode}
          phase="action"
          text={messages.resultCode(action.resultCode)}
          messages={messages}
          language={language}
        />
        {messages.acted(action.messages, action.skipped, gram(action.forwardFees))}
      </React.Fragment>,
    ]);
  }
  if (bounce !== undefined) rows.push([row.bounce, messages.bounces[bounce as keyof Messages['bounces']] ?? bounce]);
  rows.push([row.total, gram(step.totalFees)]);
  if (balanceBefore !== undefined && balanceAfter !== undefined) rows.push([row.balance, `${gram(balanceBefore)} → ${gram(balanceAfter)}`]);
  return (
    <>
      <DataTable caption={messages.details} columns={messages.columns} rows={rows} />
      {step.outgoing.length > 0 && (
        <ul className={styles.out} aria-label={messages.sent}>
          {step.outgoing.map((message, index) => (
            // Two messages may be alike; their places differ.
            <li key={index}>
              {message.to ? <code>{shortAddress(message.to)}</code> : messages.kinds['external-out']}
              {messages.colon}
              <Arrival message={message} messages={messages} />
              {step.pending.includes(message) && <em> {messages.notHere}</em>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A code with its meaning where the network or a compiler defines it. */
function Code({
  code,
  phase,
  text,
  messages,
  language,
}: Props & {
  readonly code: number;
  readonly phase: ExitCode['phase'];
  readonly text: string;
}): React.ReactElement {
  const known = exitCodes.find((one) => one.code === code && one.phase === phase && one.origin !== 'contract');
  if (!known || (code === 0 && phase === 'action')) return <>{text}</>;
  return (
    <>
      <Link to={`${EXIT_CODES_PAGE}#${anchorOf(code)}`}>{text}</Link>
      {messages.meaning(known.name[language])}
    </>
  );
}
