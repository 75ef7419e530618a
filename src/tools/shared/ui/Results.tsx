import React from 'react';
import CopyButton from './CopyButton';
import styles from './ui.module.css';

/** One result: what it is, the value, and where copying makes sense the text that is copied. */
export interface Result {
  readonly label: string;
  readonly value: React.ReactNode;
  readonly copy?: string;
  /** Set apart: the form that a reader most likely wants, or the one that was typed. */
  readonly note?: string;
}

/** Results as a list of terms and values; on a phone the value stands below its term. */
export default function Results({of, rows}: {readonly of: string; readonly rows: readonly Result[]}): React.ReactElement {
  return (
    <dl className={styles.results} aria-label={of}>
      {rows.map(({label, value, copy, note}) => (
        <div key={label}>
          <dt>
            {label}
            {note !== undefined && <span className={styles.tag}>{note}</span>}
          </dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {copy !== undefined && <CopyButton value={copy} of={label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
