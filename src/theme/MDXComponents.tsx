import MDXComponents from '@theme-original/MDXComponents';
import Anchors from '@site/src/components/Anchors';
import CodeFigure from '@site/src/components/CodeFigure';
import Diagram from '@site/src/components/Diagram';
import Term from '@site/src/components/Term';

/** What a page may use without importing anything. Each has a live example on the contribution pages. */
export default {...MDXComponents, Anchors, CodeFigure, Diagram, Term};
