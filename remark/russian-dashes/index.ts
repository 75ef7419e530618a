// In:  Ячейка — это…   `seqno` — счётчик   (with ordinary spaces, as one types)
// Out: the same with a no-break space before each dash, on Russian pages
//
// A Russian line may end with a dash and must not begin with one.
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {languageOf} from '../../site/page-files.ts';

/** Binds dashes to the word before them in the prose of Russian pages; code and attributes stay as they are. */
export function remarkRussianDashes() {
  return (tree: Root, file: VFile): void => {
    if (languageOf(file.path ?? '') !== 'ru') return;
    visit(tree, 'text', (node) => {
      node.value = node.value.replaceAll(/ —(?=\s|$)/g, '\u00a0—');
    });
  };
}
