import React, {useCallback, useEffect, useRef, useState} from 'react';
import type {Opening} from '@site/src/search/modal/bar';
import {DocSearchButton} from '@site/src/search/modal/button';
import {useDocSearchKeyboardEvents} from '@site/src/search/modal/keyboard';
import {searchLabel} from '@site/src/search/modal/labels';
import {useSearchSettings} from '@site/src/search/use-search-settings';

/** All that a page loads for search is the box and its keys; the bar itself comes with the first use. */
const loadBar = () => import('@site/src/search/modal/bar');
const nothing = (): void => {};

/**
 * The search box. The theme's bar, which stands here from the first use on, brings forty translated strings and the
 * state of a modal: too much for the pages on which nobody searches.
 */
export default function SearchBar(): React.ReactElement {
  const [bar, setBar] = useState<{Bar: React.ComponentType<{opening: Opening}>; opening: Opening}>();
  const open = useCallback((opening: Opening) => {
    void loadBar().then(({default: Bar}) => setBar((before) => before ?? {Bar, opening}));
  }, []);
  return bar ? <bar.Bar opening={bar.opening} /> : <Box onOpen={open} />;
}

function Box({onOpen}: {onOpen: (opening: Opening) => void}): React.ReactElement {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const click = useCallback(() => onOpen('click'), [onOpen]);
  useDocSearchKeyboardEvents({isOpen: false, onOpen: click, onClose: nothing, onInput: onOpen, searchButtonRef: button});

  // Intent is enough to fetch what the first use will need; the box itself stays, for a click may be under way.
  useEffect(() => {
    const element = button.current;
    const prepare = (): void => {
      void loadBar();
      void import('@docsearch/react/modal');
      void import('@site/src/search/client').then(({warm}) => warm(settings));
    };
    const events = ['pointerenter', 'focus'] as const;
    events.forEach((name) => element?.addEventListener(name, prepare, {once: true}));
    return () => events.forEach((name) => element?.removeEventListener(name, prepare));
  }, [settings]);

  const label = searchLabel();
  return <DocSearchButton ref={button} onClick={click} translations={{buttonText: label, buttonAriaLabel: label}} />;
}
