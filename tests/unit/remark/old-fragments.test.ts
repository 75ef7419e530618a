import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkOldFragments} from '../../../remark/old-fragments/index.ts';
import {folderOf, languages} from '../../../site/page-files.ts';

const TABLE = {'v3/a': {fees: 'gas-fees сборы', '': 'introduction'}};
const BODY = 'Text.\n\n## Fees \\{#fees}\n\nMore.\n\n## Other \\{#other}\n';

/** The blocks of a page by their type, `<Anchors>` by its ids. */
function blocks(markdown: string, path: string): string[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown) as Root;
  remarkOldFragments(TABLE)(tree, new VFile({path}));
  return tree.children.map((node) => {
    const {name, attributes} = node as unknown as {name?: string; attributes?: {name: string; value: string}[]};
    return name === 'Anchors' ? attributes!.map((one) => `${one.name}: ${one.value}`).join() : node.type;
  });
}

test('a section gets its further fragments in every language, the beginning of the page too', () => {
  for (const language of languages)
    assert.deepEqual(blocks(BODY, `${folderOf('doc', language)}/v3/a.mdx`), [
      'ids: introduction',
      'paragraph',
      'heading',
      'ids: gas-fees сборы',
      'paragraph',
      'heading',
    ]);
});

test('a page that the table lacks stays as it is; a section that the page lacks is an error', () => {
  const plain = ['paragraph', 'heading', 'paragraph', 'heading'];
  assert.deepEqual(blocks(BODY, 'docs/v3/b.mdx'), plain);
  assert.deepEqual(blocks(BODY, 'blog/2026-01-02-a.mdx'), plain);
  assert.throws(() => blocks('Text.', 'docs/v3/a.mdx'), /names sections that this page lacks: fees/);
});
