// In:  <ExitCodeHelp code="37" />, below the meaning of a code of the network
// Out: a list of three: its usual cause, how to check, how to mend, in the language of the page.
//
// The texts are data/tvm/exit-codes/help.ts, which the look-up tool shows as well.
import type {List, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {helpOf} from '../../data/tvm/exit-codes/help.ts';
import {networkCodes} from '../../data/tvm/exit-codes/network.ts';
import {languageOf} from '../../site/page-files.ts';
import {attributesOf, paragraph, text} from '../nodes.ts';

/** Replaces `<ExitCodeHelp>` by its list. Fails with file and line for a code that has no such texts. */
export function remarkExitCodeHelp() {
  return (tree: Root, file: VFile): void => {
    const language = languageOf(file.path ?? '');
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (found, index, parent) => {
      const node = found as unknown as MdxJsxFlowElement | MdxJsxTextElement;
      if (node.name !== 'ExitCodeHelp') return undefined;
      if (node.type === 'mdxJsxTextElement') file.fail('<ExitCodeHelp> stands on a line of its own', node);
      const {code = ''} = attributesOf(node);
      const row = networkCodes.find((one) => String(one.code) === code && helpOf(one, language));
      if (!row) file.fail(`<ExitCodeHelp>: code="${code}" has no texts in data/tvm/exit-codes/help`, node);
      const list: List = {
        type: 'list',
        ordered: false,
        spread: false,
        children: helpOf(row!, language)!.map(([heading, words]) => ({
          type: 'listItem',
          spread: false,
          children: [paragraph({type: 'strong', children: [text(heading)]}, text(language === 'zh-CN' ? `：${words}` : `: ${words}`))],
        })),
      };
      (parent as Parents).children[index as number] = list;
      return SKIP;
    });
  };
}
