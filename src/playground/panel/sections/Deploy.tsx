import React from 'react';
import Field from '@site/src/tools/shared/ui/Field';
import Notice from '@site/src/tools/shared/ui/Notice';
import Results from '@site/src/tools/shared/ui/Results';
import {toNano} from '../logic/amount';
import type {Shared} from '../logic/share';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';
import CellEditor from '../ui/CellEditor';

export interface Props {
  readonly t: Strings;
  readonly draft: Shared;
  readonly onChange: (part: Partial<Shared>) => void;
  readonly account: string | undefined;
  readonly outdated: boolean;
  readonly busy: boolean;
  readonly onDeploy: () => void;
  readonly onStartOver: () => void;
}

/** The contract's first data, and the button that deploys it. */
export default function DeploySection({t, draft, onChange, account, outdated, busy, onDeploy, onStartOver}: Props): React.ReactElement {
  const {data, deployValue} = draft;
  return (
    <section className={styles.section}>
      <h3>{t.deployTitle}</h3>
      <fieldset className={ui.group}>
        <legend>{t.data}</legend>
        <p className={`${ui.hint} ${styles.aside}`}>{t.dataHelp}</p>
        <CellEditor t={t} label={t.dataKind} draft={data} onChange={(next) => onChange({data: next})} />
      </fieldset>
      <div className={styles.row}>
        <Field
          label={t.value}
          inputMode="decimal"
          value={deployValue}
          onChange={(value) => onChange({deployValue: value})}
          error={toNano(deployValue) === undefined ? {text: t.valueError} : undefined}
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
      {account === undefined ? (
        <p className={`${ui.hint} ${styles.aside}`}>{t.notDeployed}</p>
      ) : (
        <Results of={t.deployTitle} rows={[{label: t.address, value: <code>{account}</code>, copy: account}]} />
      )}
      {outdated && <Notice kind="note">{t.outdated}</Notice>}
    </section>
  );
}
