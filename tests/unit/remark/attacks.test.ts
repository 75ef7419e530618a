import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {attackWords as en} from '../../../data/attacks/en.ts';
import {attackWords as ru} from '../../../data/attacks/ru.ts';
import {attackWords as zh} from '../../../data/attacks/zh-CN.ts';
import {remarkAttacks} from '../../../remark/attacks/index.ts';

/** The attributes of `<Attack name="…" />` in a page at this path. */
function attributes(path: string, name: string): Record<string, unknown> {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Attack',
    attributes: [{type: 'mdxJsxAttribute', name: 'name', value: name}],
    children: [],
  };
  const tree = {type: 'root', children: [element]} as unknown as Root;
  remarkAttacks()(tree, new VFile({path}));
  return Object.fromEntries(element.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])));
}

test('an attack has the words of its page', () => {
  for (const [path, language, words] of [
    ['docs/v3/page.mdx', 'en', en],
    ['i18n/zh-CN/docusaurus-plugin-content-docs/current/v3/page.mdx', 'zh-CN', zh],
    ['i18n/ru/docusaurus-plugin-content-docs/current/v3/page.mdx', 'ru', ru],
  ] as const)
    assert.deepEqual(attributes(path, 'replay'), {
      name: 'replay',
      language,
      ...words.attacks.replay,
      run: words.run,
      failed: words.failedToLoad,
      vulnerable: words.vulnerable,
      resistant: words.resistant,
    });
});

test('a name that no attack has fails, with the names that there are', () => {
  for (const name of ['', 'nothing', 'toString', '__proto__'])
    assert.throws(() => attributes('docs/page.mdx', name), /there is no attack ".*"\. There are: forged-notification, /, name);
});
