import {onComplete, subscribe, type SearchStatus} from '../client/status.ts';
import {noteOf} from '../note.ts';
import {trapFocus} from './focus-trap.ts';

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
 * What the modal leaves out for a screen reader: it is a dialog, not a button that holds everything, keeps the keyboard
 * within, and says how many results there are. Returns what undoes it.
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
  // The modal has a place for a note under results, and none where there are none.
  const note = document.createElement('p');
  note.hidden = true;
  container.querySelector('.DocSearch-Footer')?.before(note);
  const explain = (status: SearchStatus): void => {
    note.textContent = (status.query && !status.total && noteOf(status)) || '';
    note.hidden = !note.textContent;
    note.className = note.hidden ? '' : 'search-note';
  };
  const undo = [subscribe(say), subscribe(explain), onComplete(() => askAgain(container)), trapFocus(container)];
  return () => {
    window.clearTimeout(timer);
    undo.forEach((one) => one());
    note.remove();
    observer.disconnect();
    live.remove();
  };
}

/** The modal asks again for what stands in its box when the box is focused; it need not have lost the focus for that. */
function askAgain(container: HTMLElement): void {
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input?.value.trim()) return;
  const {value} = input;
  const selected = (): string | null | undefined => container.querySelector('.DocSearch-Hit[aria-selected="true"] a')?.getAttribute('href');
  const chosen = selected();
  const isFirst = chosen === container.querySelector('.DocSearch-Hit a')?.getAttribute('href');
  // What was walked to stays selected where it is still among the results.
  const stop = subscribe(({query}) => {
    stop();
    if (isFirst || !chosen || query !== value) return;
    // Once the results are drawn.
    setTimeout(() => {
      const link = [...container.querySelectorAll('.DocSearch-Hit a')].find((one) => one.getAttribute('href') === chosen);
      if (input.value === value) link?.closest('.DocSearch-Hit')?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
    }, 50);
  });
  input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}
