import React from 'react';
import {translate} from '@docusaurus/Translate';
import Tool, {type Face, type ToolLanguage} from '../shared/Tool';

const strings = {en: () => import('./messages/en'), 'zh-CN': () => import('./messages/zh-CN'), ru: () => import('./messages/ru')};

async function load(language: ToolLanguage): Promise<Face> {
  const [{Face}, {messages}] = await Promise.all([import('./face'), strings[language]()]);
  return () => <Face messages={messages} language={language} />;
}

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
