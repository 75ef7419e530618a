import React from 'react';
import type {Action} from '../../../playground/engine/protocol';
import {addressText} from '../../boc/recognise/address-text';
import CopyButton from '../../shared/ui/CopyButton';
import ui from '../../shared/ui/ui.module.css';
import type {Messages} from '../messages/en';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Messages;
  readonly actions: readonly Action[];
  /** c5 as a bag of cells. */
  readonly list: string;
}

/** What the code left to the action phase (c5), decoded, in the order in which it would be done. */
export default function Actions({t, actions, list}: Props): React.ReactElement {
  return (
    <section className={styles.actions} aria-label={t.actions} data-actions={actions.length}>
      <h4>{t.actions}</h4>
      <ol>
        {actions.map((action, index) => (
          <li key={index}>{actionText(t, action)}</li>
        ))}
      </ol>
      <p className={ui.hint}>{t.actionsHelp}</p>
      <details>
        <summary>{t.actionsRaw}</summary>
        <code>{list}</code> <CopyButton value={list} of={t.actionsRaw} />
      </details>
    </section>
  );
}

function actionText(t: Messages, action: Action): string {
  switch (action.type) {
    case 'send': {
      const {kind, to, value = '0', bounce = true, op, comment} = action.message;
      const whereTo = kind === 'internal' && to !== undefined ? addressText(to, bounce) : undefined;
      return t.actionSend({mode: action.mode, amount: t.gram(BigInt(value)), to: whereTo, op, comment});
    }
    case 'reserve':
      return t.actionReserve(t.gram(BigInt(action.value)), action.mode);
    case 'set-code':
      return t.actionCode(action.hash);
    case 'library':
      return t.actionLibrary(action.mode);
    case 'unknown':
      return t.actionUnknown(action.tag);
  }
}
