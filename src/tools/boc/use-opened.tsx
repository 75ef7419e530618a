import {useEffect, useState} from 'react';
import {Engine} from './engine';
import type {Opened} from './session';

/** What is in the text or file, read in a worker; the newest input wins. */
export function useOpened(given: string | Uint8Array): {
  opened: Opened | undefined;
  failure: string;
  engine: Engine | undefined;
} {
  const [engine, setEngine] = useState<Engine | undefined>();
  const [opened, setOpened] = useState<Opened | undefined>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const made = new Engine();
    setEngine(made);
    return () => made.close();
  }, []);
  useEffect(() => {
    let late = false;
    setFailure('');
    engine?.open(given).then(
      (answer) => {
        if (!late) setOpened(answer);
      },
      (error: unknown) => {
        if (!late) setFailure(String(error));
      },
    );
    return () => {
      late = true;
    };
  }, [engine, given]);
  return {opened, failure, engine};
}
