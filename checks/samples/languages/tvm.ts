import fs from 'node:fs';
import type * as Assembly from 'ton-assembly';
import {between, type Checker, type Diagnostic} from '../checker.ts';
import {packageVersion, pinned} from '../package-version.ts';

/** TVM assembly by `ton-assembly`: parsed and assembled into a cell. */
export const tvm: Checker = {
  languages: ['tvm'],
  label: 'ton-assembly',
  version: (requested) => packageVersion(pinned('ton-assembly', requested)),
  whole: (code, {base}) => between(base, code, ''),
  contexts: {},
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  async run(sources, version) {
    const {text: assembly, runtime} = (await import(pinned('ton-assembly', version))) as typeof Assembly;
    return sources.map(({text}): Diagnostic[] => {
      try {
        const parsed = assembly.parse('fence.tasm', text);
        if (parsed.$ === 'ParseFailure') return [complaint(parsed.error)];
        runtime.compileCell(parsed.instructions);
        return [];
      } catch (error) {
        return [complaint(error)];
      }
    });
  },
};

/** The package counts lines from 0 in `loc`. */
function complaint(error: unknown): Diagnostic {
  const {message, loc} = error as Error & {loc?: {line?: number}};
  return {line: loc?.line === undefined ? 0 : loc.line + 1, message: message.split('\n')[0] ?? ''};
}
