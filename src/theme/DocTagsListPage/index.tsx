import React from 'react';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';

/** The list of docs tags, with a title that differs from that of the blog's tags, and a description. */
export default function DocTagsListPageWrapper(props: Props): React.ReactElement {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata
        title={translate({id: 'site.tags.docs.title', message: 'Documentation by tag'})}
        description={translate({
          id: 'site.tags.docs.description',
          message: 'Every tag of the documentation, with the number of its pages.',
        })}
      />
    </>
  );
}
