import {idsOfPage} from './anchors.ts';
import type {Check, Problem} from './lib/check.ts';
import {Routes} from './lib/routes.ts';

const FILE = 'site/redirects';

/** Old addresses lead to pages of today, in one step. */
export const redirects = {
  name: 'redirects',
  about: 'Each old address leads in one step to a page or to https; none is a page, stands twice or leads in a circle.',
  scope: 'site',
  async run(context) {
    const routes = new Routes(context);
    const {live, anchors} = context.site.redirects();
    const from = new Map<string, string>();
    const problems: Problem[] = [];
    const add = (rule: string, message: string, remedy: string): void =>
      void problems.push({file: FILE, line: 0, rule: `redirects/${rule}`, message, remedy});
    for (const entry of live) {
      const key = normal(entry.from);
      if (!entry.from.startsWith('/')) add('from', `"${entry.from}" is no path.`, 'Start it with a slash.');
      if (/[?#]/.test(entry.from))
        add(
          'from',
          `"${entry.from}" has a query or a fragment, which no server compares.`,
          'Remove it: query and fragment are kept on the way.',
        );
      const first = from.get(key);
      if (first === undefined) from.set(key, entry.to);
      else
        add(
          'duplicate',
          `"${entry.from}" stands twice${first === entry.to ? '' : `, with different targets: ${first} and ${entry.to}`}.`,
          'Remove one of the two.',
        );
      if (routes.find(key).kind === 'page') add('live', `"${entry.from}" is a page of today.`, 'Remove the redirect, or move the page.');
    }
    for (const {from: start, to} of live) {
      if (/^https:\/\/[^\s]+$/.test(to)) continue;
      if (/^[a-z]+:/i.test(to)) {
        add('scheme', `"${start}" leads to "${to}".`, 'Outside targets are https addresses.');
        continue;
      }
      const path = normal(to.replace(/[?#].*$/, ''));
      if (path === normal(start)) add('loop', `"${start}" leads to itself.`, 'Give it the address of the page.');
      else if (from.has(path))
        add('chain', `"${start}" leads to "${to}", which leads on to "${from.get(path)}".`, `Let it lead to "${from.get(path)}" at once.`);
      else if (routes.find(path).kind === 'unknown') {
        const nearest = routes.nearest(path);
        add(
          'target',
          `"${start}" leads to "${to}", which is no page.`,
          `Give it a page of site/sidebars${nearest ? `, for example ${nearest}` : ''}.`,
        );
      }
    }
    // No server sees a fragment: the page itself must have the anchor.
    for (const address of anchors) {
      const [path = '', fragment = ''] = address.split('#');
      const target = routes.find(normal(path));
      const page = target.kind === 'page' ? await context.pages.get(target.file) : undefined;
      if (page && !idsOfPage(page, context).some(({id}) => id === fragment))
        add(
          'anchor',
          `"${address}" differs from a page by its fragment only, and ${page.file} has no such anchor.`,
          `Add it to the section that answers it, in site/old-fragments/table.ts.`,
        );
    }
    const outside = live.filter(({to}) => to.startsWith('https:')).length;
    return {
      problems,
      summary: `${live.length} old addresses: ${live.length - outside} to pages, ${outside} outside${anchors.length ? `; ${anchors.length} anchors` : ''}`,
    };
  },
} satisfies Check;

/** Servers answer with and without the last slash alike. */
function normal(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
