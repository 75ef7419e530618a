/**
 * Asks every address outside the site that a page links to or names as a source, and lists those that do not answer.
 * The weekly workflow runs it (.github/workflows/links.yml); `npm test` does not, as it works without a network.
 *
 *     npm run links:outside                         # exit code 1 where a link is dead
 *     npm run links:outside -- --report dead.md     # the list as Markdown, too
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createContext} from '../lib/context.ts';
import {collect, deadLinks, report} from './dead-links.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {report: {type: 'string'}}});
  const pages = await createContext({root: path.resolve(import.meta.dirname, '../..'), allowMissing: true}).selected();
  const links = pages.flatMap(({file, facts}) => {
    const sources = (facts.frontMatter?.sources ?? []) as readonly {readonly url?: unknown}[];
    const named = Array.isArray(sources) ? sources.map(({url}) => String(url)) : [];
    return [...facts.links.map(({url}) => url), ...named].map((url) => ({file, url}));
  });
  const places = collect(links);
  const dead = await deadLinks(places);
  const text = report(dead);
  if (values.report) fs.writeFileSync(values.report, text);
  console.log(text);
  console.log(`${places.size - dead.length} alive, ${dead.length} dead`);
  process.exitCode = dead.length ? 1 : 0;
}

void main();
