// Measures what a first visit to some pages of a build costs, in Chromium, and fails where one is over its budget
// (bench/budgets.ts); then how far a page of each template moves while it loads (bench/templates.ts).
//   npm run bench:weight [-- <build directory>]
// The last line is "N passed, N failed", one for each budget of each page and one for each visit to a template.
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {columns} from '../scripts/columns.ts';
import {chromiumPath} from '../scripts/programs.ts';
import {leaveResult} from '../scripts/test/result.ts';
import {overruns, pages} from './budgets.ts';
import {serveBuild} from './server.ts';
import {table} from './table.ts';
import {MOST_SHIFT, templates} from './templates.ts';
import {screens, visit, type Screen} from './visit.ts';

async function main(): Promise<void> {
  const dir = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? 'build';
  if (!fs.existsSync(dir)) throw new Error(`There is no ${dir}/: run "npm run build" first`);
  const server = await serveBuild(dir);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  try {
    const results = [];
    for (const page of pages) results.push({page, found: await visit(browser, server, page.path)});
    console.log(`${table(results)}\n`);
    let [passed, failed] = [0, 0];
    const faults: string[] = [];
    for (const {page, found} of results) {
      const over = overruns(found, page.budget);
      passed += Object.keys(page.budget).length - over.length;
      failed += over.length;
      for (const {measure, allowed, found: value} of over)
        faults.push(
          `${page.name} (${page.path}): ${measure} is ${value}, and ${allowed} is allowed. Find what has grown, or say in bench/budgets.ts why it may.`,
        );
    }
    const rows = [];
    for (const {name, path, fragment} of templates)
      for (const hash of fragment === undefined ? [''] : ['', `#${fragment}`])
        for (const screen of Object.keys(screens) as Screen[]) {
          const {cls} = await visit(browser, server, path + hash, screen);
          rows.push([name, screen, hash, String(cls)]);
          if (cls <= MOST_SHIFT) passed++;
          else {
            failed++;
            faults.push(
              `${name} (${path}${hash}) moves by ${cls} on a ${screen}, and ${MOST_SHIFT} is allowed. Keep room for what comes late.`,
            );
          }
        }
    console.log(`${columns([['layout shift', 'screen', 'fragment', 'cls'], ...rows])}\n`);
    for (const fault of faults) console.log(fault);
    console.log(`${passed} passed, ${failed} failed`);
    leaveResult({passed, failed, faults});
    process.exitCode = failed ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
