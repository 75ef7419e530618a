// In:  ## Fees {#fees}
// Out: the same heading, and below it <Anchors ids="gas-fees storage-1" />
//
// The fragments are those that site/old-fragments/table.ts has for this section of this page, in every language alike.
// Those of the beginning of the page stand before its first paragraph.
import type {Heading, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {fragmentsOf, type FragmentTable} from '../../site/old-fragments/index.ts';
import {pageAt} from '../../site/page-files.ts';

/** Gives the sections of a page their further fragments. Fails for a section of the table that the page lacks. */
export function remarkOldFragments(table?: FragmentTable) {
  return (tree: Root, file: VFile): void => {
    const page = pageAt(file.path ?? '');
    if (page?.kind !== 'doc') return;
    const sections = new Map(fragmentsOf(page.id, table));
    if (!sections.size) return;
    visit(tree, 'heading', (heading: Heading, index, parent: Parents | undefined) => {
      const last = heading.children.at(-1);
      const id = last?.type === 'text' ? /\{#([^}]+)\}\s*$/.exec(last.value)?.[1] : undefined;
      const fragments = id === undefined ? undefined : sections.get(id);
      if (!fragments) return;
      (parent as Parents).children.splice((index as number) + 1, 0, anchors(fragments));
      sections.delete(id as string);
    });
    const first = sections.get('');
    if (first)
      tree.children.splice(
        tree.children.findIndex(({type}) => type !== 'yaml' && type !== 'mdxjsEsm'),
        0,
        anchors(first),
      );
    sections.delete('');
    if (sections.size) file.fail(`site/old-fragments/table.ts names sections that this page lacks: ${[...sections.keys()].join(', ')}`);
  };
}

function anchors(fragments: readonly string[]): Root['children'][number] {
  const attributes = [{type: 'mdxJsxAttribute', name: 'ids', value: fragments.join(' ')}];
  return {type: 'mdxJsxFlowElement', name: 'Anchors', attributes, children: []} as unknown as Root['children'][number];
}
