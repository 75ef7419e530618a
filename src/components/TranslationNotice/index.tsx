import React from 'react';
import Translate from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import type {PageFrontMatter} from '../page-front-matter';
import styles from './styles.module.css';

/** Says that the English page has changed since it was translated, or that there is no translation yet. Static. */
export default function TranslationNotice({translation}: Pick<PageFrontMatter, 'translation'>): React.ReactElement | null {
  const {createUrl} = useAlternatePageUtils();
  if (!translation) return null;
  return (
    <aside className={styles.notice} data-translation={translation}>
      <p>
        {translation === 'stale' ? (
          <Translate id="site.translation.stale" description="Notice on a page whose English text has changed since">
            The English page has changed since this translation was made.
          </Translate>
        ) : (
          <Translate id="site.translation.missing" description="Notice on a page that is shown in English">
            This page is not translated yet; you are reading the English text.
          </Translate>
        )}{' '}
        {/* Another language is another build: leave the router. */}
        <a href={createUrl({locale: 'en', fullyQualified: false})} hrefLang="en">
          <Translate id="site.translation.english" description="Link to the English page">
            Read it in English
          </Translate>
        </a>
      </p>
    </aside>
  );
}
