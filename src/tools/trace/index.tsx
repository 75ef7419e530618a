import React from 'react';
import {translate} from '@docusaurus/Translate';
import {loader} from '../shared/loader';
import Tool from '../shared/Tool';

const load = loader(() => import('./face'), {
  en: () => import('./messages/en'),
  'zh-CN': () => import('./messages/zh-CN'),
  ru: () => import('./messages/ru'),
});

/** `<TraceViewer />`: transactions to the trace that they make, with phases, fees and codes. */
export default function TraceViewer(): React.ReactElement {
  return (
    <Tool
      name="trace"
      size="medium"
      title={translate({id: 'tool.trace.title', message: 'Trace viewer', description: 'Name of the trace viewer'})}
      summary={translate({
        id: 'tool.trace.summary',
        message:
          'Paste transactions as bags of cells, or the JSON of an API: you get the trace as a tree, with phases, fees and exit codes.',
        description: 'What the trace viewer does',
      })}
      load={load}
    />
  );
}
