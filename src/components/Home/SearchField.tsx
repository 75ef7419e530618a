import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import data from '@generated/home/default/home.json';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Opens the search of the navbar; without JavaScript it is a form that leads to the search page. */
export default function SearchField(): React.ReactElement {
  return (
    <form
      role="search"
      className={styles.search}
      action={useBaseUrl('/search')}
      onSubmit={(event) => {
        const box = document.querySelector<HTMLElement>('.navbar .DocSearch-Button');
        if (!box) return;
        event.preventDefault();
        box.click();
      }}
    >
      <button type="submit" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K /">
        <Icon name="search" width={20} />
        <span>{data.words.search}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
    </form>
  );
}
