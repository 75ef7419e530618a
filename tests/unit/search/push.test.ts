// The upload to the hosted provider, by its official client against a local server that checks each request. Not tried on
// the live service.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {fitted, SETTINGS, synonymObjects} from '../../../plugins/search/upload.ts';
import {writeSearch, RECORDS_DIR} from '../../../plugins/search/write.ts';
import {locales} from '../../../site/locales.ts';
import type {SearchRecord} from '../../../src/search/core/record.ts';
import {ADMIN_KEY, APP_ID, SearchProvider} from '../../lib/search-provider.ts';
import {page} from './corpus.ts';

function push(build: string, env: NodeJS.ProcessEnv): Promise<{code: number | null; output: string}> {
  return new Promise((resolve) => {
    const child = spawn('node', ['--import', 'tsx', 'scripts/search-push.ts', build], {env: {...process.env, ...env}});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) => resolve({code, output}));
  });
}

test('R-308 search:push sends settings, synonyms and all records, and replaces without a gap', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'push-'));
  const provider = await SearchProvider.start();
  try {
    let count = 0;
    const recordsIn = (name: string, baseUrl: string): SearchRecord[] => [
      ...page('v3/a', `A ${name}`, '<h2 id="x">X</h2><p>text</p>', {language: name, baseUrl}),
      ...page('v3/long', 'Long', `<p>${'очень длинный текст '.repeat(2000)}</p>`, {language: name, baseUrl}),
    ];
    for (const {name, baseUrl} of locales) {
      const records = recordsIn(name, baseUrl);
      count += records.length;
      await writeSearch({
        outDir: path.join(dir, 'build', baseUrl),
        recordsDir: path.join(dir, RECORDS_DIR),
        language: name,
        records,
        synonyms: {both: [], one: []},
      });
    }
    const env = {ALGOLIA_APP_ID: APP_ID, ALGOLIA_ADMIN_KEY: ADMIN_KEY, ALGOLIA_INDEX: 'docs-test', ALGOLIA_HOST: provider.origin};
    const {code, output} = await push(path.join(dir, 'build'), env);
    assert.equal(code, 0, output);
    assert.ok(!output.includes(ADMIN_KEY));
    assert.deepEqual(provider.problems, []);
    assert.deepEqual([...provider.indexes.keys()], ['docs-test'], 'the temporary index has taken the place of the old one');
    const index = provider.indexes.get('docs-test')!;
    assert.equal(index.objects.size, count);
    assert.deepEqual(index.settings, JSON.parse(JSON.stringify(SETTINGS)));
    assert.ok(index.synonyms.size > 100);
    assert.deepEqual(new Set([...index.objects.values()].map(({language}) => language)), new Set(locales.map(({name}) => name)));
    const operations = provider.requests.filter((request) => !request.includes('/task/'));
    assert.match(operations[0]!, /^PUT .*\/settings$/);
    assert.match(operations.at(-1)!, /^POST .*_tmp_\d+\/operation$/, 'the move is last');
    assert.ok(
      !operations.some((request) => /docs-test\/(?:batch|clear)$/.test(request)),
      'the live index is never emptied or written piece by piece',
    );

    // A build whose pages have other names, and nothing else.
    const sent = provider.requests.length;
    const [first, ...rest] = recordsIn('en', '/');
    await writeSearch({
      outDir: path.join(dir, 'build'),
      recordsDir: path.join(dir, 'other'),
      language: 'en',
      records: [{...first!, asked: ['another name']}, ...rest],
      synonyms: {both: [], one: []},
    });
    const stale = await push(path.join(dir, 'build'), env);
    assert.notEqual(stale.code, 0);
    assert.match(stale.output, /another build/);
    assert.equal(provider.requests.length, sent, 'nothing is sent of records that are not those of the build');
    await writeSearch({
      outDir: path.join(dir, 'build'),
      recordsDir: path.join(dir, RECORDS_DIR),
      language: 'en',
      records: [first!, ...rest],
      synonyms: {both: [], one: []},
    });

    provider.failing = 500;
    assert.notEqual((await push(path.join(dir, 'build'), {...env, ALGOLIA_ADMIN_KEY: 'wrong'})).code, 0);
    const unset = await push(path.join(dir, 'build'), {...env, ALGOLIA_ADMIN_KEY: ''});
    assert.notEqual(unset.code, 0);
    assert.match(unset.output, /ALGOLIA_ADMIN_KEY is not set/);
  } finally {
    await provider.stop();
    fs.rmSync(dir, {recursive: true});
  }
});

test('R-308 records fit what the provider takes, and keep all but the end of a long section', () => {
  const [record] = page('v3/a', 'A', `<p>${'验证者节点🚀 '.repeat(3000)}</p>`);
  const small = fitted(record!);
  assert.ok(Buffer.byteLength(JSON.stringify(small)) <= 9500);
  assert.ok(record!.content.startsWith(small.content) && small.content.length > 1000);
  assert.equal(fitted(small), small);
});

test('R-308 synonyms of all languages are one list without doubles', () => {
  const lists = [
    {both: [['a', 'b']], one: [['x', 'y']] as [string, string][]},
    {
      both: [
        ['a', 'b'],
        ['в', 'г'],
      ],
      one: [],
    },
  ];
  assert.deepEqual(synonymObjects(lists), [
    {objectID: 'a = b', type: 'synonym', synonyms: ['a', 'b']},
    {objectID: 'x = y', type: 'oneWaySynonym', input: 'x', synonyms: ['y']},
    {objectID: 'в = г', type: 'synonym', synonyms: ['в', 'г']},
  ]);
});

test('R-308 the admin key is named by the upload alone: nothing that is built reads it', () => {
  const files = ['src', 'site', 'plugins', 'deploy', 'docusaurus.config.ts'].flatMap((root) =>
    fs.statSync(root).isDirectory()
      ? fs.readdirSync(root, {recursive: true, encoding: 'utf8'}).map((name) => path.join(root, name))
      : [root],
  );
  const found = files.filter((file) => /\.tsx?$/.test(file) && fs.readFileSync(file, 'utf8').includes('ADMIN_KEY'));
  assert.deepEqual(found, []);
});
