import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Checker, Diagnostic, Result, Source} from '../checker.ts';
import {packageVersion} from '../package-version.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Under `node_modules`' folder, so that packages are found; in no folder that git knows. */
const FOLDER = path.join(ROOT, '.cache/output');
/** A sample that waits for something (the network, a key press) must not hold the others up. */
const TIME_LIMIT_MS = 30_000;

/** Samples whose language is run; what a shell or another tool prints depends on the machine. */
export const RUN: readonly string[] = ['ts', 'js'];

/**
 * What a sample prints. The source is the sample that `output-of=` names; `extra.expected` is the fence's own text, the
 * lines that a reader must see when running it. An error that ends the program counts as its last line.
 */
export const output: Checker = {
  languages: ['output'],
  label: 'Node.js',
  version: () => String(process.versions.node.split('.')[0]),
  whole: (expected, {base}) => ({text: base, before: 0, extra: {expected, tsx: packageVersion('tsx')}}),
  contexts: {},
  async run(sources) {
    const results: Result[] = [];
    for (const source of sources) results.push(await compare(source));
    return results;
  },
};

async function compare({text, extra}: Source): Promise<Result> {
  const file = typeof extra?.path === 'string' ? extra.path : path.join(FOLDER, `${process.pid}.mts`);
  if (file.startsWith(FOLDER)) {
    fs.mkdirSync(FOLDER, {recursive: true});
    fs.writeFileSync(file, text);
  }
  const expected = lines(String(extra?.expected ?? ''));
  const found = lines(await run(file));
  const at = expected.findIndex((line, index) => line !== found[index]);
  if (at < 0 && found.length <= expected.length) return [];
  const line = at < 0 ? expected.length : at;
  const difference: Diagnostic = {
    line: line + 1,
    message: `the sample prints ${found[line] === undefined ? 'nothing more' : `"${found[line]}"`} here`,
  };
  return [difference];
}

const lines = (text: string): string[] => text.trimEnd().split(/[ \t]*\r?\n/);

/** All that a program prints; the message of an error that ends it stands last. */
function run(file: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', file],
      {cwd: ROOT, timeout: TIME_LIMIT_MS, env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}},
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const thrown = /^(?:Uncaught )?[A-Za-z]*Error(?: \[\w+\])?: .*$/m.exec(stderr)?.[0];
        resolve(`${stdout}${thrown ?? `(ended after ${TIME_LIMIT_MS / 1000} s or with code ${String(error.code)})`}`);
      },
    );
  });
}
