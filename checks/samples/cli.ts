// Usage: npx tsx checks/samples/cli.ts [page or folder …]
// Prints `file:line message` for each sample that is not what its fence says, the table of counts, and
// `N passed, N failed`. Exit code 1 where one failed.
import path from 'node:path';
import {createContext, resolveFiles} from '../lib/context.ts';
import {inReadingOrder} from '../lib/check.ts';
import {checkSamples} from './run.ts';
import {table} from './table.ts';

async function main(): Promise<number> {
  const root = path.resolve(import.meta.dirname, '../..');
  const given = process.argv.slice(2);
  const context = createContext({root, ...(given.length ? {files: resolveFiles(root, given)} : {})});
  const pages = await context.selected();
  const report = await checkSamples(
    pages.map(({file, facts}) => ({file, fences: facts.fences})),
    {root, whole: !given.length},
  );
  context.pages.save();
  for (const {file, line, message, remedy} of inReadingOrder(report.findings.map((finding) => ({...finding, rule: 'samples/tool'})))) {
    console.log(`${file}:${line} ${message}\n    ${remedy}`);
  }
  for (const line of table(report)) console.log(line);
  console.log(`${report.passed} passed, ${report.failed} failed`);
  return report.findings.length ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 2;
  },
);
