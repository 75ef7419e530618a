import {addressOf} from '../../site/page-files.ts';
import {redirects} from '../../site/redirects/index.ts';
import {pageIds} from '../../site/sidebars/index.ts';
import {cacheRules, securityHeaders} from '../headers.ts';
import {bases, redirectTable} from '../rules.ts';

/** Cloudflare Pages takes this many redirects without a placeholder, and this many with one; Netlify takes more. */
const MOST_REDIRECTS = 2000;
const MOST_PATTERNS = 100;

/**
 * `_redirects` as Netlify and Cloudflare Pages read it: one rule a line; the reader's query is passed on by the host. What
 * exceeds the limit is written for all translations in one line, with `:language`. Those lines stand last: after the first
 * of them Cloudflare counts every line as one with a placeholder. Behind what would still not fit stand the pages of
 * `plugins/redirect-pages`.
 */
export function redirectsFile(): string {
  const table = redirectTable();
  const translations = bases.filter((base) => base !== '');
  const excess = Math.max(0, table.size - MOST_REDIRECTS);
  // A placeholder takes any name, also `v3`: what it would hide there is left as it is
  const kept = new Set([...pageIds.map(addressOf), ...table.keys()]);
  const folded = redirects()
    .live.filter(({from}) => from.split('/').length > 2 && !kept.has(`/v3${from}`))
    .slice(0, Math.min(MOST_PATTERNS, Math.ceil(excess / translations.length)));
  const patterns = folded.map(({from, to}) => `/:language${from} ${to.startsWith('/') ? '/:language' : ''}${to} 301`);
  for (const base of translations) for (const {from} of folded) table.delete(base + from);

  const lines = [...table].map(([from, to]) => `${from} ${to} 301`);
  if (lines.length > MOST_REDIRECTS) {
    console.warn(`_redirects: ${lines.length} redirects, the host takes ${MOST_REDIRECTS}; the rest is left to the redirect pages`);
  }
  return `${[...lines.slice(0, MOST_REDIRECTS), ...patterns].join('\n')}\n`;
}

/**
 * Paths of files that never change, below the base URL of a language. A `*` stands at the end, where both hosts take it, also
 * after the beginning of a name. Not `/search/*`: that would be `manifest.json` too, and with Netlify the page `/search`.
 */
const KEPT = ['/assets/*', '/fonts/*', '/search/heads.*', '/search/names.*', '/search/words/*', '/search/text/*'];

/** `_headers`: security headers for everything, long caching for files whose name holds a hash. */
export function headersFile(policy: string): string {
  const all = Object.entries({...securityHeaders, 'Content-Security-Policy': policy, 'Cache-Control': cacheRules.at(-1)!.value});
  const block = (path: string, headers: readonly (readonly [string, string])[]): string =>
    `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}\n`;
  const immutable = [['! Cache-Control', ''] as const, ['Cache-Control', 'public, max-age=31536000, immutable'] as const];
  const line = ([name, value]: readonly [string, string]): string => (value ? `  ${name}: ${value}` : `  ${name}`);
  const long = bases.flatMap((base) => KEPT.map((path) => base + path));
  return [block('/*', all), ...long.map((path) => `${path}\n${immutable.map(line).join('\n')}\n`)].join('\n');
}
