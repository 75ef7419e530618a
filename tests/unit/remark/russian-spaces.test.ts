import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkRussianSpaces} from '../../../remark/russian-spaces/index.ts';
import {folderOf, languages} from '../../../site/page-files.ts';

function textOf(markdown: string, language: (typeof languages)[number]): string {
  const tree = unified().use(remarkParse).parse(markdown) as Root;
  remarkRussianSpaces()(tree, new VFile({path: `${folderOf('doc', language)}/v3/page.mdx`}));
  return toString(tree);
}

test('issue 11: no Russian line begins with a dash, or with the unit of a number; code and the other languages stay as they are', () => {
  assert.equal(textOf('Ячейка — это **узел** — и\n`a — b` — код.', 'ru'), 'Ячейка\u00a0— это узел\u00a0— и\na — b\u00a0— код.');
  assert.equal(
    textOf('Через 5 секунд, 48 КиБ, 10 % и 3 GRAM, но 7 страниц.', 'ru'),
    'Через 5\u00a0секунд, 48\u00a0КиБ, 10\u00a0% и 3\u00a0GRAM, но 7 страниц.',
  );
  for (const language of languages.filter((one) => one !== 'ru')) assert.equal(textOf('One — two.', language), 'One — two.');
});
