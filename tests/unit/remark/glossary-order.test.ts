import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkGlossaryOrder} from '../../../remark/glossary-order/index.ts';
import {remarkOldFragments} from '../../../remark/old-fragments/index.ts';
import {folderOf, languages} from '../../../site/page-files.ts';

const fileOf = (language: (typeof languages)[number]): string => `${folderOf('doc', language)}/v3/concepts/glossary.mdx`;

/** The page after the transformer: headings by their text, `<Anchors>` by its ids, anything else by its text. */
function sorted(markdown: string, path: string): string[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown.replaceAll('{#', '\\{#')) as Root;
  remarkOldFragments({})(tree, new VFile({path}));
  remarkGlossaryOrder()(tree, new VFile({path}));
  return tree.children.map((node) => {
    const {attributes} = node as unknown as {attributes?: {value: string}[]};
    return attributes
      ? `<${attributes[0]!.value}>`
      : node.type === 'heading'
        ? `${'#'.repeat(node.depth)} ${toString(node)}`
        : toString(node);
  });
}

test('issue 19: a translated glossary is in the order of its language, and every letter of the English one still leads into it', () => {
  const russian =
    'Intro.\n\n## A {#a}\n\n### Ячейка (a cell) {#a-cell}\n\nOne.\n\n<Anchors ids="old" />\n\n### Acton {#acton}\n\nTwo.\n\n## B {#b}\n\n### Возврат (bounce) {#bounce}\n\nThree.';
  assert.deepEqual(sorted(russian, fileOf('ru')), [
    'Intro.',
    '<b>',
    '## В {#в}',
    '### Возврат (bounce) {#bounce}',
    'Three.',
    '## Я {#я}',
    '### Ячейка (a cell) {#a-cell}',
    'One.',
    '<old>',
    '## A {#a}',
    '### Acton {#acton}',
    'Two.',
  ]);
  const chinese = '## C {#c}\n\n### 单元 (cell) {#cell}\n\n一。\n\n### 重放保护 {#replay}\n\n二。\n\n### Catchain {#catchain}\n\n三。';
  assert.deepEqual(
    sorted(chinese, fileOf('zh-CN')).filter((line) => line.startsWith('#')),
    ['## C {#c}', '### 重放保护 {#replay}', '### Catchain {#catchain}', '## D {#d}', '### 单元 (cell) {#cell}'],
  );
});

test('the English glossary and other pages stay as they are; a text before the first term is an error', () => {
  const text = '## B {#b}\n\n### Bounce {#bounce}\n\n## A {#a}\n\n### Account {#account}';
  assert.equal(sorted(text, fileOf('en')).join(), sorted(text, 'i18n/ru/docusaurus-plugin-content-docs/current/v3/other.mdx').join());
  assert.throws(() => sorted('## A {#a}\n\nText.', fileOf('ru')), /belongs to no term/);
});

test('no term is lost in any language', () => {
  for (const language of languages) {
    const source = fs.readFileSync(fileOf(language), 'utf8').replace(/^---\n[^]*?\n---\n/, '');
    const terms = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('### ')).sort();
    assert.deepEqual(terms(sorted(source, fileOf(language))), terms(source.split('\n')));
  }
});
