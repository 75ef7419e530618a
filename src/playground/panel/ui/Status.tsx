import React from 'react';
import type {ErrorData} from '../../engine/protocol';
import Notice from '@site/src/tools/shared/ui/Notice';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import type {Strings} from '../strings';
import styles from '../styles.module.css';
import type {Working} from '../use-engine';

export interface Props {
  readonly t: Strings;
  readonly working: Working | undefined;
  readonly error: ErrorData | undefined;
  /** How the last work ended, in a few words. */
  readonly outcome: string;
  readonly onCancel: () => void;
}

/** What is under way, with its bytes and a way to stop it; or what went wrong. */
export default function Status({t, working, error, outcome, onCancel}: Props): React.ReactElement {
  const file = working?.progress[0];
  const name = file && t.files[file.file];
  return (
    <div className={styles.status}>
      <span role="status" className={ui.unseen}>
        {working ? t.working[working.what] : error ? '' : outcome}
      </span>
      {working && (
        <div className={styles.working} data-busy>
          <strong>{t.working[working.what]}</strong>
          {file && (
            <label className={styles.progress}>
              <progress max={file.total} value={file.loaded} />
              <span>{t.loading(name!, t.megabytes(file.loaded), t.megabytes(file.total))}</span>
            </label>
          )}
          <button type="button" className={ui.small} onClick={onCancel}>
            {t.cancel}
          </button>
        </div>
      )}
      <div role="alert">{error && !working && <Problem t={t} error={error} />}</div>
    </div>
  );
}

function Problem({t, error}: {readonly t: Strings; readonly error: ErrorData}): React.ReactElement {
  const {code, message, field} = error;
  const place = field === undefined ? undefined : placeOf(t, field);
  return (
    <Notice kind={code === 'cancelled' ? 'note' : 'bad'}>
      <strong>{t.errorsByCode[code]}</strong>
      {place !== undefined && <> {t.inField(place)}.</>}
      {code !== 'cancelled' && code !== 'timeout' && (
        <details className={styles.detail}>
          <summary>{t.detail}</summary>
          <code>{message}</code>
        </details>
      )}
    </Notice>
  );
}

/** `body.fields[2]` in words. */
function placeOf(t: Strings, field: string): string | undefined {
  const [, name = '', index] = /^(\w+)(?:\.fields)?(?:\[(\d+)\])?/.exec(field) ?? [];
  const known = t.fieldNames[name];
  if (known === undefined) return undefined;
  return index === undefined ? known : t.fieldAt(known, Number(index) + 1);
}
