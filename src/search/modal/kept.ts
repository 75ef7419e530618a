import {useState} from 'react';
import type {Hit} from '../core/answer.ts';

/** Lists that the reader's browser keeps, under the names that DocSearch gave them: what readers have survives. */
const PREFIX = {recent: '__DOCSEARCH_RECENT_SEARCHES__', favourite: '__DOCSEARCH_FAVORITE_SEARCHES__'} as const;
export type ListName = keyof typeof PREFIX;

const MOST_FAVOURITES = 10;
const MOST_RECENT = 7;
const MOST_RECENT_BESIDE_FAVOURITES = 4;

export type Lists = Readonly<Record<ListName, readonly Hit[]>>;

/** No more of each list than is shown. */
const cut = ({recent, favourite}: Lists): Lists => ({
  favourite: favourite.slice(0, MOST_FAVOURITES),
  recent: recent.slice(0, favourite.length ? MOST_RECENT_BESIDE_FAVOURITES : MOST_RECENT),
});

/** The good entries of a stored list. */
export function readList(stored: string | null): Hit[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).map(plain) : [];
  } catch {
    return [];
  }
}

/** A result without what was marked for its question. */
const plain = ({objectID, url, type, hierarchy, area, kind}: Hit): Hit => ({objectID, url, type, hierarchy, area, kind});

/** Whether the modal can have stored this: a web address, and headings that are texts. */
function isKept(entry: unknown): entry is Hit {
  if (typeof entry !== 'object' || entry === null) return false;
  const {objectID, url, hierarchy} = entry as Readonly<Record<string, unknown>>;
  if (typeof hierarchy !== 'object' || hierarchy === null || !isText(objectID)) return false;
  const {lvl0, lvl1} = hierarchy as Readonly<Record<string, unknown>>;
  return isWebAddress(url) && isText(lvl0) && isText(lvl1) && Object.values(hierarchy).every((text) => text === null || isText(text));
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isWebAddress(url: unknown): boolean {
  try {
    return isText(url) && /^https?:$/.test(new URL(url, 'https://docs.invalid').protocol);
  } catch {
    return false;
  }
}

/** Without storage, lists last as long as the modal is open. */
function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, list: readonly Hit[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Blocked or full.
  }
}

export interface Kept extends Lists {
  /** A result was followed. */
  readonly remember: (hit: Hit) => void;
  /** A recent search becomes a favourite. */
  readonly favour: (hit: Hit) => void;
  readonly remove: (list: ListName, hit: Hit) => void;
}

/** Recent searches and favourites of an index: one pair of lists for each language. */
export function useKept(index: string): Kept {
  const [lists, setLists] = useState(() =>
    cut({recent: readList(stored(PREFIX.recent + index)), favourite: readList(stored(PREFIX.favourite + index))}),
  );
  const change = (next: Partial<Lists>): void => {
    const all = cut({...lists, ...next});
    setLists(all);
    for (const name of ['recent', 'favourite'] as const) store(PREFIX[name] + index, all[name]);
  };
  const without = (list: readonly Hit[], {objectID}: Hit): Hit[] => list.filter((one) => one.objectID !== objectID);
  return {
    ...lists,
    remember(hit) {
      if (lists.favourite.some(({objectID}) => objectID === hit.objectID)) return;
      change({recent: [plain(hit), ...without(lists.recent, hit)]});
    },
    favour: (hit) => change({recent: without(lists.recent, hit), favourite: [hit, ...without(lists.favourite, hit)]}),
    remove: (list, hit) => change({[list]: without(lists[list], hit)}),
  };
}
