import React, {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import EmptyState from '@site/src/components/EmptyState';
import Icon from '@site/src/components/Icon';
import {searchAddress} from '../address';
import {Failure, Nothing, StatusNote, useFoundText} from '../answer-texts';
import {LONGEST_QUERY, type Hit} from '../core/answer';
import {addressOf} from '../hit-parts';
import {useSearchSettings} from '../settings';
import {prepare, useSearch} from '../use-search';
import Footer from './footer';
import Glyph from './glyph';
import {groupsOf} from './groups';
import {useKept, type ListName} from './kept';
import Row, {type RowProps} from './row';

/** Waits for a pause in typing: a screen reader that is told of every keystroke's results is told nothing. */
const PAUSE = 600;
/** What nobody calls slow. */
const STALLED = 300;
/** Words of a snippet, and of one on a phone. */
const SNIPPET = {wide: 15, narrow: 5};

/** The value, once it has been the same for so long; at once where it is empty. */
function useSettled<Value>(value: Value, time: number, empty: Value): Value {
  const [settled, setSettled] = useState(empty);
  useEffect(() => {
    if (value === empty) {
      setSettled(empty);
      return undefined;
    }
    const timer = setTimeout(() => setSettled(value), time);
    return () => clearTimeout(timer);
  }, [value, time, empty]);
  return settled;
}

const isPlain = ({button, ctrlKey, metaKey, shiftKey, altKey}: React.MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** From the last stop of Tab to the first and back: of itself a browser leads from a dialog's end to its own bars. */
function keepFocus(event: React.KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

export interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/**
 * The search modal: a dialog of the platform, which keeps the focus and the rest of the page away. Its classes and texts are
 * those of DocSearch, whose place it takes.
 */
export default function SearchModal({initialQuery, onClose}: Props): React.ReactElement {
  const settings = useSearchSettings();
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(() => initialQuery || String(window.getSelection() ?? '').slice(0, LONGEST_QUERY));
  const [snippetWords] = useState(() => (window.matchMedia('(max-width: 768px)').matches ? SNIPPET.narrow : SNIPPET.wide));
  const state = useSearch(settings, {query}, snippetWords);
  const kept = useKept(`${settings.provider?.indexName ?? 'docs'}.${settings.language}`);
  const isStalled = useSettled(state.status === 'loading', STALLED, false);
  const said = useSettled(useFoundText(state), PAUSE, '');

  useLayoutEffect(() => {
    const {body} = document;
    const scrollbar = window.innerWidth - body.clientWidth;
    dialog.current!.showModal();
    input.current!.focus();
    // A text that was selected on the page is typed over.
    if (!initialQuery) input.current!.select();
    body.classList.add('DocSearch--active');
    body.style.marginInlineEnd = `${scrollbar}px`;
    return () => {
      body.classList.remove('DocSearch--active');
      body.style.marginInlineEnd = '';
    };
    // Once, as it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => prepare(settings), [settings]);

  const isAsked = query.trim() !== '';
  const groups = isAsked ? groupsOf(state.hits) : [];
  const rows: readonly Hit[] = isAsked ? groups.flatMap(({hits}) => hits) : [...kept.recent, ...kept.favourite];
  /** Address of the row that was walked to: it stays selected where a better answer has it too. */
  const [walkedTo, setWalkedTo] = useState<string>();
  const selected = Math.max(
    0,
    rows.findIndex(({objectID}) => objectID === walkedTo),
  );

  const type = (text: string): void => {
    setQuery(text);
    setWalkedTo(undefined);
    if (dropdown.current) dropdown.current.scrollTop = 0;
  };
  const follow = (hit: Hit): void => {
    kept.remember(hit);
    onClose();
    history.push(addressOf(hit));
  };
  const walk = (step: number): void => {
    const next = (selected + step + rows.length) % rows.length;
    setWalkedTo(rows[next]?.objectID);
    document.getElementById(idOf(next))?.scrollIntoView({block: 'nearest'});
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !rows.length) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const hit = rows[selected]!;
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return follow(hit);
      kept.remember(hit);
      window.open(addressOf(hit), '_blank', 'noopener');
    }
  };

  const rowOf = (hit: Hit): Pick<RowProps, 'hit' | 'id' | 'isSelected' | 'onSelect' | 'onFollow'> => {
    const place = rows.indexOf(hit);
    return {
      hit,
      id: idOf(place),
      isSelected: place === selected,
      onSelect: () => setWalkedTo(hit.objectID),
      onFollow(event) {
        if (!isPlain(event)) return kept.remember(hit);
        event.preventDefault();
        follow(hit);
      },
    };
  };
  const keptList = (name: ListName, title: string): React.ReactNode =>
    kept[name].length > 0 && (
      <Section title={title}>
        {kept[name].map((hit) => (
          <Row key={hit.objectID} {...rowOf(hit)} glyph={name === 'recent' ? 'recent' : 'star'}>
            {name === 'recent' && (
              <Action
                glyph="star"
                label={translate({id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle', message: 'Save this search'})}
                onClick={() => {
                  kept.favour(hit);
                  input.current?.focus();
                }}
              />
            )}
            <Action
              glyph="remove"
              label={
                name === 'recent'
                  ? translate({
                      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
                      message: 'Remove this search from history',
                    })
                  : translate({
                      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
                      message: 'Remove this search from favorites',
                    })
              }
              onClick={() => {
                kept.remove(name, hit);
                // The button that was pressed goes with its row.
                input.current?.focus();
              }}
            />
          </Row>
        ))}
      </Section>
    );

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const clear = translate({id: 'theme.SearchModal.searchBox.resetButtonTitle', message: 'Clear the query'});
  const classes = [
    'DocSearch DocSearch-Container',
    isStalled && 'DocSearch-Container--Stalled',
    state.status === 'failed' && 'DocSearch-Container--Errored',
  ];
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the modal closes it, as Escape does
    <dialog
      ref={dialog}
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepFocus}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <form
            className="DocSearch-Form"
            role="search"
            onSubmit={(event) => event.preventDefault()}
            onReset={(event) => {
              event.preventDefault();
              type('');
              input.current?.focus();
            }}
          >
            <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input" id="docsearch-label">
              <Icon name="search" width={20} />
              <span className="DocSearch-VisuallyHiddenForAccessibility">
                <Translate id="theme.SearchModal.searchBox.searchInputLabel">Search</Translate>
              </span>
            </label>
            <div className="DocSearch-LoadingIndicator" aria-hidden="true" />
            <input
              ref={input}
              id="docsearch-input"
              className="DocSearch-Input"
              type="search"
              value={query}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
              maxLength={LONGEST_QUERY}
              placeholder={translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
              aria-autocomplete="both"
              aria-controls="docsearch-results"
              aria-activedescendant={rows.length ? idOf(selected) : undefined}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              enterKeyHint="go"
              spellCheck={false}
            />
            <button type="reset" className="DocSearch-Reset" title={clear} aria-label={clear} hidden={!query}>
              <Glyph name="remove" />
            </button>
          </form>
          <button type="button" className="DocSearch-Cancel" onClick={onClose}>
            <Translate id="theme.SearchModal.searchBox.cancelButtonText">Cancel</Translate>
          </button>
        </header>
        <div ref={dropdown} id="docsearch-results" className="DocSearch-Dropdown">
          {state.status === 'failed' ? (
            <Failure />
          ) : isAsked && state.query && !rows.length ? (
            <>
              <Nothing
                query={state.query}
                suggestions={state.suggestions}
                onChoose={(suggestion) => {
                  type(suggestion);
                  input.current?.focus();
                }}
              />
              <StatusNote state={state} />
            </>
          ) : isAsked && rows.length > 0 ? (
            <div className="DocSearch-Dropdown-Container">
              {groups.map(({title, hits}) => (
                <Section key={title} title={title}>
                  {hits.map((hit) => (
                    <Row key={hit.objectID} {...rowOf(hit)} />
                  ))}
                </Section>
              ))}
              <section className="DocSearch-HitsFooter">
                <StatusNote state={state} />
                <Link to={searchAddress(settings.baseUrl, {query: state.query})} onClick={onClose}>
                  <Translate id="theme.SearchBar.seeAll" values={{count: String(state.nbHits)}}>
                    {'See all {count} results'}
                  </Translate>
                </Link>
              </section>
            </div>
          ) : rows.length > 0 ? (
            <div className="DocSearch-Dropdown-Container">
              {keptList('recent', translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'}))}
              {keptList('favourite', translate({id: 'theme.SearchModal.startScreen.favoriteSearchesTitle', message: 'Favorite'}))}
            </div>
          ) : (
            <div className="DocSearch-StartScreen">
              {isAsked ? (
                <p className="DocSearch-Help search-waiting">
                  <Translate id="search.waiting">Searching…</Translate>
                </p>
              ) : (
                <EmptyState stacked>
                  <Translate id="theme.SearchModal.startScreen.noRecentSearchesText">No recent searches</Translate>
                </EmptyState>
              )}
            </div>
          )}
        </div>
        <Footer isHosted={settings.provider !== undefined} />
      </div>
      <div className="search-announcement" role="status">
        {said}
      </div>
    </dialog>,
    document.body,
  );
}

const idOf = (place: number): string => `docsearch-item-${place}`;

function Section({title, children}: {title: string; children: React.ReactNode}): React.ReactElement {
  return (
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source">{title}</div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the box controls it */}
      <ul role="listbox" aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

function Action({glyph, label, onClick}: {glyph: 'star' | 'remove'; label: string; onClick: () => void}): React.ReactElement {
  return (
    <div className="DocSearch-Hit-action">
      <button type="button" className="DocSearch-Hit-action-button" title={label} aria-label={label} onClick={onClick}>
        <Glyph name={glyph} />
      </button>
    </div>
  );
}
