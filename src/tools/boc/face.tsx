import React, {useEffect, useId, useRef, useState} from 'react';
import {toHex} from '../shared/bytes';
import Field from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import {hashAt} from './bag';
import CellTree from './CellTree';
import Decoding from './Decoding';
import {Engine} from './engine';
import {EXAMPLES} from './examples';
import styles from './face.module.css';
import Faults from './Faults';
import Header from './Header';
import type {Messages} from './messages/en';
import type {Opened} from './session';

interface Props {
  readonly messages: Messages;
}

/** A text that is longer does not go into the field, which would be slow: it is taken as a file. */
const LONGEST_IN_FIELD = 60_000;

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const NOTHING = {in: '', as: '', schema: '', type: '', cell: ''};

/** The cell and BoC viewer. */
export function Face({messages}: Props): React.ReactElement {
  const [state, change, tooLong] = useToolState('boc', NOTHING);
  const [file, setFile] = useState<File | undefined>();
  const {opened, failure, engine} = useOpened(file ? file.bytes : state.in);
  const decoding = useRef<HTMLDivElement>(null);
  const fileId = useId();

  const take = async (name: string, blob: Blob): Promise<void> => {
    setFile({name, bytes: new Uint8Array(await blob.arrayBuffer())});
    change({in: '', cell: ''});
  };
  const paste = (event: React.ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (text.length <= LONGEST_IN_FIELD || !(event.target as Element).matches('[data-input] textarea')) return;
    event.preventDefault();
    void take(messages.pasted, new Blob([text]));
  };
  const over = (event: React.DragEvent): void => {
    // Only then will the browser drop here; text goes into the field by itself.
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: React.DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    void take(dropped.name, dropped);
  };
  const read = (cell: number): void => {
    change({cell: String(cell)});
    decoding.current?.scrollIntoView({block: 'nearest'});
    decoding.current?.querySelector('select')?.focus();
  };

  const wrongText = opened?.kind === 'text' ? opened.problem : undefined;
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- short ways to what the button for files does */}
      <div data-input="" onPaste={paste} onDragOver={over} onDrop={drop}>
        <Field
          label={messages.label}
          help={messages.help}
          value={file ? '' : state.in}
          onChange={(value) => {
            setFile(undefined);
            change({in: value, cell: ''});
          }}
          rows={4}
          mono
          {...(wrongText && {error: {text: messages.input(wrongText), place: {at: wrongText.at}}})}
        />
      </div>
      <div className={styles.actions}>
        <label htmlFor={fileId} className={styles.file}>
          {messages.file}
          <input
            id={fileId}
            type="file"
            onChange={({target}) => {
              const [chosen] = target.files ?? [];
              if (chosen) void take(chosen.name, chosen);
              target.value = '';
            }}
          />
        </label>
        {file ? (
          <>
            <span>{messages.fileNamed(file.name, file.bytes.length)}</span>
            <button type="button" className={styles.small} onClick={() => setFile(undefined)}>
              {messages.close}
            </button>
          </>
        ) : (
          <>
            <span>{messages.try}</span>
            {(Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]).map((name) => (
              <button key={name} type="button" className={styles.small} onClick={() => change({...NOTHING, ...EXAMPLES[name]})}>
                {messages.examples[name]}
              </button>
            ))}
          </>
        )}
      </div>
      {failure && <Notice kind="bad">{messages.failed(failure)}</Notice>}
      {tooLong && <Notice kind="note">{messages.tooLong}</Notice>}
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
          <CellTree key={toHex(hashAt(opened.bag.cells, opened.bag.roots[0]!))} bag={opened.bag} messages={messages} onRead={read} />
          <div ref={decoding}>
            <Decoding bag={opened.bag} engine={engine!} choices={state} onChange={change} messages={messages} />
          </div>
          <Header bytes={opened.bag.bytes} fields={opened.bag.fields} crc={opened.bag.crc} messages={messages} />
        </>
      )}
    </>
  );
}

/** What is in the text or file, read in a worker; the newest input wins. */
function useOpened(given: string | Uint8Array): {opened: Opened | undefined; failure: string; engine: Engine | undefined} {
  const [engine, setEngine] = useState<Engine | undefined>();
  const [opened, setOpened] = useState<Opened | undefined>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const made = new Engine();
    setEngine(made);
    return () => made.close();
  }, []);
  useEffect(() => {
    let late = false;
    setFailure('');
    engine?.open(given).then(
      (answer) => {
        if (!late) setOpened(answer);
      },
      (error: unknown) => {
        if (!late) setFailure(String(error));
      },
    );
    return () => {
      late = true;
    };
  }, [engine, given]);
  return {opened, failure, engine};
}

function spoken(opened: Opened | undefined, messages: Messages): string {
  if (opened?.kind === 'bag') {
    const {cells, roots} = opened.bag;
    return messages.status(cells.count, toHex(hashAt(cells, roots[0]!)));
  }
  return opened?.kind === 'unreadable'
    ? `${messages.unreadable} ${messages.byte(opened.fault.at)}: ${messages.fault[opened.fault.code](opened.fault.values)}`
    : '';
}
