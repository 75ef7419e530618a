// What `npm test` takes from the runners, counts and prints.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import type {JSONReport} from '@playwright/test/reporter';
import {batches, writeBatches} from '../../../scripts/test/batches.ts';
import {test as run} from '../../../scripts/test/command.ts';
import {playwrightResult, settled, type Result} from '../../../scripts/test/result.ts';
import {steps} from '../../../scripts/test/steps.ts';
import {summary} from '../../../scripts/test/summary.ts';
import {childrenTime} from '../../../scripts/test/time.ts';

/** The result of Node's runner for some files of one folder, each in a process of its own, or in batches. */
function nodeResult(files: Readonly<Record<string, string>>, batched = false): Result {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'runner-')));
  try {
    for (const [name, code] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), code);
    const given = Object.keys(files);
    const inFolder = given.map((name) => path.join(folder, name));
    const started = batched ? writeBatches(path.join(folder, 'batches'), inFolder) : given;
    const reporter = path.resolve('scripts/test/node-reporter.mjs');
    // A runner inside of a runner reports to that, unless it knows of none.
    const {NODE_TEST_CONTEXT: _, ...env} = process.env;
    const {stdout} = spawnSync('node', ['--test', `--test-reporter=${reporter}`, ...started], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    return JSON.parse(stdout.replaceAll(`${folder}/`, '')) as Result;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

test('Node: tests are counted, not suites; a file that does not load or has no test failed', () => {
  const {files, ...result} = nodeResult({
    'good.test.mjs':
      "import {describe, it, test} from 'node:test';\ntest('a', () => {});\ndescribe('suite', () => it('b', () => {}));\ntest('later', {skip: 'no Firefox'});",
    'bad.test.mjs':
      "import {test} from 'node:test';\nimport assert from 'node:assert';\ntest('wrong', () => assert.equal(1, 2, 'one is not two'));",
    'broken.test.mjs': "throw new Error('cannot load');",
    'empty.test.mjs': '',
  });
  assert.deepEqual(result, {
    passed: 2,
    failed: 3,
    skipped: ['good.test.mjs:4 later: no Firefox'],
    faults: ['bad.test.mjs:3 wrong\none is not two', 'broken.test.mjs\ntest failed', 'empty.test.mjs\nhas no test'],
  });
  assert.deepEqual(Object.keys(files!).sort(), ['bad.test.mjs', 'broken.test.mjs', 'empty.test.mjs', 'good.test.mjs']);
  for (const time of Object.values(files!)) assert.ok(time > 0);
});

test('batches: neighbors of one area share a process, but for a file that changes the current folder', () => {
  const many = Array.from({length: 10}, (_, index) => `tests/unit/site/${index}.test.ts`);
  const samples = ['a', 'b', 'c', 'd', 'e'].map((name) => `samples/${name}/${name}.test.ts`);
  const found = batches([...samples, 'tests/unit/checks/a.test.ts', ...many], (file) => file === samples[2]);
  assert.deepEqual(found, [
    samples.slice(0, 2),
    [samples[2]],
    samples.slice(3),
    ['tests/unit/checks/a.test.ts'],
    many.slice(0, 8),
    many.slice(8),
  ]);
});

test('batches: each file is counted, fails and has hooks as in a process of its own', () => {
  const {files, ...result} = nodeResult(
    {
      'good.test.mjs':
        "import {after, before, describe, it, test} from 'node:test';\nimport assert from 'node:assert';\nbefore(() => (globalThis.mine = 1));\nafter(() => delete globalThis.mine);\ntest('a', () => assert.equal(globalThis.mine, 1));\ndescribe('suite', () => it('b', () => {}));\ntest('later', {skip: 'no Firefox'});",
      'bad.test.mjs':
        "import {test} from 'node:test';\nimport assert from 'node:assert';\ntest('wrong', () => assert.equal(1, 2, 'one is not two'));\ntest('alone', () => assert.equal(globalThis.mine, undefined));",
      'broken.test.mjs': "throw new Error('cannot load');",
      'hook.test.mjs':
        "import {before, test} from 'node:test';\nbefore(() => {\n  throw new Error('no server');\n});\ntest('needs it', () => {});",
      'empty.test.mjs': '',
    },
    true,
  );
  assert.deepEqual(result, {
    passed: 3,
    failed: 5,
    skipped: ['good.test.mjs:7 later: no Firefox'],
    faults: [
      'bad.test.mjs:3 wrong\none is not two',
      'broken.test.mjs\ncannot load',
      'hook.test.mjs:5 needs it\ntest did not finish before its parent and was cancelled',
      'hook.test.mjs\nno server',
      'empty.test.mjs\nhas no test',
    ],
  });
  assert.deepEqual(Object.keys(files!).sort(), ['bad.test.mjs', 'broken.test.mjs', 'empty.test.mjs', 'good.test.mjs', 'hook.test.mjs']);
});

test('Playwright: what passed at a further try failed; errors outside of tests count; files sum their tests', () => {
  const spec = (title: string, status: string, results: object[], annotations: object[] = []): object => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{status, results, annotations}],
  });
  const report = {
    errors: [{message: 'the server did not start'}],
    suites: [
      {
        specs: [spec('one', 'expected', [{duration: 30}])],
        suites: [
          {
            specs: [
              spec('two', 'flaky', [{duration: 10, error: {message: '\u001b[31mtoo late\u001b[39m'}}, {duration: 5}]),
              spec('three', 'unexpected', [{duration: 1, error: {message: 'wrong\nbecause'}}]),
              spec('four', 'skipped', [], [{type: 'skip', description: 'sampled'}]),
            ],
          },
        ],
      },
    ],
  } as unknown as JSONReport;
  assert.deepEqual(playwrightResult(report), {
    passed: 1,
    failed: 3,
    skipped: ['a.spec.ts:7 four: sampled'],
    faults: ['the server did not start', 'a.spec.ts:7 two\ntoo late', 'a.spec.ts:7 three\nwrong\nbecause'],
    files: {'a.spec.ts': 46},
  });
});

test('an exit code is a failure whatever was reported, and so is a step in which nothing ran', async () => {
  assert.deepEqual(settled({passed: 3, failed: 0}, 1, 'the end'), {passed: 3, failed: 1, faults: ['exit code 1\nthe end']});
  assert.equal(settled({passed: 3, failed: 2}, 1, '').failed, 2);
  assert.equal(settled({passed: 0, failed: 0}, 0, '').failed, 1);
  assert.equal(settled({passed: 0, failed: 0, skipped: ['no Firefox']}, 0, '').failed, 0);
  const take = (report: Result): Result => report;
  const leaves = "require('node:fs').writeFileSync(process.env.TEST_RESULT, JSON.stringify({passed: 2, failed: 0}))";
  assert.equal((await run(take, 'node', ['-e', leaves])).passed, 2);
  // Ended well and left no result: nothing is proved.
  assert.equal((await run(take, 'node', ['-e', ''])).failed, 1);
  assert.match((await run(take, 'no-such-program', [])).faults!.join(), /no-such-program/);
});

test('the end of a run: faults, what was skipped, slowest files, times by step, the sum', () => {
  const {text, failed} = summary([
    {name: 'unit', result: {passed: 5, failed: 1, faults: ['a.test.ts:3 x\nwhy'], files: {'a.test.ts': 1200}}, wall: 2, processor: 3.6},
    {name: 'engines', result: {passed: 2, failed: 0, skipped: ['Firefox is missing'], files: {'b.test.ts': 9000}}, wall: 9, processor: 1},
  ]);
  assert.equal(failed, 1);
  const lines = text.split('\n');
  assert.equal(lines[0], '✗ unit: a.test.ts:3 x');
  assert.ok(lines.includes('– engines, skipped: Firefox is missing'));
  assert.ok(
    lines.findIndex((line) => /engines: b\.test\.ts +9\.0/.test(line)) < lines.findIndex((line) => /unit: a\.test\.ts +1\.2/.test(line)),
  );
  assert.ok(lines.some((line) => /^unit +5 +1 +0 +2 +4$/.test(line)));
  assert.ok(lines.some((line) => /^all +7 +1 +1 +11 +5$/.test(line)));
  assert.equal(lines.at(-1), '7 passed, 1 failed');
});

test('processor time of children is read behind a name with spaces and parentheses', () => {
  const fields = ['S', ...Array.from({length: 12}, () => '9'), '250', '50', '7'];
  assert.equal(childrenTime(`42 (a ) b (c)) ${fields.join(' ')}`), 3);
});

test('nothing is tried twice', () => {
  for (const file of ['playwright.config.ts', 'scripts/test.ts', ...fs.readdirSync('scripts/test').map((name) => `scripts/test/${name}`)])
    assert.doesNotMatch(fs.readFileSync(file, 'utf8'), /--last-failed|retries: (?!0)/, file);
});

test('where the steps are listed for people, all of them are', () => {
  const contribute = 'v3/contribute/README.mdx';
  const listed = [
    'README.md',
    `docs/${contribute}`,
    ...['zh-CN', 'ru'].map((name) => `i18n/${name}/docusaurus-plugin-content-docs/current/${contribute}`),
  ];
  for (const file of listed) {
    const line = fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .find((text) => /`check`.*`unit`/.test(text))!;
    const names = [...line.matchAll(/`([a-z]+)`/g)].map(([, name]) => name);
    assert.deepEqual(
      names,
      steps.map(({name}) => name),
      file,
    );
  }
});
