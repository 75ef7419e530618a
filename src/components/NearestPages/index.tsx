import React, {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLocation} from '@docusaurus/router';
import {nearest, words, type KnownPage} from './nearest';

/** Addresses may be kilobytes long; the search takes 64 characters. */
const QUERY_LIMIT = 64;

/**
 * On the not-found page: the pages most like the address that was asked for, and search for its words. The list of
 * pages is a file of its own (`plugins/nearest-pages`), loaded here alone. Without it, or without JavaScript, the
 * general links remain.
 */
export default function NearestPages(): React.ReactElement {
  const {pathname} = useLocation();
  const list = useBaseUrl('/pages.json');
  const search = useBaseUrl('/search');
  const [found, setFound] = useState<readonly KnownPage[]>([]);
  const [query, setQuery] = useState('');

  useEffect(() => {
    setQuery(words(pathname).slice(-4).join(' ').slice(0, QUERY_LIMIT));
    const abort = new AbortController();
    fetch(list, {signal: abort.signal})
      .then((response) => (response.ok ? (response.json() as Promise<KnownPage[]>) : []))
      .then((pages) => setFound(nearest(pathname, pages)))
      .catch(() => setFound([]));
    return () => abort.abort();
  }, [pathname, list]);

  return (
    <>
      {found.length > 0 && (
        <section aria-labelledby="nearest-pages" data-nearest>
          <h2 id="nearest-pages">
            <Translate id="site.notFound.nearest" description="Heading of the suggestions on the not-found page">
              Did you look for one of these?
            </Translate>
          </h2>
          <ul>
            {found.map(([path, title]) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link to={query ? `${search}?q=${encodeURIComponent(query)}` : search}>
          <Translate id="site.notFound.search" description="Link to the search page">
            Search the documentation
          </Translate>
        </Link>
        {' · '}
        <Link to="/">
          <Translate id="site.notFound.home">Home page</Translate>
        </Link>
        {' · '}
        <Link to="/tags">
          <Translate id="site.notFound.tags">Pages by tag</Translate>
        </Link>
      </p>
    </>
  );
}
