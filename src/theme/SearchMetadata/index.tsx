import React from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';

/** What the records of search are made of (`plugins/search`); the theme writes each value once more for other plugins. */
export default function SearchMetadata({locale, tag}: Props): React.ReactElement {
  return (
    <Head>
      {locale && <meta name="docsearch:language" content={locale} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  );
}
