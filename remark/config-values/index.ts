// In:  a unit of gas costs <ConfigValue name="basechain.gasPrice" unit /> (<ConfigDate />)
// Out: a unit of gas costs 66.67 nanograms (block 84,773,657, 8 August 2026)
//
// The values are data/config/mainnet.ts, which a test compares with the real configuration. The page gets plain text in
// its language's number format: nothing of this reaches the browser.
import type {Parents, Root, Text} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {mainnet} from '../../data/config/mainnet.ts';
import {configValues} from '../../data/config/values.ts';
import {languageOf, type Language} from '../../site/page-files.ts';
import {formatConfigDate, formatFigure} from './format.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Replaces `<ConfigValue>` and `<ConfigDate>` by text. Fails with file and line for a name that the configuration does not have. */
export function remarkConfigValues() {
  return (tree: Root, file: VFile): void => {
    const language = languageOf(file.path ?? '');
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (found, index, parent) => {
      const node = found as unknown as Element;
      if (node.name !== 'ConfigValue' && node.name !== 'ConfigDate') return undefined;
      const value = node.name === 'ConfigDate' ? formatConfigDate(mainnet.block, mainnet.date, language) : figure(node, file, language);
      const text: Text = {type: 'text', value};
      (parent as Parents).children[index as number] = node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [text]} : text;
      return SKIP;
    });
  };
}

function figure(node: Element, file: VFile, language: Language): string {
  const attribute = (name: string): unknown => node.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name)?.value;
  const name = attribute('name');
  const known = typeof name === 'string' ? configValues[name] : undefined;
  if (known === undefined)
    file.fail(
      `<ConfigValue>: the configuration has no value named "${String(name)}". There are: ${Object.keys(configValues).join(', ')}`,
      node,
    );
  return formatFigure(known, language, attribute('unit') !== undefined);
}
