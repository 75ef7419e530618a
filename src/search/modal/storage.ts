/** The modal's lists of recent searches and favourites, by the name that it is given. */
const KEYS = ['RECENT', 'FAVORITE'] as const;

/**
 * Mends the lists before the modal reads them, which it does without a look: a broken entry keeps it from ever opening
 * again, a text goes into the page as HTML, and an address becomes a link. Entries that the modal cannot have written
 * are taken away, the others stay. Storage that is blocked is the modal's own business; it does without.
 */
export function mendLists(name: string): void {
  for (const kind of KEYS) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${name}`;
    try {
      const stored = window.localStorage.getItem(key);
      if (stored === null) continue;
      const mended = mendedList(stored);
      if (mended === undefined) window.localStorage.removeItem(key);
      else if (mended !== stored) window.localStorage.setItem(key, mended);
    } catch {
      return;
    }
  }
}

/** A stored list with its good entries alone; `undefined` where it is no list. */
export function mendedList(stored: string): string | undefined {
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return undefined;
    const good = list.filter(isEntry);
    return good.length === list.length ? stored : JSON.stringify(good);
  } catch {
    return undefined;
  }
}

/** Whether the modal can have stored this: a web address, and texts without markup. It takes away what it highlights before it stores. */
function isEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const {url, hierarchy, content, _highlightResult, _snippetResult} = entry as Readonly<Record<string, unknown>>;
  if (typeof hierarchy !== 'object' || hierarchy === null || _highlightResult !== undefined || _snippetResult !== undefined) return false;
  return isWebAddress(url) && [content, ...Object.values(hierarchy)].every(isPlain);
}

const isPlain = (text: unknown): boolean => text === undefined || text === null || (typeof text === 'string' && !/<[a-z!/?]/i.test(text));

function isWebAddress(url: unknown): boolean {
  try {
    return typeof url === 'string' && /^https?:$/.test(new URL(url, 'https://docs.invalid').protocol);
  } catch {
    return false;
  }
}
