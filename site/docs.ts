import type {Options} from '@docusaurus/plugin-content-docs';
import {docs, type PageAmongDocs} from '../plugins/docs/index.ts';
import {editUrl} from './edit-url.ts';
import {markdownPlugins} from './markdown.ts';

/** Pages of `src/pages` that stand in a sidebar. `site/sidebars` has their links. */
export const pagesAmongDocs = [
  {
    path: '/v3/documentation/tvm/instructions',
    component: '@site/src/pages/v3/documentation/tvm/instructions.tsx',
    sidebar: 'develop',
  },
] as const satisfies readonly PageAmongDocs[];

/** For the pages plugin, which has patterns of its own beside these. */
export const leftToDocs: readonly string[] = pagesAmongDocs.map(({component}) => component.replace('@site/src/pages/', ''));

const options: Options = {
  routeBasePath: '/',
  sidebarPath: './site/sidebars/docusaurus.ts',
  breadcrumbs: true,
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  onInlineTags: 'throw',
  editUrl,
  ...markdownPlugins,
};

/** The docs, in place of the classic preset's. */
export const docsPlugin = [docs(pagesAmongDocs), options] as const;
