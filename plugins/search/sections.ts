import {withoutInvisible} from '../../src/search/core/tokens.ts';
import type {Element, ElementContent, Nodes, Root} from 'hast';

/** A heading with the text under it, up to the next heading. */
export interface Section {
  /** Id of the heading; empty for the part of the page above its first heading. */
  readonly id: string;
  /** 1 for the page's title, 2 for `h2` and so on. */
  readonly level: number;
  readonly title: string;
  /** Prose with one space between words. */
  text: string;
  /** Text of the code samples. */
  code: string;
}

const BLOCKS = new Set(
  'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tfoot tr ul option'.split(
    ' ',
  ),
);
const NEVER = new Set('script style noscript template svg button nav form select input textarea iframe canvas'.split(' '));
const NEVER_CLASSES = new Set(['hash-link', 'code-actions', 'code-lang', 'code-verdict']);

const classes = (node: Element): readonly string[] =>
  Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];

/**
 * Parts of a page that are no text of it: definitions in the cards of glossary terms, links beside headings, buttons and
 * verdicts of code samples, and whatever says so itself with `data-search="off"`.
 */
function isSkipped(node: Element): boolean {
  const {properties, tagName} = node;
  if (NEVER.has(tagName) || properties.role === 'tooltip' || properties.dataSearch === 'off') return true;
  return classes(node).some((name) => NEVER_CLASSES.has(name) || name.startsWith('theme-doc-toc'));
}

const squash = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\s\u200b]+/gu, ' ')
    .trim();

/** Text of a node as a reader sees it, without what {@link isSkipped} leaves out. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element' && isSkipped(node)) return '';
  const inner = node.children.map((child) => textOf(child as ElementContent)).join('');
  return node.type === 'element' && BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
}

const levelOf = (node: Element): number | undefined => (/^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : undefined);

/** The heading of a table row that can be linked to, such as an instruction's name; nothing for any other element. */
function rowHeading(node: Element): Element | undefined {
  if (node.tagName !== 'tr' || !node.properties.id) return undefined;
  const first = node.children.find((child): child is Element => child.type === 'element');
  return first?.tagName === 'th' && first.properties.scope === 'row' ? first : undefined;
}

/** A heading's own words: counts and other names stand beside it in small print. */
function titleOf(heading: Element): string {
  const children = heading.children.filter((child) => child.type !== 'element' || child.tagName !== 'small');
  return squash(children.map(textOf).join(''));
}

/**
 * The sections of an article, in reading order; the first is what stands under the page's `title`. Headings without an id
 * cannot be linked to: their text belongs to the section around them. A row of a table with an id and a heading is a
 * section too.
 */
export function sectionsOf(root: Root | Element, title: string): Section[] {
  const sections: Section[] = [{id: '', level: 1, title, text: '', code: ''}];
  const current = (): Section => sections.at(-1)!;
  let depth = 1;
  let inRow = false;

  const visit = (node: Nodes): void => {
    if (node.type === 'text') {
      current().text += node.value;
      return;
    }
    if (node.type === 'root') return node.children.forEach(visit);
    if (node.type !== 'element' || isSkipped(node)) return;
    // Small print of a row is how it was measured: the same in each.
    if (node.tagName === 'small' && inRow) {
      current().text += ' ';
      return;
    }
    if (node.tagName === 'pre') {
      current().code += `${textOf(node)}\n`;
      current().text += ' ';
      return;
    }
    const level = levelOf(node);
    const id = String(node.properties.id ?? '');
    if (level === 1) return;
    if (level !== undefined && id) {
      depth = level;
      sections.push({id, level, title: titleOf(node), text: '', code: ''});
      return;
    }
    const heading = rowHeading(node);
    if (heading) sections.push({id, level: Math.min(depth + 1, 6), title: titleOf(heading), text: '', code: ''});
    const outside = inRow;
    inRow ||= heading !== undefined;
    if (BLOCKS.has(node.tagName)) current().text += ' ';
    node.children.forEach(visit);
    inRow = outside;
    if (BLOCKS.has(node.tagName)) current().text += ' ';
  };
  visit(root);
  for (const section of sections) {
    section.text = squash(section.text);
    section.code = withoutInvisible(section.code).trim();
  }
  return sections;
}
