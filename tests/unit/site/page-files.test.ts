import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {addressOf, folderOf, inLanguage, languageOf, languages, pageAddress, pageAt, pageFileOf} from '../../../site/page-files.ts';

test('the English file of each kind of translation, and back', () => {
  const files = [
    ['i18n/ru/docusaurus-plugin-content-docs/current/v3/x.mdx', 'docs/v3/x.mdx'],
    ['i18n/zh-CN/docusaurus-plugin-content-blog/2026-01-01-x.mdx', 'blog/2026-01-01-x.mdx'],
    ['i18n/zh-CN/docusaurus-plugin-content-pages/y.mdx', 'src/pages/y.mdx'],
  ] as const;
  for (const [file, english] of files) {
    const page = pageFileOf(file);
    assert.equal(page?.english, english);
    assert.equal(inLanguage(pageFileOf(english)!, page!.language), file);
  }
});

test('a file that is no page of a language of the site is none', () => {
  for (const file of ['docs/v3/_part.mdx', 'docs/tags.yml', 'i18n/mandarin/docusaurus-plugin-content-docs/current/v3/x.mdx', 'README.md'])
    assert.equal(pageFileOf(file), undefined, file);
});

test('a page by its path from anywhere', () => {
  assert.equal(pageAt('docs/v3/x.mdx')?.id, 'v3/x');
  assert.equal(pageAt(path.resolve('i18n/ru/docusaurus-plugin-content-docs/current/v3/x.mdx'))?.language, 'ru');
  assert.equal(pageAt('/site/docs/v3/x.mdx', '/site')?.id, 'v3/x');
  assert.equal(pageAt('/site/docs/v3/x.mdx', '/other'), undefined);
});

test('the language of any file is that of its folder', () => {
  for (const language of languages) assert.equal(languageOf(`/site/${folderOf('doc', language)}/v3/_part.mdx`), language);
  assert.equal(languageOf(String.raw`C:\site\i18n\zh-CN\code.json`), 'zh-CN');
  assert.equal(languageOf('i18n/xx/code.json'), 'en');
});

test('addresses: folders with a page of their own, the home page, posts with and without a name of their own', () => {
  assert.equal(addressOf('v3/contribute/README'), '/v3/contribute');
  assert.equal(addressOf('index'), '/');
  const post = {kind: 'blog', id: '2026-01-02-news'} as const;
  assert.equal(pageAddress(post, '---\ntitle: A\n---\n'), '/blog/2026/01/02/news');
  assert.equal(pageAddress(post, '---\nslug: short\n---\n'), '/blog/short');
});
