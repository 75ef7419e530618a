import React, {useCallback, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteLocale} from '../../../site/locales';
import Boundary from './Boundary';
import {readFragment} from './fragment';
import styles from './Tool.module.css';

/** The languages of a tool's own strings. */
export type ToolLanguage = SiteLocale['htmlLang'];

/** The face of a tool, ready to be shown: its strings are in it. */
export type Face = React.ComponentType;

export interface Props {
  /** Name in the fragment of the address: lower case, one word. */
  readonly name: string;
  /** Name for readers. */
  readonly title: string;
  /** One or two sentences: what it does. It stands also where there is no JavaScript, on paper and in the Markdown. */
  readonly summary: string;
  /** Height that is kept for the face before it is there: 14, 20 or 28 rem (more on a phone). At least that of the untouched face. */
  readonly size: 'small' | 'medium' | 'large';
  /** Loads the face with its strings. Rejects when a file does not come; the reader may then try again. */
  readonly load: (language: ToolLanguage) => Promise<Face>;
}

/**
 * The frame of a tool: an island. The server writes frame, title and summary; the face comes when the frame is near the
 * screen, when the reader touches it, or when the fragment of the address names it.
 */
export default function Tool({name, title, summary, size, load}: Props): React.ReactElement {
  const {i18n} = useDocusaurusContext();
  const language = (i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? 'en') as ToolLanguage;
  const root = useRef<HTMLElement>(null);
  const begun = useRef(false);
  const [face, setFace] = useState<{readonly Face: Face} | undefined>();
  const [failure, setFailure] = useState<string | undefined>();

  const start = useCallback(async () => {
    if (begun.current) return;
    begun.current = true;
    setFailure(undefined);
    try {
      const Face = await load(language);
      setFace({Face});
    } catch (error) {
      begun.current = false;
      setFailure(String((error as Error).message ?? error).split('\n')[0]);
    }
    // `load` is written in place by each tool and is the same all the time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language]);

  useEffect(() => {
    const element = root.current!;
    const named = (): void => {
      if (readFragment(window.location.hash)?.tool !== name) return;
      void start();
      element.scrollIntoView({block: 'start'});
    };
    named();
    window.addEventListener('hashchange', named);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        void start();
      },
      {rootMargin: '400px'},
    );
    observer.observe(element);
    return () => {
      window.removeEventListener('hashchange', named);
      observer.disconnect();
    };
  }, [name, start]);

  // Who came by keyboard stays in the tool: the button that had the focus is gone.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (face && hadFocus.current) root.current!.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [face]);
  const touch = (): void => {
    hadFocus.current = true;
    void start();
  };

  return (
    <section ref={root} className={styles.tool} aria-label={title} data-tool={name} data-state={face ? 'ready' : 'waiting'}>
      <p className={styles.title}>{title}</p>
      <p className={styles.summary}>{summary}</p>
      {!face && (
        <p className={styles.note}>
          {translate({
            id: 'tool.note',
            message: 'An interactive tool: it works on this page, in a browser with JavaScript, and sends nothing anywhere.',
            description: 'Stands in place of a tool before it has loaded, on paper and in the Markdown of a page',
          })}
        </p>
      )}
      <div className={`${styles.body} ${styles[size]}`}>
        {failure !== undefined && (
          <div role="alert" className={styles.failure}>
            <p>
              {translate({id: 'tool.failed', message: 'The tool could not be loaded.', description: 'A file of a tool did not come'})}{' '}
              <code>{failure}</code>
            </p>
            <button type="button" className="button button--primary button--sm" onClick={touch}>
              {translate({id: 'tool.retry', message: 'Retry', description: 'Button: load a tool again, or show it again after a failure'})}
            </button>
          </div>
        )}
        {face ? (
          <Boundary>
            <face.Face />
          </Boundary>
        ) : (
          failure === undefined && (
            <button type="button" className={styles.open} onClick={touch} onFocus={touch}>
              {translate({id: 'tool.open', message: 'Open the tool', description: 'Button in place of a tool before it has loaded'})}
            </button>
          )
        )}
      </div>
    </section>
  );
}
