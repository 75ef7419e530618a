import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Link, Paragraph, Root, Text} from 'mdast';
import {VFile} from 'vfile';
import {remarkDiagrams} from '../../../remark/diagrams/index.ts';
import {pageIdOf, remarkPendingLinks} from '../../../remark/pending-links/index.ts';
import {isWritten, pageIds} from '../../../site/sidebars/index.ts';

const link = (url: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: 'see '},
        {type: 'link', url, children: [{type: 'text', value: 'the page'}]},
      ],
    },
  ],
});

const waiting = pageIds.find((id) => !isWritten(id));

test('a link to a page that is not written becomes its text', {skip: waiting === undefined}, () => {
  const tree = link(`/${waiting}#x`);
  remarkPendingLinks()(tree);
  const [, second] = (tree.children[0] as Paragraph).children;
  assert.equal((second as Text).value, 'the page');
});

test('links to written pages, to other sites and to unknown addresses stay', () => {
  for (const url of ['/v3/concepts/glossary#cell', 'https://example.org', '/v3/no/such/page']) {
    const tree = link(url);
    remarkPendingLinks()(tree);
    assert.equal(((tree.children[0] as Paragraph).children[1] as Link).url, url);
  }
});

test('the page id of an address', () => {
  assert.equal(pageIdOf('/v3/concepts/glossary#cell'), 'v3/concepts/glossary');
  assert.equal(pageIdOf('/v3/contribute?x=1'), 'v3/contribute/README');
  assert.equal(pageIdOf('/blog'), undefined);
});

const dot = (value: string, meta: string): Root => ({type: 'root', children: [{type: 'code', lang: 'dot', meta, value}]});
const attributes = (tree: Root): Record<string, string> =>
  Object.fromEntries(
    (tree.children[0] as unknown as {attributes: {name: string; value: string}[]}).attributes.map(({name, value}) => [name, value]),
  );

test('a diagram becomes SVG without colours, ids or fonts of its own', async () => {
  const tree = dot('digraph { a -> b [class="accent"] }', 'title="T" alt="A to B"');
  await remarkDiagrams()(tree, new VFile({path: 'x.mdx'}));
  const {svg = '', title, alt} = attributes(tree);
  assert.deepEqual([title, alt], ['T', 'A to B']);
  assert.match(svg, /^<svg /);
  assert.match(svg, /class="edge accent"/);
  assert.doesNotMatch(svg, /(?:fill|stroke)="(?:black|none|white|#)|id="|font-family/);
});

test('a diagram without a text alternative, or that does not parse, fails with the file', async () => {
  const file = (): VFile => new VFile({path: 'x.mdx'});
  await assert.rejects(async () => remarkDiagrams()(dot('digraph {}', 'title="T"'), file()), /needs title="…" and alt="…"/);
  await assert.rejects(async () => remarkDiagrams()(dot('digraph { a -> ', 'title="T" alt="A"'), file()), /does not parse as Graphviz dot/);
});
