import React from 'react';
import {translate} from '@docusaurus/Translate';
import Tool, {type Face, type ToolLanguage} from '../shared/Tool';
import styles from './room.module.css';

const strings = {en: () => import('./messages/en'), 'zh-CN': () => import('./messages/zh-CN'), ru: () => import('./messages/ru')};

async function load(language: ToolLanguage): Promise<Face> {
  const [{Face}, {messages}] = await Promise.all([import('./face'), strings[language]()]);
  return () => <Face messages={messages} />;
}

/** `<MessageModeBuilder />`: flags to a mode and back, and what it does to both balances. */
export default function MessageModeBuilder(): React.ReactElement {
  return (
    <div className={styles.room}>
      <Tool
        name="mode"
        size="large"
        title={translate({id: 'tool.mode.title', message: 'Message mode builder', description: 'Name of the message mode builder'})}
        summary={translate({
          id: 'tool.mode.summary',
          message:
            'Choose flags or type a number, set the balances, and see what is sent, what it costs, and which error comes when it cannot be sent.',
          description: 'What the message mode builder does',
        })}
        load={load}
      />
    </div>
  );
}
