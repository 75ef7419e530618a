import type {Context} from './context.ts';

/** The fragments that the network's earlier docs used, by page id. */
export function oldFragments(context: Context): Map<string, Set<string>> {
  const byPage = new Map<string, Set<string>>();
  const table = context.read('checks/data/old-fragments.tsv') ?? '';
  for (const line of table.split('\n').slice(1)) {
    const [path, fragment] = line.split('\t');
    if (!path || !fragment) continue;
    const id = path.replace(/^\//, '').replace(/\/$/, '');
    const known = byPage.get(id) ?? new Set();
    byPage.set(id, known.add(fragment));
  }
  return byPage;
}

/** The fragments of one page; `x/README` is served at `x`. */
export function oldFragmentsOf(table: ReadonlyMap<string, Set<string>>, id: string): ReadonlySet<string> {
  return table.get(id) ?? table.get(id.replace(/\/README$/, '')) ?? new Set();
}
