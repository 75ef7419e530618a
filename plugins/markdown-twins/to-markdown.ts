import {dump} from 'js-yaml';
import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {Root} from 'mdast';
import {handlers} from './handlers.ts';
import type {Page, PageFacts} from './page.ts';
import {wordsOf} from './words.ts';

/** What a page's Markdown depends on beside the page. */
export interface Site {
  /** Tag of the language that the site is built in. */
  readonly language: string;
  /** Titles that admonitions have by themselves, in any of the languages. */
  readonly admonitionLabels: ReadonlySet<string>;
}

/** The article of a page as Markdown, without its title. */
export function bodyOf(page: Page, site: Site): string {
  const tree = toMdast(
    {type: 'root', children: [page.article]},
    {
      document: true,
      handlers: handlers({address: page.address, words: wordsOf(site.language), admonitionLabels: site.admonitionLabels}),
    },
  ) as Root;
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    // An address in angle brackets is a link to few readers only.
    resourceLink: true,
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  });
}

/** A page's twin: what is known of it as YAML, its title, its text. */
export function twinOf(page: PageFacts, body: string): string {
  const {title, description, address, language, updated, published} = page;
  const data = {title, description, url: address, language, published, updated};
  const known = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
  return `---\n${dump(known, {lineWidth: -1, quotingType: '"'})}---\n\n# ${title}\n\n${body}`;
}
