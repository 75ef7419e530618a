import fs from 'node:fs';
import type {Diagnostic as TypeScriptDiagnostic, JsonSourceFile} from 'typescript';
import {above, between, type Checker, type Diagnostic, type Source} from '../checker.ts';
import {packageVersion} from '../package-version.ts';

const contexts: Checker['contexts'] = {
  object: (code, {base}) => between(above(base, '{'), code, '}'),
  array: (code, {base}) => between(above(base, '['), code, ']'),
};

/** JSON by the parser of JavaScript itself: what it takes, every program takes. */
export const json: Checker = {
  languages: ['json'],
  version: () => process.versions.v8,
  whole: (code) => between('', code, ''),
  contexts,
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  run: (sources) => Promise.resolve(sources.map(parse)),
};

function parse({text}: Source): Diagnostic[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    return [
      {line: position === undefined ? text.trimEnd().split('\n').length : text.slice(0, Number(position)).split('\n').length, message},
    ];
  }
}

/** JSON with comments by TypeScript's parser of configuration files. */
export const jsonc: Checker = {
  languages: ['jsonc'],
  version: () => packageVersion('typescript'),
  whole: (code) => between('', code, ''),
  contexts,
  async run(sources) {
    const {default: ts} = await import('typescript');
    return sources.map(({text}) => {
      const file = ts.parseJsonText('fence.jsonc', text) as JsonSourceFile & {parseDiagnostics: TypeScriptDiagnostic[]};
      return file.parseDiagnostics.map(({start = 0, messageText}) => ({
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
    });
  },
};
