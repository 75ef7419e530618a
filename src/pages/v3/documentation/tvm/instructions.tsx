import React from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import MarkdownTwin from '@site/src/components/MarkdownTwin';
import TvmReference from '@site/src/tvm/page';

export default function TvmInstructions(): React.ReactElement {
  const title = translate({id: 'tvm.instructions.title', message: 'TVM instructions'});
  return (
    <Layout
      title={title}
      description={translate({
        id: 'tvm.instructions.description',
        message: 'Every instruction of TVM: opcode, stack, gas and exit codes, each measured on the virtual machine itself.',
      })}
    >
      <MarkdownTwin permalink={useBaseUrl('/v3/documentation/tvm/instructions')} />
      <main className="container container--fluid margin-vert--lg">
        <article>
          <Heading as="h1">{title}</Heading>
          <TvmReference />
        </article>
      </main>
    </Layout>
  );
}
