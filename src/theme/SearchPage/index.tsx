import React, {useCallback, useEffect, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {addressQuery, isCut, readAddress, searchAddress} from '@site/src/search/address';
import {Failure, Nothing, StatusNote, useFoundText} from '@site/src/search/answer-texts';
import {LONGEST_QUERY, type SearchAddress} from '@site/src/search/core/answer';
import Browse from '@site/src/search/page/browse';
import Filters from '@site/src/search/page/filters';
import Languages from '@site/src/search/page/languages';
import {readPlace, type Place} from '@site/src/search/page/place';
import ResultItem from '@site/src/search/page/result';
import {usePlace} from '@site/src/search/page/use-place';
import {useSearchSettings} from '@site/src/search/settings';
import {useSearch} from '@site/src/search/use-search';

/** Safari forbids more than a hundred changes of the address in half a minute. */
const ADDRESS_DELAY = 350;
/** Longer than in the modal: a page has room. */
const SNIPPET_WORDS = 24;

/**
 * The search page, on the client that the modal uses. The theme's own page could not stay: it is empty without
 * JavaScript, cannot be narrowed, waits for ever where results cannot be fetched and tells a screen reader nothing.
 */
export default function SearchPage(): React.ReactElement {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <main className="container search-page">
          <Search />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** What is searched for, with where the reader was in its results: typed here, kept in the address, followed when the reader goes back. */
function useAddress(): [SearchAddress, (change: Partial<SearchAddress>) => void, Place | undefined, boolean] {
  const history = useHistory();
  const location = useLocation();
  const {pathname, search} = location;
  // The built page knows no question; the address is read once the page is alive.
  const [address, setAddress] = useState<SearchAddress>({query: ''});
  const [start, setStart] = useState<Place>();
  const [cut, setCut] = useState(false);
  const written = useRef<string | undefined>(undefined);
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    const isOwn = search === written.current;
    last.current = search;
    written.current = undefined;
    if (isOwn) return;
    const read = readAddress(location.search);
    const question = addressQuery(read);
    const place = readPlace(location.state, question);
    if (search === before && !place) return;
    setAddress(read);
    setCut(isCut(location.search));
    // A page that was opened is at its top; one that stays and is asked something else has to be brought there.
    setStart(place ?? (before === undefined ? undefined : {question, pages: 1, top: 0}));
  }, [location, search]);
  const change = useCallback((part: Partial<SearchAddress>) => {
    setStart(undefined);
    setCut(false);
    setAddress((before) => ({...before, ...part}));
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      const query = addressQuery(address);
      if (query === window.location.search) return;
      written.current = query;
      // One entry of the history for the page, whatever is typed: Back leads to where the reader came from.
      history.replace({pathname, search: query});
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [address, history, pathname]);
  return [address, change, start, cut];
}

function Search(): React.ReactElement {
  const settings = useSearchSettings();
  const [address, change, start, cut] = useAddress();
  const result = useSearch(settings, address, SNIPPET_WORDS, start);
  usePlace(addressQuery(address), result);
  const found = useFoundText(result);
  const {query, status, hits, nbHits} = result;
  return (
    <>
      <PageMetadata
        title={
          address.query
            ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query: address.query})
            : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'})
        }
      />
      <h1>
        <Translate id="theme.SearchPage.emptyResultsTitle">Search the documentation</Translate>
      </h1>
      {/* Without JavaScript the browser sends the form to this same page, which then offers the lists below. */}
      <form role="search" action={searchAddress(settings.baseUrl, {query: ''})} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          value={address.query}
          onChange={(event) => change({query: event.target.value})}
          maxLength={LONGEST_QUERY}
          placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
          aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is for this one field
          autoFocus
        />
        <Languages address={address} />
        {query && <Filters address={address} facets={result.facets} onChange={change} />}
      </form>
      {cut && (
        <p className="search-cut">
          <Translate id="search.cut" values={{count: LONGEST_QUERY}}>
            {'The question in the address is longer than {count} characters: only its beginning is searched for.'}
          </Translate>
        </p>
      )}
      <p className="search-count" role="status">
        {found}
        {status === 'loading' && hits.length === 0 && (
          <span className="search-waiting">
            <Translate id="search.waiting">Searching…</Translate>
          </span>
        )}
      </p>
      <StatusNote state={result} />
      {status === 'failed' && <Failure />}
      {status === 'done' && query && !nbHits && (
        <Nothing
          query={query}
          suggestions={result.suggestions}
          onChoose={(suggestion) => change({query: suggestion, area: undefined, kind: undefined})}
        />
      )}
      <div className="search-results" aria-busy={status === 'loading'}>
        {hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} />
        ))}
      </div>
      {result.hasMore && <More onReached={result.more} busy={status === 'loading'} />}
      {!address.query.trim() && <Browse />}
    </>
  );
}

/** The end of the list: comes into sight, or is pressed, and brings more. */
function More({onReached, busy}: {onReached: () => void; busy: boolean}): React.ReactElement {
  const end = useRef<HTMLButtonElement>(null);
  const reached = useRef(onReached);
  reached.current = onReached;
  useEffect(() => {
    if (busy || !end.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && reached.current(), {
      rootMargin: '300px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy]);
  return (
    <button ref={end} type="button" className="button button--secondary search-more" onClick={onReached} aria-disabled={busy}>
      {busy ? (
        <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
      ) : (
        <Translate id="search.more">Show more results</Translate>
      )}
    </button>
  );
}
