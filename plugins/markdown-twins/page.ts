import type {Element, Root} from 'hast';
import type {Facts} from '../built-pages/facts.ts';
import {clean} from './clean.ts';
import {find, hasClass, lineOf} from './nodes.ts';

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

/** Why a page can have no twin. */
export interface TwinFault {
  readonly fault: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const day = (value: string | undefined): string | undefined => value?.slice(0, 10);

/** What a built page says of itself, and its article without its title and without what is no text; or what it lacks for that. */
export function readPage(root: Root, facts: Facts): {page: PageFacts; article: Element} | TwinFault {
  const article = find(root, ({tagName}) => tagName === 'article');
  if (!article)
    return {
      fault: 'has no <article>. A docs page, a post or a standalone page shows its text in one; has a component of src/theme lost it?',
    };
  if (!facts.canonical) return {fault: 'has no canonical address; see src/theme/SiteMetadata'};
  const title = lineOf(find(article, ({tagName}) => tagName === 'h1'));
  if (!title) return {fault: 'has no <h1> in its article; give the page a title'};
  const updated = find(root, (element) => hasClass(element, 'theme-last-updated'));
  const translated = find(article, ({tagName, properties}) => tagName === 'div' && typeof properties.lang === 'string');
  const page = {
    title,
    description: text(facts.description),
    address: facts.canonical,
    language: text(translated?.properties.lang) ?? (facts.lang || 'en'),
    updated: day(text(updated && find(updated, ({tagName}) => tagName === 'time')?.properties.dateTime)),
    published: day(text(facts.published)),
  };
  return {page, article: clean(article)};
}
