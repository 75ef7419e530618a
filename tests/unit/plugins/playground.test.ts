import assert from 'node:assert/strict';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {test} from 'node:test';
import type {LoadContext} from '@docusaurus/types';
import {cacheControl} from '../../../deploy/headers.ts';
import {playground} from '../../../plugins/playground/index.ts';

const loader = createRequire(path.resolve('package.json'))('./plugins/playground/loader.cjs') as (
  this: {resourcePath: string; getOptions: () => {size?: boolean}},
  source: string,
) => Buffer | string;

const load = (source: string, size = false): Buffer | string =>
  loader.call({resourcePath: 'program.wasm.js', getOptions: () => ({size})}, source);

const FILES = [
  'node_modules/@ton/tolk-js/dist/tolkfiftlib.wasm.js',
  'node_modules/@ton-community/func-js-bin/dist/funcfiftlib.wasm.js',
  'node_modules/@ton/sandbox/dist/executor/emulator-emscripten.wasm.js',
];

interface Rule {
  readonly test: RegExp;
  readonly resourceQuery?: RegExp;
  readonly type?: string;
  readonly generator?: {readonly emit: boolean; readonly filename: string; readonly publicPath?: string; readonly outputPath?: string};
}

/** The rules of a build of one language, or of its development server. */
function rules(isServer: boolean, baseUrl = '/', root = '/', mode = 'production'): readonly Rule[] {
  const site = {baseUrl, i18n: {defaultLocale: 'en', localeConfigs: {en: {baseUrl: root}}}} as unknown as LoadContext;
  const configure = playground(site).configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => {module: {rules: readonly Rule[]}};
  return configure({mode}, isServer).module.rules;
}

test('R-502: what the packages hold as base64 becomes wasm again, and its size is told', () => {
  for (const file of FILES) {
    const source = fs.readFileSync(file, 'utf8');
    const bytes = load(source) as Buffer;
    assert.equal(bytes.subarray(0, 4).toString('latin1'), '\0asm', file);
    assert.equal(load(source, true), `export default ${bytes.length};`);
    // Each file has a rule for its address, and the build writes it once.
    const rule = rules(false).find((one) => one.type === 'asset/resource' && one.test.test(path.resolve(file)));
    assert.ok(rule, file);
    assert.ok(rule.resourceQuery?.test('?address'), file);
    assert.equal(rule.generator?.emit, true);
    assert.equal(rules(true).find((one) => one.type === 'asset/resource' && one.test.test(path.resolve(file)))?.generator?.emit, false);
  }
});

test('R-502: all languages share the files: one address, one place, also under a base path; a development server has its own', () => {
  const places = (baseUrl: string, root: string, mode?: string) => {
    const generators = rules(false, baseUrl, root, mode).flatMap(({generator}) => generator ?? []);
    assert.equal(generators.length, FILES.length + 1);
    for (const {filename} of generators) assert.match(filename, /^assets\/(?:wasm|samples)\/.*\[contenthash:16\]/);
    return [...new Set(generators.map(({publicPath, outputPath}) => `${publicPath} ${outputPath}`))];
  };
  assert.deepEqual(places('/', '/'), ['/ ']);
  assert.deepEqual(places('/ru/', '/'), ['/ ../']);
  assert.deepEqual(places('/docs/mandarin/', '/docs/'), ['/docs/ ../']);
  assert.deepEqual(places('/ru/', '/', 'development'), ['undefined undefined']);
  const sources = rules(false).find(({test: pattern}) => pattern.test('/x/samples/counter/counter.tolk'));
  assert.ok(sources?.test.test('/x/.docusaurus/playground/default/stdlib.fc'));
});

test('a package that changes its form is noticed', () => {
  assert.throws(() => load('module.exports = "nothing"'), /correct plugins\/playground/);
});

test('R-502: the programs under the playground evaluate nothing', () => {
  for (const file of FILES.map((name) => name.replace('.wasm.js', '.js')))
    assert.doesNotMatch(fs.readFileSync(file, 'utf8'), /\bnew Function\b|(?<![.\w])eval\(/, file);
});

test('R-502: files whose name holds their hash are kept for good', () => {
  for (const file of ['/assets/wasm/tolk.14b2484b2fefb0a6.wasm', '/ru/assets/samples/counter.14b2484b2fefb0a6.tolk'])
    assert.match(cacheControl(file), /immutable/);
});
