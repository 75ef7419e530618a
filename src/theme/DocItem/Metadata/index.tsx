import React from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import {breadcrumbList} from './breadcrumb-list';

/** The page's metadata, with its place in the sidebar as structured data: with the categories that have no page, which the theme's list leaves out and the search needs. */
export default function DocItemMetadata(): React.ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const sidebar = useDocsSidebar();
  const data = breadcrumbList(sidebar?.items ?? [], metadata, siteConfig.url);
  return (
    <>
      <Metadata />
      <MarkdownTwin permalink={metadata.permalink} />
      <Head>
        <script type="application/ld+json">{JSON.stringify(data)}</script>
      </Head>
    </>
  );
}
