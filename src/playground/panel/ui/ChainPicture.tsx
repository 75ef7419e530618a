import React, {useEffect, useMemo, useState} from 'react';
import DataTable from '@site/src/tools/shared/ui/DataTable';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import Lanes from '@site/src/tools/trace/Lanes';
import type {Messages} from '@site/src/tools/trace/messages/en';
import {TraceReader} from '@site/src/tools/trace/reader';
import type {Step} from '@site/src/tools/trace/steps';
import type {TransactionReport} from '../../engine/protocol';
import {people} from '../../engine/world';
import {fromNano} from '../logic/amount';
import {shortAddress} from '../logic/chain';
import type {Strings} from '../strings';
import styles from '../styles.module.css';
import type {Names} from './names';

const MESSAGES: Readonly<Record<Strings['language'], () => Promise<{readonly messages: Messages}>>> = {
  en: () => import('@site/src/tools/trace/messages/en'),
  'zh-CN': () => import('@site/src/tools/trace/messages/zh-CN'),
  ru: () => import('@site/src/tools/trace/messages/ru'),
};

export interface Props {
  readonly t: Strings;
  readonly transactions: readonly TransactionReport[];
  readonly names: Names;
  /** Shows the phases of a transaction, by its place in `transactions`. */
  readonly onOpen: (index: number) => void;
}

/**
 * What a message set off, as the trace viewer draws it (`src/tools/trace`, which reads the same transactions), and as a
 * table: who to whom, what, with how much, what it cost and how it ended.
 */
export default function ChainPicture({t, transactions, names, onOpen}: Props): React.ReactElement {
  const [drawn, setDrawn] = useState<{readonly steps: readonly Step[]; readonly messages: Messages} | undefined>();
  useEffect(() => {
    let current = true;
    const reader = new TraceReader();
    Promise.all([reader.read(transactions.map(({transaction}) => transaction).join('\n')), MESSAGES[t.language]()])
      .then(
        ([read, {messages}]) => current && read.kind === 'steps' && setDrawn({steps: read.steps, messages}),
        // The table has everything that the picture has.
        (reason: unknown) => console.warn(reason),
      )
      .finally(() => reader.close());
    return () => {
      current = false;
      reader.close();
    };
  }, [transactions, t.language]);

  const name = (address: string | undefined): string => (address === undefined ? t.outside : (names.of(address) ?? shortAddress(address)));
  const lanes = useMemo(() => lanesOf(transactions), [transactions]);
  const op = ({message: {op: number, comment}}: Pick<TransactionReport, 'message'>): string =>
    comment !== undefined ? `“${comment.slice(0, 60)}”` : number === undefined ? '' : (names.operation(number) ?? number);
  return (
    <>
      {drawn && (
        <Lanes
          steps={drawn.steps}
          names={new Map(lanes.map((address) => [address, clipped(name(address))]))}
          messages={drawn.messages}
          operation={(number) => names.operation(`0x${number.toString(16).padStart(8, '0')}`)}
          onOpen={(index) => {
            // Steps of the viewer are a tree, the run is a row: logical time is the same in both.
            const lt = String(drawn.steps[index]!.lt);
            const place = transactions.findIndex((one) => one.lt === lt);
            if (place >= 0) onOpen(place);
          }}
        />
      )}
      <div className={styles.chain}>
        <DataTable
          caption={t.chainTable}
          columns={t.chainColumns}
          rows={transactions.map((one, index) => [
            <button key="open" type="button" className={ui.small} aria-label={t.phasesOf(index + 1)} onClick={() => onOpen(index)}>
              {index + 1}
            </button>,
            `${name(one.message.from)} → ${name(one.account)}`,
            `${op(one)}${one.message.bounced ? t.aside(t.bounced) : ''}`,
            one.message.value === undefined ? '' : fromNano(one.message.value),
            fromNano(one.fees),
            ending(t, one),
            one.sent
              .filter(({delivered}) => !delivered)
              .map(
                (sent) =>
                  `${name(sent.to)}${t.colon}${sent.value === undefined ? t.messageOut : fromNano(sent.value)}${op({message: sent}) && `${t.comma}${op({message: sent})}`}`,
              )
              .join(t.semicolon),
          ])}
        />
      </div>
    </>
  );
}

/** As much of a name as there is room for above a lane; the number of one of several contracts stays. */
function clipped(text: string): string {
  const [, name = text, number = ''] = /^(.*?)(?:\.(?:tolk|fc|func))?( \d+)?$/.exec(text) ?? [];
  const room = 16 - number.length;
  return (name.length > room ? `${name.slice(0, room - 1)}…` : name) + number;
}

/** Accounts of the diagram in the order in which they appear; of those without code only the people. */
function lanesOf(transactions: readonly TransactionReport[]): string[] {
  const persons: readonly string[] = Object.values(people);
  const accounts = new Set(transactions.map(({account}) => account));
  const found = new Set<string>();
  for (const {account, message, sent} of transactions) {
    for (const one of [message.from, account, ...sent.map(({to}) => to)])
      if (one !== undefined && (accounts.has(one) || persons.includes(one))) found.add(one);
  }
  return [...found];
}

/** How a transaction ended, in the fewest words. */
function ending(t: Strings, {compute, action}: TransactionReport): string {
  if ('skipped' in compute) return t.skippedReasons[compute.skipped] ?? compute.skipped;
  if (compute.exitCode < 0 || compute.exitCode > 1) return t.resultCompute(compute.exitCode);
  return action && action.resultCode !== 0 ? `${t.resultCode}${t.colon}${action.resultCode}` : t.ok;
}
