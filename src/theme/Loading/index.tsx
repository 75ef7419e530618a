import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Shown while a page's module loads for over 200 ms (the loader sets `pastDelay`), and when it failed to load. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): React.ReactElement | null {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>
          <strong>
            <Translate id="site.loading.failed" description="A part of the page did not arrive">
              This page could not be loaded.
            </Translate>
          </strong>
        </p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.pending} role="status" aria-label={translate({id: 'site.loading.pending', message: 'Loading the page'})}>
      <span className="site-spinner" />
    </div>
  );
}
