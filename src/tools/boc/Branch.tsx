import React, {useId, useState} from 'react';
import styles from './face.module.css';

export interface Props {
  /** What is always in sight: text and marks, no controls. */
  readonly summary: React.ReactNode;
  /** Made when it is opened and not before: a tree of ten thousand cells costs what is in sight. */
  readonly children: () => React.ReactNode;
  readonly startsOpen?: boolean;
}

/** An entry of a tree that opens. */
export default function Branch({summary, children, startsOpen = false}: Props): React.ReactElement {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <li>
      <button type="button" className={styles.node} data-node="" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {summary}
      </button>
      {/* The wrapper stays: what `aria-controls` names must be there. */}
      <div id={id}>{open && children()}</div>
    </li>
  );
}
