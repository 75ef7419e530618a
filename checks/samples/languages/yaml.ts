import fs from 'node:fs';
import {loadAll} from 'js-yaml';
import {between, type Checker} from '../checker.ts';
import {packageVersion} from '../package-version.ts';

/** YAML by `js-yaml`. */
export const yaml: Checker = {
  languages: ['yaml'],
  version: () => packageVersion('js-yaml'),
  whole: (code) => between('', code, ''),
  contexts: {},
  file: (file) => ({text: fs.readFileSync(file, 'utf8'), before: 0}),
  run: (sources) =>
    Promise.resolve(
      sources.map(({text}) => {
        try {
          (loadAll as (text: string) => unknown)(text);
          return [];
        } catch (error) {
          const {mark, reason, message} = error as Error & {mark?: {line: number}; reason?: string};
          return [{line: (mark?.line ?? -1) + 1, message: reason ?? message}];
        }
      }),
    ),
};
