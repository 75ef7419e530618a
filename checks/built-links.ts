import {loadBuild, type Build, type BuiltPage} from './lib/build.ts';
import type {Check, Problem} from './lib/check.ts';

/** Ids that the browser knows without an element. */
const BROWSER_FRAGMENTS = new Set(['', 'top']);

/** In the HTML that readers get, every link, anchor, image and file is there. */
export const builtLinks = {
  name: 'built-links',
  about: 'In the build, in every language: no broken link, anchor, image or file, no id twice in a page.',
  scope: 'built',
  async run(context) {
    const build = loadBuild(context);
    if (!build) return {problems: [], summary: 'there is no build/', skipped: true};
    const problems: Problem[] = [];
    let count = 0;
    for (const page of build.pages) {
      const add = (rule: string, message: string, remedy: string): void =>
        void problems.push({file: page.file, line: 0, rule: `built-links/${rule}`, message, remedy});
      const {facts} = page;
      for (const id of twice(facts.ids)) add('duplicate-id', `The id "${id}" stands twice.`, 'Give one of the two elements another id.');
      if (facts.isRedirect) continue;
      for (const href of facts.hrefs) {
        count++;
        link(context.site.url, build, page, href, add);
      }
      for (const asset of facts.assets) {
        count++;
        const address = inside(context.site.url, page, asset);
        if (address && !build.answers(decodeURI(address.pathname)))
          add('file', `There is no file "${asset}".`, 'Correct the address, or put the file under static/.');
      }
    }
    return {problems: gathered(problems), summary: `${count} links and files in ${build.pages.length} pages`};
  },
} satisfies Check;

/** What stands on many pages comes from navbar, footer or a layout: it is told once, with the number of pages. */
function gathered(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = `${problem.rule} ${problem.message}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return group.length > 5 && first ? [{...first, message: `${first.message} So on ${group.length} pages.`}] : group;
  });
}

/** The address on this site that a link leads to; `undefined` for one that leads elsewhere. */
function inside(origin: string, page: BuiltPage, href: string): URL | undefined {
  if (!URL.canParse(href, `${origin}${page.address}`)) return undefined;
  const url = new URL(href, `${origin}${page.address}`);
  return url.origin === new URL(origin).origin ? url : undefined;
}

function link(
  origin: string,
  build: Build,
  page: BuiltPage,
  href: string,
  add: (rule: string, message: string, remedy: string) => void,
): void {
  if (!URL.canParse(href, `${origin}${page.address}`)) {
    add('address', `"${href}" is no address.`, 'Correct it.');
    return;
  }
  const url = inside(origin, page, href);
  if (!url) return;
  let pathname: string;
  let fragment: string;
  try {
    pathname = decodeURI(url.pathname);
    fragment = decodeURIComponent(url.hash.slice(1));
  } catch {
    add('address', `"${href}" is not encoded as an address.`, 'Correct it.');
    return;
  }
  const target = build.byAddress.get(pathname) ?? build.byAddress.get(`${pathname}/`);
  if (!target) {
    if (!build.answers(pathname)) add('link', `"${href}" leads nowhere.`, 'Correct the link in the page or in site/.');
    else if (pathname.endsWith('/')) add('slash', `"${href}" ends with a slash, which this site's addresses do not.`, 'Remove it.');
    return;
  }
  if (fragment && !BROWSER_FRAGMENTS.has(fragment) && !fragment.startsWith(':~:') && !target.facts.ids.includes(fragment)) {
    add(
      'anchor',
      `"${href}": ${target.file} has no anchor "#${fragment}".`,
      'Use an id that the page has, or add the fragment to its section in site/old-fragments/table.ts.',
    );
  }
}

function twice(ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
}
