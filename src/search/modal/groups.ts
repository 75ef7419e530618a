import type {Hit} from '../core/answer.ts';

/** Results under one heading: the category of their pages. */
export interface Group {
  readonly title: string;
  readonly hits: readonly Hit[];
}

const MOST_OF_GROUP = 5;
/** So many results of the search page's order are the first rows of the modal too. */
const KEPT_FIRST = 10;

/**
 * The results of a page in groups, the group of the best result first, each in the order of the results. Groups tear that
 * order apart, and what stands far down is not read: so a result after the first ten is shown only where none of those
 * moves down for it, in the last of their groups or in one of its own.
 */
export function groupsOf(hits: readonly Hit[]): Group[] {
  const groups = new Map<string, Hit[]>();
  let shown = 0;
  for (const hit of hits) {
    const title = hit.hierarchy.lvl0;
    const group = groups.get(title);
    if (!group) groups.set(title, [hit]);
    else if (group.length < MOST_OF_GROUP && (shown < KEPT_FIRST || group === [...groups.values()].at(-1))) group.push(hit);
    else continue;
    shown++;
  }
  return [...groups].map(([title, list]) => ({title, hits: list}));
}
