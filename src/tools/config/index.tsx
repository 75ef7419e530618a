import React from 'react';
import {translate} from '@docusaurus/Translate';
import {loader} from '../shared/loader';
import Tool from '../shared/Tool';

const load = loader(() => import('./face'), {
  en: () => import('./messages/en'),
  'zh-CN': () => import('./messages/zh-CN'),
  ru: () => import('./messages/ru'),
});

/** `<ConfigBrowser />`: every config parameter of mainnet, decoded, and what differs in another configuration. */
export default function ConfigBrowser(): React.ReactElement {
  return (
    <Tool
      name="config"
      size="large"
      title={translate({id: 'tool.config.title', message: 'Configuration browser', description: 'Name of the configuration browser'})}
      summary={translate({
        id: 'tool.config.summary',
        message:
          'Find a parameter of mainnet by number, name or field: you get its value and its cells. Paste another configuration to see which fields differ.',
        description: 'What the configuration browser does',
      })}
      load={load}
    />
  );
}
