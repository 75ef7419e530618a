import React from 'react';
import Link from '@docusaurus/Link';
import EmptyState from '@site/src/components/EmptyState';
import {anchorOf, EXIT_CODES_PAGE, exitCodes, explainedCodes, throwerName, type ExitCode} from '../../../data/tvm/exit-codes';
import {helpOf} from '../../../data/tvm/exit-codes/help';
import Field from '../shared/ui/Field';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import ui from '../shared/ui/ui.module.css';
import {TRACE_VIEWER} from '../trace/viewer-of';
import styles from './face.module.css';
import {findExitCodes, type Language} from './find';
import type {Messages} from './messages/en';

interface Props {
  readonly messages: Messages;
  readonly language: Language;
}

const signed = (code: number): string => String(code).replace('-', '−');

/** The look-up of exit codes. */
export function Face({messages, language}: Props): React.ReactElement {
  const [{q}, change] = useToolState('exitcode', {q: ''});
  const {code, rows, also, range} = findExitCodes(q, language, exitCodes);
  const asked = q.trim() !== '';
  const contracts = code !== undefined && code >= 0 && code < 65_536 && rows.length > 0;
  return (
    <>
      <Field label={messages.label} help={messages.help} value={q} onChange={(value) => change({q: value})} maxLength={60} />
      <div className={ui.examples}>
        <span>{messages.try}</span>
        {messages.examples.map((example) => (
          <button key={example} type="button" onClick={() => change({q: example})}>
            {example.replace('-', '−')}
          </button>
        ))}
      </div>
      <Status text={asked ? messages.found(rows.length) : ''} />
      {asked && rows.length === 0 && (code === undefined || range) && (
        <EmptyState>{range ? messages.ranges[range] : messages.none}</EmptyState>
      )}
      <List rows={rows} messages={messages} language={language} />
      {also.length > 0 && (
        <>
          <p className={styles.also}>{messages.also}</p>
          <List rows={also} messages={messages} language={language} />
        </>
      )}
      {contracts && <p className={styles.note}>{messages.otherContracts}</p>}
      {code !== undefined && rows.length > 0 && (
        <p className={styles.note}>
          <Link to={TRACE_VIEWER}>{messages.trace}</Link>
        </p>
      )}
    </>
  );
}

/** The name of the file that an address leads to. */
const fileOf = (source: string): string => source.slice(source.lastIndexOf('/') + 1);

/** Rows that say the same of several contracts are one. */
function grouped(rows: readonly ExitCode[]): (readonly ExitCode[])[] {
  const groups = new Map<string, ExitCode[]>();
  for (const row of rows) {
    const key = [row.code, row.phase, row.name.en, row.meaning.en].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** Rows with number, phase, throwers, name and meaning. */
function List({rows, messages, language}: Props & {readonly rows: readonly ExitCode[]}): React.ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.list}>
      {grouped(rows).map((same) => {
        const row = same[0]!;
        const help = helpOf(row, language);
        return (
          <li key={`${row.phase} ${row.thrower} ${row.code}`}>
            <p className={styles.head}>
              <b>{signed(row.code)}</b> <strong>{row.name[language]}</strong>
              <span>
                {messages.phases[row.phase]}
                {messages.comma}
                {same.map(({thrower, page}, index) => (
                  <React.Fragment key={thrower}>
                    {index > 0 && messages.and}
                    {page === undefined ? (
                      messages.by(throwerName(thrower, language))
                    ) : (
                      <Link to={page}>{throwerName(thrower, language)}</Link>
                    )}
                  </React.Fragment>
                ))}
              </span>
            </p>
            <p className={styles.text}>
              {row.meaning[language]}{' '}
              {row.origin !== 'contract' && explainedCodes.has(row.code) ? (
                <Link to={`${EXIT_CODES_PAGE}#${anchorOf(row.code)}`}>{messages.explained(signed(row.code))}</Link>
              ) : (
                <span className={styles.sources}>
                  {messages.source}
                  {same.map(({thrower, source}, index) => (
                    <React.Fragment key={thrower}>
                      {index > 0 && messages.and}
                      <Link to={source}>{fileOf(source)}</Link>
                    </React.Fragment>
                  ))}
                </span>
              )}
            </p>
            {help && (
              <dl className={styles.help}>
                {help.map(([heading, text]) => (
                  <div key={heading}>
                    <dt>{heading}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}
