import {subscribe, type SearchStatus} from '../client/status.ts';

export interface AidTexts {
  /** Name of the dialog. */
  readonly label: string;
  readonly count: (count: number) => string;
  readonly none: string;
  readonly failed: string;
}

/** Waits for a pause in typing: a screen reader that is told of every keystroke's results is told nothing. */
const PAUSE = 600;

/**
 * What the modal leaves out for a screen reader: it is a dialog, not a button that holds everything, and says how many
 * results there are. Returns what undoes it.
 */
export function addAids(container: HTMLElement, texts: AidTexts): () => void {
  const correct = (): void => {
    if (container.getAttribute('role') !== 'dialog') container.setAttribute('role', 'dialog');
    if (!container.hasAttribute('aria-modal')) container.setAttribute('aria-modal', 'true');
    if (container.getAttribute('aria-label') !== texts.label) container.setAttribute('aria-label', texts.label);
    if (container.tabIndex !== -1) container.tabIndex = -1;
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby']) container.removeAttribute(name);
  };
  correct();
  const observer = new MutationObserver(correct);
  observer.observe(container, {
    attributes: true,
    attributeFilter: ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby'],
  });

  const live = document.createElement('div');
  live.className = 'search-announcement';
  live.setAttribute('role', 'status');
  container.append(live);
  let timer = 0;
  const say = ({total, failed, query}: SearchStatus): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(
      () => (live.textContent = !query ? '' : failed ? texts.failed : total ? texts.count(total) : texts.none),
      PAUSE,
    );
  };
  const unsubscribe = subscribe(say);
  return () => {
    window.clearTimeout(timer);
    unsubscribe();
    observer.disconnect();
    live.remove();
  };
}
