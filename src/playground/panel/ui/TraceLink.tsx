import React, {useEffect} from 'react';
import {keepRun} from '@site/src/tools/trace/last-run';
import {LAST_RUN, viewerOf} from '@site/src/tools/trace/viewer-of';
import type {SendResult} from '../../engine/protocol';
import type {Strings} from '../strings';

export interface Props {
  readonly t: Strings;
  /** Where the language of the site begins, with a slash at the end. */
  readonly base: string;
  readonly transactions: SendResult['transactions'];
}

/**
 * Shows the transactions of a run in the trace viewer, in a tab of its own: the panel would lose what the reader has
 * written. The run is kept as soon as its report appears, so that the viewer finds it by itself; the link has it in its
 * address where it is short enough, and can be passed on.
 */
export default function TraceLink({t, base, transactions}: Props): React.ReactElement | null {
  const bags = transactions.map(({transaction}) => transaction);
  useEffect(() => {
    if (transactions.length > 0) keepRun(transactions.map(({transaction}) => transaction));
  }, [transactions]);
  if (bags.length === 0) return null;
  return (
    <p>
      <a
        href={base.replace(/\/$/, '') + (viewerOf(bags.join('\n')) ?? LAST_RUN)}
        target="_blank"
        rel="noopener"
        onClick={() => keepRun(bags)}
        onAuxClick={() => keepRun(bags)}
      >
        {t.showTrace}
      </a>
    </p>
  );
}
