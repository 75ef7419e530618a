import React, {useCallback, useEffect, useRef, useState} from 'react';
import type {AttackText} from '../../../data/attacks/en';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import type {Engine} from '../engine/client';
import {EngineError} from '../engine/errors';
import {loadSample} from '../panel/logic/samples';
import type {Strings} from '../panel/strings';
import Status from '../panel/ui/Status';
import {useEngine} from '../panel/use-engine';
import OutcomeColumn from './OutcomeColumn';
import {runAttack, type Load} from './run';
import type {Outcome, Scenario} from './scenario';
import type {AttackStrings} from './strings';
import styles from './styles.module.css';

export interface Props {
  /** The panel's words, of which the results are made. */
  readonly t: Strings;
  readonly a: AttackStrings;
  /** Where the language of the site begins, with a slash at the end. */
  readonly base: string;
  readonly text: AttackText;
  readonly load: () => Promise<{readonly scenario: Scenario}>;
  readonly engine: Engine;
}

/** The files that the page quotes are files of the site. */
const loadFiles: Load = async (language, file) => {
  try {
    return await loadSample({name: file, language, files: [file], figures: []});
  } catch (error) {
    throw new EngineError({code: 'file-missing', message: String(error)});
  }
};

/** An attack, run against both contracts as soon as it is there, with the two outcomes side by side. */
export default function Attack({t, a, base, text, load, engine}: Props): React.ReactElement {
  const {working, error, work, cancel} = useEngine(engine);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const again = useRef<HTMLButtonElement>(null);

  const run = useCallback(
    () =>
      void work('send', async (call) => {
        setOutcomes([]);
        const {scenario} = await load();
        for (const version of ['bad', 'good'] as const) {
          const outcome = await runAttack(scenario, version, call, loadFiles);
          setOutcomes((before) => [...before, outcome]);
        }
      }),
    [work, load],
  );

  useEffect(() => {
    // The button that had the focus is gone.
    again.current?.focus({preventScroll: true});
    run();
  }, [run]);

  const done = outcomes.length === 2 && !working;
  const expected = outcomes.every(({version, succeeded}) => succeeded === (version === 'bad'));
  return (
    <div className={styles.attack} data-attack-result={done ? '' : undefined}>
      <button ref={again} type="button" className={ui.small} aria-disabled={working !== undefined} onClick={run}>
        {a.again}
      </button>
      {outcomes.length > 0 && (
        <>
          <div className={styles.outcomes}>
            {outcomes.map((outcome) => (
              <OutcomeColumn key={outcome.version} t={t} a={a} base={base} text={text} outcome={outcome} />
            ))}
          </div>
          <p className={`${ui.hint} ${styles.note}`}>{a.note}</p>
        </>
      )}
      <Status
        t={{...t, working: {...t.working, send: a.running}}}
        working={working}
        error={error}
        outcome={done ? (expected ? a.finished : a.unexpected) : ''}
        onCancel={cancel}
      />
    </div>
  );
}
