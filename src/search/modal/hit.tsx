import React from 'react';
import Link from '@docusaurus/Link';
import type {Hit as SearchHit} from '../core/hit';
import {LEVELS} from '../core/record';
import {kindLabels} from '../kind-labels';

/** Titles between the page's and the hit's own. */
function between({hierarchy, type}: SearchHit): string[] {
  return LEVELS.slice(2, LEVELS.indexOf(type)).flatMap((level) => hierarchy[level] ?? []);
}

/**
 * A result in the modal: what the modal draws, and under it the kind of page, the way to the section and the place that
 * matched. Recent searches come without highlighting and without a snippet.
 */
export function ModalHit({hit, children}: {hit: SearchHit; children: React.ReactNode}): React.ReactElement {
  const snippet = hit._snippetResult?.content?.value;
  const path = between(hit);
  return (
    // The list is walked by arrow keys; as a stop of its own each link would make Tab useless.
    <Link to={hit.url} tabIndex={-1}>
      {children}
      <div className="search-hit-more">
        {hit.kind in kindLabels && <span className="search-hit-kind">{kindLabels[hit.kind]()}</span>}
        {path.length > 0 && <span className="search-hit-path">{path.join(' › ')}</span>}
        {snippet && <span className="search-hit-snippet" dangerouslySetInnerHTML={{__html: snippet}} />}
      </div>
    </Link>
  );
}
