// Built pages → their Markdown. UPDATE_GOLDEN=1 rewrites what is expected.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {digestOf} from '../../../plugins/built-pages/digest.ts';
import {twinOf} from '../../../plugins/markdown-twins/to-markdown.ts';
import {wordsOf} from '../../../plugins/markdown-twins/words.ts';
import {locales} from '../../../site/locales.ts';

const folder = new URL('golden/', import.meta.url);
const read = (name: string): string => fs.readFileSync(new URL(name, folder), 'utf8');

/** The twin of a page, or what it lacks for one. */
function convert(html: string): string {
  const {twin} = digestOf(html);
  return 'fault' in twin ? twin.fault : twinOf(twin.page, twin.body);
}

for (const name of ['docs-page', 'blog-post', 'untranslated-page']) {
  test(`${name}: its article, and nothing else, as Markdown`, () => {
    const markdown = convert(read(`${name}.html.txt`));
    if (process.env.UPDATE_GOLDEN === '1') fs.writeFileSync(new URL(`${name}.md.txt`, folder), markdown);
    assert.equal(markdown, read(`${name}.md.txt`));
  });
}

test('a page whose HTML has no article has no twin', () => {
  const html = read('docs-page.html.txt').replaceAll('article>', 'section>');
  assert.match(convert(html), /^has no <article>.*src\/theme/);
});

test('a page without an address or a title has no twin', () => {
  const html = read('docs-page.html.txt');
  assert.match(convert(html.replace('rel=canonical', 'rel=other')), /^has no canonical address/);
  assert.match(convert(html.replace('<h1>Cells</h1>', '')), /^has no <h1>/);
});

test('there are words for every language of the site, and an unknown language fails', () => {
  for (const {htmlLang} of locales) assert.ok(wordsOf(htmlLang).diagram);
  assert.throws(() => wordsOf('de'), /no words for the language "de"/);
});
