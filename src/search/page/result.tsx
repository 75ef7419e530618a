import React from 'react';
import Link from '@docusaurus/Link';
import type {Hit} from '../core/answer';
import {LEVELS} from '../core/record';
import {addressOf, HeadingText, HitKind, levelOf, snippetOf} from '../hit-parts';

/** One result: heading, the way to it, kind of page, and the place that matched. */
export default function ResultItem({hit}: {hit: Hit}): React.ReactElement {
  const own = levelOf(hit);
  const levels = LEVELS.slice(0, LEVELS.indexOf(own)).filter((level) => hit.hierarchy[level]);
  // A list's own title is its category too.
  const path = levels.filter((level, place) => hit.hierarchy[level] !== hit.hierarchy[levels[place - 1] ?? level] || place === 0);
  const snippet = snippetOf(hit);
  return (
    <article className="search-result">
      <h2>
        <Link to={addressOf(hit)}>
          <HeadingText hit={hit} level={own} />
        </Link>
      </h2>
      <p className="search-result-path">
        <HitKind hit={hit} />
        {path.map((level, place) => (
          <React.Fragment key={level}>
            {place > 0 && <span aria-hidden="true"> › </span>}
            <HeadingText hit={hit} level={level} />
          </React.Fragment>
        ))}
      </p>
      {snippet && <p className="search-result-snippet" dangerouslySetInnerHTML={{__html: snippet}} />}
    </article>
  );
}
