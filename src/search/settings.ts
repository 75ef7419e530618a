import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the client needs to know of the site; the same in modal and page. */
export interface SearchSettings {
  readonly language: string;
  /** Base URL of the language, with slashes. */
  readonly baseUrl: string;
  /** The hosted provider; `undefined` where the site answers by itself. */
  readonly provider?: {readonly appId: string; readonly apiKey: string; readonly indexName: string};
}

/** `appId` that `site/search.ts` gives where there is no provider. */
const NO_PROVIDER = 'none';

export function useSearchSettings(): SearchSettings {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl, themeConfig} = siteConfig;
  return useMemo(() => {
    const {appId, apiKey, indexName} = themeConfig.algolia as Required<SearchSettings>['provider'];
    return {language: i18n.currentLocale, baseUrl, provider: appId === NO_PROVIDER ? undefined : {appId, apiKey, indexName}};
  }, [baseUrl, themeConfig, i18n.currentLocale]);
}
