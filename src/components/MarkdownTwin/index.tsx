import React from 'react';
import Head from '@docusaurus/Head';
import {twinAddress} from './address';

/** Tells programs where the page is as Markdown. */
export default function MarkdownTwin({permalink}: {permalink: string}): React.ReactElement {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinAddress(permalink)} />
    </Head>
  );
}
