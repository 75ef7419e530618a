import path from 'node:path';
import type {Check} from './check.ts';

/** What the command line asked for. */
export interface Request {
  readonly only: readonly string[];
  readonly files: readonly string[];
  readonly root: string;
  readonly allowMissing: boolean;
  readonly list: boolean;
}

/** Throws with a message for the user where an argument is wrong. */
export function parseArguments(argv: readonly string[], defaultRoot: string): Request {
  const only: string[] = [];
  const files: string[] = [];
  let root = defaultRoot;
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
    // As npm and npx write it between their own options and ours.
    else if (argument === '--') continue;
    else if (argument.startsWith('-')) throw new Error(`unknown option ${argument}`);
    else files.push(argument);
  }
  return {only, files, root, allowMissing, list};
}

/** The checks to run: those named (a group stands for its checks), for single files those that can look at pages, or all. */
export function choose(
  {only, files}: Pick<Request, 'only' | 'files'>,
  checks: readonly Check[],
  groups: Readonly<Record<string, readonly string[]>>,
): readonly Check[] {
  const names = only.flatMap((name) => groups[name] ?? [name]);
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length)
    throw new Error(
      `no check named ${unknown.join(', ')}; there are: ${[...checks.map(({name}) => name), ...Object.keys(groups)].join(', ')}`,
    );
  if (names.length) return checks.filter(({name}) => names.includes(name));
  return files.length ? checks.filter(({scope}) => scope === 'pages') : checks;
}
