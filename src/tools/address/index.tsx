import React from 'react';
import {translate} from '@docusaurus/Translate';
import {loader} from '../shared/loader';
import Tool from '../shared/Tool';

const load = loader(() => import('./face'), {
  en: () => import('./messages/en'),
  'zh-CN': () => import('./messages/zh-CN'),
  ru: () => import('./messages/ru'),
});

/** `<AddressInspector />`: any form of an address to all its forms. */
export default function AddressInspector(): React.ReactElement {
  return (
    <Tool
      name="address"
      size="small"
      title={translate({id: 'tool.address.title', message: 'Address inspector', description: 'Name of the address inspector'})}
      summary={translate({
        id: 'tool.address.summary',
        message: 'Paste an address in any form, even a wrong one: you get all its forms, its checksum checked, and every byte explained.',
        description: 'What the address inspector does',
      })}
      load={load}
    />
  );
}
