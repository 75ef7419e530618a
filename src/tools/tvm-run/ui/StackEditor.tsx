import React, {useId, useRef} from 'react';
import Carets from '../../shared/ui/Carets';
import type {FieldError} from '../../shared/ui/Field';
import type {Messages} from '../messages/en';
import {MOST_ITEMS, TYPES, type Item, type Type} from '../values/stack';
import ui from '../../shared/ui/ui.module.css';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Messages;
  /** Bottom first. */
  readonly items: readonly Item[];
  readonly errors: ReadonlyMap<number, FieldError>;
  readonly onChange: (items: readonly Item[]) => void;
}

/** The stack before a run: a type and a value in each row, the top first. */
export default function StackEditor({t, items, errors, onChange}: Props): React.ReactElement {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const set = (index: number, part: Partial<Item>): void =>
    onChange(items.map((item, place) => (place === index ? {...item, ...part} : item)));
  const add = (): void => {
    onChange([...items, {type: 'int', text: '0'}]);
    // The new value is the first of the list once React has drawn it.
    window.setTimeout(() => list.current?.querySelector<HTMLElement>('select')?.focus());
  };
  const remove = (index: number): void => {
    onChange(items.filter((_, place) => place !== index));
    window.setTimeout(() => document.getElementById(`${id}-add`)?.focus());
  };
  return (
    <fieldset className={ui.group}>
      <legend>{t.stack}</legend>
      <div className={styles.bar}>
        <button id={`${id}-add`} type="button" className={ui.small} onClick={add} disabled={items.length >= MOST_ITEMS}>
          {t.addValue}
        </button>
        <span className={ui.hint}>{items.length ? t.stackTop : t.stackEmpty}</span>
      </div>
      <ol ref={list} className={`${ui.compact} ${styles.items}`}>
        {items
          .map((item, index) => ({item, index}))
          .reverse()
          .map(({item: {type, text}, index}) => {
            const place = `s${items.length - 1 - index}`;
            const error = errors.get(index);
            const described = [t.hints[type] && `${id}-${index}-hint`, error && `${id}-${index}-error`].filter(Boolean).join(' ');
            const plain = type === 'null' || type === 'nan';
            return (
              <li key={index}>
                <span className={styles.place}>{place}</span>
                <select value={type} aria-label={t.typeOf(place)} onChange={({target}) => set(index, {type: target.value as Type})}>
                  {TYPES.map((known) => (
                    <option key={known} value={known}>
                      {t.types[known]}
                    </option>
                  ))}
                </select>
                {plain ? (
                  <span className={styles.none} />
                ) : (
                  <input
                    type="text"
                    value={text}
                    aria-label={t.valueOf(place)}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={described || undefined}
                    autoComplete="off"
                    autoCapitalize="off"
                    autoCorrect="off"
                    spellCheck={false}
                    placeholder={t.hints[type]}
                    onChange={({target}) => set(index, {text: target.value})}
                  />
                )}
                <button type="button" className={ui.small} aria-label={t.removeValue(place)} onClick={() => remove(index)}>
                  <span aria-hidden="true">×</span>
                </button>
                <span id={`${id}-${index}-hint`} hidden>
                  {t.hints[type]}
                </span>
                {error && (
                  <div id={`${id}-${index}-error`} className={styles.error}>
                    <span>{error.text}</span>
                    {error.place && <Carets text={text} place={error.place} />}
                  </div>
                )}
              </li>
            );
          })}
      </ol>
    </fieldset>
  );
}
