import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkRussianDashes} from '../../../remark/russian-dashes/index.ts';
import {folderOf, languages} from '../../../site/page-files.ts';

function textOf(markdown: string, language: (typeof languages)[number]): string {
  const tree = unified().use(remarkParse).parse(markdown) as Root;
  remarkRussianDashes()(tree, new VFile({path: `${folderOf('doc', language)}/v3/page.mdx`}));
  return toString(tree);
}

test('issue 11: no Russian line begins with a dash; code and the other languages stay as they are', () => {
  assert.equal(textOf('Ячейка — это **узел** — и\n`a — b` — код.', 'ru'), 'Ячейка\u00a0— это узел\u00a0— и\na — b\u00a0— код.');
  for (const language of languages.filter((one) => one !== 'ru')) assert.equal(textOf('One — two.', language), 'One — two.');
});
