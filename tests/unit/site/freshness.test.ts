import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {englishFileOf} from '../../../remark/english-body/english-file.ts';
import {sourceHash} from '../../../plugins/freshness/hash.ts';
import {preprocessor, translationState} from '../../../plugins/freshness/index.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'freshness-'));
fs.mkdirSync(path.join(root, 'docs/v3'), {recursive: true});
fs.writeFileSync(path.join(root, 'docs/v3/x.mdx'), 'English text\n');
const translated = path.join(root, 'i18n/ru/docusaurus-plugin-content-docs/current/v3/x.mdx');

test('a translation is fresh while the English text is the one it was made from', () => {
  assert.equal(translationState(translated, 'ru', sourceHash('English text'), root), 'fresh');
  assert.equal(translationState(translated, 'ru', 'ffffffffffff', root), 'stale');
  assert.equal(translationState(translated, 'ru', undefined, root), 'stale');
});

test('an English file in another language is a missing translation; in English it is none', () => {
  assert.equal(translationState(path.join(root, 'docs/v3/x.mdx'), 'ru', undefined, root), 'missing');
  assert.equal(translationState(path.join(root, 'docs/v3/x.mdx'), 'en', undefined, root), undefined);
});

test('line ends and white space around the text do not make a translation stale', () => {
  assert.equal(sourceHash('a\r\nb\n\n'), sourceHash('a\nb'));
  assert.match(sourceHash(''), /^[0-9a-f]{12}$/);
});

test('the English file of each kind of translation', () => {
  assert.equal(englishFileOf('i18n/ru/docusaurus-plugin-content-docs/current/v3/x.mdx'), 'docs/v3/x.mdx');
  assert.equal(englishFileOf('i18n/zh-CN/docusaurus-plugin-content-blog/2026-01-01-x.mdx'), 'blog/2026-01-01-x.mdx');
  assert.equal(englishFileOf('i18n/zh-CN/docusaurus-plugin-content-pages/y.mdx'), 'src/pages/y.mdx');
  assert.equal(englishFileOf('docs/v3/x.mdx'), undefined);
});

test('a translation whose body is pending gets the English body under its own front matter', () => {
  const english = 'docs/v3/documentation/smart-contracts/limits.mdx';
  const filePath = path.resolve('i18n/ru/docusaurus-plugin-content-docs/current/v3/documentation/smart-contracts/limits.mdx');
  const pending = '---\ntitle: Пределы\nbody: pending\n---\n';
  const given = preprocessor({filePath, fileContent: pending});
  assert.ok(given.startsWith(pending));
  const body = fs.readFileSync(english, 'utf8').split(/^---$/m).slice(2).join('---');
  assert.equal(given.slice(pending.length).trim(), body.trim());
  const whole = '---\ntitle: Пределы\n---\n\nbody: pending\n';
  assert.equal(preprocessor({filePath, fileContent: whole}), whole);
});
