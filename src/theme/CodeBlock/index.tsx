import React from 'react';
import CodeFigure from '@site/src/components/CodeFigure';
import type {Props} from '@theme/CodeBlock';

/**
 * What is left for the theme's own code block: code that a component, not a fence, puts on a page. It is shown as it is,
 * without colours: highlighting happens at build time (`remark/highlight`), and no highlighter reaches the browser.
 */
export default function CodeBlock({children, className, language, title}: Props): React.ReactElement {
  const lang = language ?? /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  return (
    <CodeFigure lang={lang} title={typeof title === 'string' ? title : undefined} html={escapeHtml(textOf(children).replace(/\n$/, ''))} />
  );
}

function textOf(node: React.ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return React.isValidElement<{children?: React.ReactNode}>(node) ? textOf(node.props.children) : '';
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
