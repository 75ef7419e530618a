import React from 'react';
import {translate} from '@docusaurus/Translate';
import Tool, {type Face, type ToolLanguage} from '../shared/Tool';
import styles from './room.module.css';

const strings = {en: () => import('./messages/en'), 'zh-CN': () => import('./messages/zh-CN'), ru: () => import('./messages/ru')};

async function load(language: ToolLanguage): Promise<Face> {
  const [{Face}, {messages}] = await Promise.all([import('./face'), strings[language]()]);
  return () => <Face messages={messages} />;
}

/** `<FeeCalculator />`: every fee of a transaction from sizes, time and gas. */
export default function FeeCalculator(): React.ReactElement {
  return (
    <div className={styles.room}>
      <Tool
        name="fees"
        size="large"
        title={translate({id: 'tool.fees.title', message: 'Fee calculator', description: 'Name of the fee calculator'})}
        summary={translate({
          id: 'tool.fees.summary',
          message:
            'Sizes, time and gas in, every fee of a transaction out, to the nanogram, with the formula and the numbers in it. The prices can be changed.',
          description: 'What the fee calculator does',
        })}
        load={load}
      />
    </div>
  );
}
