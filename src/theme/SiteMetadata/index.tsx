import React from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {cardOf} from '@site/site/cards';
import {localeOf, locales} from '@site/site/locales';

/**
 * The theme's metadata of every page, with Open Graph's name of each language: the theme derives it from the language
 * tag, which has no territory (`en`, `ru`), and Open Graph wants one (`en_US`, `ru_RU`). The card of a page is its own
 * (`plugins/social-cards`), where the theme names one for all.
 */
export default function SiteMetadataWithLocales(): React.ReactElement {
  const {
    i18n: {currentLocale},
    siteConfig: {url},
  } = useDocusaurusContext();
  const card = cardOf(useLocation().pathname, useBaseUrl('/'));
  const current = localeOf(currentLocale);
  return (
    <>
      <SiteMetadata />
      <Head>
        {card && <meta property="og:image" content={url + card} />}
        {card && <meta name="twitter:image" content={url + card} />}
        <meta property="og:locale" content={current.ogLocale} />
        {locales
          .filter(({name}) => name !== current.name)
          .map(({name, ogLocale}) => (
            <meta key={name} property="og:locale:alternate" content={ogLocale} />
          ))}
      </Head>
    </>
  );
}
