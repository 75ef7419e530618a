import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from './client/settings';

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
