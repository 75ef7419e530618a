import React, {useCallback, useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {searchAddress} from '@site/src/search/address';
import {SearchButton} from '@site/src/search/button';
import {useSearchKeys} from '@site/src/search/keyboard';
import {loadClient} from '@site/src/search/load-client';
import type {Props as ModalProps} from '@site/src/search/modal';
import {useSearchSettings} from '@site/src/search/settings';

/** All that a page loads for search is the box and its keys; the modal comes with the first use. */
const loadModal = () => import('@site/src/search/modal');
const nothing = (): void => {};

/** The search box and its modal. Own: the theme's bar brings a hundred kilobytes of another modal, forty strings and a call to the provider. */
export default function SearchBar(): React.ReactElement {
  const settings = useSearchSettings();
  const {baseUrl} = settings;
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<{Content: React.ComponentType<ModalProps>}>();
  /** What stands in the box as it opens; nothing while it is closed. */
  const [opened, setOpened] = useState<string>();

  const open = useCallback(
    (typed?: string) => {
      loadModal().then(
        ({default: Content}) => {
          setModal({Content});
          setOpened(typed ?? '');
        },
        () => {
          // The site was published anew and this page is of the old build: the search page, loaded whole, is of the new one.
          // Without a network there is nothing to load; the next use tries again.
          if (navigator.onLine) window.location.assign(searchAddress(baseUrl, {query: typed ?? ''}));
        },
      );
    },
    [baseUrl],
  );
  const close = useCallback(() => {
    // While the modal is there nothing else takes the focus.
    flushSync(() => setOpened(undefined));
    button.current?.focus();
  }, []);
  useSearchKeys({isOpen: opened !== undefined, onOpen: open, onClose: close, button});

  // Intent is enough to fetch what the first use will need. What fails is asked for again, and dealt with, when it is used.
  useEffect(() => {
    const element = button.current;
    const prepare = (): void => {
      loadModal().catch(nothing);
      loadClient().then(({warm}) => warm(settings), nothing);
    };
    const events = ['pointerenter', 'focus'] as const;
    events.forEach((name) => element?.addEventListener(name, prepare, {once: true}));
    return () => events.forEach((name) => element?.removeEventListener(name, prepare));
  }, [settings]);

  return (
    <>
      <SearchButton ref={button} onClick={() => open()} />
      {opened !== undefined && Modal && <Modal.Content initialQuery={opened} onClose={close} />}
    </>
  );
}
