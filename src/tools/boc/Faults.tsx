import React from 'react';
import {toHex} from '../shared/bytes';
import Carets from '../shared/ui/Carets';
import type {Fault, FaultCode} from './bag';
import type {Messages} from './messages/en';
import styles from './face.module.css';

interface Props {
  readonly bytes: Uint8Array;
  readonly faults: readonly Fault[];
  readonly messages: Messages;
}

/** Of each kind this many are shown; a bag can have thousands of one kind. */
const SHOWN = 4;
/** Bytes in sight on each side of a wrong one. */
const AROUND = 6;

/** What is not as it should be: the byte, the sentence, and the bytes around it with a caret. */
export default function Faults({bytes, faults, messages}: Props): React.ReactElement {
  const kinds = new Map<FaultCode, Fault[]>();
  for (const fault of faults) {
    const same = kinds.get(fault.code);
    if (same) same.push(fault);
    else kinds.set(fault.code, [fault]);
  }
  return (
    <ul className={styles.faults}>
      {[...kinds].map(([code, all]) => (
        <React.Fragment key={code}>
          {all.slice(0, SHOWN).map((fault, index) => (
            <li key={index}>
              {messages.byte(fault.at)}
              {fault.field && (
                <>
                  {messages.brackets[0]}
                  <code>{fault.field}</code>
                  {messages.brackets[1]}
                </>
              )}
              {messages.colon}
              {messages.fault[code](fault.values)}
              <Around bytes={bytes} fault={fault} />
            </li>
          ))}
          {all.length > SHOWN && <li>{messages.more(all.length - SHOWN)}</li>}
        </React.Fragment>
      ))}
    </ul>
  );
}

function Around({bytes, fault: {at, length}}: {readonly bytes: Uint8Array; readonly fault: Fault}): React.ReactElement {
  const start = Math.max(0, at - AROUND);
  const wrong = Math.min(length, 8);
  const text = toHex(bytes.subarray(start, at + wrong + AROUND)).replace(/(..)(?=.)/g, '$1 ');
  return <Carets text={text} place={{at: 3 * (at - start), length: Math.max(1, 3 * wrong - 1)}} />;
}
