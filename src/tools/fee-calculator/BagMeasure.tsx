import React, {useState} from 'react';
import Field from '../shared/ui/Field';
import {bagSize} from './bag-size';
import ui from '../shared/ui/ui.module.css';
import styles from './face.module.css';
import type {State} from './input';
import type {Messages} from './messages/en';

interface Props {
  readonly messages: Messages;
  readonly change: (fields: Partial<State>) => void;
}

/** Takes sizes from a bag of cells: that of an account, or that of a message. The bag itself stays out of the address. */
export default function BagMeasure({messages, change}: Props): React.ReactElement {
  const [text, setText] = useState('');
  const size = bagSize(text);
  const {whole} = messages.numbers;
  const words = messages.bag;
  return (
    <details className={styles.prices}>
      <summary>{words.title}</summary>
      <Field
        label={words.label}
        help={words.help}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={60_000}
        {...(size.kind === 'text' && {error: {text: words.wrongText(size.at + 1), place: {at: size.at, length: 1}}})}
        {...(size.kind === 'bag' && {error: {text: words.wrongBag(size.byte)}})}
      />
      {size.kind === 'size' && (
        <>
          <p role="status">{words.found(whole(BigInt(size.bits)), whole(BigInt(size.cells)))}</p>
          <div className={ui.examples}>
            <button type="button" onClick={() => change({bits: String(size.bits), cells: String(size.cells)})}>
              {words.account}
            </button>
            <button type="button" onClick={() => change({mbits: String(size.body.bits), mcells: String(size.body.cells)})}>
              {words.message}
            </button>
          </div>
        </>
      )}
    </details>
  );
}
