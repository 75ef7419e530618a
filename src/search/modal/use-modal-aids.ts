import {useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Finds the modal whenever it opens and gives it what it lacks for a screen reader. */
export function useModalAids(): void {
  const {selectMessage} = usePluralForm();
  const select = useRef(selectMessage);
  select.current = selectMessage;
  useEffect(() => {
    let undo: (() => void) | undefined;
    const observer = new MutationObserver(() => {
      const container = document.querySelector<HTMLElement>('.DocSearch-Container');
      if (!container) {
        undo?.();
        undo = undefined;
      } else if (!undo) {
        undo = () => {};
        import('./aids')
          .then(({addAids}) => {
            if (!container.isConnected) return;
            undo = addAids(container, {
              label: translate({id: 'theme.SearchBar.label', message: 'Search'}),
              count: (count) =>
                select.current(
                  count,
                  translate({id: 'theme.SearchPage.documentsFound.plurals', message: 'One section found|{count} sections found'}, {count}),
                ),
              none: translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'}),
              failed: translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'}),
            });
          })
          .catch(() => (undo = undefined));
      }
    });
    // The modal marks the page as long as it is open.
    observer.observe(document.body, {attributes: true, attributeFilter: ['class']});
    return () => {
      observer.disconnect();
      undo?.();
    };
  }, []);
}
