// What the home page counts, and that its contract is the one that its code sends messages to.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {countInstructions, countSamples, countTests} from '../../../plugins/home/index.ts';

test('counts are of what is there: verdicts of English pages, test cases, instructions that ran', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
  const put = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  try {
    assert.deepEqual([countSamples(root), countTests(root)], [0, 0]);
    put('.cache/samples/verdicts/docs/a.mdx.json', '{"1": {"tool": "x"}, "2": {"tool": "y"}}');
    put('.cache/samples/verdicts/i18n/ru/a.mdx.json', '{"1": {"tool": "x"}}');
    put('samples/a/a.test.ts', "test('one', () => {});\n  test('two', () => {});\n// test('not one')\n");
    put('samples/a/a.ts', "test('none', () => {});\n");
    put('data/tvm/measured.json', '{"instructions": {"A": {"state": "ran"}, "B": {"state": "throws"}, "C": {"state": "not-run"}}}');
    assert.deepEqual([countSamples(root), countTests(root), countInstructions(root)], [2, 2, 2]);
  } finally {
    fs.rmSync(root, {recursive: true});
  }
});

test('the message that the home page sends is the one of its contract', () => {
  const prefix = /struct \((0x[0-9a-f]+)\) Add/.exec(fs.readFileSync('samples/first-contract/counter.tolk', 'utf8'))?.[1];
  assert.ok(prefix);
  assert.ok(fs.readFileSync('src/components/Home/run.ts', 'utf8').includes(`'${prefix}'`));
});
