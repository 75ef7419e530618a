import React, {useRef, useState} from 'react';
import EmptyState from '@site/src/components/EmptyState';
import {toHex} from '../shared/bytes';
import Notice from '../shared/ui/Notice';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import {hashAt, type Bag} from './bag';
import BagInput, {type GivenFile} from './BagInput';
import CellTree from './CellTree';
import Decoding from './Decoding';
import {EXAMPLES} from './examples';
import styles from './face.module.css';
import Faults from './Faults';
import Header from './Header';
import type {Messages} from './messages/en';
import type {Opened} from './session';
import TraceLink from './TraceLink';
import {useOpened} from './use-opened';

interface Props {
  readonly messages: Messages;
}

const NOTHING = {in: '', as: '', schema: '', type: '', cell: ''};

/** The cell and BoC viewer. */
export function Face({messages}: Props): React.ReactElement {
  const [state, change, tooLong] = useToolState('boc', NOTHING);
  const [file, setFile] = useState<GivenFile | undefined>();
  const {opened, failure, engine} = useOpened(file ? file.bytes : state.in);
  const decoding = useRef<HTMLDivElement>(null);

  const read = (cell: number): void => {
    change({cell: String(cell)});
    decoding.current?.scrollIntoView({block: 'nearest'});
    decoding.current?.querySelector('select')?.focus();
  };

  // The fields of what is recognised come first, of all else the tree.
  const tree = (bag: Bag): React.ReactElement => (
    <CellTree key={toHex(hashAt(bag.cells, bag.roots[0]!))} bag={bag} messages={messages} onRead={read} />
  );
  const wrongText = opened?.kind === 'text' ? opened.problem : undefined;
  return (
    <>
      <BagInput
        label={messages.label}
        help={messages.help}
        text={state.in}
        file={file}
        onText={(value) => {
          setFile(undefined);
          change({in: value, cell: ''});
        }}
        onFile={(given) => {
          setFile(given);
          if (given) change({in: '', cell: ''});
        }}
        problem={wrongText}
        messages={messages}
      >
        <span>{messages.try}</span>
        {(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((name) => (
          <button key={name} type="button" className={styles.small} onClick={() => change({...NOTHING, ...EXAMPLES[name]})}>
            {messages.examples[name]}
          </button>
        ))}
      </BagInput>
      {failure && <Notice kind="bad">{messages.failed(failure)}</Notice>}
      {tooLong && <Notice kind="note">{messages.tooLong}</Notice>}
      {!file && state.in.trim() === '' && <EmptyState>{messages.empty}</EmptyState>}
      <Status text={spoken(opened, messages)} />
      {opened?.kind === 'unreadable' && (
        <>
          <Notice kind="bad">
            <strong>{messages.unreadable}</strong>
            <Faults bytes={opened.bytes} faults={[opened.fault]} messages={messages} />
          </Notice>
          <Header bytes={opened.bytes} fields={opened.fields} crc={undefined} messages={messages} />
        </>
      )}
      {opened?.kind === 'bag' && (
        <>
          <Notice kind={opened.bag.faults.length ? 'bad' : 'good'}>
            <strong>{messages.bagSummary(opened.bag.bytes.length, opened.bag.cells.count, opened.bag.roots.length)}</strong>{' '}
            {opened.bag.faults.length ? messages.faulty(opened.bag.faults.length) : messages.fine}
            {opened.bag.faults.length > 0 && <Faults bytes={opened.bag.bytes} faults={opened.bag.faults} messages={messages} />}
          </Notice>
          {opened.recognised && (
            <div data-recognised="" className={styles.recognised}>
              <Notice kind="note">{messages.recognised(opened.recognised.found)}</Notice>
              <TraceLink bytes={opened.bag.bytes} found={opened.recognised.found} messages={messages} />
            </div>
          )}
          {!opened.recognised && tree(opened.bag)}
          <div ref={decoding}>
            <Decoding
              bag={opened.bag}
              engine={engine!}
              choices={state}
              decode={opened.recognised?.decode}
              onChange={change}
              messages={messages}
            />
          </div>
          {opened.recognised && tree(opened.bag)}
          <Header bytes={opened.bag.bytes} fields={opened.bag.fields} crc={opened.bag.crc} messages={messages} />
        </>
      )}
    </>
  );
}

function spoken(opened: Opened | undefined, messages: Messages): string {
  if (opened?.kind === 'bag') {
    const {cells, roots} = opened.bag;
    const status = messages.status(cells.count, toHex(hashAt(cells, roots[0]!)));
    return opened.recognised ? `${messages.recognised(opened.recognised.found)} ${status}` : status;
  }
  return opened?.kind === 'unreadable'
    ? `${messages.unreadable} ${messages.byte(opened.fault.at)}${messages.colon}${messages.fault[opened.fault.code](opened.fault.values)}`
    : '';
}
