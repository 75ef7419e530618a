import React from 'react';
import Translate from '@docusaurus/Translate';
import type {PageFrontMatter} from '../page-front-matter';
import styles from './styles.module.css';

/** The primary sources that a page rests on, at its end. Static. */
export default function PageSources({sources}: Pick<PageFrontMatter, 'sources'>): React.ReactElement | null {
  if (!sources?.length) return null;
  return (
    <section className={styles.sources} aria-labelledby="page-sources">
      <h2 id="page-sources" className={styles.title}>
        <Translate id="site.sources.title" description="Heading of the list of sources at the end of a page">
          Sources
        </Translate>
      </h2>
      <ul>
        {sources.map(({title, url}) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
