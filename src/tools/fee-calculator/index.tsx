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
