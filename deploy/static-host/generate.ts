import {cacheRules, securityHeaders} from '../headers.ts';
import {redirectTable} from '../rules.ts';

/** Most static hosts take this many redirects; the pages of `plugins/redirect-pages` stand behind those that would not fit. */
const MOST_REDIRECTS = 2000;

/** `_redirects` as Netlify and Cloudflare Pages read it: one rule a line; the reader's query is passed on by the host. */
export function redirectsFile(): string {
  const lines = [...redirectTable()].map(([from, to]) => `${from} ${to} 301`);
  if (lines.length > MOST_REDIRECTS) {
    console.warn(`_redirects: ${lines.length} redirects, the host takes ${MOST_REDIRECTS}; the rest is left to the redirect pages`);
  }
  return `${lines.slice(0, MOST_REDIRECTS).join('\n')}\n`;
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
  const long = ['', '/mandarin', '/ru'].flatMap((base) => KEPT.map((path) => base + path));
  return [block('/*', all), ...long.map((path) => `${path}\n${immutable.map(line).join('\n')}\n`)].join('\n');
}
