import type {Area} from '../src/search/core/record.ts';
import type {SiteLocale} from './locales.ts';
import {meta} from './meta.ts';

/** What a build for the hosted provider is given; with none of them the site answers by itself. */
const NAMES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/** Whether the site is built for the hosted provider; throws where it is given a part of what that needs. */
export function isHostedBy(env: NodeJS.ProcessEnv): boolean {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === NAMES.length) return missing.length === 0;
  throw new Error(
    `site/search: set all of ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX, or none of them; missing: ${missing.join(', ')}`,
  );
}

/** `themeConfig.algolia`. The theme wants its three names even where no provider is asked; nothing reads them then. */
export const algoliaOf = (env: NodeJS.ProcessEnv) => ({
  appId: env.ALGOLIA_APP_ID || 'none',
  apiKey: env.ALGOLIA_SEARCH_KEY || 'none',
  indexName: env.ALGOLIA_INDEX || 'docs',
  contextualSearch: true,
  searchPagePath: 'search',
  insights: false,
});

/** Hosts that the provider's client asks, for the policy of the server. */
export const searchHosts = (env: NodeJS.ProcessEnv): string[] =>
  isHostedBy(env) ? [`https://${env.ALGOLIA_APP_ID}-dsn.algolia.net`, 'https://*.algolianet.com'] : [];

export const isHosted = isHostedBy(process.env);
export const algolia = algoliaOf(process.env);

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
  mandarin: {concepts: '概念', guidelines: '指南', documentation: '文档', contribute: '参与贡献', blog: '博客', other: meta.title},
  ru: {
    concepts: 'Понятия',
    guidelines: 'Руководства',
    documentation: 'Документация',
    contribute: 'Участие',
    blog: 'Блог',
    other: meta.title,
  },
};
