// Built pages → what is known of each, made once and kept.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {pagesOf, readPages} from '../../../plugins/built-pages/index.ts';
import {withoutBundle} from '../../../plugins/built-pages/digest.ts';

const page = (title: string, script = '1a2b3c4d'): string =>
  `<!doctype html><html lang=en class=docs-doc-page><head><title>${title} | Docs</title><link rel=stylesheet href=/assets/css/styles.0123abcd.css /><script src=/assets/js/main.${script}.js defer></script><link rel=canonical href=https://x/v3/assets/a></head><body><main><article><div class=theme-doc-markdown><h1>${title}</h1><p>Text</p></div></article></main></body></html>`;

test('files that are named by their content are no part of a page, but are what it loads', () => {
  const {html, assets} = withoutBundle(page('A'));
  assert.deepEqual(assets, ['/assets/css/styles.0123abcd.css', '/assets/js/main.1a2b3c4d.js']);
  assert.equal(html, withoutBundle(page('A', 'ffffffff')).html);
  assert.match(html, /<link rel=canonical href=https:\/\/x\/v3\/assets\/a>/);
});

test('a page is read once for each state of it, whatever its scripts are named; pages that are not there are left out', (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  const kept = path.join(dir, '.cache/built-pages/a.json');
  const read = (html: string) => {
    fs.writeFileSync(path.join(dir, 'a.html'), html);
    return [...readPages(dir, dir, ['a.html', 'none.html']).values()];
  };
  const [first] = read(page('A'));
  assert.deepEqual([first?.title, first?.searched?.title], ['A | Docs', 'A']);
  const time = fs.statSync(kept).mtimeMs;
  const [again] = read(page('A', 'ffffffff'));
  assert.equal(fs.statSync(kept).mtimeMs, time);
  assert.deepEqual(again?.assets, ['/assets/css/styles.0123abcd.css', '/assets/js/main.ffffffff.js']);
  const [other] = read(page('B'));
  assert.equal(other?.title, 'B | Docs');
});

test('pages of a language are found by their addresses', (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  const routesPaths = Array.from({length: 30}, (_, number) => `/ru/p${number}`);
  fs.mkdirSync(path.join(dir, 'ru'));
  for (const route of routesPaths) fs.writeFileSync(path.join(dir, `${route}.html`), page(route));
  const pages = pagesOf({siteDir: dir, outDir: path.join(dir, 'ru'), baseUrl: '/ru/', routesPaths});
  assert.deepEqual(
    [...pages].map(([route, {title}]) => [route, title]),
    routesPaths.map((route) => [route, `${route} | Docs`]),
  );
});
