import React, {useId} from 'react';
import type {Place} from '../excerpt';
import Carets from './Carets';
import Status from './Status';
import styles from './ui.module.css';

/** What is wrong with the value of a field. */
export interface FieldError {
  /** Says what, where (position in words) and how to mend it. */
  readonly text: string;
  /** The place in the value, for the line with the caret. */
  readonly place?: Place;
}

export interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly help?: string;
  readonly error?: FieldError;
  /** A second button or a suggestion below the error. */
  readonly children?: React.ReactNode;
  /** Lines of a field of many lines; one line without it. */
  readonly rows?: number;
  /** Numbers get the digits of a phone's keyboard. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly placeholder?: string;
  /** Text with a fixed width for each character: addresses, code. */
  readonly mono?: boolean;
  readonly maxLength?: number;
}

/** A labelled field; help and error are tied to it, and the error is said when the reader pauses. */
export default function Field({label, value, onChange, help, error, children, rows, mono, ...rest}: Props): React.ReactElement {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...rest,
    id,
    value,
    className: mono ? styles.mono : undefined,
    onChange: ({target}: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
  } as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? <input type="text" {...shared} /> : <textarea rows={rows} {...shared} />}
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <div id={`${id}-error`} className={styles.error}>
        {error && (
          <>
            <span>{error.text}</span>
            {error.place && <Carets text={value} place={error.place} />}
          </>
        )}
      </div>
      <Status text={error?.text ?? ''} />
      {children}
    </div>
  );
}
