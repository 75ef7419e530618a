// Usage: npx tsx checks/cli.ts [--only name,name] [--allow-missing] [--root folder] [--list] [page or folder …]
import path from 'node:path';
import {leaveResult} from '../scripts/test/result.ts';
import {checks, groups} from './index.ts';
import type {Check, CheckResult} from './lib/check.ts';
import {createContext, resolveFiles} from './lib/context.ts';
import {report, type Outcome} from './lib/report.ts';
import {choose, parseArguments} from './lib/request.ts';

async function main(): Promise<number> {
  const request = parseArguments(process.argv.slice(2), path.resolve(import.meta.dirname, '..'));
  if (request.list) {
    for (const {name, about} of checks) console.log(`${name.padEnd(14)} ${about}`);
    return 0;
  }
  const chosen = choose(request, checks, groups);
  const files = request.files.length ? resolveFiles(request.root, request.files) : undefined;
  const context = createContext({root: request.root, allowMissing: request.allowMissing, ...(files ? {files} : {})});
  const outcomes: Outcome[] = [];
  for (const check of chosen) {
    const start = performance.now();
    const result = await check.run(context).catch((error: unknown) => crashed(check, error));
    outcomes.push({check, result, seconds: (performance.now() - start) / 1000});
  }
  context.pages.save();
  const {text, ...result} = report(outcomes);
  console.log(text);
  leaveResult(result);
  if (outcomes.every(({result}) => result.skipped)) {
    console.error('checks: nothing was checked');
    return 1;
  }
  return result.failed ? 1 : 0;
}

/** A check that throws must not hide what the others found. */
function crashed(check: Check, error: unknown): CheckResult {
  const problem = {
    file: `checks/${check.name}.ts`,
    line: 0,
    rule: `${check.name}/crashed`,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    remedy: 'Mend the check, or the file that it could not read: it must report, not throw.',
  };
  return {problems: [problem], summary: 'did not finish'};
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // A wrong argument is told in one line; anything else is a defect of the checks and shows where.
    console.error(error instanceof Error && !/TypeError|ReferenceError/.test(error.name) ? `checks: ${error.message}` : error);
    process.exitCode = 2;
  },
);
