import React, {useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLocation} from '@docusaurus/router';
import {referenceHtml, referenceIds} from './html';
import {startRun} from '../../tools/tvm-run/open';
import {fragment} from './fragment';
import {ownPage} from './own-page';
import styles from './styles.module.css';

const MARK = 'tvm-reference';

/**
 * The instruction reference. Its HTML is made by the server and adopted as it is: React never sees the rows, and they are
 * in no JavaScript. A reader who comes by a link inside the site gets the same HTML from the page's own address.
 */
export default function TvmReference(): React.ReactElement {
  const {i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const brokenLinks = useBrokenLinks();
  for (const id of referenceIds) brokenLinks.collectAnchor(id);
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const base = useBaseUrl('/');
  const root = useRef<HTMLDivElement>(null);
  // What the server made stays: on hydration this is never written, for React does not compare inner HTML.
  const [html, setHtml] = useState(() => referenceHtml(language));

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const begin = async (): Promise<void> => {
      const {start} = await import('./find');
      if (left) return;
      const [endFind, endRun] = [start(element), startRun(element)];
      stop = () => {
        endFind();
        endRun();
      };
    };
    if (element.firstElementChild) void begin();
    else {
      void (async () => {
        const answer = await fetch(pathname);
        const page = new DOMParser().parseFromString(ownPage(await answer.text()), 'text/html');
        const content = page.querySelector(`[data-${MARK}]`)?.innerHTML;
        if (left || !content) return;
        setHtml(ownPage(content));
      })();
    }
    return () => {
      left = true;
      stop?.();
    };
  }, [pathname, html]);

  useEffect(() => {
    const id = fragment();
    if (!html || !id) return;
    // As `:target` of a first load, which the router's addresses do not set.
    root.current?.setAttribute('data-arrived', '');
    document.getElementById(id)?.scrollIntoView();
  }, [html]);

  return (
    <div
      ref={root}
      className={styles.reference}
      {...{[`data-${MARK}`]: ''}}
      data-language={language}
      data-base={base}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
