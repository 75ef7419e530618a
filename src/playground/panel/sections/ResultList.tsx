import React from 'react';
import {verdict, type Run} from '../logic/verdict';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';
import type {Names} from '../ui/names';
import {GetReport, SendReport} from '../ui/Report';

export interface Props {
  readonly t: Strings;
  readonly base: string;
  readonly names: Names;
  /** The newest first. */
  readonly runs: readonly Run[];
}

/** What has run so far; the newest is open. */
export default function ResultList({t, base, names, runs}: Props): React.ReactElement {
  return (
    <section className={styles.section} data-results>
      <h3>{t.results}</h3>
      {runs.length === 0 && <p className={`${ui.hint} ${styles.aside}`}>{t.noResults}</p>}
      {runs.map((run, index) => (
        <details key={run.id} className={styles.run} open={index === 0} data-run-result>
          <summary>
            <strong>{run.title}</strong> <span>{verdict(t, run)}</span>
          </summary>
          {'get' in run ? (
            <GetReport t={t} base={base} names={names} result={run.get} />
          ) : (
            <SendReport t={t} base={base} names={names} result={run.send} />
          )}
        </details>
      ))}
    </section>
  );
}
