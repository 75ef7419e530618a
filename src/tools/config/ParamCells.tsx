import React, {useEffect, useMemo, useState} from 'react';
import CellTree from '../boc/CellTree';
import ValueTree from '../boc/ValueTree';
import Notice from '../shared/ui/Notice';
import {readParam} from './dictionary';
import styles from './face.module.css';
import type {Messages} from './messages/en';
import type {Source} from './use-config';

interface Props {
  readonly number: number;
  readonly source: Source;
  readonly messages: Messages;
}

type ReadOnce = Awaited<ReturnType<typeof readParam>>;

/** A parameter as its schema reads it, and its cells, side by side. */
export default function ParamCells({number, source, messages}: Props): React.ReactElement {
  const cell = source.params.get(number)!;
  const [answer, setAnswer] = useState<{reading: ReadOnce; of: string} | undefined>();
  const [failure, setFailure] = useState('');
  const bag = useMemo(() => ({...source.bag, roots: [cell]}), [source, cell]);
  const key = `${number} ${cell}`;
  useEffect(() => {
    let late = false;
    setFailure('');
    readParam(number, cell, source.decode).then(
      (reading) => {
        if (!late) setAnswer({reading, of: `${number} ${cell}`});
      },
      (error: unknown) => {
        if (!late) setFailure(String(error));
      },
    );
    return () => {
      late = true;
    };
  }, [number, cell, source]);
  const known = answer?.of === key ? answer : undefined;
  const {value, fault} = known?.reading ?? {};
  return (
    <div className={styles.sides}>
      <section aria-label={messages.decoded}>
        <p className={styles.heading}>{messages.decoded}</p>
        {failure && <Notice kind="bad">{messages.failed(failure)}</Notice>}
        {known && !known.reading && <Notice kind="note">{messages.isRaw}</Notice>}
        {fault && (
          <Notice kind="bad">
            {messages.boc.decodeFault(fault)} {value && messages.boc.stopped}
          </Notice>
        )}
        {value && <ValueTree key={key} value={value} messages={messages.boc} />}
      </section>
      <CellTree key={key} bag={bag} messages={{...messages.boc, tree: messages.cells}} />
    </div>
  );
}
