import React from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {Hit} from '../core/hit';
import {LEVELS} from '../core/record';
import {kindLabels} from '../kind-labels';

/** One result: heading, the way to it, kind of page, and the place that matched. Values of a hit are HTML, escaped by the engine. */
export default function ResultItem({hit}: {hit: Hit}): React.ReactElement {
  const processUrl = useSearchResultUrlProcessor();
  const marked = hit._highlightResult.hierarchy;
  const levels = LEVELS.slice(0, LEVELS.indexOf(hit.type)).filter((level) => marked[level]);
  // A list's own title is its category too.
  const path = levels.filter((level, place) => hit.hierarchy[level] !== hit.hierarchy[levels[place - 1] ?? level] || place === 0);
  const snippet = hit._snippetResult?.content?.value;
  return (
    <article className="search-result">
      <h2>
        <Link to={processUrl(hit.url)} dangerouslySetInnerHTML={{__html: marked[hit.type]?.value ?? ''}} />
      </h2>
      <p className="search-result-path">
        {hit.kind in kindLabels && <span className="search-hit-kind">{kindLabels[hit.kind]()}</span>}
        {path.map((level, place) => (
          <React.Fragment key={level}>
            {place > 0 && <span aria-hidden="true"> › </span>}
            <span dangerouslySetInnerHTML={{__html: marked[level]!.value}} />
          </React.Fragment>
        ))}
      </p>
      {snippet && <p className="search-result-snippet" dangerouslySetInnerHTML={{__html: snippet}} />}
    </article>
  );
}
