import fs from 'node:fs';
import {cacheRules, securityHeaders} from '../headers.ts';
import {bases, redirectTable} from '../rules.ts';

const quote = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

/** A `map` block; nginx compares plain keys without regard to case, so keys that differ by case alone are one. */
function map(variable: string, result: string, entries: Iterable<readonly [string, string]>, fallback: string): string {
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const [key, value] of entries) {
    if (seen.has(key.toLowerCase())) continue;
    seen.add(key.toLowerCase());
    lines.push(`    ${quote(key)} ${quote(value)};`);
  }
  return `map ${variable} ${result} {\n    default ${quote(fallback)};\n${lines.join('\n')}\n}`;
}

/**
 * The nginx configuration for a build.
 * @param options `root` absolute folder of the build, `listen` as in nginx (`127.0.0.1:8080`), `policy` the CSP.
 */
export function nginxConfig(options: {root: string; listen: string; policy: string}): string {
  const table = [...redirectTable()];
  const prefixes = bases.filter((base) => base !== '');
  const maps = [
    'map_hash_bucket_size 512;\nmap_hash_max_size 16384;',
    map(
      '$uri',
      '$site_redirect',
      table.filter(([, to]) => !to.includes('?')),
      '',
    ),
    map(
      '$uri',
      '$site_redirect_with_query',
      table.filter(([, to]) => to.includes('?')),
      '',
    ),
    // The reader's query behind the query of a target.
    'map $args $site_more_query {\n    default "&$args";\n    "" "";\n}',
    map(
      '$request_uri',
      '$site_not_found',
      prefixes.map((base) => [`~^${base}(/|$)`, `${base}/404.html`] as const),
      '/404.html',
    ),
    map(
      '$uri',
      '$site_cache_control',
      cacheRules.filter((rule) => rule.path).map((rule) => [`~${rule.path}`, rule.value] as const),
      cacheRules.at(-1)!.value,
    ),
  ];
  const headers = Object.entries({...securityHeaders, 'Content-Security-Policy': options.policy}).map(
    ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
  );
  headers.push('    add_header Cache-Control $site_cache_control always;');
  const values: Record<string, string> = {
    maps: maps.join('\n\n'),
    headers: headers.join('\n'),
    listen: options.listen,
    root: options.root,
    bases: prefixes.join('|'),
    homes: `(?:${prefixes.join('|')})/`,
  };
  return fs.readFileSync('deploy/nginx/site.conf.template', 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
