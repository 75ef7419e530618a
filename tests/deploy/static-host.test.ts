// The rules for static hosts: they can be read, keep to the host's limits, and say what the server says.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {cacheControl, securityHeaders} from '../../deploy/headers.ts';
import {redirectTable} from '../../deploy/rules.ts';
import {buildDir} from './cases.ts';

const read = (name: string): string => fs.readFileSync(path.join(buildDir, name), 'utf8');

/** `_headers`: an address pattern, and indented below it a header a line; `! Name` takes one back. */
function parseHeaders(text: string): Map<string, [string, string | undefined][]> {
  const rules = new Map<string, [string, string | undefined][]>();
  let current: [string, string | undefined][] | undefined;
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (/^\S/.test(line)) {
      assert.match(line, /^\/[\w./-]*\*?$/, `pattern "${line}"`);
      assert.ok(!rules.has(line), `${line} stands twice`);
      rules.set(line, (current = []));
      continue;
    }
    assert.ok(current, `"${line}" belongs to no pattern`);
    const [, taken, name, value] = /^ {2}(?:! ([\w-]+)|([\w-]+): (\S.*))$/.exec(line) ?? [];
    assert.ok(taken ?? name, `header "${line}"`);
    current.push(taken ? [taken, undefined] : [name!, value]);
  }
  return rules;
}

/** Headers of an address: all patterns that match, in their order. With Netlify `/a/*` is `/a` too. */
function headersFor(rules: ReturnType<typeof parseHeaders>, address: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [pattern, headers] of rules) {
    const matcher = pattern.replace(/[.]/g, '\\.').replace(/\/\*$/, '(/.*)?').replace(/\*$/, '.*');
    if (!new RegExp(`^${matcher}$`).test(address)) continue;
    for (const [name, value] of headers) {
      if (value === undefined) found.delete(name);
      else found.set(name, found.has(name) ? `${found.get(name)}, ${value}` : value);
    }
  }
  return found;
}

test('_headers: every page has the security headers and the policy of the build', () => {
  const rules = parseHeaders(read('_headers'));
  const page = headersFor(rules, '/ru/v3/concepts/glossary');
  for (const [name, value] of Object.entries(securityHeaders)) assert.equal(page.get(name), value);
  assert.equal(page.get('Content-Security-Policy'), JSON.parse(read('.policy.json')));
  assert.equal(page.get('Cache-Control'), cacheControl('/ru/v3/concepts/glossary'));
  for (const [, headers] of rules) for (const [name, value] of headers) assert.ok((value ?? '').length + name.length < 2000, name);
  assert.ok(rules.size <= 100);
});

test('_headers: what never changes is kept, as by the server', () => {
  const rules = parseHeaders(read('_headers'));
  for (const base of ['', '/mandarin', '/ru']) {
    const script = fs.readdirSync(path.join(buildDir, base, 'assets/js')).find((name) => name.startsWith('main.'))!;
    for (const address of [`${base}/assets/js/${script}`, `${base}/fonts/inter-latin-5.3.0.woff2`]) {
      assert.equal(headersFor(rules, address).get('Cache-Control'), cacheControl(address), address);
      assert.equal(headersFor(rules, address).get('X-Content-Type-Options'), 'nosniff');
    }
    const dir = path.join(buildDir, base, 'search');
    const files = fs
      .readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((name) => !/\.(?:br|gz)$/.test(name) && fs.statSync(path.join(dir, name)).isFile());
    const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as Record<string, unknown>;
    const named = Object.values(manifest).filter((value): value is string => typeof value === 'string' && value.includes('.'));
    assert.ok(named.length && named.every((name) => files.includes(name)), named.join());
    assert.ok(files.filter((name) => name.startsWith(`words${path.sep}`)).length > 10, `${base}: words`);
    assert.ok(files.filter((name) => name.startsWith(`text${path.sep}`)).length > 100, `${base}: texts`);
    for (const name of files) {
      const address = `${base}/search/${name.split(path.sep).join('/')}`;
      const value = headersFor(rules, address).get('Cache-Control');
      assert.equal(value, cacheControl(address), address);
      assert.match(value!, name === 'manifest.json' ? /must-revalidate/ : /immutable/, address);
    }
    assert.equal(headersFor(rules, `${base}/search`).get('Cache-Control'), cacheControl(`${base}/search`), 'the page of results');
  }
});

test('_redirects: one rule a line, each live, none twice, within the host’s limit', () => {
  const written = read('_redirects').trim().split('\n');
  assert.ok(written.filter((line) => !line.startsWith('/:language/')).length <= 2000);
  // A line with the placeholder stands for the same line of each translation
  const lines = written.flatMap((line) =>
    line.startsWith('/:language/') ? ['/mandarin', '/ru'].map((base) => line.replaceAll('/:language', base)) : [line],
  );
  const table = redirectTable();
  assert.equal(lines.length, table.size);
  const seen = new Set<string>();
  for (const line of lines) {
    const parts = line.split(' ');
    assert.equal(parts.length, 3, line);
    const [from, to, status] = parts as [string, string, string];
    assert.equal(status, '301');
    assert.match(from, /^\/[^\s:*#?]*$/, line);
    assert.ok(!seen.has(from), `${from} stands twice`);
    seen.add(from);
    assert.equal(table.get(from), to);
    if (to.startsWith('/')) assert.ok(fs.existsSync(path.join(buildDir, `${to}.html`)), `${line}: no such page`);
    else assert.match(to, /^https:\/\//);
  }
});

test('_redirects: no address of a page is redirected', () => {
  for (const base of ['', '/mandarin', '/ru']) {
    const sitemap = read(path.join(base, 'sitemap.xml'));
    for (const [, address] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      assert.ok(!redirectTable().has(new URL(address!).pathname), address);
    }
  }
});
