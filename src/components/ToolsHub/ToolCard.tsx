import React from 'react';
import Link from '@docusaurus/Link';
import type {Card} from './cards';
import type {Messages} from './messages/en';
import styles from './styles.module.css';
import ToolForm from './ToolForm';

export interface Props {
  readonly card: Card;
  readonly title: string;
  readonly summary: string;
  readonly messages: Messages;
}

/** A tool in the hub: its name leads to it, with JavaScript or without. */
export default function ToolCard({card, title, summary, messages}: Props): React.ReactElement {
  return (
    <li className={styles.card}>
      <h2 id={card.name}>
        <Link to={card.to}>{title}</Link>
      </h2>
      <p>{summary}</p>
      <ToolForm card={card} messages={messages} />
    </li>
  );
}
