import {useEffect, useRef, useState} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {addressQuery} from './address';
import {followEnds} from './client/again';
import type {Answer, SearchAddress} from './core/answer';
import {loadClient} from './load-client';
import type {Place} from './page/place';
import type {SearchSettings} from './settings';
import type {TextEnd} from './worker/session';

/** The answer to a question, as far as it is there, and how much of it is shown. */
export interface SearchState extends Answer {
  /** What the results below are for; may lag behind what is typed. */
  readonly query: string;
  /** The same with its filters, as an address; nothing where there are no results. */
  readonly question: string;
  /** The place to which these results lead back, if they are shown for that. */
  readonly start?: Place;
  /** How many pages of results are shown. */
  readonly pages: number;
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly hasMore: boolean;
}

const EMPTY: SearchState = {
  query: '',
  question: '',
  pages: 0,
  hits: [],
  nbHits: 0,
  nbPages: 0,
  facets: {},
  suggestions: [],
  source: 'embedded',
  text: 'here',
  status: 'idle',
  hasMore: false,
};
const HITS_PER_PAGE = 20;
/** What a page of the site is tagged with that is of no version of the docs (`docusaurus_tag`). */
const OTHER_PAGES = 'default';

/** Begins to load what the first question needs; what fails is asked for again, and then dealt with, by the question. */
export const prepare = (settings: SearchSettings): void =>
  void loadClient().then(
    ({warm}) => warm(settings),
    () => {},
  );

/**
 * The hits that are shown and the next ones. Between two pages the text may have come, which changes the order: what is
 * shown already is not shown again until all of it is asked for anew.
 */
function withMore(shown: Answer['hits'], next: Answer['hits']): Answer['hits'] {
  const known = new Set(shown.map(({objectID}) => objectID));
  return [...shown, ...next.filter(({objectID}) => !known.has(objectID))];
}

/**
 * The results for an address, and the way to more of them: what the search page and the modal show. With `start`, as many
 * pages as there were at that place. An answer that had to do without the text is completed once the text has come.
 */
export function useSearch(
  settings: SearchSettings,
  {query, area, kind}: SearchAddress,
  snippetWords: number,
  start?: Place,
): SearchState & {more: () => void} {
  const docs = useDocsContextualSearchTags();
  const tags = useRef<string[]>([]);
  tags.current = [OTHER_PAGES, ...docs];
  const [state, setState] = useState(EMPTY);
  const [page, setPage] = useState(0);
  /** How often the question was asked again because a better answer could be had. */
  const [times, setTimes] = useState(0);
  /** What it was asked again for. */
  const causes = useRef(new Set<TextEnd>());
  const question = addressQuery({query, area, kind});
  const isReturn = start?.question === question;
  // A new question begins with its first page.
  const first = isReturn ? start.pages - 1 : 0;
  const [asked, setAsked] = useState({question, start});
  if (asked.question !== question || asked.start !== start) {
    setAsked({question, start});
    setPage(first);
    setTimes(0);
  }
  useEffect(() => causes.current.clear(), [question]);

  useEffect(() => {
    if (!query.trim()) {
      setState(EMPTY);
      return undefined;
    }
    let current = true;
    let stopListening = (): void => {};
    // All that is shown is asked for at once where it begins, and again where the order has changed. What is there stays
    // until then.
    const whole = times > 0 || page === first;
    if (times === 0 || page > 0) setState((before) => ({...before, status: 'loading'}));
    const ask = async (): Promise<void> => {
      const {onText, search} = await loadClient();
      if (!current) return;
      const {ended, answered} = followEnds(
        causes.current,
        () => setTimes((before) => before + 1),
        () => setState((before) => ({...before, text: 'missing'})),
      );
      stopListening = onText(ended);
      const answer = await search(settings, {
        query,
        page: whole ? 0 : page,
        hitsPerPage: whole ? HITS_PER_PAGE * (page + 1) : HITS_PER_PAGE,
        tags: tags.current,
        area,
        kind,
        snippetWords,
      });
      if (!current) return;
      setState((before) => ({
        ...answer,
        query,
        question,
        start: isReturn ? start : undefined,
        pages: page + 1,
        hits: whole ? answer.hits : withMore(before.hits, answer.hits),
        status: 'done',
        hasMore: whole ? answer.nbPages > 1 : page + 1 < answer.nbPages,
      }));
      answered(answer.text);
    };
    ask().catch((error: unknown) => {
      console.warn(error);
      if (current) setState({...EMPTY, status: 'failed'});
    });
    return () => {
      current = false;
      stopListening();
    };
  }, [settings, query, area, kind, question, page, times, first, isReturn, start, snippetWords]);

  // What is shown may still be of the question before, and its end in sight.
  const isCurrent = state.question === question && state.pages === page + 1;
  return {...state, more: () => isCurrent && state.status === 'done' && state.hasMore && setPage(page + 1)};
}
