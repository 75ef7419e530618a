import React from 'react';
import Content from '@theme-original/DocItem/Content';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import PageActions from '@site/src/components/PageActions';
import PageSources from '@site/src/components/PageSources';
import SectionOpener from '@site/src/components/SectionOpener';
import TranslationNotice from '@site/src/components/TranslationNotice';
import type {PageFrontMatter} from '@site/src/components/page-front-matter';

/** A page with the line above its title, the cell tree of the section that it opens, the state of its translation, and its sources. */
export default function DocItemContent(props: Props): React.ReactElement {
  const {frontMatter, metadata} = useDoc();
  const {kind, opener, sources, translation} = frontMatter as PageFrontMatter;
  return (
    <>
      <TranslationNotice translation={translation} />
      <PageActions kind={kind} permalink={metadata.permalink} />
      <SectionOpener opener={opener} lang={translation === 'missing' ? 'en' : undefined}>
        <Content {...props} />
      </SectionOpener>
      <PageSources sources={sources} />
    </>
  );
}
