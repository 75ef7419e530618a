import React, {useId} from 'react';
import Link from '@docusaurus/Link';
import styles from '../Term/styles.module.css';
import own from './styles.module.css';

export interface Props {
  /** Address of the explanation. */
  readonly href: string;
  /** Entries of the card, one per line: what stands in bold, a tab, the sentence. */
  readonly card: string;
  readonly children: React.ReactNode;
}

/** A mention of an exit code with its meaning in a card that shows on hover and focus, by CSS alone. Static. */
export default function ExitCode({href, card, children}: Props): React.ReactElement {
  const id = useId();
  return (
    <span className={styles.term} data-term>
      <Link to={href} className={styles.link} aria-describedby={id}>
        {children}
      </Link>
      <span role="tooltip" id={id} className={styles.card} data-nosnippet>
        {card.split('\n').map((line) => {
          const [head, text] = line.split('\t');
          return (
            <span key={head} className={own.entry}>
              <b>{head}</b> {text}
            </span>
          );
        })}
      </span>
    </span>
  );
}
