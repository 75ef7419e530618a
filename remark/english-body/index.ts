// In:  a translation whose body is pending: `i18n/ru/…/current/v3/x.mdx`, with the English body that
//      `plugins/freshness` gave it.
// Out: the same tree, in a file named `docs/v3/x.mdx`.
//
// All that stands in the text is then in the text's language: definitions on glossary cards, numbers, the verdicts under
// samples. It must run first.
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {englishFileOf} from './english-file.ts';

/** Names the English file of a page that shows the English body. Leaves every other page alone. */
export function remarkEnglishBody() {
  return (_tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {translation?: unknown}};
    if (frontMatter?.translation !== 'missing') return;
    const english = englishFileOf(path.relative(file.cwd, file.path));
    if (english !== undefined) file.path = path.join(file.cwd, english);
  };
}
