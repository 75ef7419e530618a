import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** All but `name` is written by `remark/attacks`, in the language of the page. */
export interface Props {
  readonly name: string;
  /** Language of the texts: `en`, `zh-CN` or `ru`. */
  readonly language: string;
  readonly title: string;
  /** What the attacker does. */
  readonly exploit: string;
  /** The words of the button. */
  readonly run: string;
  /** Said when a file of the attack does not come. */
  readonly failed: string;
  readonly vulnerable: string;
  /** Why the attack succeeds against the one contract. */
  readonly bad: string;
  readonly resistant: string;
  /** Why it fails against the other. */
  readonly good: string;
}

/**
 * The frame of an attack that the reader can run on two contracts. Static: `src/client/attack.ts` loads what runs it. What
 * stands inside the last element is its own, and React leaves it alone. On paper and without JavaScript the frame says what
 * would come of it.
 */
export default function Attack(props: Props): React.ReactElement {
  const {name, language, title, exploit, run, failed, vulnerable, bad, resistant, good} = props;
  return (
    <section
      className={styles.frame}
      aria-label={title}
      data-attack={name}
      data-language={language}
      data-base={useBaseUrl('/')}
      data-search="off"
    >
      <p className={styles.title}>{title}</p>
      <p className={styles.exploit}>{exploit}</p>
      <ul className={styles.outcomes}>
        <li>
          <strong>{vulnerable}</strong>
          <br />
          {bad}
        </li>
        <li>
          <strong>{resistant}</strong>
          <br />
          {good}
        </li>
      </ul>
      <button type="button" className="button button--primary" data-attack-open data-markdown="off">
        {run}
      </button>
      <p role="alert" data-failed={failed} />
      <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
    </section>
  );
}
