import {idsOf, isCategory, type SidebarTree} from '../site/sidebars/sidebar-tree.ts';
import type {Check, Problem} from './lib/check.ts';

const REMEDY = 'Edit site/sidebars/<name>.ts (or site/sidebars/without.ts for a page that stands in none).';

/** Every page stands in its sidebar exactly once, and sidebars name only pages that there are. */
export const sidebars = {
  name: 'sidebars',
  about:
    'Each page of docs/ stands in one sidebar exactly once, or in the list of pages without one, and no other id stands there; keys of categories are unique.',
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
    const pages = new Set<string>();
    for (const {file, kind, language, id} of context.pages.files) {
      if (kind !== 'doc' || language !== 'en') continue;
      pages.add(id);
      if (!places.has(id)) problems.push({file, line: 0, rule: 'sidebars/unlisted', message: `No sidebar has "${id}".`, remedy: REMEDY});
    }
    for (const [id, [place]] of places) {
      if (pages.has(id)) continue;
      problems.push({
        file: `site/sidebars/${place}.ts`,
        line: 0,
        rule: 'sidebars/missing',
        message: `There is no page "${id}".`,
        remedy: `Write docs/${id}.mdx, or remove the id and let its old addresses lead elsewhere (site/redirects/old-paths.ts).`,
      });
    }
    const counts = [
      ...Object.entries(sidebarTrees).map(([name, tree]) => [name, idsOf(tree)] as const),
      ['(none)', withoutSidebar] as const,
    ];
    return {
      problems,
      summary: `${pages.size} pages`,
      notes: counts.map(([name, ids]) => `${name.padEnd(11)} ${String(ids.length).padStart(3)}`),
    };
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
