import React from 'react';
import Check from '@site/src/tools/shared/ui/Check';
import Choice from '@site/src/tools/shared/ui/Choice';
import Field from '@site/src/tools/shared/ui/Field';
import {people} from '../../engine/world';
import {toNano} from '../logic/amount';
import type {DeclaredMessage} from '../logic/declared';
import type {Project} from '../logic/project';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';
import CellEditor from '../ui/CellEditor';

export interface Props {
  readonly t: Strings;
  readonly project: Project;
  readonly contracts: readonly string[];
  /** Id of the list of known addresses. */
  readonly addresses: string;
  /** Contracts of the chain, by raw address. */
  readonly targets: readonly (readonly [address: string, label: string])[];
  /** The one that is meant; nothing before the first deployment. */
  readonly to: string | undefined;
  readonly onTo: (address: string) => void;
  readonly onChange: (part: Partial<Project>) => void;
  readonly presets: readonly DeclaredMessage[];
  /** What came of the button, where it was the last that was pressed. */
  readonly result: React.ReactNode;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** A message to the contract: who sends it, with how much, and what it says. */
export default function MessageSection(props: Props): React.ReactElement {
  const {t, project, contracts, addresses, targets, to, onTo, onChange, presets, result, busy, onSend} = props;
  const {message} = project;
  const change = (part: Partial<Project['message']>): void => onChange({message: {...message, ...part}});
  const {kind, from, value, bounce, body} = message;
  const person = from === people.owner ? 'owner' : from === people.stranger ? 'stranger' : 'other';
  return (
    <section className={styles.section}>
      <h3>{t.messageTitle}</h3>
      <div className={styles.row}>
        {to !== undefined && targets.length > 0 && <Choice label={t.to} value={to} options={targets} onChange={onTo} />}
        <Choice
          label={t.messageKind}
          value={kind}
          options={[
            ['internal', t.internal],
            ['external', t.external],
          ]}
          onChange={(next) => change({kind: next})}
        />
        {kind === 'internal' && (
          <>
            <Choice
              label={t.from}
              value={person}
              options={[
                ['owner', t.owner],
                ['stranger', t.stranger],
                ['other', t.otherAddress],
              ]}
              onChange={(next) => change({from: next === 'other' ? '' : people[next]})}
            />
            <Field
              label={t.value}
              inputMode="decimal"
              value={value}
              onChange={(next) => change({value: next})}
              error={toNano(value) === undefined ? {text: t.valueError} : undefined}
            />
          </>
        )}
      </div>
      {kind === 'internal' && person === 'other' && (
        <Field label={t.otherAddress} mono value={from} onChange={(next) => change({from: next})} />
      )}
      <fieldset className={ui.group}>
        <legend>{t.body}</legend>
        <CellEditor
          t={t}
          label={t.bodyKind}
          contracts={contracts}
          addresses={addresses}
          draft={body}
          onChange={(next) => change({body: next})}
          presets={presets}
        />
      </fieldset>
      {kind === 'internal' && <Check label={t.bounce} checked={bounce} onChange={(next) => change({bounce: next})} />}
      <div className={styles.buttons}>
        <button type="button" className="button button--primary" aria-disabled={busy} onClick={onSend}>
          {t.send}
        </button>
      </div>
      {result}
    </section>
  );
}
