import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {history, peopleOf} from '../../../plugins/people/index.ts';

test('a line with both names gives the name of the person; others and comments give none', () => {
  const people = peopleOf(
    '# Nobody <a@b> Somebody <c@d>\nAda Lovelace <ada@x> Countess <c@y>\nAlan <alan@x>\n  Grace Hopper <g@x>   The Admiral <g@y>  # note\n',
  );
  assert.deepEqual(
    [...people],
    [
      ['Countess', 'Ada Lovelace'],
      ['The Admiral', 'Grace Hopper'],
    ],
  );
});

test('a page of a build has the date of its last commit and a name as Git itself reads .mailmap', async () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, {NODE_ENV: 'production'});
  try {
    const file = path.resolve('docs/v3/contribute/README.mdx');
    const reader = history();
    await reader.initialize({siteDir: process.cwd()});
    const info = await reader.getFileLastUpdateInfo(file);
    // The reader of the whole history sees no files in merges.
    const [date, author] = execFileSync('git', ['log', '-1', '--no-merges', '--format=%ct,%aN', '--', file], {encoding: 'utf8'})
      .trim()
      .split(',');
    assert.deepEqual(info, {timestamp: Number(date) * 1000, author});
    assert.equal(await reader.getFileLastUpdateInfo(path.resolve('build/none.mdx')), null);
  } finally {
    Object.assign(process.env, {NODE_ENV: before});
    if (before === undefined) delete process.env.NODE_ENV;
  }
});

test('.mailmap has an entry for each name of the history that is no name of a person', () => {
  const people = peopleOf(fs.readFileSync('.mailmap', 'utf8'));
  const names = new Set(execFileSync('git', ['log', '--format=%an'], {encoding: 'utf8'}).trim().split('\n'));
  for (const name of names) assert.doesNotMatch(people.get(name) ?? name, /\d{2}|\[bot\]/, name);
});
