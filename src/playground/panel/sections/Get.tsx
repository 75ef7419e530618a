import React from 'react';
import Choice from '@site/src/tools/shared/ui/Choice';
import Field from '@site/src/tools/shared/ui/Field';
import type {Method} from '../../engine/protocol';
import {argumentsOf} from '../logic/declared';
import type {Project} from '../logic/project';
import type {Strings} from '../strings';
import styles from '../styles.module.css';
import Arguments from '../ui/Arguments';

export interface Props {
  readonly t: Strings;
  readonly project: Project;
  /** Id of the list of known addresses. */
  readonly addresses: string;
  /** Contracts of the chain, by raw address. */
  readonly targets: readonly (readonly [address: string, label: string])[];
  /** The one that is meant; nothing before the first deployment. */
  readonly to: string | undefined;
  readonly onTo: (address: string) => void;
  readonly onChange: (part: Partial<Project>) => void;
  /** Of the compiled code; none before. */
  readonly methods: readonly Method[];
  /** What came of the button, where it was the last that was pressed. */
  readonly result: React.ReactNode;
  readonly busy: boolean;
  readonly onGet: () => void;
}

const OTHER = '*';

/** A call of a get method. */
export default function GetSection(props: Props): React.ReactElement {
  const {t, project, addresses, targets, to, onTo, onChange, methods, result, busy, onGet} = props;
  const {name, arguments: values} = project.method;
  const [first] = methods;
  const listed = methods.find((method) => method.name === name) ?? (name === '' ? first : undefined);
  const change = (part: Partial<Project['method']>): void => onChange({method: {...project.method, ...part}});
  return (
    <section className={styles.section}>
      <h3>{t.getTitle}</h3>
      <div className={styles.row}>
        {to !== undefined && targets.length > 1 && <Choice label={t.contract} value={to} options={targets} onChange={onTo} />}
        {methods.length > 0 && (
          <Choice
            label={t.method}
            value={listed?.name ?? OTHER}
            options={[...methods.map((method) => [method.name, signature(method)] as const), [OTHER, t.methodOther]]}
            onChange={(next) => {
              const method = methods.find((one) => one.name === next);
              change(method ? {name: next, arguments: argumentsOf(method)} : {name: ' ', arguments: []});
            }}
          />
        )}
      </div>
      {!listed && <Field label={t.methodName} mono value={name.trimStart()} onChange={(next) => change({name: next || ' '})} />}
      <Arguments t={t} addresses={addresses} values={values} onChange={(next) => change({arguments: next})} />
      <div className={styles.buttons}>
        <button type="button" className="button button--primary" aria-disabled={busy} onClick={onGet}>
          {t.call}
        </button>
      </div>
      {result}
    </section>
  );
}

/** `currentValue(): int` */
const signature = ({name, parameters = [], returns}: Method): string =>
  `${name}(${parameters.map((one) => one.name).join(', ')})${returns === undefined ? '' : `: ${returns}`}`;
