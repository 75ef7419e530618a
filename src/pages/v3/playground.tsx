import React from 'react';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import PlaygroundPage from '@site/src/components/PlaygroundPage';

export default function Page(): React.ReactElement {
  const title = translate({id: 'playground.title', message: 'Playground'});
  const lead = translate({
    id: 'playground.lead',
    message:
      'Write contracts in Tolk or FunC, deploy several of them, send messages and watch the whole chain. Everything runs in your browser and nothing is sent anywhere.',
    description: 'First sentence of the page of the playground, and its description',
  });
  return (
    <Layout title={title} description={lead}>
      <PlaygroundPage title={title} lead={lead} />
    </Layout>
  );
}
