import React from 'react';
import type {StackValue} from '../../../playground/engine/protocol';
import CopyButton from '../../shared/ui/CopyButton';
import type {Messages} from '../messages/en';
import {show, type Type} from '../values/stack';
import ui from '../../shared/ui/ui.module.css';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Messages;
  readonly title: string;
  /** Bottom first; as printed where the form is not known. */
  readonly values: readonly (StackValue | string)[];
  /** So many at the bottom were there before the step. */
  readonly kept?: number;
}

const MOST = 60;
const MOST_TEXT = 240;

/** A stack with its top first. */
export default function StackView({t, title, values, kept}: Props): React.ReactElement {
  const top = [...values].reverse().slice(0, MOST);
  return (
    <section className={styles.stack} aria-label={title}>
      <h4>{title}</h4>
      {values.length === 0 && <p className={ui.hint}>{t.stackEmpty}</p>}
      <ol>
        {top.map((value, depth) => {
          const shown = typeof value === 'string' ? {type: 'cont' as const, text: value.slice(0, MOST_TEXT)} : show(value, MOST_TEXT);
          const place = `s${depth}`;
          const fresh = kept !== undefined && values.length - depth > kept;
          return (
            <li key={depth} data-fresh={fresh || undefined}>
              <span className={styles.place}>{place}</span>
              <span className={styles.type}>{t.types[shown.type as Type]}</span>
              {!['null', 'nan'].includes(shown.type) && <code>{shown.text}</code>}
              {fresh && <span className={styles.tag}>{t.fresh}</span>}
              {'boc' in shown && shown.boc !== undefined && <CopyButton value={shown.boc} of={t.copyValue(place)} />}
            </li>
          );
        })}
      </ol>
      {values.length > MOST && <p className={ui.hint}>{t.stackMore(values.length - MOST)}</p>}
    </section>
  );
}
