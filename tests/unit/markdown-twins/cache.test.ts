import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {Cache, substance, toolVersion} from '../../../plugins/markdown-twins/cache.ts';

const html = fs.readFileSync(new URL('golden/docs-page.html.txt', import.meta.url), 'utf8');

test('a page is the same page whatever its scripts are named and its shell says', () => {
  const rebuilt = html.replace('22222222', '33333333').replace('Not text', 'Another menu');
  assert.equal(substance(rebuilt), substance(html));
});

test('what the twin shows makes another page: title, description, address, text, date under the article', () => {
  const changes: [string, string][] = [
    ['lang=en', 'lang=ru'],
    ['a bag is', 'a bag was'],
    ['/v3/data/cells /', '/v3/data/cell /'],
    ['1023</strong>', '1024</strong>'],
  ];
  for (const [from, to] of changes) assert.notEqual(substance(html.replace(from, to)), substance(html), from);
  const page = fs.readFileSync(new URL('golden/untranslated-page.html.txt', import.meta.url), 'utf8');
  assert.notEqual(substance(page.replace('2026-01-02', '2026-01-03')), substance(page));
});

test('a result is made once; another version of the tool makes it anew; what is not asked for goes; a torn file is made again', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'twins-'));
  let made = 0;
  const make = (): {text: string} => ({text: `made ${++made}`});
  const first = new Cache<{text: string}>(dir, '1');
  assert.deepEqual(
    [await first.get('a', make), await first.get('a', make), await first.get('b', make)].map(({text}) => text),
    ['made 1', 'made 1', 'made 2'],
  );

  const later = new Cache<{text: string}>(dir, '1');
  assert.equal((await later.get('a', make)).text, 'made 1');
  await later.prune();
  assert.equal(fs.readdirSync(dir).length, 1);

  fs.writeFileSync(path.join(dir, fs.readdirSync(dir)[0]!), '{"te');
  assert.equal((await new Cache<{text: string}>(dir, '1').get('a', make)).text, 'made 3');
  assert.equal((await new Cache<{text: string}>(dir, '2').get('a', make)).text, 'made 4');
  fs.rmSync(dir, {recursive: true});
});

test('the version of the tool follows its code and its packages', async () => {
  const version = await toolVersion('plugins/markdown-twins', 'package-lock.json');
  assert.match(version, /^[0-9a-f]{32}$/);
  assert.notEqual(await toolVersion('plugins/chunks', 'package-lock.json'), version);
});
