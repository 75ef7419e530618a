import React, {useCallback, useEffect, useRef, useState} from 'react';
import OriginalSearchBar from '@theme-original/SearchBar';
import translations from '@theme/SearchTranslations';
import {translate} from '@docusaurus/Translate';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchClient} from '../client';
import type {Hit} from '../core/hit';
import {missingResultsUrl} from '../missing-results';
import {modalClient, withoutSuggestions} from './client';
import {mendLists} from './storage';
import {ModalFooter} from './footer';
import {ModalHit} from './hit';
import {useModalAids} from './use-modal-aids';
import {useSearchSettings} from '../use-search-settings';

/** The theme's texts; in English its "No results found for" is what R-306 calls "No results for". */
const {noResultsScreen} = translations.modal!;
const texts: typeof translations = {
  ...translations,
  modal: {
    ...translations.modal,
    noResultsScreen: {
      ...noResultsScreen,
      noResultsText: translate({id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results for'}),
    },
  },
};

/** What opened the bar, to be done again now that there is one: a click, or a key pressed on the button. */
export type Opening = 'click' | KeyboardEvent;

/**
 * The theme's search bar with our client behind it: the engine of this site, or the hosted provider with this site to
 * fall back on. Wrapped, not copied; see `plugins/search` for what is replaced beneath it.
 */
export default function Bar({opening}: {opening: Opening}): React.ReactElement {
  const {
    siteConfig: {customFields},
  } = useDocusaurusContext();
  const settings = useSearchSettings();
  const processUrl = useSearchResultUrlProcessor();
  const box = useRef<HTMLDivElement>(null);
  // Recent searches and favourites are kept by this name: one list per language.
  const indexName = `${settings.provider?.indexName ?? 'docs'}.${settings.language}`;
  // Before the modal reads them, once.
  useState(() => mendLists(indexName));

  useEffect(() => {
    const button = box.current?.querySelector('button');
    if (opening === 'click') button?.click();
    else {
      button?.focus();
      window.dispatchEvent(new KeyboardEvent('keydown', {key: opening.key}));
    }
    // The bar mounts once; later openings are its own business.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useModalAids();
  // The modal stands beside this bar in the page; its style sheet shows the provider's name under this attribute.
  useEffect(() => {
    document.body.toggleAttribute('data-search-provider', settings.provider !== undefined);
  }, [settings]);

  const transformSearchClient = useCallback((provider: SearchClient) => modalClient(settings, provider), [settings]);
  const transformItems = useCallback(
    (items: Hit[]) => withoutSuggestions(items).map((item) => ({...item, url: processUrl(item.url)})),
    [processUrl],
  );
  const getMissingResultsUrl = useCallback(
    ({query}: {query: string}) => missingResultsUrl(String(customFields?.repository), settings.language, query),
    [customFields, settings],
  );

  const props = {
    indexName,
    translations: texts,
    transformSearchClient,
    transformItems,
    hitComponent: ModalHit,
    resultsFooterComponent: ModalFooter,
    getMissingResultsUrl,
  };
  return (
    <div ref={box} className="search-bar">
      <OriginalSearchBar {...props} />
    </div>
  );
}
