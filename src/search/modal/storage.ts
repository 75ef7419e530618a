/** The modal's lists of recent searches and favourites, by the name that it is given. */
const KEYS = ['RECENT', 'FAVORITE'] as const;

/**
 * Takes away lists that are no lists: the modal reads them without a look, and a broken one keeps it from ever opening
 * again. Storage that is blocked is the modal's own business; it does without.
 */
export function dropBrokenLists(name: string): void {
  for (const kind of KEYS) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${name}`;
    try {
      const stored = window.localStorage.getItem(key);
      if (stored !== null && !isList(stored)) window.localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}

function isList(stored: string): boolean {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) && list.every((item: unknown) => typeof (item as {hierarchy?: unknown} | null)?.hierarchy === 'object');
  } catch {
    return false;
  }
}
