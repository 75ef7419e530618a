import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {columns} from '../scripts/columns.ts';
import {run} from '../scripts/test/command.ts';
import {processorSeconds} from '../scripts/test/time.ts';
import {folderOf, languages} from '../site/page-files.ts';

/**
 * What the next page costs: `npm run bench:linear` copies the committed tree to a temporary folder, adds 100, 300 and 900
 * made-up pages in every language (copies of real ones under other ids), and times the checks of the sources and the build,
 * each with nothing kept from before. The cost of a page must not grow with their number. Other numbers are arguments:
 * `npm run bench:linear -- 50 100`. Takes about an hour for the three; nothing of it is part of `npm test`.
 */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) throw new Error('bench:linear: the arguments are numbers of pages.');
  const rows: Row[] = [];
  for (const pages of counts.length ? counts : [100, 300, 900]) {
    rows.push(await measure(pages));
    // After each number: what was measured is there when a later one is broken off.
    console.log(`\n${table(rows)}`);
  }
}

interface Times {
  readonly wall: number;
  readonly processor: number;
}

interface Row {
  readonly pages: number;
  readonly check: Times;
  readonly build: Times;
}

async function measure(pages: number): Promise<Row> {
  const root = process.cwd();
  // Beside the repository: hard links do not cross file systems.
  const tree = fs.mkdtempSync(path.join(path.dirname(root), '.bench-linear-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--local', root, tree]);
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(tree, 'node_modules')]);
    addPages(tree, pages);
    process.chdir(tree);
    // The made-up pages are in no sidebar and have the titles of others: what the checks find is not what is measured.
    const check = await timed('npm', ['run', 'check', '--', '--only', 'source']);
    const build = await timed('npm', ['run', 'build']);
    if (build.code) throw new Error(`bench:linear: the build with ${pages} more pages failed; its output is above.`);
    return {pages, check, build};
  } finally {
    process.chdir(root);
    fs.rmSync(tree, {recursive: true});
  }
}

async function timed(command: string, args: readonly string[]): Promise<Times & {readonly code: number}> {
  const [start, before] = [performance.now(), processorSeconds() ?? Number.NaN];
  const {code} = await run(command, args);
  return {code, wall: (performance.now() - start) / 1000, processor: (processorSeconds() ?? Number.NaN) - before};
}

/** Copies of the real pages, in turn, in all languages. What may be there once only (names for the search, places that `<Anchors>` names) is left out. */
function addPages(tree: string, count: number): void {
  const folders = languages.map((language) => path.join(tree, folderOf('doc', language)));
  const real = fs
    .readdirSync(folders[0]!, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  for (const folder of folders) {
    const texts = real.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
    fs.mkdirSync(path.join(folder, 'v3/made-up'));
    for (let page = 0; page < count; page++) {
      const text = texts[page % real.length]!.replace(/^title: "?([^"\n]*)"?$/m, `title: "$1 ${page}"`)
        .replace(/^asked:\n(?: {2}- .*\n)+/m, '')
        .replace(/^<Anchors .*\/>\n/gm, '');
      fs.writeFileSync(path.join(folder, `v3/made-up/page-${page}.mdx`), text);
    }
  }
}

function table(rows: readonly Row[]): string {
  const perPage = (row: Row, index: number, kind: 'check' | 'build'): string => {
    const before = rows[index - 1];
    return before ? ((row[kind].processor - before[kind].processor) / (row.pages - before.pages)).toFixed(2) : '';
  };
  return columns([
    ['pages more', 'check wall s', 'processor s', 's a page', 'build wall s', 'processor s', 's a page'],
    ...rows.map((row, index) => [
      String(row.pages),
      ...(['check', 'build'] as const).flatMap((kind) => [
        row[kind].wall.toFixed(0),
        row[kind].processor.toFixed(0),
        perPage(row, index, kind),
      ]),
    ]),
  ]);
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
