import React, {useState} from 'react';
import Field from '@site/src/tools/shared/ui/Field';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import type {FieldDraft} from '../logic/draft';
import type {TlbFields} from '../logic/tlb-fields';
import type {Strings} from '../strings';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Strings;
  readonly onFields: (fields: readonly FieldDraft[]) => void;
}

/** A TL-B schema that the reader writes, for what a source does not declare. Its parser comes when the button is pressed. */
export default function SchemaInput({t, onFields}: Props): React.ReactElement {
  const [schema, setSchema] = useState('');
  const [read, setRead] = useState<TlbFields | undefined>();
  const take = async (): Promise<void> => {
    const {tlbFields} = await import('../logic/tlb-fields');
    const found = tlbFields(schema);
    setRead(found);
    if ('fields' in found) onFields(found.fields);
  };
  return (
    <details className={styles.more}>
      <summary>{t.schema}</summary>
      <Field
        label={t.schemaLabel}
        help={t.schemaHelp}
        rows={3}
        mono
        value={schema}
        onChange={(next) => {
          setSchema(next);
          setRead(undefined);
        }}
        error={read && 'problem' in read ? {text: t.schemaProblems[read.problem](read.found, read.line)} : undefined}
      />
      <button type="button" className={ui.small} onClick={() => void take()}>
        {t.schemaTake}
      </button>
      <span role="status">{read && 'fields' in read && ` ${t.schemaTaken(read.fields.length)}`}</span>
    </details>
  );
}
