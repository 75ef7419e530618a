import React from 'react';
import EmptyState from '@site/src/components/EmptyState';
import type {Sources} from '../logic/files';
import type {Run} from '../logic/verdict';
import type {Strings} from '../strings';
import styles from '../styles.module.css';
import type {Names} from '../ui/names';
import RunReport from '../ui/RunReport';

export interface Props {
  readonly t: Strings;
  readonly base: string;
  readonly names: Names;
  readonly sources: Sources;
  /** The newest first. It stands by the button that was pressed. */
  readonly runs: readonly Run[];
}

/** What ran before the last run. */
export default function ResultList({t, base, names, sources, runs}: Props): React.ReactElement | null {
  if (runs.length === 1) return null;
  return (
    <section className={styles.section}>
      <h3>{runs.length === 0 ? t.results : t.earlierResults}</h3>
      {runs.length === 0 && <EmptyState>{t.noResults}</EmptyState>}
      {runs.slice(1).map((run) => (
        <RunReport key={run.id} t={t} base={base} names={names} sources={sources} run={run} />
      ))}
    </section>
  );
}
