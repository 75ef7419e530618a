import fs from 'node:fs';
import path from 'node:path';
import type * as TolkJs from '@ton/tolk-js';
import {above, between, type Checker, type Diagnostic, type Result, type Source} from '../checker.ts';
import {packageVersion, pinned} from '../package-version.ts';

const ENTRY = 'fence.tolk';
/** Declarations alone: everything was type-checked, nothing is there to run. */
const NO_ENTRY = /the contract has no entrypoint/;

/** Tolk by `@ton/tolk-js`. */
export const tolk: Checker = {
  languages: ['tolk'],
  label: 'Tolk',
  version: (requested) => packageVersion(pinned('@ton/tolk-js', requested)),
  whole: (code, {base}) => between(base, code, ''),
  contexts: {
    function: (code, {base}) => between(above(base, 'fun fragment() {'), code, '}', {library: true}),
    contract: (code, {base}) => between(base, code, '', {library: true}),
    struct: (code, {base}) => between(above(base, 'struct Fragment {'), code, '}', {library: true}),
  },
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0, extra: {folder: path.dirname(file), library: true}}),
  async run(sources, version) {
    const {runTolkCompiler} = (await import(pinned('@ton/tolk-js', version))) as typeof TolkJs;
    const results: Result[] = [];
    for (const source of sources) {
      const output = await runTolkCompiler({entrypointFileName: ENTRY, fsReadCallback: (file) => read(source, file)});
      results.push(output.status === 'error' ? complaints(output.message, source) : []);
    }
    return results;
  },
};

function read({text, extra}: Source, file: string): string {
  if (file === ENTRY) return text;
  if (typeof extra?.folder !== 'string') throw new Error(`a fence cannot import "${file}": quote a sample with file=`);
  return fs.readFileSync(path.join(extra.folder, file), 'utf8');
}

/** `fence.tolk:3:5: error: …`, each followed by indented lines that show the place; warnings look alike and come first. */
function complaints(message: string, {extra}: Source): Diagnostic[] {
  if (NO_ENTRY.test(message) && extra?.library === true) return [];
  const found = [...message.matchAll(/^(.+?):(\d+):\d+: error: ([\s\S]*?)(?=\n\s*\n|\n\s+(?:\/\/ in|\d+ \|)|$)/gm)];
  if (!found.length) return [{line: 0, message: message.trim()}];
  return found.map(([, file, line, text]) => ({
    line: file === ENTRY ? Number(line) : 0,
    message: `${file === ENTRY ? '' : `${file}:${line}: `}${(text ?? '').replace(/\s*\n\s*/g, '\n').trim()}`,
  }));
}
