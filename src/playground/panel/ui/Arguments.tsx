import React from 'react';
import {stackTypes, type ArgumentDraft, type StackType} from '../logic/draft';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Strings;
  /** Id of the list of known addresses. */
  readonly addresses: string;
  readonly values: readonly ArgumentDraft[];
  readonly onChange: (values: readonly ArgumentDraft[]) => void;
}

/** The typed arguments of a get method. */
export default function Arguments({t, addresses, values, onChange}: Props): React.ReactElement {
  const change = (index: number, part: Partial<ArgumentDraft>): void =>
    onChange(values.map((value, at) => (at === index ? {...value, ...part} : value)));
  return (
    <>
      <ol className={`${ui.compact} ${styles.fields}`}>
        {values.map(({name: given, type, value}, index) => {
          const name = given || t.fieldNew(index + 1);
          return (
            <li key={index}>
              <span className={styles.fieldName}>{name}</span>
              <select aria-label={t.fieldType(name)} value={type} onChange={({target}) => change(index, {type: target.value as StackType})}>
                {stackTypes.map((one) => (
                  <option key={one} value={one}>
                    {t.types[one]}
                  </option>
                ))}
              </select>
              <input
                type="text"
                className={styles.value}
                aria-label={name}
                list={type === 'address' ? addresses : undefined}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                disabled={type === 'null'}
                value={type === 'null' ? '' : value}
                onChange={({target}) => change(index, {value: target.value})}
              />
              <button
                type="button"
                className={ui.small}
                aria-label={t.fieldRemove(name)}
                onClick={() => onChange(values.filter((_, at) => at !== index))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className={`${ui.small} ${styles.add}`}
        onClick={() => onChange([...values, {name: '', type: 'int', value: '0'}])}
      >
        {t.addArgument}
      </button>
    </>
  );
}
