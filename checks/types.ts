import {createRequire} from 'node:module';
import type {Check, Problem} from './lib/check.ts';
import {runNode} from './lib/run.ts';

/** The TypeScript of the whole repository is sound. */
export const types = {
  name: 'types',
  about: 'TypeScript, in strict mode, finds nothing.',
  scope: 'site',
  async run(context) {
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const {code, output} = await runNode(tsc, ['--noEmit', '--pretty', 'false', '-p', context.root], context.root);
    const problems = parseTsc(output);
    if (code !== 0 && !problems.length) throw new Error(`tsc failed without naming a file:\n${output}`);
    return {problems, summary: 'tsc --noEmit'};
  },
} satisfies Check;

/** Problems from what `tsc --pretty false` prints. Lines that continue a message are joined to it. */
export function parseTsc(output: string): Problem[] {
  const problems: Problem[] = [];
  for (const line of output.split('\n')) {
    const match = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line);
    if (match) {
      const [, file = '', at = '0', code = '', message = ''] = match;
      problems.push({
        file,
        line: Number(at),
        rule: `types/${code}`,
        message,
        remedy: 'Mend the type; do not silence it without a reason in a comment.',
      });
      continue;
    }
    const global = /^error (TS\d+): (.*)$/.exec(line);
    if (global)
      problems.push({
        file: 'tsconfig.json',
        line: 0,
        rule: `types/${global[1]}`,
        message: global[2] ?? '',
        remedy: 'Mend the configuration.',
      });
  }
  return problems;
}
