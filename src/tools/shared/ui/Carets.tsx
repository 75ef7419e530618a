import React from 'react';
import {excerpt, type Place} from '../excerpt';
import styles from './ui.module.css';

/** The line with the caret under what is wrong. For the eye: the text of the error says the position in words. */
export default function Carets({text, place}: {readonly text: string; readonly place: Place}): React.ReactElement {
  const {text: line, carets} = excerpt(text, place);
  return (
    <span className={styles.carets} aria-hidden="true">
      {`${line}\n${carets}`}
    </span>
  );
}
