/** What a node of the tree is: many pages, some pages, sections of one page, a section. */
export const MANY_PAGES = 0;
export const PAGES = 1;
export const SECTIONS = 2;
export const SECTION = 3;
/** How far from the root a node of pages is called many. */
const UPPER = 4;

/**
 * All sections of a language as the leaves of a binary tree that parts pages before it parts one page, each time where the
 * halves weigh about the same. A node comes before its children, its left child right behind it.
 */
export interface SectionTree {
  /** Right child of each node, 0 where it is a section. The left one is the next node. */
  readonly right: Int32Array;
  /** Number of the section behind the last one of each node. */
  readonly end: Int32Array;
  /** What each node is. */
  readonly level: Uint8Array;
  /** How many terms the sections of each node have together. */
  readonly terms: Int32Array;
}

/**
 * @param sizes how many sections each page has
 * @param lengths how many different terms each section has
 */
export function sectionTree(sizes: readonly number[], lengths: readonly number[]): SectionTree {
  const nodes = Math.max(0, 2 * lengths.length - 1);
  const tree = {right: new Int32Array(nodes), end: new Int32Array(nodes), level: new Uint8Array(nodes), terms: new Int32Array(nodes)};
  const terms = runningSums(lengths);
  const bounds = [...new Set(runningSums(sizes))];
  let made = 0;
  /**
   * Makes the node of the sections from `from` to `to`, and all below it. Where pages may be parted stands in `at`, and of
   * these places the node has those between `first` and `last`.
   */
  const make = (from: number, to: number, at: readonly number[] | undefined, first: number, last: number, depth: number): void => {
    const node = made++;
    tree.end[node] = to;
    tree.terms[node] = terms[to]! - terms[from]!;
    if (to - from === 1) {
      tree.level[node] = SECTION;
      return;
    }
    const isPages = at !== undefined && last - first > 1;
    tree.level[node] = !isPages ? SECTIONS : depth < UPPER ? MANY_PAGES : PAGES;
    const places = isPages ? at : undefined;
    const placeOf = (index: number): number => places?.[index] ?? index;
    let [low, high] = isPages ? [first + 1, last - 1] : [from + 1, to - 1];
    const both = terms[from]! + terms[to]!;
    while (low < high) {
      const between = (low + high) >>> 1;
      // The place nearer to the middle: on while the middle is nearer to the next one.
      if (terms[placeOf(between)]! + terms[placeOf(between + 1)]! < both) low = between + 1;
      else high = between;
    }
    make(from, placeOf(low), places, first, low, depth + 1);
    tree.right[node] = made;
    make(placeOf(low), to, places, low, last, depth + 1);
  };
  if (nodes) make(0, lengths.length, bounds, 0, bounds.length - 1, 0);
  return tree;
}

function runningSums(list: readonly number[]): number[] {
  const sums = [0];
  for (const value of list) sums.push(sums.at(-1)! + value);
  return sums;
}
