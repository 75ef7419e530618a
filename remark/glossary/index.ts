// In:  a [cell](/v3/concepts/glossary#cell) holds up to 1023 bits
// Out: a <Term id="cell" definition="The unit of data in TON: …">cell</Term> holds up to 1023 bits
//
// The definition is the first paragraph under the term's heading in the glossary of the page's own language. It is
// part of the built page: the hover card needs no request and is readable without JavaScript.
import type {Link, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {definitionsFor} from './definitions.ts';

const GLOSSARY = /^\/v3\/concepts\/glossary#([\w-]+)$/;

/** Gives links into the glossary the definition of their term. A term without a definition stays a plain link. */
export function remarkGlossary() {
  return (tree: Root, file: VFile): void => {
    const definitions = definitionsFor(file.path ?? '');
    if (!definitions) return;
    visit(tree, 'link', (node: Link, index, parent: Parents | undefined) => {
      const id = GLOSSARY.exec(node.url)?.[1];
      const definition = id === undefined ? undefined : definitions.get(id);
      if (id === undefined || definition === undefined || parent === undefined || index === undefined) return;
      parent.children[index] = {
        type: 'mdxJsxTextElement',
        name: 'Term',
        attributes: [
          {type: 'mdxJsxAttribute', name: 'id', value: id},
          {type: 'mdxJsxAttribute', name: 'definition', value: definition},
        ],
        children: node.children,
      } as unknown as Parents['children'][number];
    });
  };
}
