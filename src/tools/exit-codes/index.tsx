import React from 'react';
import {translate} from '@docusaurus/Translate';
import {loader} from '../shared/loader';
import Tool from '../shared/Tool';

const load = loader(() => import('./face'), {
  en: () => import('./messages/en'),
  'zh-CN': () => import('./messages/zh-CN'),
  ru: () => import('./messages/ru'),
});

/** `<ExitCodes />`: a number or a word to the exit codes that it means. */
export default function ExitCodes(): React.ReactElement {
  return (
    <Tool
      name="exitcode"
      size="small"
      title={translate({id: 'tool.exitcode.title', message: 'Exit code look-up', description: 'Name of the look-up of exit codes'})}
      summary={translate({
        id: 'tool.exitcode.summary',
        message:
          'Type the number that you see, or a word of what went wrong: codes of the network, of compilers and of well-known contracts.',
        description: 'What the look-up of exit codes does',
      })}
      load={load}
    />
  );
}
