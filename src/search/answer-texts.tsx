import React from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EmptyState from '@site/src/components/EmptyState';
import {useSearchSettings} from './settings';
import type {SearchState} from './use-search';

/** What modal and page say of an answer, in the same words. */

/** How many results there are, or that there are none; empty where nothing is asked, or nothing answered yet. */
export function useFoundText({query, status, nbHits}: SearchState): string {
  const {selectMessage} = usePluralForm();
  if (!query || status === 'failed') return '';
  if (nbHits)
    return selectMessage(
      nbHits,
      translate({id: 'theme.SearchPage.documentsFound.plurals', message: 'One section found|{count} sections found'}, {count: nbHits}),
    );
  return status === 'done' ? translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'}) : '';
}

/** Says quietly how the results came about where that was not as usual. */
export function StatusNote({state: {status, query, source, text}}: {state: SearchState}): React.ReactElement | null {
  if (!query || status === 'failed' || (source !== 'fallback' && text === 'here')) return null;
  return (
    <p className="search-note">
      {source === 'fallback' ? (
        <Translate id="search.note.fallback" description="Under search results that this site gave because the search service did not">
          The search service does not answer; these results come from this site’s own index.
        </Translate>
      ) : text === 'coming' ? (
        <Translate id="search.note.partial" description="Under search results while the text of the pages is on its way">
          Only titles and headings were searched; the full text is still loading.
        </Translate>
      ) : (
        <Translate id="search.note.missing" description="Under search results where the text of the pages could not be loaded">
          Only titles and headings were searched; the full text cannot be loaded.
        </Translate>
      )}
    </p>
  );
}

/** Nothing could be fetched. */
export function Failure(): React.ReactElement {
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p className="DocSearch-Help">
        <Translate id="theme.SearchModal.errorScreen.helpText">You might want to check your network connection.</Translate>
      </p>
    </div>
  );
}

/** Address of a new issue that says what was not found. */
function useReportAddress(query: string): string {
  const {siteConfig} = useDocusaurusContext();
  const {language} = useSearchSettings();
  const title = translate(
    {id: 'search.report.title', message: 'Search finds nothing for “{query}”', description: 'Title of an issue'},
    {query},
  );
  const body = `${translate({id: 'search.report.body', message: 'What I expected to find:', description: 'Begins the text of an issue'})}\n\n\n(${language})`;
  return `${String(siteConfig.customFields?.repository)}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}

interface NothingProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onChoose: (suggestion: string) => void;
}

/** Nothing was found: what to try instead, and where to say that there should be something. */
export function Nothing({query, suggestions, onChoose}: NothingProps): React.ReactElement {
  const report = useReportAddress(query);
  return (
    <EmptyState className="DocSearch-NoResults" stacked>
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">
            <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>:
          </p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">Believe this query should return results?</Translate>{' '}
        <Link to={report}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">Let us know.</Translate>
        </Link>
      </p>
    </EmptyState>
  );
}
