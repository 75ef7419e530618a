import fs from 'node:fs';
import path from 'node:path';
import {ADMIN_KEY} from '../../tests/lib/search-provider.ts';
import {engines, type Program, server} from '../programs.ts';
import {writeBatches} from './batches.ts';
import {lastLines, run, test} from './command.ts';
import {ownResult, playwrightResult, settled, type Result} from './result.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Result>;
  /** What the step needs beside npm packages. */
  readonly programs?: readonly Program[];
  /** Nothing after it means anything where it failed. */
  readonly needed?: true;
}

const BUILD_LOG = 'build.log';
const BATCHES = '.cache/test-batches';

/** Test files under some folders: Node 20 takes no patterns. */
const testFiles = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.test.ts') && !/node_modules|fixtures/.test(file))
    .sort();

const REPORTERS = ['spec', 'stdout', './scripts/test/node-reporter.mjs', '{result}'].map((value, index) =>
  index % 2 ? `--test-reporter-destination=${value}` : `--test-reporter=${value}`,
);

const nodeTests = (files: readonly string[]): Promise<Result> =>
  test(ownResult, 'node', [
    // Node 20 has the browsers' WebSocket behind this, later ones have it anyway.
    '--experimental-websocket',
    '--import',
    'tsx',
    '--test',
    '--test-concurrency=2',
    ...REPORTERS,
    ...files,
  ]);

const tool = (file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Result> =>
  test(ownResult, 'npx', ['tsx', file, ...args], env);

const browserTests = (...args: string[]): Promise<Result> => test(playwrightResult, 'npx', ['playwright', 'test', ...args]);

/** A command that passes or does not. */
async function command(name: string, env: NodeJS.ProcessEnv = {}, log?: string): Promise<Result> {
  const {code, output} = await run('npm', ['run', name], env);
  if (log) fs.writeFileSync(log, output);
  return settled({passed: code ? 0 : 1, failed: 0}, code, lastLines(output));
}

/** The steps in the order in which a fault is cheapest to find. */
export const steps: readonly Step[] = [
  // The output of an earlier build is no business of this step: a fresh clone has none.
  {name: 'check', run: () => tool('checks/cli.ts', ['--only', 'source'])},
  {name: 'unit', run: () => nodeTests(writeBatches(BATCHES, testFiles(['tests/unit', 'samples'])))},
  // With a key that nothing of the build may hold (tests/browser/search-failures.spec.ts).
  {name: 'build', needed: true, run: () => command('build', {ALGOLIA_ADMIN_KEY: ADMIN_KEY}, BUILD_LOG)},
  {name: 'built', run: () => tool('checks/cli.ts', ['--only', 'built'], {BUILD_LOG})},
  {
    name: 'deploy',
    programs: [server],
    async run() {
      const prepared = await command('deploy:prepare');
      return prepared.failed ? prepared : nodeTests(testFiles(['tests/deploy']));
    },
  },
  {name: 'weight', programs: [engines.chromium], run: () => tool('bench/page-weight.ts')},
  {name: 'search', run: () => tool('bench/search/cli.ts')},
  {name: 'browser', programs: [engines.chromium], run: () => browserTests('--project=browser')},
  // What measures time has the machine for itself, and says what it found.
  {name: 'speed', programs: [engines.chromium], run: () => browserTests('--project=speed', '--workers=1')},
  {name: 'engines', programs: [engines.firefox, engines.webkit, engines.screen], run: () => nodeTests(testFiles(['tests/engines']))},
];
