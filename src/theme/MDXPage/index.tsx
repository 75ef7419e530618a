import React from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/MDXPage';
import EditMetaRow from '@theme/EditMetaRow';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import PageActions from '@site/src/components/PageActions';
import PageSources from '@site/src/components/PageSources';
import ReportProblem from '@site/src/components/ReportProblem';
import TranslationNotice from '@site/src/components/TranslationNotice';
import type {PageFrontMatter} from '@site/src/components/page-front-matter';
import styles from './styles.module.css';

/** A standalone page, with what a docs page has: title from the front matter, kind, state of translation, sources. */
export default function MDXPage({content: Content}: Props): React.ReactElement {
  const {metadata} = Content;
  const {title, description, editUrl, frontMatter, lastUpdatedAt, lastUpdatedBy, permalink} = metadata;
  const {kind, sources, translation} = frontMatter as typeof frontMatter & PageFrontMatter;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}>
      <Layout>
        <PageMetadata title={title} description={description} />
        <MarkdownTwin permalink={permalink} />
        <main className="container margin-vert--lg">
          <div className={clsx('row', styles.row)}>
            <div className="col col--9">
              <article>
                <TranslationNotice translation={translation} />
                <PageActions kind={kind} permalink={permalink} />
                <div className="markdown" lang={translation === 'missing' ? 'en' : undefined}>
                  <Heading as="h1">{title}</Heading>
                  <MDXContent>
                    <Content />
                  </MDXContent>
                </div>
                <PageSources sources={sources} />
              </article>
              <EditMetaRow className="margin-top--lg" editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
              <p className="margin-top--sm">
                <ReportProblem permalink={permalink} title={title ?? permalink} />
              </p>
            </div>
            {Content.toc.length > 0 && (
              <div className={clsx('col col--3', styles.toc)}>
                <TOC
                  toc={Content.toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
