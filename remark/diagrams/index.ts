// In:  ```dot title="A tree of cells" alt="A root cell with two children"
//      digraph { root -> left; root -> right }
//      ```
// Out: <Diagram title="A tree of cells" alt="A root cell …" svg="<svg …>…</svg>" />
//
// Graphviz runs here, at build time; colours are classes that `src/css` styles in light and dark.
import type {Code, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {renderDot} from './render.ts';

/** The value of `name="…"` in the words after a fence's language. */
function metaValue(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];
}

/** Draws `dot` fences. Throws with file and line when the drawing does not parse or has no text alternative. */
export function remarkDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: {node: Code; index: number; parent: Parents}[] = [];
    visit(tree, 'code', (node: Code, index, parent: Parents | undefined) => {
      if (node.lang === 'dot' && parent && index !== undefined) found.push({node, index, parent});
    });
    for (const {node, index, parent} of found) {
      const title = metaValue(node.meta, 'title');
      const alt = metaValue(node.meta, 'alt');
      if (!title || !alt) file.fail('A dot diagram needs title="…" and alt="…" after the word dot', node);
      let svg: string;
      try {
        svg = await renderDot(node.value);
      } catch (error) {
        file.fail(`This diagram does not parse as Graphviz dot: ${(error as Error).message}`, node);
      }
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Diagram',
        attributes: [
          {type: 'mdxJsxAttribute', name: 'title', value: title},
          {type: 'mdxJsxAttribute', name: 'alt', value: alt},
          {type: 'mdxJsxAttribute', name: 'svg', value: svg},
        ],
        children: [],
      } as unknown as Parents['children'][number];
    }
  };
}
