import fs from 'node:fs';
import type * as Tact from '@tact-lang/compiler';
import {above, between, type Checker, type Diagnostic, type Result} from '../checker.ts';
import {packageVersion, pinned} from '../package-version.ts';

/** Tact by `@tact-lang/compiler`. */
export const tact: Checker = {
  languages: ['tact'],
  label: 'Tact',
  version: (requested) => packageVersion(pinned('@tact-lang/compiler', requested)),
  whole: (code, {base}) => between(base, code, ''),
  contexts: {
    function: (code, {base}) => between(above(base, 'contract Fragment { receive() {'), code, '} }'),
    contract: (code, {base}) => between(above(base, 'contract Fragment {'), code, '}'),
  },
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  async run(sources, version) {
    const {run, Logger, LogLevel} = (await import(pinned('@tact-lang/compiler', version))) as typeof Tact;
    const results: Result[] = [];
    for (const {text} of sources) {
      const output = await run({
        config: {projects: [{name: 'fence', path: './fence.tact', output: './out'}]},
        files: {'fence.tact': Buffer.from(text).toString('base64')},
        logger: new Logger(LogLevel.NONE),
      });
      process.removeAllListeners('uncaughtException');
      process.removeAllListeners('unhandledRejection');
      results.push(output.ok ? [] : complaints(output.error));
    }
    return results;
  },
};

interface TactError extends Error {
  readonly loc?: {readonly interval?: {getLineAndColumn(): {lineNum: number}}};
}

/** Errors come as a list, as an object with numbers for keys, or alone; each begins with its place and ends with the lines around it. */
function complaints(error: unknown): Diagnostic[] {
  const errors = error instanceof Error ? [error] : Object.values(error as Record<string, TactError>);
  return errors.map((item: TactError) => ({
    line: item.loc?.interval?.getLineAndColumn().lineNum ?? 0,
    message: (item.message.replace(/^\S*\.tact:\d+:\d+:\s*/, '').split(/\n\s*(?:Line \d+|>?\s*\d+ \|)/)[0] ?? '').trim(),
  }));
}
