import {loadBuild, type BuiltPage} from './lib/build.ts';
import type {Check, Problem} from './lib/check.ts';

/** Pages that no reader finds by search: they may share a title, and need no canonical address. */
const NOT_INDEXED = /\/404$|\/search$/;

/** Each page says what it is and in which languages it exists. */
export const builtHead = {
  name: 'built-head',
  about: 'In the build: lang, canonical, hreflang for all languages and x-default, og:locale, a title and a description of its own.',
  scope: 'built',
  async run(context) {
    const build = loadBuild(context);
    if (!build) return {problems: [], summary: 'there is no build/', skipped: true};
    const {locales, url} = context.site;
    const problems: Problem[] = [];
    const pages = build.pages.filter(({facts}) => !facts.isRedirect);
    const [fallback] = locales;
    for (const page of pages) {
      const {facts, locale, address} = page;
      const add = (rule: string, message: string, remedy: string): void =>
        void problems.push({file: page.file, line: 0, rule: `built-head/${rule}`, message, remedy});
      if (facts.lang !== locale.htmlLang) add('lang', `<html lang> is "${facts.lang}", not "${locale.htmlLang}".`, 'See site/locales.ts.');
      if (facts.ogLocale !== locale.ogLocale)
        add('og-locale', `og:locale is "${facts.ogLocale}", not "${locale.ogLocale}".`, 'See site/locales.ts and src/theme/SiteMetadata.');
      if (!facts.title) add('title', 'The page has no <title>.', 'Give it a title.');
      if (NOT_INDEXED.test(address)) continue;
      if (!facts.description)
        add('description', 'The page has no description.', 'Give it one in its front matter, or where its layout is made.');
      if (facts.canonical !== `${url}${address}`)
        add(
          'canonical',
          `The canonical address is "${facts.canonical}", not "${url}${address}".`,
          'See url and baseUrl of the configuration.',
        );
      const rest = address.slice(locale.baseUrl.length);
      for (const {lang, baseUrl} of [
        ...locales.map(({htmlLang, baseUrl: base}) => ({lang: htmlLang as string, baseUrl: base as string})),
        {lang: 'x-default', baseUrl: fallback?.baseUrl ?? '/'},
      ]) {
        const expected = `${url}${baseUrl}${rest}`;
        const found = facts.alternates.filter((alternate) => alternate.lang === lang);
        if (found.length !== 1 || found[0]?.href !== expected) {
          add(
            'hreflang',
            `hreflang "${lang}" is ${found.length ? found.map(({href}) => `"${href}"`).join(' and ') : 'missing'}, not "${expected}".`,
            'See site/locales.ts and src/theme/SiteMetadata.',
          );
        } else if (!build.answers(`${baseUrl}${rest}`)) {
          add(
            'hreflang',
            `hreflang "${lang}" leads to "${expected}", which is not built.`,
            'Build all languages; each page exists in each.',
          );
        }
      }
    }
    problems.push(...same(pages, 'title'), ...same(pages, 'description'));
    return {problems, summary: `${pages.length} pages, ${locales.length} languages`};
  },
} satisfies Check;

/** Pages of one language that have the same title or description. Further pages of a list share theirs with the first. */
function same(pages: readonly BuiltPage[], what: 'title' | 'description'): Problem[] {
  const first = new Map<string, BuiltPage>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const text = page.facts[what];
    if (!text || NOT_INDEXED.test(page.address) || /\/page\/\d+$/.test(page.address)) continue;
    const key = `${page.locale.name}\n${text}`;
    const other = first.get(key);
    if (!other) first.set(key, page);
    else
      problems.push({
        file: page.file,
        line: 0,
        rule: `built-head/same-${what}`,
        message: `The ${what} is that of ${other.address}: "${text}".`,
        remedy: `Give each page a ${what} of its own: a list of results shows nothing else.`,
      });
  }
  return problems;
}
