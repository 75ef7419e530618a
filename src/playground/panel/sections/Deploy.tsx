import React from 'react';
import Field from '@site/src/tools/shared/ui/Field';
import Notice from '@site/src/tools/shared/ui/Notice';
import Results from '@site/src/tools/shared/ui/Results';
import {toNano} from '../logic/amount';
import type {Setup} from '../logic/project';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';
import CellEditor from '../ui/CellEditor';

export interface Props {
  readonly t: Strings;
  /** The contract that is deployed, where there are several. */
  readonly entry: string | undefined;
  readonly contracts: readonly string[];
  /** Id of the list of known addresses. */
  readonly addresses: string;
  readonly setup: Setup;
  readonly onChange: (part: Partial<Setup>) => void;
  readonly account: string | undefined;
  readonly outdated: boolean;
  /** What came of the button, where it was the last that was pressed. */
  readonly result: React.ReactNode;
  readonly busy: boolean;
  readonly onDeploy: () => void;
  readonly onStartOver: () => void;
}

/** The contract's first data, the body of the message that brings it, and the button that deploys it. */
export default function DeploySection(props: Props): React.ReactElement {
  const {t, entry, contracts, addresses, setup, onChange, account, outdated, result, busy, onDeploy, onStartOver} = props;
  const {data, body, value} = setup;
  return (
    <section className={styles.section}>
      <h3>{entry === undefined ? t.deployTitle : `${t.deployTitle}${t.colon}${entry}`}</h3>
      <fieldset className={ui.group}>
        <legend>{t.data}</legend>
        <p className={`${ui.hint} ${styles.aside}`}>{t.dataHelp}</p>
        <CellEditor
          t={t}
          label={t.dataKind}
          contracts={contracts}
          addresses={addresses}
          draft={data}
          onChange={(next) => onChange({data: next})}
        />
      </fieldset>
      <details className={styles.more} open={body.kind !== 'empty' || undefined}>
        <summary>{t.deployBody}</summary>
        <CellEditor
          t={t}
          label={t.deployBodyKind}
          contracts={contracts}
          addresses={addresses}
          draft={body}
          onChange={(next) => onChange({body: next})}
        />
      </details>
      <div className={styles.row}>
        <Field
          label={t.value}
          inputMode="decimal"
          value={value}
          onChange={(next) => onChange({value: next})}
          error={toNano(value) === undefined ? {text: t.valueError} : undefined}
        />
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button button--primary" aria-disabled={busy} onClick={onDeploy}>
          {t.deploy}
        </button>
        {account !== undefined && (
          <button type="button" className={ui.small} aria-disabled={busy} onClick={onStartOver}>
            {t.startOver}
          </button>
        )}
      </div>
      {result}
      {account === undefined ? (
        <p className={`${ui.hint} ${styles.aside}`}>{t.notDeployed}</p>
      ) : (
        <Results of={t.deployTitle} rows={[{label: t.address, value: <code>{account}</code>, copy: account}]} />
      )}
      {outdated && <Notice kind="note">{t.outdated}</Notice>}
    </section>
  );
}
