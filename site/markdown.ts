import type {MDXOptions} from '@docusaurus/mdx-loader';
import {remarkDiagrams} from '../remark/diagrams/index.ts';
import {remarkGlossary} from '../remark/glossary/index.ts';
import {remarkPendingLinks} from '../remark/pending-links/index.ts';

/** The transformers of every Markdown page (docs, blog, pages), in the order in which they run. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [remarkPendingLinks, remarkGlossary, remarkDiagrams],
  remarkPlugins: [],
  rehypePlugins: [],
} satisfies Partial<MDXOptions>;
