import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {isContract} from '../../../remark/playground/contract.ts';
import {remarkPlayground} from '../../../remark/playground/index.ts';
import {remarkSamples} from '../../../remark/samples/index.ts';

const WHOLE = 'fun onInternalMessage(in: InMessage) {}';

/** What the transformers make of fences: the mark of each, and the names of the elements at the end. */
function transform(...fences: (readonly [lang: string, meta: string, value: string])[]): {
  runs: unknown[];
  elements: unknown[];
  tree: Root;
} {
  const tree: Root = {type: 'root', children: fences.map(([lang, meta, value]) => ({type: 'code', lang, meta, value}) satisfies Code)};
  const file = new VFile({path: 'docs/page.mdx'});
  remarkSamples()(tree, file);
  remarkPlayground()(tree, file);
  return {
    runs: tree.children.flatMap((node) => (node.type === 'code' ? [(node.data as {run?: string} | undefined)?.run] : [])),
    elements: tree.children.flatMap((node) => ('name' in node ? [node.name] : [])),
    tree,
  };
}

test('R-502: a contract can run, and the page ends with the playground, once', () => {
  const {runs, elements, tree} = transform(['tolk', '', WHOLE], ['tolk', 'title="two"', WHOLE], ['ts', '', 'const main = 1;']);
  assert.deepEqual(runs, ['', '', undefined]);
  assert.deepEqual(elements, ['Playground']);
  assert.ok('name' in tree.children.at(-1)!);
});

test('R-502: a part of a contract file runs as the whole file, whose text is not on the page', () => {
  const {runs, tree} = transform(['tolk', 'file=samples/counter/counter.tolk#storage', '']);
  assert.deepEqual(runs, ['samples/counter/counter.tolk']);
  assert.doesNotMatch(JSON.stringify(tree), /onInternalMessage/);
});

test('R-502: what cannot run has no mark, and a page without samples no playground', () => {
  const {runs, elements} = transform(
    ['tolk', 'fragment in=contract', WHOLE],
    ['tolk', 'must-fail="undefined"', WHOLE],
    ['tolk', 'no-check="Tolk 1.4"', WHOLE],
    ['tolk', 'version=1.1.0', WHOLE],
    ['tolk', '', 'fun helper() {}'],
    ['tolk', 'file=samples/jetton/messages.tolk', ''],
    ['ts', '', 'fun main() {}'],
  );
  assert.deepEqual(new Set(runs), new Set([undefined]));
  assert.deepEqual(elements, []);
});

test('what makes code a contract', () => {
  assert.ok(isContract('tolk', 'get fun value(): int { return 1; }'));
  assert.ok(isContract('tolk', '@inline\nfun main() {}'));
  assert.ok(!isContract('tolk', '// fun main() {}\nfun maintain() {}'));
  assert.ok(isContract('func', '() recv_internal(slice s) impure {\n}'));
  assert.ok(isContract('func', 'int f() method_id {\n}'));
  assert.ok(!isContract('func', 'int f() {\n}'));
  assert.ok(!isContract('ts', 'fun main() {}'));
});
