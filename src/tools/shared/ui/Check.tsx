import React, {useId} from 'react';
import styles from './ui.module.css';

export interface Props {
  readonly label: React.ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly help?: string;
}

/** A box to tick, with its label as target. */
export default function Check({label, checked, onChange, help}: Props): React.ReactElement {
  const id = useId();
  return (
    <div className={styles.check}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={({target}) => onChange(target.checked)}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
        />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
