import React, {useEffect, useRef} from 'react';
import type {Sources} from '../logic/files';
import {verdict, type Run} from '../logic/verdict';
import type {Strings} from '../strings';
import styles from '../styles.module.css';
import type {Names} from './names';
import {GetReport, SendReport} from './Report';
import StorageChange from './StorageChange';

export interface Props {
  readonly t: Strings;
  readonly base: string;
  readonly names: Names;
  readonly sources: Sources;
  readonly run: Run;
  /** It has just come: it is open, and in sight. */
  readonly newest?: boolean;
}

/** What came of one press of a button: the verdict, the storage that it changed, the report. */
export default function RunReport({t, base, names, sources, run, newest = false}: Props): React.ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (newest) details.current!.scrollIntoView({block: 'nearest', behavior: 'instant'});
  }, [newest, run.id]);
  return (
    <details ref={details} className={styles.run} open={newest} data-run-result data-newest={newest || undefined}>
      <summary>
        <strong>{run.title}</strong> <span>{verdict(t, run)}</span>
      </summary>
      {'get' in run ? (
        <GetReport t={t} base={base} names={names} result={run.get} />
      ) : (
        <>
          {run.touched.map((contract) => (
            <StorageChange key={contract.address} t={t} contract={contract} sources={sources} names={names} />
          ))}
          <SendReport t={t} base={base} names={names} result={run.send} />
        </>
      )}
    </details>
  );
}
