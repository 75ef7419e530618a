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

/** `<ProofVerifier />`: a wallet's signed reply (`ton_proof`, `signData`), checked step by step. */
export default function ProofVerifier(): React.ReactElement {
  return (
    <div className={styles.room}>
      <Tool
        name="proof"
        size="large"
        title={translate({id: 'tool.proof.title', message: 'Proof verifier', description: 'Name of the proof verifier'})}
        summary={translate({
          id: 'tool.proof.summary',
          message:
            'Paste the reply of a wallet to ton_proof or signData: each step of the check, the bytes that were signed, and what fails and why.',
          description: 'What the proof verifier does',
        })}
        load={load}
      />
    </div>
  );
}
