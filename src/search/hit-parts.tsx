import React from 'react';
import type {Hit} from './core/answer';
import {LEVELS} from './core/record';
import {kindLabels} from './kind-labels';

type Level = (typeof LEVELS)[number];

/** The level of a result's own heading; a provider may have found a paragraph, which has none. */
export const levelOf = ({type, hierarchy}: Hit): Level =>
  LEVELS.find((level) => level === type && hierarchy[level]) ?? LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl1';

/** Address of a result in this site: the engine and the provider name the site as well. */
export function addressOf({url}: Hit): string {
  const {pathname, search, hash} = new URL(url, window.location.href);
  return pathname + search + hash;
}

/** A heading with what matched marked: HTML, escaped by the engine or by the provider. */
export function HeadingText({hit, level, ...props}: {hit: Hit; level: Level} & React.HTMLAttributes<HTMLElement>): React.ReactElement {
  const marked = hit._highlightResult?.hierarchy[level]?.value;
  return marked === undefined ? (
    <span {...props}>{hit.hierarchy[level]}</span>
  ) : (
    <span {...props} dangerouslySetInnerHTML={{__html: marked}} />
  );
}

/** What kind of page it stands on. */
export function HitKind({hit: {kind}}: {hit: Hit}): React.ReactElement | null {
  return Object.hasOwn(kindLabels, kind) ? <span className="search-hit-kind">{kindLabels[kind]()}</span> : null;
}

/** The place of the text that matched, as HTML. */
export const snippetOf = ({_snippetResult}: Hit): string | undefined => _snippetResult?.content?.value;
