import React, {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyText} from './copy-text';
import styles from './ui.module.css';

export interface Props {
  readonly value: string;
  /** What is copied, for those who do not see the row: `Raw form`. */
  readonly of: string;
}

const SHOWN_FOR = 2000;

/** A button that copies a value, and says that it did. */
export default function CopyButton({value, of}: Props): React.ReactElement {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = window.setTimeout(() => setDone(false), SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [done]);
  const copied = translate({id: 'code.copied', message: 'Copied', description: 'Said after a code sample was copied'});
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-done={done || undefined}
        aria-label={translate(
          {id: 'tool.copy', message: 'Copy: {what}', description: 'Button of a tool; {what} names a value'},
          {what: of},
        )}
        onClick={() => void copyText(value).then(setDone)}
      >
        {done ? copied : translate({id: 'code.copy', message: 'Copy', description: 'Button of a code sample'})}
      </button>
      <span role="status" className={styles.unseen}>
        {done ? copied : ''}
      </span>
    </>
  );
}
