import React from 'react';
import styles from './styles.module.css';

/** A drawing made at build time from a `dot` fence, with its caption and text alternative. Static. */
export default function Diagram({svg, title, alt}: {svg: string; title: string; alt: string}): React.ReactElement {
  return (
    <figure className={styles.figure}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide drawing scrolls, and must do so by keyboard */}
      <div className={styles.scroll} role="img" aria-label={alt} tabIndex={0} dangerouslySetInnerHTML={{__html: svg}} />
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
