import React from 'react';
import {translate} from '@docusaurus/Translate';
import {loader} from '../shared/loader';
import Tool from '../shared/Tool';

const load = loader(() => import('./face'), {
  en: () => import('./messages/en'),
  'zh-CN': () => import('./messages/zh-CN'),
  ru: () => import('./messages/ru'),
});

/** `<BocViewer />`: a bag of cells to header, tree of cells and decoded values. */
export default function BocViewer(): React.ReactElement {
  return (
    <Tool
      name="boc"
      size="medium"
      title={translate({id: 'tool.boc.title', message: 'Cell and BoC viewer', description: 'Name of the cell and BoC viewer'})}
      summary={translate({
        id: 'tool.boc.summary',
        message: 'Paste or open a bag of cells: you get its header, the tree of cells, their hashes, and what a TL-B schema reads in them.',
        description: 'What the cell and BoC viewer does',
      })}
      load={load}
    />
  );
}
