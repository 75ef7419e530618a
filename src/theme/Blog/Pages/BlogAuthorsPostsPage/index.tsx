import React from 'react';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** The posts of an author, with a description. */
export default function BlogAuthorsPostsPageWrapper(props: Props): React.ReactElement {
  const description = translate(
    {id: 'site.author.description', message: 'Posts by {author}.'},
    {author: props.author.name ?? props.author.key},
  );
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={description} />
    </>
  );
}
