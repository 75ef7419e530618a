import React from 'react';
import {translate} from '@docusaurus/Translate';
import Tool, {type Face, type ToolLanguage} from '../shared/Tool';

const strings = {en: () => import('./messages/en'), 'zh-CN': () => import('./messages/zh-CN'), ru: () => import('./messages/ru')};

async function load(language: ToolLanguage): Promise<Face> {
  const [{Face}, {messages}] = await Promise.all([import('./face'), strings[language]()]);
  return () => <Face messages={messages} />;
}

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
