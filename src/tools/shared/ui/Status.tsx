import React, {useEffect, useState} from 'react';
import styles from './ui.module.css';

const PAUSE = 600;
/** Then it is gone: who reads on line by line should not find it twice. */
const STAYS = 4000;

/** Says the outcome once the reader pauses; unseen, for the results are in sight. */
export default function Status({text}: {readonly text: string}): React.ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const say = window.setTimeout(() => setSaid(text), PAUSE);
    const clear = window.setTimeout(() => setSaid(''), PAUSE + STAYS);
    return () => {
      window.clearTimeout(say);
      window.clearTimeout(clear);
    };
  }, [text]);
  return (
    <div role="status" className={styles.unseen}>
      {said}
    </div>
  );
}
