import type {Element, Nodes} from 'hast';

/** Whether a node is an element, of this name if one is given. */
export function isElement(node: Nodes | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

export function hasClass(node: Element, name: string): boolean {
  const {className} = node.properties;
  return Array.isArray(className) && className.includes(name);
}

/** All text under a node, as it stands. */
export function textOf(node: Nodes | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Text on one line. */
export const lineOf = (node: Nodes | undefined): string =>
  textOf(node)
    .replace(/[\s\u200b\ufeff]+/gu, ' ')
    .trim();

/** The first element under a node, in document order, that passes. */
export function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (isElement(child) && test(child)) return child;
    const inner = find(child, test);
    if (inner) return inner;
  }
  return undefined;
}
