import React, {useRef} from 'react';
import CopyButton from '@site/src/tools/shared/ui/CopyButton';
import Results, {type Result} from '@site/src/tools/shared/ui/Results';
import type {Action, MessageReport, RunResult, SendResult, StackValue, TransactionReport} from '../../engine/protocol';
import {fromNano} from '../logic/amount';
import {shortAddress} from '../logic/chain';
import type {Strings} from '../strings';
import styles from '../styles.module.css';
import ChainPicture from './ChainPicture';
import ExitCode from './ExitCode';
import type {Names} from './names';
import Trace from './Trace';
import TraceLink from './TraceLink';

/** Exit code of a read beyond the end of a cell: what comes of data that lacks fields. */
const UNDERFLOW = 9;

/** What to do about it, where the source does not declare the data. */
function dataHint(t: Strings, names: Names, exitCode: number, account?: string): Result[] {
  const known = exitCode === UNDERFLOW ? names.storage(account) : undefined;
  if (known === undefined || known === 'declared') return [];
  return [{label: t.data, value: known === 'silent' ? t.silentStorage : t.guessedStorage}];
}

interface Shared {
  readonly t: Strings;
  /** Where the language of the site begins, with a slash at the end. */
  readonly base: string;
  readonly names: Names;
}

/** What a message did: one report for each transaction. */
export function SendReport({t, base, names, result}: Shared & {readonly result: SendResult}): React.ReactElement {
  const {transactions, refused, cutOff} = result;
  const list = useRef<HTMLDivElement>(null);
  const single = transactions.length === 1;
  const show = (index: number): void => {
    const details = list.current?.querySelectorAll<HTMLDetailsElement>(':scope > details')[index];
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus();
  };
  return (
    <>
      {refused && (
        <>
          <p>{t.refusedText}</p>
          <Results
            of={t.refused}
            rows={
              refused.exitCode === undefined
                ? []
                : [
                    {
                      label: t.exitCode,
                      value: <ExitCode t={t} base={base} names={names.constants(result.account)} code={refused.exitCode} />,
                    },
                  ]
            }
          />
          <Trace t={t} trace={refused.trace} />
        </>
      )}
      {!single && transactions.length > 0 && <ChainPicture t={t} transactions={transactions} names={names} onOpen={show} />}
      {cutOff && <p>{t.cutOff(transactions.length)}</p>}
      <div ref={list}>
        {transactions.map((transaction, index) => {
          const of = t.transaction(index + 1, transactions.length);
          const report = <Transaction t={t} base={base} names={names} of={of} transaction={transaction} />;
          if (single) return <React.Fragment key={transaction.lt}>{report}</React.Fragment>;
          return (
            <details key={transaction.lt} className={styles.phases}>
              <summary>
                {of}
                {t.colon}
                {names.of(transaction.account) ?? shortAddress(transaction.account)}
              </summary>
              {report}
            </details>
          );
        })}
      </div>
      <TraceLink t={t} base={base} transactions={transactions} />
    </>
  );
}

function Transaction({
  t,
  base,
  names,
  of,
  transaction,
}: Shared & {readonly of: string; readonly transaction: TransactionReport}): React.ReactElement {
  const {account, compute, action, actions, sent, fees, balance, data, trace} = transaction;
  const rows: Result[] = [{label: t.address, value: <code>{account}</code>, copy: account}];
  if ('skipped' in compute) rows.push({label: t.skipped, value: t.skippedReasons[compute.skipped] ?? compute.skipped});
  else {
    rows.push({label: t.exitCode, value: <ExitCode t={t} base={base} names={names.constants(account)} code={compute.exitCode} />});
    rows.push(...dataHint(t, names, compute.exitCode, account));
    rows.push({label: t.gas, value: t.gasOf(String(compute.gasUsed), String(compute.gasLimit))});
  }
  if (action && action.resultCode !== 0)
    rows.push({
      label: t.resultCode,
      value: <ExitCode t={t} base={base} names={names.constants(account)} code={action.resultCode} phase="action" />,
    });
  rows.push({label: t.fees, value: t.gram(fromNano(fees))});
  rows.push({label: t.balance, value: t.gram(fromNano(balance))});
  rows.push({
    label: t.actions,
    value: actions.length === 0 ? t.noActions : <List items={actions.map((one) => actionText(t, names, one))} />,
  });
  if (sent.length > 0) {
    rows.push({
      label: t.sent,
      value: (
        <List
          items={sent.map(
            (one) => `${messageText(t, names, one)}${one.bounced ? `, ${t.bounced}` : ''}, ${one.delivered ? t.delivered : t.leaves}`,
          )}
        />
      ),
    });
  }
  return (
    <>
      <Results of={of} rows={rows} />
      {data !== undefined && (
        <details className={styles.raw}>
          <summary>{t.dataAfter}</summary>
          <Results of={t.dataAfter} rows={[{label: t.boc, value: <code className={styles.clip}>{data}</code>, copy: data}]} />
        </details>
      )}
      <Debug t={t} lines={trace.debug} />
      <Trace t={t} trace={trace} />
    </>
  );
}

/** What a get method gave back. */
export function GetReport({t, base, names, result}: Shared & {readonly result: RunResult}): React.ReactElement {
  const {exitCode, gasUsed, gasLimit, stack, trace} = result;
  return (
    <>
      <Results
        of={t.results}
        rows={[
          {label: t.exitCode, value: <ExitCode t={t} base={base} names={names.constants()} code={exitCode} />},
          ...dataHint(t, names, exitCode),
          {label: t.gas, value: t.gasOf(String(gasUsed), String(gasLimit))},
        ]}
      />
      {exitCode < 2 && exitCode >= 0 && (
        <div className={styles.stack}>
          <span>{t.stack}</span>
          {stack.length === 0 ? (
            <p>{t.stackEmpty}</p>
          ) : (
            <ol>
              {stack.map((value, index) => (
                <li key={index}>
                  <Value value={value} names={names} />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
      <Debug t={t} lines={trace.debug} />
      <Trace t={t} trace={trace} />
    </>
  );
}

function Value({value, names}: {readonly value: StackValue; readonly names: Names}): React.ReactElement {
  switch (value.type) {
    case 'int':
      return <code>{value.value}</code>;
    case 'tuple':
      return (
        <ol>
          {value.items.map((item, index) => (
            <li key={index}>
              <Value value={item} names={names} />
            </li>
          ))}
        </ol>
      );
    case 'cell':
    case 'slice':
    case 'builder':
      if (value.address !== undefined) {
        return (
          <span className={styles.boc}>
            {names.of(value.address)} <code>{value.address}</code> <CopyButton value={value.address} of={value.type} />
          </span>
        );
      }
      return (
        <span className={styles.boc}>
          {value.type} <code className={styles.clip}>{value.boc}</code> <CopyButton value={value.boc} of={value.type} />
        </span>
      );
    default:
      return <code>{value.type}</code>;
  }
}

function Debug({t, lines}: {readonly t: Strings; readonly lines: readonly string[]}): React.ReactElement | null {
  return lines.length === 0 ? null : (
    <>
      <p className={styles.transaction}>{t.debug}</p>
      <pre className={styles.debug}>{lines.join('\n')}</pre>
    </>
  );
}

function List({items}: {readonly items: readonly string[]}): React.ReactElement {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function actionText(t: Strings, names: Names, action: Action): string {
  switch (action.type) {
    case 'send':
      return `${t.actionSend(action.mode)}${t.colon}${messageText(t, names, action.message)}`;
    case 'set-code':
      return t.actionCode;
    case 'reserve':
      return t.actionReserve(fromNano(action.value), action.mode);
    case 'library':
      return t.actionLibrary;
    default:
      return t.actionUnknown(action.tag);
  }
}

function messageText(t: Strings, names: Names, {kind, to, value, op, comment}: MessageReport): string {
  const text =
    kind === 'internal' ? t.messageTo(to === undefined ? '?' : (names.of(to) ?? shortAddress(to)), fromNano(value ?? '0')) : t.messageOut;
  return `${text}${comment !== undefined ? `, “${comment}”` : op === undefined ? '' : `, ${names.operation(op) ?? op}`}`;
}
