import React, {useEffect, useState} from 'react';
import DataTable from '../shared/ui/DataTable';
import Notice from '../shared/ui/Notice';
import ui from '../shared/ui/ui.module.css';
import {readParam} from './dictionary';
import {diffCells, diffValues, type FieldChanges} from './diff';
import styles from './face.module.css';
import type {Messages} from './messages/en';
import type {Source} from './use-config';

interface Props {
  readonly number: number;
  readonly old: Source;
  readonly next: Source;
  readonly messages: Messages;
}

interface Difference extends FieldChanges {
  /** Fields of a schema, or cells: because no schema reads both sides, or because no field differs. */
  readonly by: 'fields' | 'cells' | 'same-fields';
}

const AT_ONCE = 100;

async function difference(number: number, old: Source, next: Source): Promise<Difference> {
  const [before, after] = [old.params.get(number)!, next.params.get(number)!];
  const [left, right] = await Promise.all([readParam(number, before, old.decode), readParam(number, after, next.decode)]);
  const cells = diffCells({bag: old.bag, cell: before}, {bag: next.bag, cell: after});
  if (!left?.value || !right?.value || left.fault || right.fault) return {...cells, by: 'cells'};
  const fields = diffValues({bag: old.bag, value: left.value}, {bag: next.bag, value: right.value});
  return fields.changes.length ? {...fields, by: 'fields'} : {...cells, by: 'same-fields'};
}

/** The fields of a parameter that differ: what it has on mainnet, what it has in the other configuration. */
export default function ParamDiff({number, old, next, messages}: Props): React.ReactElement {
  const [found, setFound] = useState<Difference | undefined>();
  const [failure, setFailure] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => {
    let late = false;
    setFailure('');
    difference(number, old, next).then(
      (answer) => {
        if (!late) setFound(answer);
      },
      (error: unknown) => {
        if (!late) setFailure(String(error));
      },
    );
    return () => {
      late = true;
    };
  }, [number, old, next]);
  const side = (text: string | undefined): React.ReactNode =>
    text === undefined ? <em>{messages.nothing}</em> : <code className={styles.value}>{text}</code>;
  return (
    <>
      {failure && <Notice kind="bad">{messages.failed(failure)}</Notice>}
      {found?.by === 'cells' && <Notice kind="note">{messages.byCells}</Notice>}
      {found?.by === 'same-fields' && <Notice kind="note">{messages.sameFields}</Notice>}
      {found && (
        <div className={styles.diff}>
          <DataTable
            caption={messages.fieldsOf(String(number).replace('-', '−'))}
            columns={found.by === 'fields' ? messages.columns : messages.cellColumns}
            rows={found.changes
              .slice(0, shown)
              .map((change) => [
                change.path ? <code className={styles.value}>{change.path}</code> : messages.wholeValue,
                side(change.old),
                side(change.new),
              ])}
          />
        </div>
      )}
      {found && found.changes.length > shown && (
        <button type="button" className={ui.small} onClick={() => setShown(shown + AT_ONCE)}>
          {messages.more(Math.min(AT_ONCE, found.changes.length - shown))}
        </button>
      )}
      {found?.cut && <Notice kind="note">{messages.cut}</Notice>}
    </>
  );
}
