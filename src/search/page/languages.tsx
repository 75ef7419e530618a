import React from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchAddress} from '../address';
import type {SearchAddress} from '../core/answer';

/** The same question in another language: another build, so the links leave the router. */
export default function Languages({address}: {address: SearchAddress}): React.ReactElement {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  return (
    <p className="search-languages">
      <Translate id="search.languages">Language:</Translate>{' '}
      {locales.map((locale) => {
        const {label, htmlLang, baseUrl} = localeConfigs[locale]!;
        return (
          <a
            key={locale}
            href={searchAddress(baseUrl ?? '/', address)}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current={locale === currentLocale ? 'true' : undefined}
          >
            {label}
          </a>
        );
      })}
    </p>
  );
}
