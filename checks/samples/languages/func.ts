import fs from 'node:fs';
import path from 'node:path';
import type * as FuncJs from '@ton-community/func-js';
import {above, between, type Checker, type Diagnostic, type Result, type Source} from '../checker.ts';
import {funcStdlib} from '../../../plugins/playground/func-stdlib.ts';
import {packageVersion, pinned} from '../package-version.ts';

const ENTRY = 'fence.fc';
const INCLUDE = '#include "stdlib.fc";';
const NO_ENTRY = /`main` procedure not defined/;

/** Version of the compiler inside: `@ton-community/func-js-bin` carries it in front of its own. */
const compilerVersion = (): string => packageVersion('@ton-community/func-js-bin').split('-')[0] as string;

/**
 * FunC by `@ton-community/func-js`. A fragment has the standard library; a whole sample includes it, as a reader must.
 * A fence may include `stdlib.fc` from any folder.
 */
export const func: Checker = {
  languages: ['func'],
  label: 'FunC',
  version: (requested) => (requested === undefined ? compilerVersion() : packageVersion(pinned('@ton-community/func-js', requested))),
  whole: (code, {base}) => between(base, code, ''),
  contexts: {
    function: (code, {base}) => between(above(library(base), base, '_ fragment() impure {'), code, '}', {library: true}),
    contract: (code, {base}) => between(above(library(base + code), base), code, '', {library: true}),
  },
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0, extra: {folder: path.dirname(file), library: true}}),
  async run(sources, version) {
    const {compileFunc} = (await import(pinned('@ton-community/func-js', version))) as typeof FuncJs;
    const results: Result[] = [];
    for (const source of sources) {
      const output = await compileFunc({targets: [ENTRY], sources: (file) => read(source, file)});
      // Each compilation adds listeners that keep its 32 MB of memory alive.
      process.removeAllListeners('uncaughtException');
      process.removeAllListeners('unhandledRejection');
      results.push(output.status === 'error' ? complaints(output.message, source) : []);
    }
    return results;
  },
};

/** The library once: the compiler refuses a second definition, and a page may declare by itself what it uses of it. */
function library(code: string): string {
  return /#include\s+"[^"]*stdlib\.fc"/.test(code) ? '' : INCLUDE;
}

function read({text, extra}: Source, file: string): string {
  if (file === ENTRY) return text;
  const at = typeof extra?.folder === 'string' ? path.join(extra.folder, file) : undefined;
  if (at !== undefined && fs.existsSync(at)) return fs.readFileSync(at, 'utf8');
  if (path.posix.basename(file) === 'stdlib.fc') return funcStdlib();
  throw new Error(`there is no file "${file}"`);
}

function complaints(message: string, {extra}: Source): Diagnostic[] {
  if (NO_ENTRY.test(message) && extra?.library === true) return [];
  const found = [...message.matchAll(/^(?:FunC compilation error: )?(.+?):(\d+):\d+: error: (.*)$/gm)];
  const reason = /^FunC compilation error: \( (.*) \)$/m.exec(message)?.[1];
  if (!found.length) return [{line: 0, message: message.trim()}];
  return found.map(([, file, line, text]) => ({
    line: file === ENTRY ? Number(line) : 0,
    message: `${file === ENTRY ? '' : `${file}:${line}: `}${reason ?? (text ?? '').trim()}`,
  }));
}
