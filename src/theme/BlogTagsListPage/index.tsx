import React from 'react';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';

/** The list of blog tags, with a title that differs from that of the docs tags, and a description. */
export default function BlogTagsListPageWrapper(props: Props): React.ReactElement {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        title={translate({id: 'site.tags.blog.title', message: 'Blog by tag'})}
        description={translate({id: 'site.tags.blog.description', message: 'Every tag of the blog, with the number of its posts.'})}
      />
    </>
  );
}
