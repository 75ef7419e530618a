import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {compile, run} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {createContext} from '../../../checks/lib/context.ts';
import {translations} from '../../../checks/translations.ts';
import {translationSections} from '../../../plugins/freshness/collect.ts';
import {sourceHash} from '../../../plugins/freshness/hash.ts';
import type {Section, Translation} from '../../../remark/translation-state/entries.ts';
import {remarkTranslationState} from '../../../remark/translation-state/index.ts';
import {LINKED} from '../../../remark/translation-state/render.ts';
import {meta} from '../../../site/meta.ts';
import {docFile, page} from './fixture.ts';

const PATHS = {en: docFile('x'), 'zh-CN': docFile('x', 'zh-CN'), ru: docFile('x', 'ru')} as const;
type Language = keyof typeof PATHS;
const TREES = {learn: ['v3/a', {key: 'ton-blockchain', label: 'TON blockchain', items: ['v3/b', 'v3/c']}]};

const folders: string[] = [];
after(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true, force: true})));

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
}

function folder(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'translation-state-'));
  folders.push(root);
  return root;
}

/** Three English pages: `a` is fresh, `b` was made from an older text, `c` is missing in Russian. */
const OLD = page('One.\n\nTwo.', {title: 'Page B'});
const NEW = page('One.\n\nTwo and a half.\n\nThree.', {title: 'Page B'});
const A = page('A.', {title: 'Page A'});
const hash = (text: string): Record<string, string> => ({source_hash: `'${sourceHash(text)}'`});
const FILES = {
  [docFile('v3/a')]: A,
  [docFile('v3/a', 'zh-CN')]: page('A.', hash(A)),
  [docFile('v3/a', 'ru')]: page('A.', hash(A)),
  [docFile('v3/b')]: OLD,
  [docFile('v3/b', 'zh-CN')]: page('B.', hash(OLD)),
  [docFile('v3/b', 'ru')]: page('B.', hash(OLD)),
  [docFile('v3/c')]: page('C.', {title: 'Page C'}),
  [docFile('v3/c', 'zh-CN')]: page('C.', hash(page('C.', {title: 'Page C'}))),
};

function git(root: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', '-c', 'commit.gpgsign=false'];
  // A hook of Git that runs the tests names its own repository in the environment.
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = {...Object.fromEntries(outside), GIT_COMMITTER_DATE: '2026-03-12T12:00:00Z', GIT_AUTHOR_DATE: '2026-03-12T12:00:00Z'};
  const {status, stdout, stderr} = spawnSync('git', [...who, ...args], {cwd: root, encoding: 'utf8', env});
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

async function html(sections: readonly Section[], language: Language): Promise<string> {
  const compiled = await compile(
    {value: '<TranslationState />\n', path: PATHS[language]},
    {remarkPlugins: [[remarkTranslationState, () => sections]], outputFormat: 'function-body'},
  );
  const {default: Content} = await run(String(compiled), {...runtime, baseUrl: import.meta.url});
  return renderToStaticMarkup(createElement(Content));
}

/** The rows of all tables, as the texts of their cells. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, cells]) =>
    [...(cells as string).matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => (cell as string).replace(/<[^>]+>/g, '')),
  );

test('without a repository: fresh, stale and missing pages, with links to edit and to the history', async () => {
  const root = folder();
  write(root, {...FILES, [docFile('v3/b')]: NEW});
  const text = await html(translationSections(root, TREES), 'en');
  assert.deepEqual(rowsOf(text), [
    ['Language', 'Fresh', 'Stale', 'Missing', 'Stale since'],
    ['简体中文', '2', '1', '0', '—'],
    ['Русский', '1', '1', '1', '—'],
    ['Page', 'Changed in English', '简体中文', 'Русский'],
    ['Concepts › TON blockchain', '1 of 2 fresh', '0 of 2 fresh'],
    ['Page B', 'see the history', 'stale', 'stale'],
    ['Page C', '—', 'fresh', 'missing'],
  ]);
  const folderOfRussian = 'i18n/ru/docusaurus-plugin-content-docs/current/v3';
  for (const href of [
    '/v3/b',
    `${meta.repository}/commits/main/docs/v3/b.mdx`,
    `${meta.repository}/edit/main/${folderOfRussian}/b.mdx`,
    `${meta.repository}/new/main/${folderOfRussian}?filename=c.mdx`,
  ])
    assert.ok(text.includes(`href="${href}"`), href);
  assert.match(text, /<summary>All 3 pages by section<\/summary>/);
  assert.match(text, /<strong>Concepts<\/strong>: 1 page<\/p>/);
  assert.match(text, /: 2 pages, fresh: 简体中文 1, Русский 0<\/p><p>简体中文: stale, Русский: stale<\/p><ul>\n<li>Page B<\/li>\n<\/ul>/);
});

const noGit = spawnSync('git', ['--version']).error !== undefined;

test('the history tells since when a page is stale, and by how many lines', {skip: noGit}, async () => {
  const root = folder();
  write(root, FILES);
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '-m', 'one');
  write(root, {[docFile('v3/b')]: NEW});
  const change = async (language: Language = 'en'): Promise<string | undefined> =>
    rowsOf(await html(translationSections(root, TREES), language)).find(([first]) => first === 'Page B')?.[1];
  assert.equal(await change(), 'not committed yet: +3 −1');

  const first = git(root, 'rev-parse', 'HEAD');
  git(root, 'commit', '--quiet', '-a', '-m', 'two');
  const second = git(root, 'rev-parse', 'HEAD');
  const text = await html(translationSections(root, TREES), 'en');
  assert.equal(await change(), 'since 2026-03-12: +3 −1');
  assert.equal(await change('zh-CN'), '自 2026-03-12 起：+3 −1');
  assert.equal(await change('ru'), 'с 2026-03-12: +3 −1');
  assert.deepEqual(rowsOf(text)[2], ['Русский', '1', '1', '1', '2026-03-12']);
  assert.ok(text.includes(`${meta.repository}/commit/${second.slice(0, 10)}#diff-`));

  // Chinese follows, English goes on: the languages are behind by different changes.
  write(root, {[docFile('v3/b', 'zh-CN')]: page('B.', hash(NEW)), [docFile('v3/b')]: `${NEW}\nFour.\n`});
  git(root, 'commit', '--quiet', '-a', '-m', 'three');
  assert.equal(await change(), '简体中文: since 2026-03-12: +2 −0, Русский: since 2026-03-12: +5 −1');
  const both = await html(translationSections(root, TREES), 'en');
  assert.ok(both.includes(`${meta.repository}/compare/${first.slice(0, 10)}...main#diff-`));

  // A clone of the last commit alone does not know the text that the translations were made from.
  const shallow = folder();
  git(shallow, 'clone', '--quiet', '--depth', '1', `file://${root}`, 'clone');
  const cells = rowsOf(await html(translationSections(path.join(shallow, 'clone'), TREES), 'en'));
  assert.deepEqual(cells.find(([name]) => name === 'Page B')?.slice(1), ['see the history', 'stale', 'stale']);
});

test('when all is fresh it says so, in each language; front matter that does not parse is no reason to fail', async () => {
  const root = folder();
  write(root, {[docFile('v3/a')]: A, [docFile('v3/a', 'zh-CN')]: page('A.', hash(A)), [docFile('v3/a', 'ru')]: page('A.', hash(A))});
  const sections = translationSections(root, TREES);
  assert.match(await html(sections, 'en'), /The only page is fresh in every language/);
  assert.match(await html(sections, 'zh-CN'), /全部 1 个页面在每种语言中都是最新的/);
  assert.match(await html(sections, 'ru'), /Все переводы актуальны: 1 страница на каждом языке/);
  write(root, {[docFile('v3/a', 'ru')]: '---\ntitle: [\n---\n'});
  assert.equal(translationSections(root, TREES)[0]?.pages[0]?.in.ru.state, 'stale');
});

test('a sentence cannot hold the tables', async () => {
  const compiled = compile('Text <TranslationState /> text.', {remarkPlugins: [[remarkTranslationState, () => []]]});
  await assert.rejects(compiled, /stands on a line of its own/);
});

test('of this site it says the numbers of the check "translations"', async () => {
  const {notes} = await translations.run(createContext({root: process.cwd()}));
  const said = rowsOf(await html(translationSections(process.cwd()), 'en'));
  for (const [language, label] of [
    ['zh-CN', '简体中文'],
    ['ru', 'Русский'],
  ] as const) {
    const [, pages, missing, stale] = notes.find((note) => note.startsWith(`${language} `))?.split(/\s+/) ?? [];
    const head = said[0] as string[];
    const row = said.find(([first]) => first === label) as string[];
    const number = (column: string): number => Number(row[head.indexOf(column)] ?? 0);
    assert.deepEqual(
      [number('Fresh') + number('Stale'), number('Missing'), number('Stale')],
      [Number(pages), Number(missing), Number(stale)],
      language,
    );
  }
});

test('the HTML of all pages of this site stays below 60 kB, whatever their state', async () => {
  const stale = (from: string): Translation => ({
    state: 'stale',
    change: {from: from.repeat(40), since: {commit: 'c'.repeat(40), date: '2026-03-12'}, commits: 3, added: 123, removed: 45},
  });
  const cases: Record<string, Section['pages'][number]['in']> = {
    fresh: {'zh-CN': {state: 'fresh'}, ru: {state: 'fresh'}},
    stale: {'zh-CN': stale('a'), ru: stale('b')},
    mixed: {'zh-CN': stale('a'), ru: {state: 'missing'}},
    missing: {'zh-CN': {state: 'missing'}, ru: {state: 'missing'}},
  };
  const real = translationSections(process.cwd());
  for (const [name, states] of Object.entries(cases)) {
    const sections = real.map((section) => ({...section, pages: section.pages.map((entry) => ({...entry, in: states}))}));
    const count = sections.flatMap(({pages}) => pages).length;
    assert.ok(count >= 288);
    for (const language of Object.keys(PATHS) as Language[]) {
      const text = await html(sections, language);
      assert.ok(Buffer.byteLength(text) < 60_000, `${name}, ${language}: ${Buffer.byteLength(text)} bytes`);
      // Each page is named in the list; those that wait have their links, as many as there is room for.
      assert.equal(text.match(/<li>/g)?.length, count);
      assert.equal(text.match(/\/(?:edit|new)\/main\/i18n\/ru\//g)?.length ?? 0, name === 'fresh' ? 0 : LINKED);
    }
  }
});
