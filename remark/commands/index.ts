// In:  <Options program="lite-client" /> and <Commands program="lite-client" group="accounts" />, or only="last, getaccount"
// Out: a table: how each is written, its default value, its meaning in the language of the page. Each row has an id
//      (`lite-client-getaccount`, `lite-client-option-timeout`) that links may lead to.
//
// The rows are data/commands. The reader's browser gets HTML alone.
import type {Parents, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {languageOf} from '../../site/page-files.ts';
import {attributesOf} from '../nodes.ts';
import {commandTable, optionTable} from './render.ts';

/** Replaces `<Options>` and `<Commands>` by tables. Fails with file and line for a program, group, option or command that the data lack. */
export function remarkCommands() {
  return (tree: Root, file: VFile): void => {
    const language = languageOf(file.path ?? '');
    /** Ids of the rows that the page has so far. */
    const seen = new Set<string>();
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (found, index, parent) => {
      const node = found as unknown as MdxJsxFlowElement | MdxJsxTextElement;
      if (node.name !== 'Options' && node.name !== 'Commands') return undefined;
      if (node.type === 'mdxJsxTextElement') file.fail(`<${node.name}> stands on a line of its own`, node);
      try {
        const made = node.name === 'Options' ? optionTable : commandTable;
        (parent as Parents).children[index as number] = made(attributesOf(node), language, seen);
      } catch (error) {
        file.fail(`<${node.name}>: ${(error as Error).message}`, node);
      }
      return SKIP;
    });
  };
}
