import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test, type TestContext} from 'node:test';
import {pathToFileURL} from 'node:url';
import {codeHash} from '../../../plugins/built-pages/code-hash.ts';

/** A folder with a module `a.ts`, which imports `b.ts`, which imports `c/index.ts` back and forth. */
function project(t: TestContext): {write: (file: string, text: string) => void; hash: (...also: string[]) => string} {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'code-hash-'));
  t.after(() => fs.rmSync(root, {recursive: true}));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  write('a.ts', "import {b} from './b.ts';\nimport type {T} from './types';\nexport const a: T = b;\n");
  write('b.ts', "export {c as b} from './c/d.js';\n");
  write('c/d.js', "import '../b.ts';\nexport const c = 1;\n");
  write('types.ts', 'export type T = number;\n');
  write('other.ts', 'export const other = 1;\n');
  write('data/list.json', '[1]');
  return {write, hash: (...also) => codeHash(pathToFileURL(path.join(root, 'a.ts')), also)};
}

test('the hash changes with every file that the module imports, directly or not, and with no other', (t) => {
  const {write, hash} = project(t);
  const before = hash();
  write('other.ts', 'export const other = 2;\n');
  assert.equal(hash(), before);
  const imported = {
    'types.ts': '',
    'c/d.js': '',
    'b.ts': "import './c/d.js';\n",
    'a.ts': "import './b.ts';\nimport './types.ts';\n",
  };
  for (const [file, text] of Object.entries(imported)) {
    const was = hash();
    write(file, `// changed\n${text}`);
    assert.notEqual(hash(), was, file);
  }
});

test('folders that the code reads by itself are part of the hash', (t) => {
  const {write, hash} = project(t);
  const before = hash('data');
  assert.notEqual(before, hash());
  write('data/list.json', '[2]');
  assert.notEqual(hash('data'), before);
});

test('two clones have one hash', (t) => {
  assert.equal(project(t).hash('data'), project(t).hash('data'));
});

test('an import that leads to no file is named', (t) => {
  const {write, hash} = project(t);
  write('b.ts', "import './lost.ts';\n");
  assert.throws(() => hash(), /b\.ts imports \.\/lost\.ts, which is no file/);
});

test('the hash changes with the version of a package, and of one that it depends on', (t) => {
  const {write, hash} = project(t);
  write('a.ts', "import 'one';\n");
  const bare = hash();
  write('node_modules/one/package.json', '{"version": "1.0.0", "dependencies": {"two": "1"}}');
  write('node_modules/two/package.json', '{"version": "1.0.0"}');
  const before = hash();
  assert.notEqual(before, bare);
  write('node_modules/two/package.json', '{"version": "1.0.1"}');
  assert.notEqual(hash(), before);
});
