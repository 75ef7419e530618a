import React from 'react';
import Content from '@theme-original/BlogPostItem/Content';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Content';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import PageActions from '@site/src/components/PageActions';
import PageSources from '@site/src/components/PageSources';
import TranslationNotice from '@site/src/components/TranslationNotice';
import type {PageFrontMatter} from '@site/src/components/page-front-matter';

/** A post on its own page has the state of its translation, its Markdown twin and its sources; in lists it has none. */
export default function BlogPostItemContent(props: Props): React.ReactElement {
  const {frontMatter, isBlogPostPage, metadata} = useBlogPost();
  const {sources, translation} = frontMatter as PageFrontMatter;
  if (!isBlogPostPage) return <Content {...props} />;
  return (
    <>
      <MarkdownTwin permalink={metadata.permalink} />
      <TranslationNotice translation={translation} />
      <PageActions permalink={metadata.permalink} />
      <div lang={translation === 'missing' ? 'en' : undefined}>
        <Content {...props} />
      </div>
      <PageSources sources={sources} />
    </>
  );
}
