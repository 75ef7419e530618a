// `licenses.txt`: what of others reaches a reader, and what must not.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {rspack, type Compiler} from '@rspack/core';
import type {LoadContext} from '@docusaurus/types';
import {emittedPackages, packageFolder} from '../../../plugins/licenses/emitted.ts';
import {mayUse} from '../../../plugins/licenses/expression.ts';
import {licenses} from '../../../plugins/licenses/index.ts';
import {readNotices} from '../../../plugins/licenses/read.ts';
import {copied, rules, type Rules} from '../../../plugins/licenses/rules.ts';
import {licensesText} from '../../../plugins/licenses/write.ts';

const made: string[] = [];
after(() => {
  for (const folder of made) fs.rmSync(folder, {recursive: true, force: true});
});

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'licenses-')));
  made.push(root);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
}

const madeUp = (manifest: object, files: Readonly<Record<string, string>> = {LICENSE: 'May be used.'}): string =>
  folderOf({'package.json': JSON.stringify({name: 'a', version: '1.0.0', ...manifest}), ...files});

const RULES: Rules = {allowed: new Set(['MIT', 'Apache-2.0']), stated: {}, unlicensed: {}, parts: []};

/** The problems of one made-up package. */
const problemsOf = (manifest: object, own: Partial<Rules> = {}, files?: Readonly<Record<string, string>>): readonly string[] =>
  readNotices([madeUp(manifest, files)], {...RULES, ...own}).problems;

test('an expression: one of those joined by OR is enough, all of those joined by AND are needed', () => {
  const isAllowed = (licence: string): boolean => licence === 'MIT' || licence === 'Apache-2.0';
  for (const [expression, verdict] of [
    ['MIT', true],
    ['GPL-3.0', false],
    ['(MIT OR Apache-2.0)', true],
    ['GPL-3.0 OR MIT', true],
    ['GPL-3.0 OR GPL-2.0', false],
    ['MIT AND GPL-3.0', false],
    ['MIT AND Apache-2.0', true],
    // AND binds closer than OR.
    ['MIT OR Apache-2.0 AND GPL-3.0', true],
    ['GPL-3.0 OR MIT AND GPL-2.0', false],
    ['(MIT OR GPL-3.0) AND (GPL-2.0 OR Apache-2.0)', true],
    ['Apache-2.0 WITH LLVM-exception', true],
    ['GPL-2.0+ WITH Classpath-exception-2.0', false],
    ['SEE LICENSE IN LICENSE.md', undefined],
    ['Apache 2.0', undefined],
    ['MIT/X11', undefined],
    ['(MIT', undefined],
    ['MIT)', undefined],
    ['MIT OR', undefined],
    ['MIT WITH', undefined],
    ['OR', undefined],
    ['', undefined],
  ] as const)
    assert.equal(mayUse(expression, isAllowed), verdict, expression);
});

test('a package without a licence, with one that is not allowed, or with a riddle stops the build and says what to do', () => {
  assert.match(problemsOf({}).join(), /^a 1\.0\.0 names no licence\. Read .*"stated" of plugins\/licenses\/rules\.ts/);
  assert.match(problemsOf({license: 'GPL-3.0'}).join(), /^a 1\.0\.0: "GPL-3\.0" is not among the licences that may reach a reader\. /);
  assert.match(problemsOf({license: 'UNLICENSED'}).join(), /"UNLICENSED" is not among/);
  assert.match(problemsOf({license: 'MIT AND GPL-3.0'}).join(), /"MIT AND GPL-3\.0" is not among/);
  assert.match(problemsOf({license: 'SEE LICENSE IN x'}).join(), /^a 1\.0\.0 has "SEE LICENSE IN x" as its licence, which is no SPDX/);
  assert.deepEqual(problemsOf({license: '(GPL-3.0 OR MIT)'}), []);
  assert.deepEqual(problemsOf({license: {type: 'MIT'}}), []);
  assert.deepEqual(problemsOf({licenses: [{type: 'GPL-3.0'}, {type: 'MIT'}]}), []);
  assert.deepEqual(problemsOf({}, {stated: {a: 'MIT'}}), []);
});

test('a package that may go without a licence may so in one version, and readers are told', () => {
  const unlicensed = {'a 1.0.0': 'Nobody states one.'};
  const {notices, problems} = readNotices([madeUp({})], {...RULES, unlicensed});
  assert.deepEqual(problems, []);
  assert.match(licensesText(notices), /\na 1\.0\.0 \(no licence stated\)\n-+\n\nNobody states one\.\n/);
  const next = problemsOf({version: '1.0.1'}, {unlicensed});
  assert.match(next[0]!, /^a 1\.0\.1 names no licence/);
  assert.match(next[1]!, /speaks of a 1\.0\.0, of which nothing reaches a reader/);
  // When it names one at last, that one counts.
  assert.match(problemsOf({license: 'GPL-3.0'}, {unlicensed}).join(), /"GPL-3\.0" is not among/);
});

test('all problems are told at once', () => {
  const folders = [madeUp({name: 'b'}), madeUp({name: 'a', license: 'GPL-3.0'}), madeUp({name: 'c', license: 'MIT'})];
  assert.deepEqual(
    readNotices(folders, RULES).problems.map((problem) => problem.slice(0, 1)),
    ['a', 'b'],
  );
});

test('what the rules say of a package that reaches nobody any more is a problem', () => {
  const part = {package: 'gone', what: 'w', licence: 'LGPL-2.0-or-later', reason: 'r', texts: ['LGPL-2.0']};
  assert.match(problemsOf({license: 'MIT'}, {parts: [part]}).join(), /speaks of gone, of which nothing reaches a reader/);
});

test('two versions of one package are two entries; the same version in two folders is one', () => {
  const of = (version: string): string => madeUp({license: 'MIT', version});
  const {notices, problems} = readNotices([of('10.0.0'), of('9.1.0'), of('9.1.0')], RULES);
  assert.deepEqual(problems, []);
  assert.deepEqual(
    notices.map(({version}) => version),
    ['9.1.0', '10.0.0'],
  );
});

test('the text is that of the package, with its notices after it; its code is not taken for one', () => {
  const files = {
    NOTICE: 'Notice.',
    'license-mit.md': '\uFEFFText.  \r\n\r\n',
    'license.js': 'code',
    'licenses.json': '{}',
    'LICENSE/x': 'a folder',
    'README.md': 'License: MIT',
  };
  assert.equal(readNotices([madeUp({license: 'MIT'}, files)], RULES).notices[0]?.text, 'Text.\n\nNotice.');
});

test('without a text of its own, a package gets the general one with its author; where there is none, that is a problem', () => {
  const textOf = (manifest: object): string => readNotices([madeUp({license: 'MIT', ...manifest}, {})], RULES).notices[0]!.text;
  assert.match(textOf({author: 'Ada Lovelace <ada@example.org> (https://example.org)'}), /^MIT License\n\nCopyright \(c\) Ada Lovelace\n/);
  assert.match(textOf({author: {name: '$& Ltd'}}), /^Copyright \(c\) \$& Ltd$/m);
  assert.match(textOf({}), /^Copyright \(c\) the authors of a$/m);
  assert.match(
    problemsOf({license: 'Apache-2.0'}, {}, {}).join(),
    /^a 1\.0\.0 brings no text of its licence, Apache-2\.0\. Put .*Apache-2\.0\.txt\.$/,
  );
  assert.match(problemsOf({license: '../../package'}, {allowed: new Set(['../../package'])}, {}).join(), /no SPDX expression/);
});

test('the file names each package, where it comes from, what it holds of others, and each text once', () => {
  const part = {package: 'c', what: 'the wasm', licence: 'LGPL-2.0-or-later', reason: 'its source is public', texts: ['LGPL-2.0']};
  const folders = [
    madeUp({name: 'a', license: 'MIT', repository: {url: 'git+https://github.com/x/a.git'}}),
    madeUp({name: 'b', license: 'MIT', repository: 'x/b'}),
    madeUp({name: 'c', license: 'MIT', repository: 'git@github.com:x/c.git'}, {LICENSE: 'Other.'}),
  ];
  const {notices, problems} = readNotices(folders, {...RULES, parts: [part]});
  assert.deepEqual(problems, []);
  const text = licensesText(notices);
  assert.equal(text.split('May be used.').length, 2);
  assert.ok(text.includes('\na 1.0.0 (MIT), https://github.com/x/a\nb 1.0.0 (MIT), https://github.com/x/b\n---'));
  assert.ok(text.includes('\nc 1.0.0 (MIT), https://github.com/x/c\n---'));
  assert.ok(text.includes('\nc 1.0.0 (MIT)\n    the wasm: LGPL-2.0-or-later; its source is public\n'));
  assert.match(text, /\nLGPL-2\.0, for parts of: c\n-+\n\n +GNU LIBRARY GENERAL PUBLIC LICENSE\n/);
});

test('the package of a file is the innermost; our own files have none', () => {
  for (const [file, folder] of [
    ['/site/node_modules/a/index.js', '/site/node_modules/a'],
    ['/site/node_modules/@s/a/lib/index.js', '/site/node_modules/@s/a'],
    ['/site/node_modules/a/node_modules/@s/b/x.css', '/site/node_modules/a/node_modules/@s/b'],
    ['C:\\site\\node_modules\\@s\\a\\x.js', 'C:\\site\\node_modules\\@s\\a'],
    ['/site/src/tools/index.ts', undefined],
    ['/site/node_modules/loose.js', undefined],
    ['', undefined],
  ] as const)
    assert.equal(packageFolder(file), folder, file);
});

test('the bundler itself says what it emitted: scripts joined or apart, loaded at once or later, in a worker, and files', async () => {
  const inPackages = ['joined', 'apart', 'later', '@s/worker', '@s/nested/node_modules/inner', 'unused', 'picture'].map((name) => [
    `node_modules/${name}/index.js`,
    // Not a constant, which the bundler would write in where it is used.
    `export const value = [globalThis.name, ${JSON.stringify(name)}];`,
  ]);
  const root = folderOf({
    ...Object.fromEntries(inPackages),
    'node_modules/unused/package.json': '{"name": "unused", "version": "1.0.0", "sideEffects": false}',
    'node_modules/apart/index.js': 'module.exports.value = 1;',
    'node_modules/@s/nested/index.js': "export {value} from 'inner';",
    'node_modules/picture/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'worker.js': "import {value} from '@s/worker'; postMessage(value);",
    'index.js': `import {value} from 'joined';
      import apart from 'apart';
      import {value as inner} from '@s/nested';
      import {value as unused} from 'unused';
      console.log(value, apart, inner, new URL('picture/drawing.svg', import.meta.url));
      import('later').then(console.log);
      new Worker(new URL('./worker.js', import.meta.url));`,
  });
  let found = new Set<string>();
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: './index.js',
    output: {path: path.join(root, 'out')},
    plugins: [{apply: ({hooks}: Compiler) => hooks.afterEmit.tap('test', (compilation) => void (found = emittedPackages(compilation)))}],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
  );
  assert.deepEqual([...found].map((folder) => path.relative(path.join(root, 'node_modules'), folder)).sort(), [
    '@s/nested',
    '@s/nested/node_modules/inner',
    '@s/worker',
    'apart',
    'joined',
    'later',
    'picture',
  ]);
});

test('what is copied beside the bundler is on the list: each package of fonts, and those that the rules speak of', () => {
  const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  assert.ok(fonts.length >= 2);
  for (const font of fonts) assert.ok(copied.includes(font), font);
  const known = [...new Set([...copied, ...rules.parts.map((part) => part.package), ...Object.keys(rules.stated)])];
  const inUse = Object.keys(rules.unlicensed).map((id) => id.split(' ')[0]!);
  const {notices, problems} = readNotices(
    [...known, ...inUse].map((name) => `node_modules/${name}`),
    rules,
  );
  assert.deepEqual(problems, []);
  const text = licensesText(notices);
  for (const words of ['SIL OPEN FONT LICENSE', 'GNU LIBRARY GENERAL PUBLIC LICENSE', 'GNU GENERAL PUBLIC LICENSE', '@ton/tolk-js '])
    assert.ok(text.includes(words), words);
});

/** Builds one language with the plugin: `names` are the packages that its bundler emits. */
async function build(site: {siteDir: string; outDir: string; baseUrl: string}, names: readonly string[]): Promise<void> {
  const modules = names.map((name) => ({nameForCondition: () => path.join(site.siteDir, 'node_modules', name, 'index.js')}));
  const compilation = {chunks: [0], chunkGraph: {getChunkModulesIterable: () => modules}};
  const context = {...site, i18n: {defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/'}}}} as unknown as LoadContext;
  const {configureWebpack, postBuild} = licenses(context);
  const configure = configureWebpack as unknown as (
    config: object,
    isServer: boolean,
    utils: object,
  ) => {plugins?: {apply: (compiler: object) => void}[]};
  const utils = {currentBundler: {name: 'rspack'}};
  assert.deepEqual(configure({mode: 'production'}, true, utils), {});
  assert.deepEqual(configure({mode: 'development'}, false, utils), {});
  const tap = (_name: string, then: (one: object) => void): void => then(compilation);
  configure({mode: 'production'}, false, utils).plugins![0]!.apply({hooks: {afterEmit: {tap}}});
  await postBuild!(site as never);
}

test('one file at the root has the packages of all languages; a package without a licence stops the build', async () => {
  const outDir = folderOf({});
  fs.mkdirSync(path.join(outDir, 'ru'));
  const names = [...rules.parts.map((part) => part.package), ...Object.keys(rules.unlicensed).map((id) => id.split(' ')[0]!)];
  const siteDir = folderOf({});
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  const text = (): string => fs.readFileSync(path.join(outDir, 'licenses.txt'), 'utf8');

  await build({siteDir, outDir, baseUrl: '/'}, [...names, 'clsx']);
  assert.match(text(), /^clsx \d/m);
  assert.match(text(), /^@rspack\/core \d/m);
  assert.match(text(), /^@fontsource-variable\/inter \d/m);
  assert.doesNotMatch(text(), /^stemmer \d/m);

  await build({siteDir, outDir: path.join(outDir, 'ru'), baseUrl: '/ru/'}, [...names, 'stemmer']);
  for (const name of ['clsx', 'stemmer']) assert.match(text(), new RegExp(`^${name} \\d`, 'm'));
  assert.deepEqual(fs.readdirSync(path.join(outDir, 'ru')), []);

  const bad = folderOf({'node_modules/bad/package.json': '{"name": "bad", "version": "2.0.0"}'});
  for (const name of ['@rspack/core', ...copied, ...names]) {
    fs.mkdirSync(path.dirname(path.join(bad, 'node_modules', name)), {recursive: true});
    fs.rmSync(path.join(bad, 'node_modules', name), {force: true});
    fs.symlinkSync(path.resolve('node_modules', name), path.join(bad, 'node_modules', name));
  }
  await assert.rejects(
    build({siteDir: bad, outDir, baseUrl: '/'}, [...names, 'bad']),
    /^Error: licenses\.txt: the site must not be published so\.\nbad 2\.0\.0 names no licence\. Read/,
  );
});
