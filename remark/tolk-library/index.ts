// In:  <TolkLibrary file="gas-payments" />
// Out: a fence of Tolk with every declaration of `@stdlib/gas-payments`, one on a line
//
// The declarations come from the compiler's package, so that none is missing and none is out of date.
import type {Code, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {attributesOf} from '../nodes.ts';
import {declarationsOf} from './declarations.ts';

/** Replaces `<TolkLibrary>` by a fence, for `remarkHighlight` to color. Fails with file and line for a file that the library lacks. */
export function remarkTolkLibrary() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (found, index, parent) => {
      const node = found as unknown as MdxJsxFlowElement | MdxJsxTextElement;
      if (node.name !== 'TolkLibrary') return undefined;
      if (node.type === 'mdxJsxTextElement') file.fail('<TolkLibrary> stands on a line of its own', node);
      try {
        const {file: name = ''} = attributesOf(node);
        const value = declarationsOf(name)
          .map(({text}) => text)
          .join('\n');
        const fence: Code = {type: 'code', lang: 'tolk', meta: `title="@stdlib/${name}"`, value};
        (parent as Parents).children[index as number] = fence;
      } catch (error) {
        file.fail(`<TolkLibrary>: ${(error as Error).message}`, node);
      }
      return SKIP;
    });
  };
}
