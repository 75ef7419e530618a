import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {between, type Checker, type Diagnostic, type Result} from '../checker.ts';

/** Reads a list of sources from standard input, compiles each without running it, and prints a line number and a message, or null. */
const SCRIPT = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
def check(source):
    try:
        compile(source, "fence.py", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except SyntaxError as error:
        return [error.lineno or 0, error.msg]
    except ValueError as error:
        return [0, str(error)]
json.dump([check(source) for source in json.load(sys.stdin)], sys.stdout)
`;

/** Python by the machine's own \`python3\`: compiled, not run. */
export const python: Checker = {
  languages: ['python'],
  version: () => (spawnSync('python3', ['--version'], {encoding: 'utf8'}).stdout ?? '').trim() || 'none',
  whole: (code, {base}) => between(base, code, ''),
  contexts: {
    function: (code, {base}) => {
      const source = between(`${base}\nasync def fragment():`, code.replace(/^(?=.)/gm, '    '), '');
      return source;
    },
  },
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  batch: 200,
  run(sources) {
    const {stdout, error, status, stderr} = spawnSync('python3', ['-c', SCRIPT], {
      input: JSON.stringify(sources.map(({text}) => text)),
      encoding: 'utf8',
    });
    if (error || status !== 0)
      return Promise.resolve(sources.map(() => [{line: 0, message: `python3 cannot be run: ${error?.message ?? stderr.trim()}`}]));
    const found = JSON.parse(stdout) as ([line: number, message: string] | null)[];
    return Promise.resolve(found.map((item): Result => (item === null ? [] : [{line: item[0], message: item[1]} satisfies Diagnostic])));
  },
};
