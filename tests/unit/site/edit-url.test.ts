import assert from 'node:assert/strict';
import {test} from 'node:test';
import {editUrl} from '../../../site/edit-url.ts';
import {localeOf, locales} from '../../../site/locales.ts';

test('R-101 names, addresses and tags of the languages', () => {
  assert.deepEqual(
    locales.map(({name, baseUrl, htmlLang, label}) => [name, baseUrl, htmlLang, label]),
    [
      ['en', '/', 'en', 'English'],
      ['mandarin', '/mandarin/', 'zh-CN', '简体中文'],
      ['ru', '/ru/', 'ru', 'Русский'],
    ],
  );
  assert.throws(() => localeOf('zh'), /Unknown locale "zh"/);
});

test('edit-this-page leads to the file of the page in its own language', () => {
  assert.match(editUrl({locale: 'en', docPath: 'v3/x.mdx'}), /\/edit\/main\/docs\/v3\/x\.mdx$/);
  assert.match(editUrl({locale: 'mandarin', docPath: 'v3/x.mdx'}), /\/i18n\/zh-CN\/docusaurus-plugin-content-docs\/current\/v3\/x\.mdx$/);
  assert.match(editUrl({locale: 'ru', blogPath: '2026-01-01-x.mdx'}), /\/i18n\/ru\/docusaurus-plugin-content-blog\/2026-01-01-x\.mdx$/);
  assert.match(editUrl({locale: 'ru', pagesPath: 'y.mdx'}), /\/i18n\/ru\/docusaurus-plugin-content-pages\/y\.mdx$/);
  assert.match(editUrl({locale: 'ru', pagesPath: 'index.tsx'}), /\/src\/pages\/index\.tsx$/);
});
