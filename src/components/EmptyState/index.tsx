import React from 'react';
import Icon from '../Icon';

export interface Props {
  readonly className?: string;
  /** The drawing above the words, both in the middle: where nothing else is in sight. */
  readonly stacked?: boolean;
  /** A sentence without a paragraph of its own, and where there is one the next step below it. */
  readonly children: React.ReactNode;
}

/**
 * Where a search, a list or a tool has nothing to show: a cell whose references lead nowhere, with the words that say
 * so. The drawing comes from the file of icons, and says nothing to a screen reader;
 * the styles are in `src/css/cell-tree.css`. Static.
 */
export default function EmptyState({className, stacked, children}: Props): React.ReactElement {
  return (
    <div className={className} data-empty={stacked ? 'stacked' : ''}>
      <Icon name="empty" width={96} height={40} />
      <div>{children}</div>
    </div>
  );
}
