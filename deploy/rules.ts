import {locales} from '../site/locales.ts';
import {redirects} from '../site/redirects/index.ts';

/** Base URL without its slash at the end: '', '/mandarin', '/ru'. */
export const bases = locales.map((locale) => locale.baseUrl.replace(/\/$/, ''));

/** Base of the language whose prefix a path has; '' is English. */
export function baseOf(path: string): string {
  return bases.find((base) => base !== '' && (path === base || path.startsWith(`${base}/`))) ?? '';
}

/** Every old address in every language, with where it leads: a path of this site or an address of another. */
export function redirectTable(): Map<string, string> {
  const table = new Map<string, string>();
  for (const base of bases) for (const {from, to} of redirects().live) table.set(base + from, to.startsWith('/') ? base + to : to);
  return table;
}

/**
 * The clean form of an address that is asked for in another: without `index.html` or `.html`, without a slash at the
 * end, with one slash between two parts. `undefined` where it is clean. `path` has no query.
 */
export function cleanPath(path: string): string | undefined {
  let clean = path.replace(/\/{2,}/g, '/');
  clean = clean.replace(/\/index\.html$/, '/').replace(/(.)\.html$/, '$1');
  const home = bases.some((base) => clean === `${base}/`);
  if (!home) clean = clean.replace(/(.)\/+$/, '$1');
  if (bases.includes(clean) && clean !== '') clean += '/';
  return clean === path ? undefined : clean;
}
