import React from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/** Further ids of a place: fragments that older addresses use. `ids` is a list separated by spaces. Static. */
export default function Anchors({ids}: {ids: string}): React.ReactElement {
  const {collectAnchor} = useBrokenLinks();
  const list = ids.split(/\s+/).filter(Boolean);
  list.forEach(collectAnchor);
  return (
    <>
      {list.map((id) => (
        <span key={id} id={id} className={styles.anchor} />
      ))}
    </>
  );
}
