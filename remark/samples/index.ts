// In:  ```tolk file=samples/counter/counter.tolk#storage
//      ```
// Out: the same fence with the lines between `// region storage` and `// endregion` of that file as its body.
//
// A page never holds a copy of a sample: what the reader sees is what the sample's tests ran.
import type {Code, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {parseFenceMeta} from './fence.ts';
import {quoteFile} from './quote.ts';

/** Fills fences that quote a file. Fails with file and line where there is nothing to quote. */
export function remarkSamples() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node: Code) => {
      const {file: reference} = parseFenceMeta(node.meta);
      if (reference === undefined) return;
      if (node.value.trim() !== '') file.fail('A fence that quotes a file has a body of its own: empty it', node);
      try {
        node.value = quoteFile(reference, file.cwd);
      } catch (error) {
        file.fail((error as Error).message, node);
      }
    });
  };
}
