import type {Area} from '../src/search/core/record.ts';
import type {SiteLocale} from './locales.ts';
import {meta} from './meta.ts';

/** The hosted provider, when the site is built for one; without all three the site answers by itself. */
const {ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX} = process.env;
const given = [ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX].filter(Boolean).length;
if (given !== 0 && given !== 3) {
  throw new Error('site/search: set all of ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX, or none of them');
}

export const isHosted = given === 3;

/** `themeConfig.algolia`. The theme wants its three names even where no provider is asked; nothing reads them then. */
export const algolia = {
  appId: ALGOLIA_APP_ID || 'none',
  apiKey: ALGOLIA_SEARCH_KEY || 'none',
  indexName: ALGOLIA_INDEX || 'docs',
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
};

/** What heads the results of pages that stand in no category of a sidebar. */
export const areaLabels: Record<SiteLocale['name'], Record<Area, string>> = {
  en: {
    concepts: 'Concepts',
    guidelines: 'Guidelines',
    documentation: 'Documentation',
    contribute: 'Contribute',
    blog: 'Blog',
    other: meta.title,
  },
  mandarin: {concepts: '概念', guidelines: '指南', documentation: '文档', contribute: '贡献', blog: '博客', other: meta.title},
  ru: {
    concepts: 'Концепции',
    guidelines: 'Руководства',
    documentation: 'Документация',
    contribute: 'Участие',
    blog: 'Блог',
    other: meta.title,
  },
};
