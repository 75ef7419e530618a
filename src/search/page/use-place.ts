import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {keepPlace, type Place} from './place';
import type {SearchState} from '../use-search';

/** Milliseconds without a scroll until the place is kept: Safari forbids more than a hundred changes in half a minute. */
const REST = 500;

/** Keeps the reader's place in the results with the entry of the history, and leads back to it. */
export function usePlace(question: string, {question: shown, start, pages, hits}: SearchState): void {
  const location = useLocation();
  const went = useRef<{start: Place; top: number} | undefined>(undefined);
  useIsomorphicLayoutEffect(() => {
    if (!start) {
      went.current = undefined;
      return;
    }
    // A better answer may come after the first, and is longer; where the reader has moved since then, they stay.
    if (went.current?.start === start && went.current.top !== window.scrollY) return;
    window.scrollTo({top: start.top, behavior: 'instant'});
    went.current = {start, top: window.scrollY};
  }, [start, hits]);

  const isShown = shown === question && hits.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    let timer = 0;
    const keep = (): void => {
      window.clearTimeout(timer);
      keepPlace(location, {question, pages, top: window.scrollY});
    };
    const keepAtRest = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, REST);
    };
    if (pages > 1) keepAtRest();
    window.addEventListener('scroll', keepAtRest, {passive: true});
    // Before the router hears of it: a result may be followed at once.
    document.addEventListener('click', keep, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', keepAtRest);
      document.removeEventListener('click', keep, true);
    };
  }, [location, question, isShown, pages]);
}
