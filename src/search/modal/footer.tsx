import React from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {searchAddress} from '../address';
import StatusNote from '../status-note';
import {useSearchSettings} from '../use-search-settings';

interface Props {
  readonly state: {readonly query: string; readonly context: {readonly nbHits?: unknown}};
}

/** The modal's own way out; it hands its footer none. */
const close = (): void => document.querySelector<HTMLButtonElement>('.DocSearch-Cancel')?.click();

/** Under the results: the way to all of them, and how they came about where that was not as usual. */
export function ModalFooter({state}: Props): React.ReactElement {
  const {baseUrl} = useSearchSettings();
  return (
    <>
      <StatusNote />
      <Link to={searchAddress(baseUrl, {query: state.query})} onClick={close}>
        <Translate id="theme.SearchBar.seeAll" values={{count: String(state.context.nbHits ?? 0)}}>
          {'See all {count} results'}
        </Translate>
      </Link>
    </>
  );
}
