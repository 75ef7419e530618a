import React, {useId} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A link into the glossary with the term's definition in a card that shows on hover and focus, by CSS alone. Static. */
export default function Term({id, definition, children}: {id: string; definition: string; children: React.ReactNode}): React.ReactElement {
  const card = useId();
  return (
    <span className={styles.term} data-term>
      <Link to={`/v3/concepts/glossary#${id}`} className={styles.link} aria-describedby={card}>
        {children}
      </Link>
      <span role="tooltip" id={card} className={styles.card} data-nosnippet>
        {definition}
      </span>
    </span>
  );
}
