import React, {useEffect, useId, useLayoutEffect, useRef} from 'react';
import styles from './dock.module.css';

/** A press that opened the panel. */
export interface Visit {
  /** What was pressed; nothing where the address asked for the panel. */
  readonly opener?: HTMLElement;
}

export interface Props {
  readonly title: string;
  /** What the button says that closes it. */
  readonly close: string;
  readonly open: boolean;
  readonly visit: Visit;
  /** Has the focus when it closes, where nothing was pressed to open it. */
  readonly fallback: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

const topOf = (element: Element | undefined): number => element?.getBoundingClientRect().top ?? 0;

/** Scrolls the page so that an element stands where it stood. */
function putBack(element: Element | undefined, top: number): void {
  if (element) window.scrollBy({top: topOf(element) - top, behavior: 'instant'});
}

/**
 * The frame of the panel on a page with text: beside the text on a wide screen, a sheet at the foot of a narrower one
 * (dock.module.css). It covers nothing that the reader needs, so the page stays usable. Closed, it is only hidden: what is
 * in the panel stays.
 */
export default function Dock({title, close, open, visit, fallback, onClose, children}: Props): React.ReactElement {
  const dock = useRef<HTMLDivElement>(null);
  const heading = useId();
  /** Where the reader was when he opened it. */
  const place = useRef({visit, top: 0});

  useLayoutEffect(() => {
    if (!open) return;
    place.current = {visit, top: topOf(visit.opener)};
    document.documentElement.dataset.docked = '';
    // The text is narrower now: what was pressed stays under the pointer.
    putBack(visit.opener, place.current.top);
    dock.current!.focus({preventScroll: true});
  }, [open, visit]);

  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !open) {
      delete document.documentElement.dataset.docked;
      const {opener} = place.current.visit;
      (opener ?? fallback)?.focus({preventScroll: true});
      putBack(opener, place.current.top);
    }
    wasOpen.current = open;
  }, [open, fallback]);

  // The page has gone.
  useEffect(
    () => () => {
      delete document.documentElement.dataset.docked;
    },
    [],
  );

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in whatever it holds
    <div
      ref={dock}
      role="dialog"
      aria-labelledby={heading}
      className={styles.dock}
      hidden={!open}
      tabIndex={-1}
      data-playground-dock
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={close} title={close} onClick={onClose}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
