import {useCallback, useEffect, useRef, useState} from 'react';
import {Engine} from '../engine/client';
import {EngineError, errorData} from '../engine/errors';
import type {CallName, Calls, ErrorData, Progress} from '../engine/protocol';

/** What is under way. */
export interface Working {
  readonly what: 'compile' | 'deploy' | 'send' | 'get';
  /** Files on their way. */
  readonly progress: readonly Progress[];
}

type Call = <Name extends CallName>(name: Name, input: Calls[Name][0]) => Promise<Calls[Name][1]>;

export interface EngineState {
  readonly working: Working | undefined;
  readonly error: ErrorData | undefined;
  /** Does a piece of work of several calls; one at a time. What it throws becomes `error`. */
  readonly work: (what: Working['what'], steps: (call: Call) => Promise<void>) => Promise<void>;
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

/**
 * The engine of a panel, with what the reader sees of it: what is under way, how far, and what went wrong. An engine that
 * several panels of a page share is given, and closed by whoever made it.
 */
export function useEngine(shared?: Engine): EngineState {
  const engine = useRef<Engine>();
  const abort = useRef<AbortController>();
  const [working, setWorking] = useState<Working | undefined>();
  const [error, setError] = useState<ErrorData | undefined>();

  useEffect(() => {
    engine.current = shared ?? new Engine();
    return () => {
      if (shared) abort.current?.abort();
      else engine.current?.close();
    };
  }, [shared]);

  const work = useCallback<EngineState['work']>(async (what, steps) => {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    setError(undefined);
    setWorking({what, progress: []});
    const onProgress = (one: Progress): void => setWorking({what, progress: [one]});
    try {
      await steps((name, input) =>
        engine.current!.call(name, input, {
          signal: controller.signal,
          onProgress,
          onStart: () => setWorking({what, progress: []}),
        }),
      );
    } catch (thrown) {
      if (!(thrown instanceof EngineError)) console.warn(thrown);
      setError(errorData(thrown));
    } finally {
      abort.current = undefined;
      setWorking(undefined);
    }
  }, []);

  const cancel = useCallback(() => abort.current?.abort(), []);
  const dismiss = useCallback(() => setError(undefined), []);
  return {working, error, work, cancel, dismiss};
}
