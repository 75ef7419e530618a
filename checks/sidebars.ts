import {idsOf, isCategory, type SidebarTree} from '../site/sidebars/sidebar-tree.ts';
import type {Check, Problem} from './lib/check.ts';

const REMEDY = 'Edit site/sidebars/<name>.ts (or site/sidebars/without.ts for a page that stands in none).';

/** Every page stands in its sidebar exactly once, and sidebars name only pages of the plan. */
export const sidebars = {
  name: 'sidebars',
  about: 'Each page of docs/ stands in one sidebar exactly once, or in the list of pages without one; keys of categories are unique.',
  scope: 'site',
  async run(context) {
    const {sidebarTrees, withoutSidebar} = context.site;
    const problems: Problem[] = [];
    const places = new Map<string, string[]>();
    const put = (id: string, place: string): void => void places.set(id, [...(places.get(id) ?? []), place]);
    for (const [name, tree] of Object.entries(sidebarTrees)) {
      for (const id of idsOf(tree)) put(id, name);
      problems.push(...categories(name, tree));
    }
    for (const id of withoutSidebar) put(id, 'without');

    for (const [id, found] of places) {
      if (found.length > 1)
        problems.push({
          file: `site/sidebars/${found[1]}.ts`,
          line: 0,
          rule: 'sidebars/twice',
          message: `"${id}" stands ${found.length} times: ${found.join(', ')}.`,
          remedy: 'Keep the place where a reader looks for it first.',
        });
    }
    const written = new Set<string>();
    for (const {file, kind, language, id} of context.pages.files) {
      if (kind !== 'doc' || language !== 'en') continue;
      written.add(id);
      if (!places.has(id)) problems.push({file, line: 0, rule: 'sidebars/unlisted', message: `No sidebar has "${id}".`, remedy: REMEDY});
    }
    const notes = [
      ...Object.entries(sidebarTrees).map(([name, tree]) => [name, idsOf(tree)] as const),
      ['(none)', withoutSidebar] as const,
    ].map(
      ([name, ids]) =>
        `${name.padEnd(11)} ${String(ids.filter((id) => written.has(id)).length).padStart(3)} of ${String(ids.length).padStart(3)} written`,
    );
    const count = [...places.keys()].filter((id) => written.has(id)).length;
    return {problems, summary: `${count} of ${places.size} pages written`, notes};
  },
} satisfies Check;

/** Keys of categories name their translations: they are unique in a sidebar, and no category is empty. */
function categories(name: string, tree: SidebarTree): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const walk = (items: SidebarTree): void => {
    for (const item of items) {
      if (typeof item === 'string') continue;
      const add = (rule: string, message: string, remedy: string): void =>
        void problems.push({file: `site/sidebars/${name}.ts`, line: 0, rule: `sidebars/${rule}`, message, remedy});
      if (seen.has(item.key))
        add('key', `The key "${item.key}" names two entries.`, 'Give one of them another key: translations are found by it.');
      seen.add(item.key);
      if (!isCategory(item)) continue;
      if (!item.items.length) add('empty', `The category "${item.label}" is empty.`, 'Remove it or put its pages into it.');
      walk(item.items);
    }
  };
  walk(tree);
  return problems;
}
