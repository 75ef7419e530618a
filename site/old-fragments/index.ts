import {table} from './table.ts';

/** For each page, by its id, the sections that have further fragments: see `table.ts`. */
export type FragmentTable = typeof table;

/**
 * The further fragments of a page.
 * In:  the id of a page, `v3/concepts/glossary`; tests give a table of their own.
 * Out: its sections by their id ('' is the beginning of the page), each with its fragments; none for most pages.
 */
export function fragmentsOf(id: string, from: FragmentTable = table): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(from[id] ?? {}).map(([section, fragments]) => [section, fragments.split(' ')]));
}
