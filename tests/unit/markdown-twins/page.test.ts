// Built pages → their Markdown. UPDATE_GOLDEN=1 rewrites what is expected.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {readPage} from '../../../plugins/markdown-twins/page.ts';
import {bodyOf, twinOf} from '../../../plugins/markdown-twins/to-markdown.ts';
import {wordsOf} from '../../../plugins/markdown-twins/words.ts';
import {locales} from '../../../site/locales.ts';

const folder = new URL('golden/', import.meta.url);
const read = (name: string): string => fs.readFileSync(new URL(name, folder), 'utf8');

function convert(html: string, language: string): string {
  const page = readPage(html, 'build/page.html');
  const admonitionLabels = new Set(['note', 'info', 'примечание']);
  return twinOf(page, bodyOf(page, {language, admonitionLabels}));
}

for (const [name, language] of [
  ['docs-page', 'en'],
  ['blog-post', 'ru'],
  ['untranslated-page', 'zh-CN'],
] as const) {
  test(`${name}: its article, and nothing else, as Markdown`, () => {
    const markdown = convert(read(`${name}.html.txt`), language);
    if (process.env.UPDATE_GOLDEN === '1') fs.writeFileSync(new URL(`${name}.md.txt`, folder), markdown);
    assert.equal(markdown, read(`${name}.md.txt`));
  });
}

test('a page whose HTML has no article fails and is named', () => {
  const html = read('docs-page.html.txt').replaceAll('article>', 'section>');
  assert.throws(() => readPage(html, 'build/v3/x.html'), /build\/v3\/x\.html has no <article>.*src\/theme/);
});

test('a page without an address or a title fails and is named', () => {
  const html = read('docs-page.html.txt');
  assert.throws(() => readPage(html.replace('rel=canonical', 'rel=other'), 'x.html'), /x\.html has no canonical address/);
  assert.throws(() => readPage(html.replace('<h1>Cells</h1>', ''), 'x.html'), /x\.html has no <h1>/);
});

test('there are words for every language of the site, and an unknown language fails', () => {
  for (const {htmlLang} of locales) assert.ok(wordsOf(htmlLang).diagram);
  assert.throws(() => wordsOf('de'), /no words for the language "de"/);
});
