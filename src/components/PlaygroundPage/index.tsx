import React from 'react';
import clsx from 'clsx';
import home from '../Home/styles.module.css';
import Playground from '../Playground';
import type {Messages} from './messages/en';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  readonly messages: Messages;
}

/** The playground as a page: projects of several files and contracts. */
export default function PlaygroundPage({title, messages}: Props): React.ReactElement {
  return (
    <main className={clsx(home.home, styles.page)}>
      <h1>{title}</h1>
      <p className={home.lead}>{messages.lead}</p>
      <noscript>
        <p>{messages.noScript}</p>
      </noscript>
      <Playground alone />
    </main>
  );
}
