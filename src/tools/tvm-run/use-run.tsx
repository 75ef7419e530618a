import {useCallback, useEffect, useRef, useState} from 'react';
import type {Engine} from '../../playground/engine/client';
import {EngineError, errorData} from '../../playground/engine/errors';
import type {ErrorData, Progress, StackValue} from '../../playground/engine/protocol';
import type {Assembled} from './code/assemble';
import {toBoc} from './code/tree';
import {outcomeOf, type Outcome} from './run/outcome';

/** A run that has ended, and the input that it belongs to. */
export interface Done {
  readonly outcome: Outcome;
  readonly assembled: Assembled;
  /** Tells whether the input is still the same. */
  readonly input: string;
}

export interface Runs {
  /** The file that is on its way, if one is; nothing where no run is under way. */
  readonly working: {readonly progress?: Progress} | undefined;
  readonly done: Done | undefined;
  readonly error: ErrorData | undefined;
  readonly run: (assembled: Assembled, stack: readonly StackValue[], input: string) => void;
  readonly cancel: () => void;
  readonly forget: () => void;
}

/** Runs code on the engine, one run at a time; a new one ends the last. */
export function useRun(engine: Engine, priceOf: (name: string) => string | undefined): Runs {
  const [working, setWorking] = useState<Runs['working']>();
  const [done, setDone] = useState<Done | undefined>();
  const [error, setError] = useState<ErrorData | undefined>();
  const current = useRef<AbortController>();

  useEffect(() => () => current.current?.abort(), []);

  const run = useCallback<Runs['run']>(
    (assembled, stack, input) => {
      current.current?.abort();
      const abort = new AbortController();
      current.current = abort;
      const mine = (): boolean => current.current === abort;
      setError(undefined);
      setWorking({});
      engine
        .call(
          'run',
          {code: {boc: toBoc(assembled.code)}, stack},
          {
            signal: abort.signal,
            onProgress: (progress) => mine() && setWorking({progress}),
            onStart: () => mine() && setWorking({}),
          },
        )
        .then((result) => {
          if (mine()) setDone({outcome: outcomeOf(result, assembled, priceOf), assembled, input});
        })
        .catch((thrown: unknown) => {
          if (!mine()) return;
          if (!(thrown instanceof EngineError)) console.warn(thrown);
          setError(errorData(thrown));
        })
        .finally(() => {
          if (!mine()) return;
          current.current = undefined;
          setWorking(undefined);
        });
    },
    [engine, priceOf],
  );
  // The run itself says that it was cancelled.
  const cancel = useCallback(() => current.current?.abort(), []);
  const forget = useCallback(() => {
    setDone(undefined);
    setError(undefined);
  }, []);
  return {working, done, error, run, cancel, forget};
}
