import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {stamped} from '../../../checks/lib/stamp.ts';
import {untouchedIn, untouchedLines} from '../../../checks/lib/untouched.ts';
import {sourceHash} from '../../../plugins/freshness/hash.ts';
import {folderOf} from '../../../site/page-files.ts';

const ENGLISH = '---\ntitle: A\n---\n\nOne.\n\n```ts\nconst a = 1;\n```\n\n| Two | three |\n|---|---|\n| four | five |\n';
const RUSSIAN = ENGLISH.replace('title: A', 'title: А')
  .replace('One', 'Один')
  .replace('Two | three', 'Два | три')
  .replace('four | five', 'четыре | пять');

test('a line that changed in English alone is named, one that changed in both is not, and neither are code and what is the same', () => {
  const before = {english: ENGLISH, translation: RUSSIAN};
  const english = ENGLISH.replace('One.', 'One. And more.').replace('five', 'six').replace('const a = 1', 'const a = 2');
  assert.deepEqual(untouchedLines(before, {english, translation: RUSSIAN.replace('пять', 'шесть')}), [
    {line: 5, text: 'Один.', english: 'One. And more.'},
  ]);
  assert.deepEqual(untouchedLines(before, {english, translation: RUSSIAN.replace('пять', 'шесть').replace('Один.', 'Один. И ещё.')}), []);
  // A line that is added moves the others, and stands in the place of none.
  const longer = {english: ENGLISH.replace('One.', 'Zero.\n\nOne.'), translation: RUSSIAN.replace('Один.', 'Ноль.\n\nОдин.')};
  assert.deepEqual(untouchedLines(before, longer), []);
  assert.deepEqual(untouchedLines(before, {english: longer.english, translation: RUSSIAN}), []);
});

test('a translation is compared with the English version that it was stamped for, however many commits ago', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'untouched-'));
  try {
    const [english, russian] = ['docs/v3/a.mdx', `${folderOf('doc', 'ru')}/v3/a.mdx`];
    const write = (file: string, text: string): void => {
      fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      fs.writeFileSync(path.join(root, file), text);
    };
    const git = (...args: string[]): Buffer => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {cwd: root});
    const commit = (): void => void [git('add', '-A'), git('commit', '-qm', 'x')];
    git('init', '-q');
    write(english, ENGLISH);
    write(russian, stamped(RUSSIAN, sourceHash(ENGLISH)));
    commit();
    for (const words of ['One. And.', 'One. And more.']) {
      write(english, ENGLISH.replace('One.', words));
      commit();
    }
    assert.deepEqual(
      untouchedIn(root, [english]).map(({file, text}) => [file, text]),
      [[russian, 'Один.']],
    );
    write(russian, stamped(RUSSIAN.replace('Один.', 'Один. И ещё.'), sourceHash(ENGLISH)));
    assert.deepEqual(untouchedIn(root, [english]), []);
    assert.throws(() => untouchedIn(root, ['README.md']), /not a page/);
  } finally {
    fs.rmSync(root, {recursive: true});
  }
});
