import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {sourceHash} from '../../../plugins/freshness/hash.ts';
import {translationState} from '../../../plugins/freshness/index.ts';
import {temporaryFolder} from '../../lib/temporary-folder.ts';

const root = temporaryFolder('freshness');
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

test('a file that is no page, and a translation without an English page, have no state', () => {
  assert.equal(translationState(path.join(root, 'src/partial.mdx'), 'ru', undefined, root), undefined);
  assert.equal(translationState(translated.replace('x.mdx', 'y.mdx'), 'ru', undefined, root), undefined);
});

test('line ends and white space around the text do not make a translation stale', () => {
  assert.equal(sourceHash('a\r\nb\n\n'), sourceHash('a\nb'));
  assert.match(sourceHash(''), /^[0-9a-f]{12}$/);
});
