import React from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';

/** The crash page inside the layout keeps the title of the page that crashed; as specified it is "Page Error". */
export default function ErrorPageContentWrapper(props: Props): React.ReactElement {
  return (
    <>
      <Head>
        <title>{translate({id: 'site.error.title', message: 'Page Error', description: 'Title of the crash page'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
