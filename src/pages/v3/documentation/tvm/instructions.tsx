import React from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import TvmReference from '@site/src/tvm/page';

/** The reference of instructions. It stands among the docs (`site/docs.ts`), which give it layout and sidebar. */
export default function TvmInstructions(): React.ReactElement {
  const title = translate({id: 'tvm.instructions.title', message: 'TVM instructions'});
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'tvm.instructions.description',
          message: 'Every instruction of TVM: opcode, stack, gas and exit codes, each measured on the virtual machine itself.',
        })}
      />
      <MarkdownTwin permalink={useBaseUrl('/v3/documentation/tvm/instructions')} />
      <article>
        <DocBreadcrumbs />
        <Heading as="h1">{title}</Heading>
        <TvmReference />
      </article>
    </>
  );
}
