// In:  The code is <Opcode tlb="excesses query_id:uint64 = InternalMsgBody" response />; 10,000 units of gas cost <Fee gas="10000" />.
// Out: The code is `0xd53276db`; 10,000 units of gas cost 0.000666667 GRAM.
//
// What a page states about bytes, hashes and fees is computed from the real packages and the dated configuration when the
// page is built; the reader's browser gets text.
import type {Parents, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {languageOf} from '../../site/page-files.ts';
import {attributesOf} from '../nodes.ts';
import {figures, type Figure} from './figures.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Replaces the components of `figures.ts` by what they compute. Fails with file and line where they cannot. */
export function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    const language = languageOf(file.path ?? '');
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (found, index, parent) => {
      const node = found as unknown as Element;
      const compute = figures[node.name ?? ''];
      if (compute === undefined) return undefined;
      let figure: Figure;
      try {
        figure = compute(attributesOf(node), language);
      } catch (error) {
        file.fail(`<${node.name}>: ${(error as Error).message}`, node);
      }
      const text: PhrasingContent = figure.code ? {type: 'inlineCode', value: figure.text} : {type: 'text', value: figure.text};
      (parent as Parents).children[index as number] = node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [text]} : text;
      return SKIP;
    });
  };
}
