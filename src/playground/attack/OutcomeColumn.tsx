import React, {useId} from 'react';
import Notice from '@site/src/tools/shared/ui/Notice';
import type {AttackText} from '../../../data/attacks/en';
import {constantsOf, readDeclared} from '../panel/logic/declared';
import type {Strings} from '../panel/strings';
import {gainOf, refusal} from './lines';
import Changes from './Changes';
import Messages from './Messages';
import {formatAmount} from './format';
import {languageOf} from './run';
import type {Outcome} from './scenario';
import type {AttackStrings} from './strings';
import styles from './styles.module.css';

export interface Props {
  readonly t: Strings;
  readonly a: AttackStrings;
  readonly base: string;
  readonly text: AttackText;
  readonly outcome: Outcome;
}

/** What the attack came to against one of the two contracts. */
export default function OutcomeColumn({t, a, base, text, outcome}: Props): React.ReactElement {
  const {version, file, texts, succeeded} = outcome;
  const title = useId();
  const language = languageOf(file);
  const operations = new Map(readDeclared(language, texts).messages.map(({name, fields}) => [Number(fields[0]?.value), name] as const));
  return (
    <section aria-labelledby={title} className={styles.column} data-version={version}>
      <p id={title} className={styles.title}>
        {version === 'bad' ? a.vulnerable : a.resistant} <code>{file.slice(file.lastIndexOf('/') + 1)}</code>
      </p>
      <Notice kind={succeeded ? 'bad' : 'good'}>
        <strong data-verdict={succeeded ? 'succeeds' : 'fails'}>{verdict(t, a, outcome)}</strong>{' '}
        {/* The page's own words, where they hold. */}
        {succeeded === (version === 'bad') ? text[version] : a.unexpected}
      </Notice>
      <details className={styles.details}>
        <summary>{a.source}</summary>
        <pre className={styles.source}>
          <code>{texts[0]}</code>
        </pre>
      </details>
      <Messages t={t} a={a} base={base} outcome={outcome} names={constantsOf(language, texts)} operations={operations} />
      <Changes t={t} a={a} outcome={outcome} />
    </section>
  );
}

function verdict(t: Strings, a: AttackStrings, outcome: Outcome): string {
  if (outcome.succeeded) {
    const gain = gainOf('attacker', outcome);
    return a.verdict(a.succeeds, gain > 0n ? a.gain(formatAmount(gain, t.language)) : undefined);
  }
  const code = refusal(outcome);
  return a.verdict(a.fails, code === undefined ? undefined : a.refused(code));
}
