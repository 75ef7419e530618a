import {idsOfPage} from './anchors.ts';
import {otherFiles} from './data/routes.ts';
import type {Check, Problem} from './lib/check.ts';
import type {Context} from './lib/context.ts';
import {CODE, type LinkFact} from './lib/facts.ts';
import type {Page} from './lib/page-store.ts';
import {Routes} from './lib/routes.ts';
import {locales} from '../site/locales.ts';

/** Link texts that say nothing when they are read alone, as a screen reader's list of links reads them. */
const EMPTY_WORDS = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'link',
  'this link',
  'read more',
  'more',
  '这里',
  '此处',
  '点击这里',
  '链接',
  'здесь',
  'тут',
  'сюда',
  'ссылка',
  'по ссылке',
  'эта страница',
]);

/** Names that stand first in an address of a language, or that somebody may take for one. */
const LOCALES: ReadonlySet<string> = new Set(locales.flatMap(({name, htmlLang}) => [name, htmlLang]));

/** Every link of a page leads somewhere: to a known page and an existing anchor, or to an https address. */
export const links = {
  name: 'links',
  about: 'Each link inside the site is an absolute path to a known page and to an anchor it has; outside links are https.',
  scope: 'pages',
  async run(context) {
    const pages = await context.selected();
    const routes = new Routes(context);
    const problems: Problem[] = [];
    let count = 0;
    for (const page of pages) {
      for (const link of page.facts.links) {
        count++;
        const found = await check(context, routes, page, link);
        if (found) problems.push({file: page.file, line: link.line, ...found});
      }
    }
    return {problems, summary: `${count} links in ${pages.length} pages`};
  },
} satisfies Check;

type Finding = Omit<Problem, 'file' | 'line'>;

async function check(context: Context, routes: Routes, page: Page, {url, text, alone}: LinkFact): Promise<Finding | undefined> {
  const finding = (rule: string, message: string, remedy: string): Finding => ({rule: `links/${rule}`, message, remedy});
  if (EMPTY_WORDS.has(text.trim().toLowerCase())) {
    return finding('text', `The link text "${text.trim()}" does not say where it leads.`, 'Use the name of what is there as the text.');
  }
  if (url === '') return finding('empty', `The link "${text}" has no address.`, 'Add the address or remove the link.');
  if (/^https:\/\//.test(url)) {
    return URL.canParse(url) && !/\s/.test(url) ? undefined : finding('address', `"${url}" is no address.`, 'Correct it.');
  }
  if (/^mailto:\S+@\S+$|^tel:\+?\d+$/.test(url)) return undefined;
  if (/^http:/.test(url))
    return finding('http', `"${url}" is not encrypted.`, 'Use https:, or put the address into backticks if it is an example.');
  if (url.startsWith('pathname://')) {
    const path = url.slice('pathname://'.length);
    if (otherFiles.includes(path) || context.read(`static${path}`) !== undefined) return undefined;
    return finding('file', `There is no file "${path}".`, `Put it under static/ or use one of: ${otherFiles.join(', ')}.`);
  }
  if (/^[a-z][\w+.-]*:/i.test(url)) return finding('scheme', `"${url}" has a scheme that pages do not link to.`, 'Put it into backticks.');

  const [, path = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (path === '' && fragment !== undefined) return anchor(context, page, fragment, finding);
  if (!path.startsWith('/')) {
    return finding(
      'relative',
      `"${url}" is relative.`,
      'Write the absolute path without the language: /v3/…; relative links break in translations.',
    );
  }
  if (LOCALES.has(path.split('/')[1] ?? '')) {
    return finding('locale', `"${url}" names a language.`, 'Remove the first folder: the build adds the reader’s language.');
  }
  if (/\.mdx?$/.test(path)) return finding('extension', `"${url}" names a file.`, 'Remove the extension.');
  if (path !== '/' && path.endsWith('/')) return finding('slash', `"${url}" ends with a slash.`, 'Remove the slash.');
  const target = routes.find(path);
  if (target.kind === 'unknown') {
    const nearest = /\/README$/.test(path) ? path.replace(/\/README$/, '') : routes.nearest(path);
    return finding(
      'unknown',
      `No page has the address "${path}".`,
      nearest ? `Did you mean ${nearest}? Addresses are those of site/sidebars.` : 'Addresses are those of site/sidebars.',
    );
  }
  if (target.kind === 'other' || (fragment === undefined && !alone)) return undefined;
  const there = await context.pages.get(routes.fileIn(context, target.file, page.language));
  if (!there) return undefined;
  if (fragment !== undefined) return anchor(context, there, fragment, finding);
  const names = [there.facts.frontMatter?.title, there.facts.frontMatter?.sidebar_label].filter((name) => typeof name === 'string');
  return !names.length || text.includes(CODE) || names.flatMap(namesOf).includes(bare(text))
    ? undefined
    : finding(
        'name',
        `"${text}" is no name of the page that it leads to.`,
        `Write one of: ${names.join(', ')}; or say in the item what the page is for.`,
      );
}

/** A name without quotation marks, glosses in brackets, spaces and capital letters. */
const bare = (name: string): string => name.replace(/[«»“”"`]|\([\w\s-]+\)|\s/g, '').toLowerCase();
/** The whole name, or what follows its colon: pages of one set have the name of the set in front. */
const namesOf = (name: string): string[] => [bare(name), bare(name.split(/[:：]/).at(-1) ?? '')];

function anchor(
  context: Context,
  target: Page,
  fragment: string,
  finding: (rule: string, message: string, remedy: string) => Finding,
): Finding | undefined {
  let id: string;
  try {
    id = decodeURIComponent(fragment);
  } catch {
    return finding('anchor', `"#${fragment}" is not encoded as an address.`, 'Correct it.');
  }
  const ids = idsOfPage(target, context).map((entry) => entry.id);
  // A page that does not parse has no ids; that page's own problem is enough.
  if (ids.includes(id) || target.facts.problems.some(({rule}) => rule === 'mdx/syntax')) return undefined;
  const near = ids.filter((known) => known.includes(id) || id.includes(known)).slice(0, 3);
  return finding(
    'anchor',
    `${target.file} has no anchor "#${id}".`,
    near.length
      ? `Did you mean ${near.map((known) => `#${known}`).join(' or ')}?`
      : `It has: ${ids.slice(0, 12).join(', ')}${ids.length > 12 ? ', …' : ''}.`,
  );
}
