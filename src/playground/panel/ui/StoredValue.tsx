import React from 'react';
import {shortAddress} from '../logic/chain';
import type {Stored} from '../logic/stored';
import type {Strings} from '../strings';
import styles from '../styles.module.css';
import type {Names} from './names';

export interface Props {
  readonly t: Strings;
  readonly stored: Stored;
  /** The value that is shown: the one of now, or the one before. */
  readonly value: string;
  readonly names: Names;
}

/** A value of a storage, as its type is read. */
export default function StoredValue({t, stored: {type}, value, names}: Props): React.ReactElement {
  if (type === 'address') {
    if (value === '') return <>{t.noAddress}</>;
    const name = names.of(value);
    return (
      <>
        {name !== undefined && `${name} `}
        <code title={value}>{shortAddress(value)}</code>
      </>
    );
  }
  if (type === 'maybe-ref' && value === '') return <>{t.noCell}</>;
  if (type === 'ref' || type === 'maybe-ref' || type === 'code') return <code className={styles.clip}>{value}</code>;
  return <code>{value}</code>;
}
