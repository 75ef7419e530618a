import React, {useEffect, useState} from 'react';
import {tvm} from '../../../../data/tvm/exit-codes/tvm';
import {surroundings} from '../../../../data/tvm/surroundings';
import Notice from '../../shared/ui/Notice';
import Status from '../../shared/ui/Status';
import type {Messages} from '../messages/en';
import type {Outcome} from '../run/outcome';
import Actions from './Actions';
import Steps from './Steps';
import ui from '../../shared/ui/ui.module.css';
import type {ToolLanguage} from '../../shared/Tool';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Messages;
  readonly language: ToolLanguage;
  /** Address of the page of exit codes. */
  readonly exitCodes: string;
  readonly outcome: Outcome;
  readonly program?: string;
  /** Name of the instruction that it is about, and what its row says of gas. */
  readonly about?: {readonly name: string; readonly gas: string};
  readonly stale: boolean;
}

const LANGUAGES = ['en', 'zh-CN', 'ru'] as const;
const written = (number: number): string => String(number).replace('-', '−');

/** What came of a run: exit code, gas in parts, steps with their stacks. */
export default function OutcomeView({t, language, exitCodes, outcome, program, about, stale}: Props): React.ReactElement {
  const {exitCode, gasUsed, gasLimit, parts, steps, total, debug, gasBefore, queued} = outcome;
  const own = about && steps.findIndex(({mark}) => mark?.opcode.name === about.name);
  // Of an instruction the stack after it, of a program the end.
  const [at, setAt] = useState(0);
  useEffect(() => setAt(own !== undefined && own >= 0 ? own + 1 : steps.length), [outcome, own, steps.length]);
  const index = Math.min(at, steps.length);
  const row = tvm.rows.find(([code]) => code === exitCode);
  const [name, meaning] = (row?.[1 + LANGUAGES.indexOf(language)] as readonly [string, string] | readonly [] | undefined) ?? [];
  const step = own !== undefined && own >= 0 ? steps[own] : undefined;
  const set = about && /^\d+(?: \| \d+)*$/.test(about.gas) ? about.gas.split(' | ').map(Number) : [];
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <section className={styles.outcome} aria-label={t.result} data-outcome={exitCode}>
      <Status text={t.summary(exitCode, number(gasUsed), total)} />
      {stale && <Notice kind="note">{t.stale}</Notice>}
      <Notice kind={exitCode === 0 || exitCode === 1 ? 'good' : 'bad'}>
        <strong>
          {t.exitCode} <a href={row ? `${exitCodes}#${exitCode}` : `${exitCodes}#contracts`}>{written(exitCode)}</a>
          {name ? ` · ${name}` : ''}
        </strong>{' '}
        {meaning ?? t.ownCode}
      </Notice>
      {queued && <Actions t={t} actions={queued.actions} list={queued.list} />}
      <dl className={styles.gas} aria-label={t.gas}>
        <div data-sum="">
          <dt>{t.gas}</dt>
          <dd>
            {t.gasOf(number(gasUsed), number(gasLimit))}
            {step?.gas !== undefined && (
              <span data-step-gas={step.gas}>
                {t.gasStep(number(step.gas))}
                {set.includes(step.gas) && ` (${t.gasSame})`}
              </span>
            )}
          </dd>
        </div>
        {parts.map(({kind, gas, count}) => (
          <div key={kind} data-part={kind}>
            <dt>{number(gas)}</dt>
            <dd>
              {t.parts[kind](count)}
              {about && !set.length && (kind === 'work' || kind === 'cells') && <code>{about.gas}</code>}
            </dd>
          </div>
        ))}
      </dl>
      <Steps t={t} outcome={outcome} at={index} onMove={setAt} number={number} {...(program !== undefined && {program})} />
      <p className={`${ui.hint} ${styles.assumed}`} data-assumed="">
        {t.assumed({
          date: new Date(surroundings.now * 1000).toLocaleDateString(language, {dateStyle: 'long', timeZone: 'UTC'}),
          block: number(surroundings.block),
          gas: number(gasBefore),
        })}
      </p>
      {debug.length > 0 && (
        <details>
          <summary>{t.debug}</summary>
          <pre>{debug.slice(0, 200).join('\n')}</pre>
        </details>
      )}
    </section>
  );
}
