import type {Element, Root} from 'hast';
import type {Facts} from '../built-pages/facts.ts';
import {find, hasClass} from '../markdown-twins/nodes.ts';
import {sectionsOf, textOf, type Section} from './sections.ts';

/** What the build says about a page, read from its HTML alone. */
export interface Page {
  /** `docs`, `post` or `page`; lists, tags and the search page are none of these and are left out. */
  readonly type: 'docs' | 'post' | 'page';
  /** Id of a docs page, for its front matter. */
  readonly docsId?: string;
  readonly title: string;
  readonly tag: string;
  /** Labels of the sidebar categories that lead to the page, outermost first. */
  readonly categories: readonly string[];
  readonly sections: readonly Section[];
}

/** Where the article stands, by the sort of page; the first that is there. */
const articleOf = (root: Root, main: Element | undefined): Element | undefined =>
  find(root, (element) => hasClass(element, 'theme-doc-markdown')) ??
  find(root, ({properties}) => properties.id === '__blog-post-container') ??
  (main && find(main, (element) => hasClass(element, 'markdown'))) ??
  main;

function pageType(classes: readonly string[]): Page['type'] | undefined {
  if (classes.includes('docs-doc-page')) return 'docs';
  if (classes.includes('blog-post-page')) return 'post';
  if (classes.includes('plugin-pages')) return 'page';
  return undefined;
}

/** What search has of a built page; `undefined` where it has nothing of its own to be found by. */
export function readPage(root: Root, facts: Facts): Page | undefined {
  const type = pageType(facts.classes);
  if (!type || facts.robots.includes('noindex')) return undefined;
  const main = find(root, ({tagName}) => tagName === 'main');
  const article = articleOf(root, main);
  if (!article) return undefined;
  const heading = main && find(main, ({tagName}) => tagName === 'h1');
  const title = (heading ? textOf(heading) : '').replace(/\s+/g, ' ').trim() || facts.title.split(' | ')[0]!.trim();
  return {
    type,
    docsId: facts.classes.find((name) => name.startsWith('docs-doc-id-'))?.slice('docs-doc-id-'.length),
    title,
    tag: facts.searchTag || 'default',
    categories: facts.breadcrumbs.slice(0, -1),
    sections: sectionsOf(article, title),
  };
}
