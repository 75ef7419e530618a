import {folderRedirects} from './folders.ts';
import {oldPaths} from './old-paths.ts';

/** From an address of this site to a page of this site, or to another site. Without locale, query and hash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * The old addresses: those that are redirected; and those that differ from a page only by a fragment, which no server
 * sees: that page itself must have the anchor. Whether each leads to a page is for the check `redirects`.
 */
export function redirects(): {live: Redirect[]; anchors: string[]} {
  const live: Redirect[] = [];
  const anchors: string[] = [];
  const direct = new Map<string, string>(Object.entries(oldPaths));
  for (const [from, first] of direct) {
    if (from.includes('#')) {
      anchors.push(from);
      continue;
    }
    // One hop: an old address of a page that has gone elsewhere leads there at once.
    live.push({from, to: direct.get(first) ?? first});
  }
  for (const [from, to] of folderRedirects()) if (!direct.has(from)) live.push({from, to});
  return {live, anchors};
}
