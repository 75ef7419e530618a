import {fromHtml} from 'hast-util-from-html';
import type {Element, Root} from 'hast';
import {clean} from './clean.ts';
import {find, hasClass, isElement, lineOf} from './nodes.ts';

/** What a built page says of itself. */
export interface PageFacts {
  readonly title: string;
  readonly description?: string;
  /** Canonical address. */
  readonly address: string;
  /** Language of the text, which is English on a page that is not translated yet. */
  readonly language: string;
  /** Day of the last change, `2026-11-21`. */
  readonly updated?: string;
  /** Day on which a blog post appeared. */
  readonly published?: string;
}

/** A page as its built HTML shows it. */
export interface Page extends PageFacts {
  /** The article without its title and without what is no text. */
  readonly article: Element;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const day = (value: string | undefined): string | undefined => value?.slice(0, 10);

function meta(root: Root, name: string): string | undefined {
  const tag = find(root, (element) => element.tagName === 'meta' && [element.properties.name, element.properties.property].includes(name));
  return text(tag?.properties.content);
}

/** What a built page says of itself in one sentence. */
export const descriptionOf = (html: string): string | undefined => meta(fromHtml(html), 'description');

/** Reads a built page. `source` names the file in errors. */
export function readPage(html: string, source: string): Page {
  const root = fromHtml(html);
  const article = find(root, (element) => element.tagName === 'article');
  if (!article) {
    throw new Error(
      `markdown-twins: ${source} has no <article>. A docs page, a post or a standalone page shows its text in one; has a component of src/theme lost it?`,
    );
  }
  const address = text(find(root, (element) => element.tagName === 'link' && hasRel(element, 'canonical'))?.properties.href);
  if (!address) throw new Error(`markdown-twins: ${source} has no canonical address; see src/theme/SiteMetadata`);
  const heading = find(article, (element) => element.tagName === 'h1');
  const title = lineOf(heading);
  if (!title) throw new Error(`markdown-twins: ${source} has no <h1> in its article; give the page a title`);
  const updated = find(root, (element) => hasClass(element, 'theme-last-updated'));
  const translated = find(article, (element) => element.tagName === 'div' && typeof element.properties.lang === 'string');
  const htmlTag = root.children.find((node) => isElement(node, 'html')) as Element;
  return {
    title,
    description: meta(root, 'description'),
    address,
    language: text(translated?.properties.lang) ?? text(htmlTag.properties.lang) ?? 'en',
    updated: day(text(updated && find(updated, (element) => element.tagName === 'time')?.properties.dateTime)),
    published: day(meta(root, 'article:published_time')),
    article: clean(article),
  };
}

function hasRel(element: Element, name: string): boolean {
  const {rel} = element.properties;
  return Array.isArray(rel) && rel.includes(name);
}
