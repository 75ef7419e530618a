import React from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {localeOf, locales} from '@site/site/locales';

/**
 * The theme's metadata of every page, with Open Graph's name of each language: the theme derives it from the language
 * tag, which has no territory (`en`, `ru`), and Open Graph wants one (`en_US`, `ru_RU`).
 */
export default function SiteMetadataWithLocales(): React.ReactElement {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const current = localeOf(currentLocale);
  return (
    <>
      <SiteMetadata />
      <Head>
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
