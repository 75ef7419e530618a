import fs from 'node:fs';
import {parse, TomlError} from 'smol-toml';
import {between, type Checker} from '../checker.ts';
import {packageVersion} from '../package-version.ts';

/** TOML by `smol-toml`. */
export const toml: Checker = {
  languages: ['toml'],
  version: () => packageVersion('smol-toml'),
  whole: (code) => between('', code, ''),
  contexts: {},
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  run: (sources) =>
    Promise.resolve(
      sources.map(({text}) => {
        try {
          parse(text);
          return [];
        } catch (error) {
          return [{line: error instanceof TomlError ? error.line : 0, message: (error as Error).message.split('\n')[0] ?? ''}];
        }
      }),
    ),
};
