import {useEffect, useMemo, useState} from 'react';
import type {Bag} from '../boc/bag';
import type {Engine} from '../boc/engine';
import type {Opened} from '../boc/session';
import {useOpened} from '../boc/use-opened';
import {identify, listedIn, type Decode, type Given, type Params} from './dictionary';
import {loadMainnet} from './load-mainnet';

/** Parameters, the bag in which their cells are, and how to read it. */
export interface Source {
  readonly bag: Bag;
  readonly params: Params;
  readonly decode: Decode;
}

export interface Mainnet extends Source {
  /** Numbers in parameter 9. */
  readonly mandatory: ReadonlySet<number>;
  /** Numbers in parameter 10. */
  readonly critical: ReadonlySet<number>;
}

const decodeWith =
  (engine: Engine): Decode =>
  (question) =>
    engine.decode(question);

/** Mainnet's configuration, once it is there. */
export function useMainnet(): {mainnet: Mainnet | undefined; failure: string; retry: () => void} {
  const [boc, setBoc] = useState<Uint8Array | ''>('');
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');
  const [mainnet, setMainnet] = useState<Mainnet | undefined>();
  const {opened, engine, failure: unread} = useOpened(boc);
  useEffect(() => {
    let late = false;
    setFailure('');
    loadMainnet().then(
      (bytes) => {
        // Bytes of its own each time: another attempt opens them anew.
        if (!late) setBoc(bytes.slice());
      },
      (error: unknown) => {
        if (!late) setFailure(String(error));
      },
    );
    return () => {
      late = true;
    };
  }, [attempt]);
  useEffect(() => {
    let late = false;
    if (opened?.kind !== 'bag' || !engine) return undefined;
    const {bag} = opened;
    const decode = decodeWith(engine);
    const read = async (): Promise<void> => {
      const given = await identify(bag, undefined, decode);
      if (given.kind !== 'config') throw new Error(given.kind);
      const {params} = given;
      const [mandatory, critical] = [await listedIn(9, params, decode), await listedIn(10, params, decode)];
      if (!late) setMainnet({bag, params, decode, mandatory, critical});
    };
    read().catch((error: unknown) => {
      if (!late) setFailure(String(error));
    });
    return () => {
      late = true;
    };
  }, [opened, engine]);
  return {mainnet, failure: failure || unread, retry: () => setAttempt(attempt + 1)};
}

/** What the reader has given, as it was opened, and what it is; `number` says that it is one parameter. */
export function useGiven(
  input: string | Uint8Array,
  number: number | undefined,
): {opened: Opened | undefined; given: Given | undefined; source: Source | undefined; failure: string} {
  const {opened, engine, failure: unread} = useOpened(input);
  const [found, setFound] = useState<{given: Given; of: Opened} | undefined>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let late = false;
    setFailure('');
    if (opened?.kind !== 'bag' || !engine) return undefined;
    identify(opened.bag, number, decodeWith(engine)).then(
      (given) => {
        if (!late) setFound({given, of: opened});
      },
      (error: unknown) => {
        if (!late) setFailure(String(error));
      },
    );
    return () => {
      late = true;
    };
  }, [opened, engine, number]);
  // What was found belongs to what is open now.
  const given = found?.of === opened ? found?.given : undefined;
  const source = useMemo(
    () =>
      opened?.kind === 'bag' && engine && given && 'params' in given
        ? {bag: opened.bag, params: given.params, decode: decodeWith(engine)}
        : undefined,
    [opened, engine, given],
  );
  return {opened, given, source, failure: failure || unread};
}
