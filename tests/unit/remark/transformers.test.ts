import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {remarkDiagrams} from '../../../remark/diagrams/index.ts';

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
