// A project on the reader's disk: what is saved runs in Node.js, and opens again as it was.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {funcStdlib} from '../../../plugins/playground/func-stdlib.ts';
import {people} from '../../../src/playground/engine/world.ts';
import {CONTRACTS, exportFiles, INPUTS, VERSIONS} from '../../../src/playground/panel/logic/export.ts';
import {readProject, type GivenFile} from '../../../src/playground/panel/logic/folder.ts';
import {setupOf, startOf, type Project} from '../../../src/playground/panel/logic/project.ts';
import {sample} from './session.ts';

const MINTER = 'jetton-minter.tolk';
const jetton = (): Project => {
  const names = [MINTER, 'jetton-wallet.tolk', 'messages.tolk', 'wallet-storage.tolk'];
  return startOf({entry: MINTER, sources: Object.fromEntries(names.map((file) => [file, sample(`jetton/${file}`)]))});
};

test('packages of an exported project are those of this repository', () => {
  const {dependencies, devDependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  for (const [name, version] of Object.entries(VERSIONS)) assert.equal({...dependencies, ...devDependencies}[name], version, name);
});

/** Writes a project into an empty folder with the packages of the repository, and runs `npm test` there. */
function runs(project: Project, library?: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));
  try {
    for (const [file, text] of Object.entries(exportFiles(project, library))) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    }
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    // The runner of this test tells its children to report to it.
    const {NODE_TEST_CONTEXT: _, ...env} = process.env;
    return execFileSync('npm', ['test'], {cwd: folder, env, encoding: 'utf8', stdio: 'pipe'});
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`npm test failed:\n${stdout.slice(0, 4000)}\n${stderr.slice(0, 4000)}`, {cause: error});
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

const passed = (output: string): number => Number(/^(?:# |ℹ )pass (\d+)$/m.exec(output)?.[1]);

test('npm test runs in an empty folder: several contracts, code of one in the data of the other', () => {
  assert.equal(passed(runs(jetton())), 2);
});

test('npm test runs in an empty folder: FunC with its library and Tolk in one project, folders, odd names and values', () => {
  const main = 'contracts/2nd-one.fc';
  const project = startOf({
    entry: main,
    sources: {
      [main]: `#include "imports/stdlib.fc";\n() recv_internal(int value, slice body) impure { }\nint answer() method_id { return 42; }\n`,
      'counter.tolk': sample('counter/counter.tolk'),
    },
  });
  const fields = [
    {name: 'op', type: 'uint', bits: 32, value: '0x10'},
    {name: '', type: 'int', bits: 8, value: '-0b11'},
    {name: 'a.b', type: 'bits', bits: 0, value: '8A_'},
    {name: 'a b', type: 'text', bits: 0, value: 'it\'s "this"\n\\'},
    {name: 'who', type: 'address', bits: 0, value: people.stranger},
    {name: 'nobody', type: 'address', bits: 0, value: ''},
    {name: 'maybe', type: 'maybe-ref', bits: 0, value: 'te6cckEBAQEAAgAAAEysuc0='},
    {name: 'code', type: 'code', bits: 0, value: 'counter.tolk'},
    {name: 'amount', type: 'coins', bits: 0, value: '007'},
    {name: 'on', type: 'bool', bits: 0, value: 'true'},
    {name: 'bad', type: 'uint', bits: 8, value: 'process.exit(1)'},
  ] as const;
  const setup = setupOf(project, main);
  const output = runs({...project, setups: {[main]: {...setup, data: {kind: 'fields', fields, boc: ''}}}}, funcStdlib());
  assert.equal(passed(output), 2);
});

test('what is not the reader’s text cannot leave its string in the test', () => {
  const project = jetton();
  const setup = setupOf(project, MINTER);
  const hostile = "'); process.exit(1); ('";
  const files = exportFiles({
    ...project,
    setups: {
      [MINTER]: {
        ...setup,
        data: {kind: 'boc', fields: [], boc: hostile},
        body: {kind: 'fields', boc: '', fields: [{name: hostile, type: 'address', bits: 0, value: hostile}]},
      },
    },
  });
  const text = files['tests/contracts.test.ts']!;
  assert.ok(!text.includes(hostile));
  assert.ok(text.includes("\\'); process.exit(1); (\\'"));
});

const given = (files: Readonly<Record<string, string>>, root = ''): GivenFile[] =>
  Object.entries(files).map(([name, text]) => ({path: root + name, size: text.length, text: () => Promise.resolve(text)}));

test('a saved project opens as it was, and with sources that were changed beside it', async () => {
  const project = {...jetton(), setups: {[MINTER]: setupOf(jetton(), MINTER)}};
  const files = exportFiles(project);
  const opened = await readProject(given(files, 'playground/'), 'playground');
  assert.ok('project' in opened);
  assert.deepEqual(opened.project, JSON.parse(JSON.stringify(project)));
  assert.equal(opened.leftOut, 0);
  const changed = await readProject(given({...files, [CONTRACTS + MINTER]: 'fun onInternalMessage(in: InMessage) {}'}), 'x');
  assert.ok('project' in changed && changed.project.sources[MINTER]!.startsWith('fun onInternal'));
  // Inputs that are none: the sources open alone.
  const broken = await readProject(given({...files, [INPUTS]: '[2'}), 'x');
  assert.ok('project' in broken && Object.keys(broken.project.setups).length === 0);
  assert.deepEqual(Object.keys(broken.project.sources).sort(), Object.keys(project.sources).sort());
});

test('a folder: what is not the reader’s source is left out, and what does not fit is said', async () => {
  const opened = await readProject(
    given({
      'my folder/contracts/main.fc': '\uFEFFint f() method_id { return 1; }\r\n',
      'my folder/contracts/lib/x.fc': ';; x',
      'my folder/node_modules/a/b.fc': 'x',
      'my folder/.git/c.tolk': 'x',
      'my folder/contracts/with space.tolk': 'x',
      'my folder/readme.md': 'x',
    }),
    'my folder',
  );
  assert.ok('project' in opened);
  assert.deepEqual(opened.project.sources, {'main.fc': 'int f() method_id { return 1; }\n', 'lib/x.fc': ';; x'});
  assert.equal(opened.project.entry, 'main.fc');
  assert.equal(opened.leftOut, 1);
  assert.deepEqual(await readProject(given({'a.md': ''}), 'a'), {problem: 'nothing'});
  assert.deepEqual(await readProject([{path: 'a.tolk', size: 1_000_001, text: () => Promise.reject(new Error('read'))}], 'a'), {
    problem: 'too-large',
  });
  const many = await readProject(given(Object.fromEntries(Array.from({length: 70}, (_, index) => [`d/f${index}.tolk`, ''])), ''), 'd');
  assert.ok('project' in many && many.leftOut === 10);
});

test('the zip that is written holds the files by their names', () => {
  const files = exportFiles(jetton());
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  assert.deepEqual(Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)])), files);
});
