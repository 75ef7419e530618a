import fs from 'node:fs';
import {createRequire} from 'node:module';
import {above, between, type Checker, type Diagnostic, type Result} from '../checker.ts';
import {packageVersion} from '../package-version.ts';

const require = createRequire(import.meta.url);

/**
 * Fift by the interpreter inside `@ton/tolk-js`, which runs it for the last step of every compilation: there the
 * assembler library is followed by the sample. `Fift.fif` and `Asm.fif` are there; the other libraries of the node
 * (`TonUtil.fif` and so on) are in no npm package.
 */
export const fift: Checker = {
  languages: ['fift'],
  label: 'Fift (tolk-js)',
  version: () => packageVersion('@ton/tolk-js'),
  whole: (code, {base}) => between(base, code, ''),
  contexts: {
    // Instructions between the assembler's braces.
    asm: (code, {base}) => between(above(base, '<{'), code, '}>c drop'),
    // Words that find something on the stack: three numbers, a cell under them.
    stack: (code, {base}) => between(above(base, '<b b> 1 2 3'), code, ''),
  },
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  async run(sources) {
    const {runTolkCompiler} = await import('@ton/tolk-js');
    const library = require('@ton/tolk-js/dist/stdlib.tolk.js') as Record<string, string>;
    const assembler = library['@fiftlib/Asm.fif'] as string;
    const results: Result[] = [];
    try {
      for (const {text} of sources) {
        library['@fiftlib/Asm.fif'] = `${assembler}\n${text}\n`;
        const output = await runTolkCompiler({entrypointFileName: 'a.tolk', fsReadCallback: () => 'fun main() {}'});
        results.push(output.status === 'error' ? [complaint(output.message, assembler.split('\n').length)] : []);
      }
    } finally {
      library['@fiftlib/Asm.fif'] = assembler;
    }
    return results;
  },
};

/** `Asm.fif:1701:\tword:-?`, where the sample begins after `lines` of the library; a question mark means that the word is unknown. */
function complaint(message: string, lines: number): Diagnostic {
  const found = /Asm\.fif:(\d+):\s*([\s\S]*)$/.exec(message);
  const text = (found?.[2] ?? message).trim();
  return {line: found === null ? 0 : Math.max(0, Number(found[1]) - lines), message: text.replace(/^(\S+):-\?$/, 'unknown word "$1"')};
}
