import React, {useRef, useState} from 'react';
import Branch from './Branch';
import styles from './face.module.css';
import type {Messages} from './messages/en';
import type {Value} from './tlb/value';
import {treeKey} from './tree-keys';

interface Props {
  readonly value: Value;
  readonly messages: Messages;
}

const AT_ONCE = 100;
/** Levels that are open from the start; dictionaries are not. */
const OPEN_LEVELS = 4;

/** What a schema has read. */
export default function ValueTree({value, messages}: Props): React.ReactElement {
  const tree = useRef<HTMLDivElement>(null);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between the buttons inside
    <div ref={tree} onKeyDown={(event) => treeKey(event, tree.current!)}>
      <ul className={styles.tree}>
        <ValueNode value={value} level={0} messages={messages} />
      </ul>
    </div>
  );
}

function ValueNode({value, level, messages}: Props & {readonly level: number}): React.ReactElement {
  const {name, type, text, word, children, cell, from, to, tag} = value;
  const [shown, setShown] = useState(AT_ONCE);
  const summary = (
    <>
      {name !== '' && name !== '_' && <span className={styles.name}>{name}</span>}
      {word && <span className={styles.badge}>{messages.words[word]}</span>}
      {text !== '' && <code className={styles.text}>{text}</code>}
      <span className={styles.facts}>
        {type && `${type} · `}
        {tag !== undefined && `${messages.computedTag(tag)} · `}
        {messages.place(cell, from, to)}
      </span>
    </>
  );
  if (!children.length) return <li className={styles.leaf}>{summary}</li>;
  return (
    <Branch summary={summary} startsOpen={level < OPEN_LEVELS && (word === undefined || word === 'exotic' || children.length < 8)}>
      {() => (
        <ul className={level < 10 ? styles.tree : styles.deep}>
          {children.slice(0, shown).map((child, index) => (
            <ValueNode key={index} value={child} level={level + 1} messages={messages} />
          ))}
          {children.length > shown && (
            <li>
              <button type="button" className={styles.small} onClick={() => setShown(shown + AT_ONCE)}>
                {messages.showMore(Math.min(AT_ONCE, children.length - shown))}
              </button>
            </li>
          )}
        </ul>
      )}
    </Branch>
  );
}
