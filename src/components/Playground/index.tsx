import React from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

export interface Props {
  /** The panel is the page: it opens by itself, with templates in place of the samples of a page. */
  readonly alone?: boolean;
}

/**
 * The end of a page with contracts that can run, or the page of the playground itself. Static: `src/client/playground.ts` loads the panel into it when the
 * reader asks for it. What stands inside the last element is the panel's own, and React leaves it alone.
 */
export default function Playground({alone = false}: Props): React.ReactElement {
  const {i18n} = useDocusaurusContext();
  useBrokenLinks().collectAnchor('playground');
  const title = translate({
    id: 'playground.title',
    message: 'Playground',
    description: 'Title of the panel that runs the contracts of a page',
  });
  return (
    <section
      id="playground"
      className={styles.playground}
      aria-label={title}
      data-playground={i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? 'en'}
      data-base={useBaseUrl('/')}
      data-alone={alone || undefined}
      data-markdown="off"
      data-search="off"
    >
      {!alone && (
        <>
          <p className={styles.title}>{title}</p>
          <p className={styles.summary}>
            {translate({
              id: 'playground.summary',
              message:
                'Compile the contracts of this page, deploy them and send them messages, in your browser: the compiler and the virtual machine run on your device, and nothing is sent anywhere.',
              description: 'Under the title of the playground',
            })}
          </p>
        </>
      )}
      <button type="button" className="button button--primary" data-playground-open>
        {translate({id: 'playground.open', message: 'Open the playground', description: 'Button that loads the playground'})}
      </button>
      <p
        role="alert"
        data-failed={translate({
          id: 'playground.failed',
          message: 'The playground could not be loaded. Check the connection and press the button again.',
          description: 'Said when a file of the playground does not come',
        })}
      />
      <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
    </section>
  );
}
