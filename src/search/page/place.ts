/** Where a reader was in the results of a question. */
export interface Place {
  /** Its address (`addressQuery`): what was typed may be ahead of it. */
  readonly question: string;
  /** How many pages of results were shown. */
  readonly pages: number;
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number;
}

/** The most results that a provider gives are a thousand, twenty to a page. */
const MOST_PAGES = 50;

/** The place that is kept in the state of an entry of the history, if it is one in the results of this question. */
export function readPlace(state: unknown, question: string): Place | undefined {
  const place = (state as {searchPlace?: Partial<Place>} | null | undefined)?.searchPlace;
  if (place?.question !== question) return undefined;
  const {pages, top} = place;
  if (!Number.isInteger(pages) || pages! < 1 || pages! > MOST_PAGES || !Number.isFinite(top) || top! < 0) return undefined;
  return {question, pages: pages!, top: top!};
}

/** What the router keeps with an entry of the history; an entry that it did not make has none. */
interface Entry {
  readonly key?: string;
  readonly state?: object;
}

interface RouterLocation {
  readonly key?: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Keeps a place in the history's entry of a location, and in no other: the reader may have left already, while the page
 * of the next address is on its way. Written past the router, which would take it for a move and scroll to the top, but
 * in its form, so that it reads the state when the reader comes back.
 */
export function keepPlace({key, search, hash}: RouterLocation, place: Place): void {
  const entry = window.history.state as Entry | null;
  if (entry?.key !== key || window.location.search !== search || window.location.hash !== hash) return;
  try {
    window.history.replaceState({...entry, state: {...entry?.state, searchPlace: place}}, '');
  } catch {
    // Safari counts the changes; without this one the reader comes back to the place before.
  }
}
