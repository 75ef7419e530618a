// The whole proof, in the order in which a fault is cheapest to find: checks, unit tests and samples, build, what the
// build emitted, servers, browser. The last line is "N passed, N failed".
//   npm test                     a sample of the pages where the site is large, with every changed page in it
//   npm run test:all             every page
//   npm test -- unit browser     only these steps
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ADMIN_KEY} from '../tests/lib/search-provider.ts';
import {ensurePrograms} from './programs.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

const BUILD_LOG = 'build.log';

/** What failed, in the words of the tool; printed again at the end, where a log that was cut still has it. */
const faults: string[] = [];
const FAULT = /^\s*(✗|✖|×|✘|\d+\) \[|.*\bError:|.*  [a-z-]+\/[a-z-]+$)/;

/** Runs a command, shows its output as it comes, and returns it with the exit code. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
    const parts: Buffer[] = [];
    const take = (chunk: Buffer): void => {
      parts.push(chunk);
      process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({code: 127, output: `${command}: ${error.message}`}));
    child.on('close', (code) => {
      const output = Buffer.concat(parts).toString('utf8');
      if (code) {
        const lines = output.split('\n');
        faults.push(
          `--- ${[command, ...args].slice(0, 4).join(' ')}: exit code ${code}`,
          ...lines.filter((line) => FAULT.test(line)).slice(0, 40),
        );
        if (!lines.some((line) => FAULT.test(line))) faults.push(...lines.slice(-15));
      }
      resolve({code: code ?? 1, output});
    });
  });
}

const last = (output: string, pattern: RegExp): number => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);

/** A step that says nothing of single tests counts as one; a non-zero exit is always a failure. */
function counted(code: number, passed: number, failed: number): Count {
  if (code !== 0 && failed === 0) return {passed, failed: 1};
  if (code === 0 && passed === 0) return {passed: 0, failed: failed || 1};
  return {passed, failed};
}

/** Test files under a folder: Node 20 takes no patterns. */
function testFiles(dir: string, ending = '.test.ts'): string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules') && !name.includes('fixtures'))
    .map((name) => path.join(dir, name))
    .sort();
}

async function nodeTests(...dirs: string[]): Promise<Count> {
  const files = dirs.flatMap((dir) => testFiles(dir));
  const {code, output} = await runNodeTests(files, 2);
  const passed = last(output, /^ℹ pass (\d+)/gm);
  const failed = last(output, /^ℹ fail (\d+)/gm);
  // A second try, alone on the machine, tells a slow moment from a fault. What needed it is named at the end.
  const again = files.filter((file) => output.includes(`test at ${file}:`));
  if (!failed || !again.length || again.length > MOST_TRIED_AGAIN) return counted(code, passed, failed);
  const second = await runNodeTests(again, 1);
  const left = second.code === 0 ? 0 : Math.max(1, last(second.output, /^ℹ fail (\d+)/gm));
  const mended = Math.max(0, failed - left);
  if (mended) faults.push(`--- ${mended} passed on the second try only`);
  return {passed: passed + mended, failed: left};
}

/** More files than these do not fail together by chance. */
const MOST_TRIED_AGAIN = 3;

const runNodeTests = (files: readonly string[], atOnce: number): Promise<{code: number; output: string}> =>
  run('node', ['--import', 'tsx', '--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', ...files]);

async function check(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const {code, output} = await run('npx', ['tsx', 'checks/cli.ts', ...args], env);
  return counted(code, last(output, /^(\d+) passed, \d+ failed/gm), last(output, /^\d+ passed, (\d+) failed/gm));
}

const steps: readonly Step[] = [
  // The output of an earlier build is no business of this step: a fresh clone has none.
  {name: 'check', run: () => check(['--only', 'source'])},
  {name: 'unit', run: () => nodeTests('tests/unit', 'samples')},
  {
    name: 'build',
    async run() {
      // With a key that nothing of the build may hold (tests/browser/search-failures.spec.ts).
      const {code, output} = await run('npm', ['run', 'build'], {ALGOLIA_ADMIN_KEY: ADMIN_KEY});
      fs.writeFileSync(BUILD_LOG, output);
      return counted(code, 1, 0);
    },
  },
  {name: 'built', run: () => check(['--only', 'built'], {BUILD_LOG})},
  {
    name: 'deploy',
    async run() {
      const {code} = await run('npm', ['run', 'deploy:prepare']);
      if (code !== 0) return {passed: 0, failed: 1};
      return nodeTests('tests/deploy');
    },
  },
  {
    name: 'weight',
    async run() {
      const {code, output} = await run('npx', ['tsx', 'bench/page-weight.ts']);
      return counted(code, last(output, /^(\d+) passed, \d+ failed/gm), last(output, /^\d+ passed, (\d+) failed/gm));
    },
  },
  {
    name: 'search',
    async run() {
      const {code, output} = await run('npx', ['tsx', 'bench/search/cli.ts']);
      return counted(code, last(output, /^(\d+) passed, \d+ failed/gm), last(output, /^\d+ passed, (\d+) failed/gm));
    },
  },
  {
    name: 'browser',
    async run() {
      const {code, output} = await run('npx', ['playwright', 'test'], {FORCE_COLOR: '0', RETRIES: process.env.RETRIES ?? '1'});
      const flaky = last(output, /^\s*(\d+) flaky/gm);
      if (flaky) faults.push(`--- ${flaky} passed on the second try only`, ...output.split('\n').filter((line) => /^\s*✘/.test(line)));
      const passed = last(output, /^\s*(\d+) passed/gm) + flaky;
      const failed = last(output, /^\s*(\d+) failed/gm);
      if (!failed || failed > MOST_TRIED_AGAIN) return counted(code, passed, failed);
      // The second try had the other worker beside it; this one has the machine for itself.
      const alone = await run('npx', ['playwright', 'test', '--last-failed', '--workers', '1'], {FORCE_COLOR: '0', RETRIES: '0'});
      const mended = last(alone.output, /^\s*(\d+) passed/gm);
      if (mended) faults.push(`--- ${mended} passed alone only`);
      return {passed: passed + mended, failed: Math.max(failed - mended, alone.code ? 1 : 0)};
    },
  },
];

async function main(): Promise<void> {
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length) {
    console.error(`No step named ${unknown.join(', ')}; there are: ${steps.map((step) => step.name).join(', ')}`);
    process.exit(2);
  }
  const chosen = asked.length ? steps.filter((step) => asked.includes(step.name)) : steps;
  if (chosen.some((step) => ['browser', 'deploy', 'weight'].includes(step.name))) await ensurePrograms();
  const total: Count = {passed: 0, failed: 0};
  const table: string[] = [];
  for (const step of chosen) {
    console.log(`\n=== ${step.name}`);
    const start = Date.now();
    const {passed, failed} = await step.run();
    table.push(
      `${step.name.padEnd(8)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed  ${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s`,
    );
    total.passed += passed;
    total.failed += failed;
    if (step.name === 'build' && failed) break;
  }
  if (faults.length) console.log(`\n${faults.map((line) => line.slice(0, 400)).join('\n')}`);
  console.log(`\n${table.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed ? 1 : 0);
}

void main();
