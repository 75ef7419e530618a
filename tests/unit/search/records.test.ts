import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {collectRecords} from '../../../plugins/search/collect.ts';
import {glossaryNames, synonymsOf} from '../../../plugins/search/glossary.ts';
import {buildPackage} from '../../../plugins/search/package.ts';
import {readRecords, writeSearch} from '../../../plugins/search/write.ts';
import {locales} from '../../../site/locales.ts';
import {Engine} from '../../../src/search/core/engine.ts';
import type {Heads, Manifest} from '../../../src/search/core/package.ts';
import {RECORD_SCHEMA} from '../../../src/search/core/record.ts';
import {areaLabels, page} from './corpus.ts';

test('R-309 a record for each heading, with its address, its place and its words of code', () => {
  const records = page(
    'v3/documentation/cells',
    'Cells',
    '<p>Intro.</p><h2 id="a-b">One<a class="hash-link">#</a></h2><p>Text <span role="tooltip">not this</span></p><pre><code>store_uint(7, 32);</code></pre><h3 id="c">Two</h3><p>More</p><h2>No id</h2><p>stays above</p>',
  );
  assert.deepEqual(
    records.map(({url, type, hierarchy: {lvl1, lvl2, lvl3}, content, code, position}) => [
      new URL(url).hash,
      type,
      lvl1,
      lvl2,
      lvl3,
      content,
      code,
      position,
    ]),
    [
      ['', 'lvl1', 'Cells', null, null, 'Intro.', '', 0],
      ['#a-b', 'lvl2', 'Cells', 'One', null, 'Text', 'store_uint', 1],
      ['#c', 'lvl3', 'Cells', 'One', 'Two', 'More No id stays above', '', 2],
    ],
  );
  for (const {language, docusaurus_tag, area, kind} of records)
    assert.deepEqual([language, docusaurus_tag, area, kind], ['en', 'default', 'documentation', 'reference']);
});

test('R-309 entries of the glossary and of the instructions have anchors and kinds of their own', () => {
  const [, , term] = page('ru/v3/concepts/glossary', 'Глоссарий', '<h2 id="p">П</h2><h3 id="fee">Плата</h3><p>Что платят.</p>', {
    language: 'ru',
    baseUrl: '/',
  });
  assert.equal(term?.kind ?? page('v3/concepts/glossary', 'Glossary', '<h3 id="fee">Fee</h3><p>x</p>').at(-1)!.kind, 'term');
  const row = page(
    'v3/documentation/tvm/instructions',
    'TVM instructions',
    '<h2 id="x">Stack</h2><table><tr id="NOP"><th scope="row">NOP <small>2 names</small></th><td>Does nothing.<small>measured, exit code 2</small></td></tr></table>',
  ).at(-1)!;
  assert.deepEqual([row.kind, row.hierarchy.lvl3, new URL(row.url).hash], ['instruction', 'NOP', '#NOP']);
  assert.match(row.content, /Does nothing\.$/, 'small print is left out');
});

test('pages that are lists, or that no one should find, have no records', () => {
  assert.deepEqual(page('v3/x', 'X', '<p>x</p>', {classes: 'docs-doc-page', head: '<meta name="robots" content="noindex">'}), []);
  assert.deepEqual(page('tags/x', 'X', '<p>x</p>', {classes: 'docs-tag-page'}), []);
  assert.equal(page('blog/x', 'Post', '<p>x</p>', {classes: 'blog-post-page'})[0]!.kind, 'post');
});

const records = [...page('v3/b', 'B', '<h2 id="x">X</h2><p>words words 验证者</p>'), ...page('v3/a', 'A', '<p>text</p>')];

test('the same records give the same files, whatever their order', () => {
  const {files, manifest} = buildPackage('en', records, {both: [], one: []});
  const again = buildPackage('en', [...records].reverse(), {both: [], one: []});
  assert.deepEqual([...again.files].sort(), [...files].sort());
  assert.deepEqual(again.manifest, manifest);
});

test('names of files change with their content', () => {
  const {manifest} = buildPackage('en', records, {both: [], one: []});
  const other = buildPackage('en', [...records, ...page('v3/c', 'C', '<p>new</p>')], {both: [], one: []}).manifest;
  assert.notEqual(other.heads, manifest.heads);
  const asked = buildPackage('en', [{...records[0]!, asked: ['another name']}, ...records.slice(1)], {both: [], one: []}).manifest;
  assert.notEqual(asked.heads, manifest.heads);
});

test('headings of another format are refused', () => {
  const {files, manifest} = buildPackage('en', records, {both: [], one: []});
  const heads = JSON.parse(files.get(manifest.heads)!) as Heads;
  assert.throws(() => new Engine({...heads, format: 99}, 'https://docs.example'), /format 99/);
});

test('an untranslated page is found by the English text that it shows', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  const html = (title: string, body: string): string =>
    `<html class="docs-doc-page docs-doc-id-v3/x"><title>${title}</title><main><h1>${title}</h1><div class="theme-doc-markdown">${body}</div></main></html>`;
  fs.mkdirSync(path.join(dir, 'v3'));
  fs.mkdirSync(path.join(dir, 'ru/v3'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'v3/x.html'), html('Fees', '<h2 id="gas">Gas</h2><p>What gas costs</p>'));
  fs.writeFileSync(path.join(dir, 'ru/v3/x.html'), html('Комиссии', ''));
  const found = collectRecords({
    outDir: path.join(dir, 'ru'),
    routesPaths: ['/ru/v3/x'],
    language: 'ru',
    siteUrl: 'https://x',
    baseUrl: '/ru/',
    siteDir: dir,
    areaLabels,
    popularity: new Map(),
  });
  assert.deepEqual(
    found.map(({url, hierarchy: {lvl1, lvl2}, language}) => [url, lvl1, lvl2, language]),
    [
      ['https://x/ru/v3/x', 'Комиссии', null, 'ru'],
      ['https://x/ru/v3/x#gas', 'Комиссии', 'Gas', 'ru'],
    ],
  );
  fs.rmSync(dir, {recursive: true});
});

test('records stay out of the public build, and are read only beside the build they are of', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  const [outDir, recordsDir] = [path.join(dir, 'build'), path.join(dir, '.cache')];
  await writeSearch({outDir, recordsDir, language: 'en', records, synonyms: {both: [], one: []}});
  assert.deepEqual(
    fs.readdirSync(path.join(outDir, 'search')).filter((name) => /record/.test(name)),
    [],
  );
  const file = await readRecords(recordsDir, outDir, 'en');
  assert.deepEqual([file.schema, file.language, file.records.length], [RECORD_SCHEMA, 'en', records.length]);
  const manifestFile = path.join(outDir, 'search/manifest.json');
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest;
  for (const key of Object.keys(manifest)) {
    fs.writeFileSync(manifestFile, JSON.stringify({...manifest, [key]: `other.${key}`}));
    await assert.rejects(readRecords(recordsDir, outDir, 'en'), /another build/, key);
  }
  fs.writeFileSync(manifestFile, JSON.stringify(manifest, undefined, 2));
  assert.equal((await readRecords(recordsDir, outDir, 'en')).records.length, records.length, 'spaces are no difference');
  // Names of pages are in no other file.
  const named = [{...records[0]!, asked: ['another name']}, ...records.slice(1)];
  await writeSearch({outDir, recordsDir: path.join(dir, 'other'), language: 'en', records: named, synonyms: {both: [], one: []}});
  await assert.rejects(readRecords(recordsDir, outDir, 'en'), /another build/);
  await assert.rejects(readRecords(recordsDir, outDir, 'ru'), /missing/);
  await assert.rejects(writeSearch({outDir, recordsDir, language: 'en', records: [], synonyms: {both: [], one: []}}), /no record/);
  fs.rmSync(dir, {recursive: true});
});

test('synonyms: no line says the same word twice, none is empty, each language has its list', () => {
  for (const locale of locales) {
    const {both, one} = synonymsOf('.', locale);
    assert.ok(both.length > 20 && one.length > 15, locale.name);
    for (const line of [...both, ...one]) {
      assert.equal(new Set(line).size, line.length, line.join());
      assert.ok(line.length >= 2 && line.every((word) => word.trim() === word && word), line.join());
    }
    assert.equal(new Set(one.map(([from, to]) => `${from} ${to}`)).size, one.length);
  }
  const from = (name: string) =>
    new Map(
      synonymsOf(
        '.',
        locales.find((locale) => locale.name === name)!,
      ).one,
    );
  assert.equal(from('en').get('toncoin'), 'gram');
  assert.equal(from('ru').get('сид'), 'мнемоника');
  assert.equal(from('mandarin').get('合约'), '智能合约');
  assert.deepEqual(glossaryNames('### Плата за хранение (storage fee) {#storage-fee}\n### ADNL {#adnl}\n'), [
    ['Плата за хранение', 'storage fee'],
  ]);
});
