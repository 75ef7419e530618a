import React from 'react';
import {useHistory} from '@docusaurus/router';
import type {Hit as SearchHit} from '../core/hit';
import {LEVELS} from '../core/record';
import {kindLabels} from '../kind-labels';

/** Titles between the page's and the hit's own. */
function between({hierarchy, type}: SearchHit): string[] {
  return LEVELS.slice(2, LEVELS.indexOf(type)).flatMap((level) => hierarchy[level] ?? []);
}

const isPlain = ({button, ctrlKey, metaKey, shiftKey, altKey}: React.MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * A result in the modal: what the modal draws, and under it the kind of page, the way to the section and the place that
 * matched. Recent searches come without highlighting and without a snippet.
 */
export function ModalHit({hit, children}: {hit: SearchHit; children: React.ReactNode}): React.ReactElement {
  const history = useHistory();
  const snippet = hit._snippetResult?.content?.value;
  const path = between(hit);
  return (
    // Not the theme's link, which fetches the page of every result that comes into sight: on a phone the answer itself
    // would wait for them. As a stop of the keyboard each link would make Tab useless: the list is walked by arrow keys.
    <a
      href={hit.url}
      tabIndex={-1}
      onClick={(event) => {
        // Another site's addresses are never among the results of this one; a provider's may be.
        if (!isPlain(event) || !hit.url.startsWith('/')) return;
        event.preventDefault();
        history.push(hit.url);
      }}
    >
      {children}
      <div className="search-hit-more">
        {hit.kind in kindLabels && <span className="search-hit-kind">{kindLabels[hit.kind]()}</span>}
        {path.length > 0 && <span className="search-hit-path">{path.join(' › ')}</span>}
        {snippet && <span className="search-hit-snippet" dangerouslySetInnerHTML={{__html: snippet}} />}
      </div>
    </a>
  );
}
