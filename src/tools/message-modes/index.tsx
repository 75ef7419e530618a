import React from 'react';
import {translate} from '@docusaurus/Translate';
import {loader} from '../shared/loader';
import Tool from '../shared/Tool';
import styles from './room.module.css';

const load = loader(() => import('./face'), {
  en: () => import('./messages/en'),
  'zh-CN': () => import('./messages/zh-CN'),
  ru: () => import('./messages/ru'),
});

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
