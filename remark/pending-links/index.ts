// In:  [message modes](/v3/documentation/smart-contracts/message-management/message-modes-cookbook)
// Out: the same link when that page is written, else the plain text "message modes".
//
// Authors link to every page that belongs to the site; the link comes alive by itself when its page is written, and a
// reader never meets a dead one. `npm run check` counts the links that wait.
import type {Link, Parents, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isWritten, pageIds} from '../../site/sidebars/index.ts';

const known = new Set(pageIds);

/** The page id that an address of this site names, or `undefined` for any other address. */
export function pageIdOf(url: string): string | undefined {
  const path = /^\/(v3\/[^?#]*)/.exec(url)?.[1]?.replace(/\/$/, '');
  if (path === undefined) return undefined;
  if (known.has(path)) return path;
  // `x/README` is served at `x`.
  return known.has(`${path}/README`) ? `${path}/README` : undefined;
}

/** Turns links to pages that are not written yet into their text. Links to unknown addresses stay: the link check reports them. */
export function remarkPendingLinks() {
  return (tree: Root): void => {
    visit(tree, 'link', (node: Link, index, parent: Parents | undefined) => {
      const id = pageIdOf(node.url);
      if (id === undefined || isWritten(id) || parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    });
  };
}
