import React, {useCallback, useEffect, useRef, useState} from 'react';
import type {Opening} from '@site/src/search/modal/bar';
import {DocSearchButton} from '@site/src/search/modal/button';
import {useDocSearchKeyboardEvents} from '@site/src/search/modal/keyboard';
import {searchAddress} from '@site/src/search/address';
import {searchLabel} from '@site/src/search/modal/labels';
import {useSearchSettings} from '@site/src/search/use-search-settings';

/** All that a page loads for search is the box and its keys; the bar itself comes with the first use. */
const loadBar = () => Promise.all([import('@site/src/search/modal/bar'), import('@docsearch/react/modal')]).then(([bar]) => bar);
const nothing = (): void => {};

/**
 * The search box. The theme's bar, which stands here from the first use on, brings forty translated strings and the
 * state of a modal: too much for the pages on which nobody searches.
 */
export default function SearchBar(): React.ReactElement {
  const {baseUrl} = useSearchSettings();
  const [bar, setBar] = useState<{Bar: React.ComponentType<{opening: Opening}>; opening: Opening}>();
  const open = useCallback(
    (opening: Opening) => {
      loadBar().then(
        ({default: Bar}) => setBar((before) => before ?? {Bar, opening}),
        () => {
          // The site was published anew and this page is of the old build: the search page, loaded whole, is of the new one.
          // Without a network there is nothing to load; the next use tries again.
          if (navigator.onLine) window.location.assign(searchAddress(baseUrl, {query: opening === 'click' ? '' : opening.key}));
        },
      );
    },
    [baseUrl],
  );
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
      // What fails here is asked for again, and then dealt with, when it is used.
      loadBar().catch(nothing);
      import('@site/src/search/client').then(({warm}) => warm(settings)).catch(nothing);
    };
    const events = ['pointerenter', 'focus'] as const;
    events.forEach((name) => element?.addEventListener(name, prepare, {once: true}));
    return () => events.forEach((name) => element?.removeEventListener(name, prepare));
  }, [settings]);

  const label = searchLabel();
  return <DocSearchButton ref={button} onClick={click} translations={{buttonText: label, buttonAriaLabel: label}} />;
}
