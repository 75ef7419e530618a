import React, {useId} from 'react';
import styles from './ui.module.css';

export interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
  readonly help?: string;
}

/** One of a list. A value that is not in it (from an address) shows the first. */
export default function Choice<T extends string>({label, value, options, onChange, help}: Props<T>): React.ReactElement {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={options.some(([known]) => known === value) ? value : options[0]?.[0]}
        onChange={({target}) => onChange(target.value as T)}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
