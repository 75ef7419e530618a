import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {gtag} from './site/analytics.ts';
import {announcementBar} from './site/announcement.ts';
import {feedOptions, readingTime} from './site/blog.ts';
import {docsPlugin, leftToDocs} from './site/docs.ts';
import {footerColumns} from './site/footer.ts';
import {headTags} from './site/head.ts';
import {i18n, locales} from './site/locales.ts';
import {markdownPlugins} from './site/markdown.ts';
import {meta} from './site/meta.ts';
import {navbarItems} from './site/navbar.ts';
import {parseFrontMatter} from './plugins/freshness/index.ts';
import {withOpeners} from './plugins/section-openers/index.ts';
import {history} from './plugins/people/index.ts';
import {plugins} from './site/plugins.ts';
import {algolia} from './site/search.ts';
import {editUrl} from './site/edit-url.ts';
import {pageTemplate} from './site/template.ts';

const config: Config = {
  title: meta.title,
  tagline: meta.tagline,
  url: meta.url,
  baseUrl: '/',
  trailingSlash: false,
  ssrTemplate: pageTemplate(),
  favicon: 'img/favicon.svg',
  i18n,
  customFields: {repository: meta.repository},
  headTags,
  clientModules: [
    './src/client/route-loading.ts',
    './src/client/term-cards.ts',
    './src/client/copy-page.ts',
    './src/client/scroll-regions.ts',
    './src/client/code-actions.ts',
    './src/client/playground.ts',
    './src/client/attack.ts',
    './src/client/print.ts',
    './src/client/menus.ts',
    './src/client/prefetches.ts',
    './src/client/contents.ts',
    // Half a kilobyte for all pages: else the contract of the home page brings the file of the articles along, which has nine.
    './src/components/CodeFigure/index.tsx',
  ],
  future: {v4: true, experimental_vcs: history()},
  // Readers keep the keys that the older site stored; the v4 default would name them differently in each language.
  storage: {type: 'localStorage', namespace: false},
  // As specified: the build warns, `npm run check` fails on each of these, in every language.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    parseFrontMatter: withOpeners(parseFrontMatter),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
  },
  presets: [
    [
      'classic',
      {
        docs: false, // site/docs.ts
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'Articles about changes of the network and about this documentation',
          showReadingTime: true,
          readingTime,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          feedOptions: feedOptions(),
          blogSidebarCount: 'ALL',
          editUrl,
          ...markdownPlugins,
        },
        pages: {editUrl, exclude: [...GlobExcludeDefault, ...leftToDocs], ...markdownPlugins},
        sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: locales.map(({baseUrl}) => `${baseUrl}search`)},
        gtag,
        theme: {
          customCss: ['tokens', 'site', 'code', 'cell-tree', 'search'].map((name) => `./src/css/${name}.css`),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [docsPlugin as unknown as PluginConfig, ...plugins],
  themeConfig: {
    algolia,
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar,
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}, versionPersistence: 'localStorage'},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      hideOnScroll: false,
      logo: {alt: 'TON Docs', src: 'img/logo-light.svg', srcDark: 'img/logo-dark.svg', width: 100, height: 32},
      items: navbarItems,
    },
    footer: {links: footerColumns, copyright: 'Text CC BY 4.0, code MIT.'},
    // Code is highlighted at build time (remark/highlight); nothing of this reaches the browser.
    prism: {theme: {plain: {}, styles: []}, darkTheme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
