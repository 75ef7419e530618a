import React from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {translate} from '@docusaurus/Translate';
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
      <main className="container container--fluid margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <TvmReference />
      </main>
    </Layout>
  );
}
