import React from 'react';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import Home from '@site/src/components/Home';

export default function HomePage(): React.ReactElement {
  return (
    <Layout
      title={translate({id: 'home.documentTitle', message: 'Documentation of The Open Network'})}
      description={translate({
        id: 'home.description',
        message: 'Concepts, guides and reference for The Open Network, checked against the real tools, in English, Chinese and Russian.',
      })}
    >
      <Home />
    </Layout>
  );
}
