import React from 'react';
import type {Hit} from '../core/answer';
import {LEVELS} from '../core/record';
import {addressOf, HeadingText, HitKind, levelOf, snippetOf} from '../hit-parts';
import Glyph from './glyph';

export interface RowProps {
  readonly hit: Hit;
  readonly id: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onFollow: (event: React.MouseEvent) => void;
  readonly glyph?: React.ComponentProps<typeof Glyph>['name'];
  /** Buttons of a search that is kept. */
  readonly children?: React.ReactNode;
}

/** A row of the modal: heading, page, kind of page, the way to the section and the place that matched. */
export default function Row({hit, id, isSelected, onSelect, onFollow, glyph, children}: RowProps): React.ReactElement {
  const own = levelOf(hit);
  const between = LEVELS.slice(2, LEVELS.indexOf(own)).flatMap((level) => hit.hierarchy[level] ?? []);
  const snippet = snippetOf(hit);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an entry of the list that the box controls
    <li className="DocSearch-Hit" role="option" id={id} aria-selected={isSelected} onMouseMove={onSelect}>
      {/* Not the theme's link, which fetches the page of every result that comes into sight: on a phone the answer itself
          would wait for them. No stop of the keyboard either: the list is walked by arrow keys. */}
      <a href={addressOf(hit)} tabIndex={-1} onClick={onFollow}>
        <div className="DocSearch-Hit-Container">
          <div className="DocSearch-Hit-icon">
            <Glyph name={glyph ?? (own === 'lvl1' ? 'page' : 'heading')} />
          </div>
          <div className="DocSearch-Hit-content-wrapper">
            <HeadingText hit={hit} level={own} className="DocSearch-Hit-title" />
            {own !== 'lvl1' && <HeadingText hit={hit} level="lvl1" className="DocSearch-Hit-path" />}
          </div>
          {!children && (
            <div className="DocSearch-Hit-action">
              <Glyph name="enter" className="DocSearch-Hit-Select-Icon" />
            </div>
          )}
        </div>
        <div className="search-hit-more">
          <HitKind hit={hit} />
          {between.length > 0 && <span className="search-hit-path">{between.join(' › ')}</span>}
          {snippet && <span className="search-hit-snippet" dangerouslySetInnerHTML={{__html: snippet}} />}
        </div>
      </a>
      {children}
    </li>
  );
}
