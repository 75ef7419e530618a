import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {contentSecurityPolicy, hashOf, inlineScripts} from '../../../deploy/csp.ts';
import {cacheControl} from '../../../deploy/headers.ts';
import {buildPackage} from '../../../plugins/search/package.ts';
import {POLICIES} from '../../../plugins/trusted-types/names.ts';
import {page} from '../search/corpus.ts';
import {baseOf, bases, cleanPath, redirectTable} from '../../../deploy/rules.ts';
import {headersFile, redirectsFile} from '../../../deploy/static-host/generate.ts';
import {addressOf} from '../../../site/page-files.ts';
import {pageIds} from '../../../site/sidebars/index.ts';
import {temporaryFolder} from '../../lib/temporary-folder.ts';

test('R-102 index.html and other unclean forms lead to the clean address', () => {
  const cases: [string, string | undefined][] = [
    ['/', undefined],
    ['/index.html', '/'],
    ['/v3/x/index.html', '/v3/x'],
    ['/v3/x.html', '/v3/x'],
    ['/v3/x/', '/v3/x'],
    ['/v3/x', undefined],
    ['/mandarin', '/mandarin/'],
    ['/mandarin/', undefined],
    ['/mandarin/index.html', '/mandarin/'],
    ['/ru/v3/x/', '/ru/v3/x'],
    ['//evil.test/', '/evil.test'],
    ['/a//b', '/a/b'],
  ];
  for (const [from, to] of cases) assert.equal(cleanPath(from), to, from);
});

test('R-103 the language of an unknown address is that of its prefix', () => {
  assert.deepEqual(['/x', '/mandarin/x', '/ru', '/rust'].map(baseOf), ['', '/mandarin', '/ru', '']);
});

test('R-115 old addresses are redirected in every language', () => {
  const table = redirectTable();
  assert.equal(table.get('/ru/v3/concepts'), '/ru/v3/concepts/dive-into-ton/introduction');
  assert.equal(table.get('/mandarin/v3/concepts'), '/mandarin/v3/concepts/dive-into-ton/introduction');
  assert.equal(table.get('/ru/develop/companies/outsource'), '/ru/v3/concepts/qa-outsource/outsource');
});

test('the policy lists each inline script by hash, and allows neither inline nor eval', () => {
  const dir = temporaryFolder('csp');
  fs.writeFileSync(
    path.join(dir, 'a.html'),
    '<script>one()</script><script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>',
  );
  const policy = contentSecurityPolicy(dir);
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  assert.equal(scripts, `'self' 'wasm-unsafe-eval' ${hashOf('one()')}`);
  assert.doesNotMatch(scripts, /unsafe-inline|'unsafe-eval'/);
  assert.deepEqual(inlineScripts('<script type=module>m()</script><script async>n()</script>'), ['m()', 'n()']);
});

test('the policy asks for Trusted Types by the names that the site uses, except beside scripts of others', () => {
  const dir = temporaryFolder('csp');
  const policy = contentSecurityPolicy(dir);
  assert.match(policy, /; require-trusted-types-for 'script'; trusted-types default inspect files own-page$/);
  assert.doesNotMatch(policy, /allow-duplicates|trusted-types[^;]*\*/);
  const script = fs.readFileSync('plugins/trusted-types/policy.js', 'utf8');
  assert.deepEqual(
    [...script.matchAll(/createPolicy\('([\w-]+)'/g)].map(([, name]) => name),
    [POLICIES.inspection, POLICIES.libraries],
  );
  assert.doesNotMatch(script, /createScriptURL/);
  assert.doesNotMatch(contentSecurityPolicy(dir, {script: ['https://scripts.example']}), /trusted-types/);
});

test('a plugin that writes one inline script per page is refused', () => {
  const dir = temporaryFolder('csp');
  for (let i = 0; i < 50; i++) fs.writeFileSync(path.join(dir, `${i}.html`), `<script>page(${i})</script>`);
  assert.throws(() => contentSecurityPolicy(dir), /50 different inline scripts/);
});

test('files with a hash in their name are cached for a year, pages are asked for again', () => {
  assert.match(cacheControl('/assets/js/main.0123abcd.js'), /immutable/);
  assert.match(cacheControl('/ru/assets/css/styles.0123abcd.css'), /immutable/);
  assert.match(cacheControl('/fonts/inter-latin-5.3.0.woff2'), /immutable/);
  const {files} = buildPackage('ru', page('v3/a', 'A', '<p>text</p>', {language: 'ru', baseUrl: '/ru/'}), {both: [], one: []});
  for (const name of files.keys())
    assert.match(cacheControl(`/ru/search/${name}`), name === 'manifest.json' ? /must-revalidate/ : /immutable/, name);
  assert.match(cacheControl('/v3/concepts/glossary'), /must-revalidate/);
});

test('the redirects of a static host are all there, within its limits, those with a placeholder last', () => {
  const lines = redirectsFile().trim().split('\n');
  const patterns = lines.filter((line) => line.startsWith('/:language/'));
  assert.ok(
    patterns.length <= 100 && lines.length - patterns.length <= 2000,
    `${lines.length} lines, ${patterns.length} with a placeholder`,
  );
  assert.deepEqual(lines.slice(lines.length - patterns.length), patterns);
  const all = lines.flatMap((line) =>
    line.startsWith('/:language/') ? bases.filter((base) => base !== '').map((base) => line.replaceAll('/:language', base)) : [line],
  );
  assert.deepEqual(all.sort(), [...redirectTable()].map(([from, to]) => `${from} ${to} 301`).sort());
  // The placeholder takes any name: no page may lie where it leads away from
  const pages = new Set(pageIds.map((id) => addressOf(id).replace(/^\/[^/]+/, '/:language')));
  for (const line of patterns) assert.ok(!pages.has(line.split(' ')[0]!), line);
});

test('the files of a static host hold the redirects and the policy', () => {
  assert.match(redirectsFile(), /^\/apis?\S* |^\/\S+ \/\S+ 301$/m);
  const headers = headersFile("default-src 'self'");
  assert.match(headers, /^\/\*\n(?: {2}.*\n)* {2}Content-Security-Policy: default-src 'self'/m);
  assert.match(headers, /\/mandarin\/assets\/\*\n {2}! Cache-Control\n {2}Cache-Control: .*immutable/);
});
