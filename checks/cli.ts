// Usage: npx tsx checks/cli.ts [--only name,name] [--allow-missing] [--root folder] [--list] [page or folder …]
import path from 'node:path';
import {checks, groups} from './index.ts';
import type {Check} from './lib/check.ts';
import {createContext, resolveFiles} from './lib/context.ts';
import {report, type Outcome} from './lib/report.ts';

/** What the command line asked for. */
interface Request {
  readonly only: readonly string[];
  readonly files: readonly string[];
  readonly root: string;
  readonly allowMissing: boolean;
  readonly list: boolean;
}

/** Throws with a message for the user where an argument is wrong. */
function parse(argv: readonly string[]): Request {
  const only: string[] = [];
  const files: string[] = [];
  let root = path.resolve(import.meta.dirname, '..');
  let allowMissing = false;
  let list = false;
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i] as string;
    const [name, inline] = argument.split(/=(.*)/s);
    const value = (): string => {
      const found = inline ?? argv[++i];
      if (found === undefined) throw new Error(`${name} needs a value`);
      return found;
    };
    if (name === '--only') only.push(...value().split(',').filter(Boolean));
    else if (name === '--root') root = path.resolve(value());
    else if (argument === '--allow-missing') allowMissing = true;
    else if (argument === '--list') list = true;
    else if (argument.startsWith('-')) throw new Error(`unknown option ${argument}`);
    else files.push(argument);
  }
  return {only, files, root, allowMissing, list};
}

/** The checks to run: those named (a group stands for its checks), for single files those that can look at pages, or all. */
function choose({only, files}: Request): readonly Check[] {
  const names = only.flatMap((name) => groups[name] ?? [name]);
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length)
    throw new Error(
      `no check named ${unknown.join(', ')}; there are: ${[...checks.map(({name}) => name), ...Object.keys(groups)].join(', ')}`,
    );
  if (names.length) return checks.filter(({name}) => names.includes(name));
  return files.length ? checks.filter(({scope}) => scope === 'pages') : checks;
}

async function main(): Promise<number> {
  const request = parse(process.argv.slice(2));
  if (request.list) {
    for (const {name, about} of checks) console.log(`${name.padEnd(14)} ${about}`);
    return 0;
  }
  const chosen = choose(request);
  const files = request.files.length ? resolveFiles(request.root, request.files) : undefined;
  const context = createContext({root: request.root, allowMissing: request.allowMissing, ...(files ? {files} : {})});
  const outcomes: Outcome[] = [];
  for (const check of chosen) {
    const start = performance.now();
    const result = await check.run(context);
    outcomes.push({check, result, seconds: (performance.now() - start) / 1000});
  }
  context.pages.save();
  const {text, failed} = report(outcomes);
  console.log(text);
  if (outcomes.every(({result}) => result.skipped)) {
    console.error('checks: nothing was checked');
    return 1;
  }
  return failed ? 1 : 0;
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
