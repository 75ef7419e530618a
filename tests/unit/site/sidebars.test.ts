import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isWritten, sidebars, sidebarTrees} from '../../../site/sidebars/index.ts';
import {idsOf} from '../../../site/sidebars/sidebar-tree.ts';
import {withoutSidebar} from '../../../site/sidebars/without.ts';

/** Every page id in what Docusaurus reads. */
function shown(items: unknown): string[] {
  return (items as {type: string; id?: string; items?: unknown}[]).flatMap((item) =>
    item.type === 'doc' ? [item.id as string] : shown(item.items),
  );
}

test('R-116 four sidebars, and some pages with none', () => {
  assert.deepEqual(Object.keys(sidebars), ['learn', 'contribute', 'develop', 'guidelines']);
  assert.deepEqual(
    Object.values(sidebarTrees).map((tree) => idsOf(tree).length),
    // 113 addresses of the older site in the third, one page for each of the global versions 10 to 15, and the serializer
    [17, 9, 113 + 6 + 1, 123],
  );
  assert.equal(withoutSidebar.length, 19);
  assert.ok(withoutSidebar.some((id) => id.includes('/archive/')));
  assert.ok(withoutSidebar.includes('v3/contribute/contribution-rules'));
});

test('R-116 sidebars list exactly the written pages, in the order of the tree', () => {
  for (const [name, tree] of Object.entries(sidebarTrees))
    assert.deepEqual(
      shown(sidebars[name]),
      idsOf(tree).filter((id) => isWritten(id)),
    );
});

test('R-217 categories have keys that are unique in their sidebar', () => {
  for (const tree of Object.values(sidebarTrees)) {
    const keys: string[] = [];
    const walk = (items: typeof tree): void => {
      for (const item of items) {
        if (typeof item === 'string') continue;
        keys.push(item.key);
        walk(item.items as typeof tree);
      }
    };
    walk(tree);
    assert.equal(new Set(keys).size, keys.length);
  }
});
