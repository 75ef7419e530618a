import {dump} from 'js-yaml';
import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import type {Element} from 'hast';
import type {Root} from 'mdast';
import {handlers} from './handlers.ts';
import type {PageFacts} from './page.ts';
import {wordsOf} from './words.ts';

/**
 * An article as Markdown.
 *
 * @param address canonical address of its page
 * @param language tag of the language that the site is built in
 */
export function bodyOf(article: Element, address: string, language: string): string {
  const tree = toMdast({type: 'root', children: [article]}, {document: true, handlers: handlers(address, wordsOf(language))}) as Root;
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
