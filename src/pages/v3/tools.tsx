import React from 'react';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import ToolsHub from '@site/src/components/ToolsHub';

export default function ToolsPage(): React.ReactElement {
  const title = translate({id: 'tools.title', message: 'Tools', description: 'Title of the page of tools'});
  const lead = translate({
    id: 'tools.lead',
    message:
      'Look into addresses, bags of cells, traces and exit codes, calculate fees, run code: everything works in your browser and sends nothing anywhere.',
    description: 'First sentence of the page of tools, and its description',
  });
  return (
    <Layout title={title} description={lead}>
      <ToolsHub title={title} lead={lead} />
    </Layout>
  );
}
