import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import type {Element} from 'hast';
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
  sections: readonly Section[];
}

/** Where the article stands, by the sort of page; the first that matches. */
const ARTICLES = ['.theme-doc-markdown', '#__blog-post-container', 'main .markdown', 'main'];

function pageType(htmlClasses: readonly string[]): Page['type'] | undefined {
  if (htmlClasses.includes('docs-doc-page')) return 'docs';
  if (htmlClasses.includes('blog-post-page')) return 'post';
  if (htmlClasses.includes('plugin-pages')) return 'page';
  return undefined;
}

/** Labels of the categories in the page's `BreadcrumbList`; the last entry of that is the page itself. */
function categoriesOf(scripts: readonly Element[]): string[] {
  for (const script of scripts) {
    const child = script.children[0];
    if (child?.type !== 'text') continue;
    const data = JSON.parse(child.value) as {'@type'?: string; itemListElement?: {name: string}[]};
    if (data['@type'] === 'BreadcrumbList') return (data.itemListElement ?? []).slice(0, -1).map(({name}) => name);
  }
  return [];
}

/** Reads a built page; `undefined` where it has nothing of its own to be found by. */
export function readPage(html: string): Page | undefined {
  const root = fromHtml(html);
  const htmlClasses = (select('html', root)?.properties.className as string[] | undefined) ?? [];
  const type = pageType(htmlClasses);
  if (!type) return undefined;
  const robots = select('meta[name=robots], meta[property=robots]', root);
  if (/noindex/.test(String(robots?.properties.content ?? ''))) return undefined;
  const article = ARTICLES.map((selector) => select(selector, root)).find((found) => found !== undefined);
  if (!article) return undefined;
  const heading = select('main h1', root);
  const title = (heading ? textOf(heading) : '').replace(/\s+/g, ' ').trim() || titleTag(root);
  return {
    type,
    docsId: htmlClasses.find((name) => name.startsWith('docs-doc-id-'))?.slice('docs-doc-id-'.length),
    title,
    tag: String(select('meta[name="docsearch:docusaurus_tag"]', root)?.properties.content ?? 'default'),
    categories: categoriesOf(selectAll('script[type="application/ld+json"]', root)),
    sections: sectionsOf(article, title),
  };
}

function titleTag(root: Parameters<typeof select>[1]): string {
  const title = select('title', root);
  return (title ? textOf(title) : '').split(' | ')[0]!.trim();
}
