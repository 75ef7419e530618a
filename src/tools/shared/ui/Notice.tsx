import React from 'react';
import styles from './ui.module.css';

export interface Props {
  readonly kind: 'good' | 'bad' | 'note';
  readonly children: React.ReactNode;
}

/** A line that stands out. The words say what the colour says. */
export default function Notice({kind, children}: Props): React.ReactElement {
  return (
    <div className={styles.notice} data-kind={kind}>
      {children}
    </div>
  );
}
