import type {Element, ElementContent} from 'hast';
import {find, hasClass, isElement} from './nodes.ts';

/** Controls and drawings: nothing in them is text of the page. */
const CONTROLS = new Set('button input select textarea script style template svg nav dialog canvas iframe'.split(' '));

/** Parts of an article that are not its text. A component may say so of itself with `data-markdown="off"`. */
function isDropped(node: Element, parent: Element): boolean {
  const {properties, tagName} = node;
  return (
    CONTROLS.has(tagName) ||
    properties.role === 'tooltip' ||
    properties.dataMarkdown === 'off' ||
    properties.dataPageActions !== undefined ||
    hasClass(node, 'hash-link') ||
    hasClass(node, 'code-actions') ||
    hasClass(node, 'theme-doc-toc-mobile') ||
    hasClass(node, 'theme-doc-version-badge') ||
    // Tags, date and author of the last change, "Edit this page", "Report a problem".
    (tagName === 'footer' && parent.tagName === 'article') ||
    find(node, (inner) => hasClass(inner, 'theme-report-problem')) !== undefined ||
    // The title, and date and authors of a post.
    tagName === 'h1' ||
    (tagName === 'header' && find(node, (inner) => inner.tagName === 'h1') !== undefined)
  );
}

/** A copy of an article without what is no text of it. */
export function clean(article: Element): Element {
  const children = article.children.flatMap<ElementContent>((child) => {
    if (!isElement(child)) return child.type === 'text' ? [child] : [];
    return isDropped(child, article) ? [] : [clean(child)];
  });
  return {...article, children};
}
