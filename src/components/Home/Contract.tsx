import React, {useEffect, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import data from '@generated/home/default/home.json';
import CodeFigure from '../CodeFigure';
import type {Outcome, Session} from './run';
import styles from './styles.module.css';

const {words, contract} = data;

/** `{name}` of a sentence becomes the value of that name. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Nanograms as an amount of Gram. */
const gram = (nanograms: string): string =>
  nanograms
    .padStart(10, '0')
    .replace(/(\d{9})$/, '.$1')
    .replace(/\.?0+$/, '');

/**
 * The contract of the home page. Complete as it is built; a press of its button loads compiler and virtual machine, and
 * each further one sends the same contract another message.
 */
export default function Contract(): React.ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const session = useRef<Session>();
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => () => session.current?.close(), []);

  const run = async (): Promise<void> => {
    if (working) return;
    setWorking(true);
    setFailed(false);
    try {
      const {Session} = await import(/* webpackChunkName: "home-run" */ './run');
      session.current ??= new Session(contract.file, frame.current!.querySelector('code')!.textContent);
      setOutcome(await session.current.add());
    } catch (error) {
      console.warn(error);
      session.current?.close();
      session.current = undefined;
      setOutcome(undefined);
      setFailed(true);
    }
    setWorking(false);
  };

  return (
    <div ref={frame} className={styles.contract}>
      <CodeFigure lang="tolk" label="Tolk" title={contract.file} html={contract.html} checked={contract.tool} />
      <div className={styles.run}>
        <button type="button" className="button button--primary" aria-disabled={working} onClick={() => void run()}>
          {outcome ? words.again : words.run}
        </button>
        <div className={styles.result} data-home-result={outcome?.after} data-busy={working || undefined}>
          {!outcome && !working && !failed && <p className={styles.offer}>{words.offer}</p>}
          <div role="status">
            {working ? <p>{words.loading}</p> : failed ? <p>{words.failed}</p> : outcome && <Result outcome={outcome} />}
          </div>
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
        </div>
        <p className={styles.next}>
          <Link to="/v3/documentation/smart-contracts/tolk/counter-smart-contract">{words.explained}</Link>
          <Link to="/v3/playground">{words.playground}</Link>
        </p>
      </div>
    </div>
  );
}

function Result({outcome}: {readonly outcome: Outcome}): React.ReactElement {
  const {compiler, bytes, cells, exitCode, gas, fees, before, after} = outcome;
  return (
    <dl>
      <dt>{words.compiled}</dt>
      <dd>
        {compiler}
        {words.comma}
        {fill(words.size, {bytes, cells})}
      </dd>
      <dt>{words.transaction}</dt>
      <dd>{fill(words.outcome, {code: exitCode, gas, fee: gram(fees)})}</dd>
      <dt>
        <code>total</code>
      </dt>
      <dd>
        {before} → <strong>{after}</strong>
      </dd>
    </dl>
  );
}
