import React, {useState} from 'react';
import styles from './face.module.css';
import type {Messages} from './messages/en';
import type {LeftOutTag} from './session';

interface Props {
  readonly tags: readonly LeftOutTag[];
  readonly messages: Messages;
}

const AT_ONCE = 12;

/** The tags that a schema leaves out, each with the text of which it is the checksum. */
export default function LeftOutTags({tags, messages}: Props): React.ReactElement {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <div className={styles.tags} data-left-out="">
      <p>{messages.leftOut(tags.length)}</p>
      <ul>
        {tags.slice(0, shown).map(({tag, text}, index) => (
          <li key={index}>
            <code>{tag}</code> <span className={styles.facts}>{messages.crcOf}</span> <code>{text}</code>
          </li>
        ))}
      </ul>
      {tags.length > shown && (
        <button type="button" className={styles.small} onClick={() => setShown(shown + AT_ONCE)}>
          {messages.showMore(Math.min(AT_ONCE, tags.length - shown))}
        </button>
      )}
    </div>
  );
}
