// In:  <TranslationState />
// Out: how many translations are fresh, stale and missing in each language; the pages that wait, with what has changed
//      in English and links to edit; and, folded, the list of all pages.
//
// What the state is, `site/markdown.ts` gives: it is compared as for the notice above a page (plugins/freshness). The
// reader's browser gets text.
import type {Parents, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {languageOf} from '../../site/page-files.ts';
import type {Section} from './entries.ts';
import {render} from './render.ts';

/** Replaces `<TranslationState />` by tables. `sections` reads all pages of the site, and is asked only by a page that needs it. */
export function remarkTranslationState(sections: () => readonly Section[]) {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (found, index, parent) => {
      const node = found as unknown as MdxJsxFlowElement | MdxJsxTextElement;
      if (node.name !== 'TranslationState') return undefined;
      if (node.type === 'mdxJsxTextElement') file.fail('<TranslationState /> stands on a line of its own', node);
      const content = render(sections(), languageOf(file.path ?? ''));
      (parent as Parents).children.splice(index as number, 1, ...(content as Parents['children']));
      return [SKIP, (index as number) + content.length];
    });
  };
}
