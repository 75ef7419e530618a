import fs from 'node:fs';
import path from 'node:path';

/** How many links from outside lead to each page, by its English path. */
export function readPopularity(siteDir: string): ReadonlyMap<string, number> {
  const lines = fs.readFileSync(path.join(siteDir, 'plugins/search/popularity.tsv'), 'utf8').trim().split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t')).map(([page, links]) => [page!, Number(links)]));
}
