import React from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import home from '../Home/styles.module.css';
import Playground from '../Playground';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  readonly lead: string;
}

/** The playground as a page: projects of several files and contracts. */
export default function PlaygroundPage({title, lead}: Props): React.ReactElement {
  return (
    <main className={clsx(home.home, styles.page)}>
      <h1>{title}</h1>
      <p className={home.lead}>{lead}</p>
      <noscript>
        <p>
          {translate({
            id: 'playground.noscript',
            message: 'The playground needs JavaScript: the compiler and the virtual machine run in your browser.',
            description: 'Said on the page of the playground to who has no JavaScript',
          })}
        </p>
      </noscript>
      <Playground alone />
    </main>
  );
}
