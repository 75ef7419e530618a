import {isWritten, pageIds} from '../sidebars/index.ts';
import {folderRedirects, pathOf} from './folders.ts';
import {oldPaths} from './old-paths.ts';

/** From an address of this site to a page of this site, or to another site. Without locale, query and hash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Routes that are not pages of the docs tree. */
const OTHER_ROUTES = new Set(['/v3/documentation/tvm/instructions']);

const idByPath = new Map(pageIds.map((id) => [pathOf(id), id]));

/**
 * What becomes of the old addresses at this moment: the live ones; those held back until their page is written; and
 * those that differ from a page only by a fragment, which no server sees: that page itself must have the anchor.
 */
export function redirects(written: (id: string) => boolean = isWritten): {live: Redirect[]; held: Redirect[]; anchors: string[]} {
  const live: Redirect[] = [];
  const held: Redirect[] = [];
  const anchors: string[] = [];
  const direct = new Map<string, string>(Object.entries(oldPaths));
  for (const [from, first] of direct) {
    if (from.includes('#')) {
      anchors.push(from);
      continue;
    }
    // One hop: an old address of a page that has gone elsewhere leads there at once.
    const to = direct.get(first) ?? first;
    const id = idByPath.get(to);
    const ready = to.startsWith('https://') || OTHER_ROUTES.has(to) || (id !== undefined && written(id));
    (ready ? live : held).push({from, to});
  }
  for (const [from, to] of folderRedirects(written)) if (!direct.has(from)) live.push({from, to});
  return {live, held, anchors};
}
