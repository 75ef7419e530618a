import React from 'react';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** The list of authors, with a description. */
export default function BlogAuthorsListPageWrapper(props: Props): React.ReactElement {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata
        description={translate({id: 'site.authors.description', message: 'Who writes the blog, with the number of posts of each.'})}
      />
    </>
  );
}
