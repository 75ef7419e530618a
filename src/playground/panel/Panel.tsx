import React, {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import Notice from '@site/src/tools/shared/ui/Notice';
import {copyText} from '@site/src/tools/shared/ui/copy-text';
import {EngineError} from '../engine/errors';
import type {CompileResult, RunResult, SendResult, World} from '../engine/protocol';
import {emptyWorld} from '../engine/world';
import {toNano} from './logic/amount';
import {constantsOf, readDeclared} from './logic/declared';
import {cellInput, stackInput} from './logic/draft';
import {loadSample, type Sample} from './logic/samples';
import {isShared, LONGEST_FRAGMENT, readShared, writeShared, type Shared} from './logic/share';
import {dataOf, startOf} from './logic/start';
import {verdict, type Run} from './logic/verdict';
import ContractSection from './sections/Contract';
import DeploySection from './sections/Deploy';
import GetSection from './sections/Get';
import MessageSection from './sections/Message';
import ResultsSection from './sections/ResultList';
import type {Strings} from './strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from './styles.module.css';
import Status from './ui/Status';
import {useEngine, type EngineState} from './use-engine';

/** What the page asks the panel for: the sample of a figure, or what the fragment of the address holds. */
export interface Request {
  readonly figure?: Element;
}

export interface Props {
  readonly t: Strings;
  readonly base: string;
  readonly samples: readonly Sample[];
  readonly request: Request;
}

type Call = Parameters<Parameters<EngineState['work']>[1]>[0];

/** The chain of the panel: the accounts that it knows, and the contract that was deployed last. */
interface Chain {
  readonly world: World;
  readonly account?: string;
  /** Hash of its code, to tell whether the source has changed since. */
  readonly code?: string;
}

const MOST_RUNS = 20;

/** The playground: source, deployment, messages, get methods, results. */
export default function Panel({t, base, samples, request}: Props): React.ReactElement {
  const [chosen, setChosen] = useState<number | 'shared'>(0);
  const [draft, setDraft] = useState<Shared | undefined>();
  const [original, setOriginal] = useState<Shared | undefined>();
  /** Grows with every text that did not come from the editor. */
  const [edition, setEdition] = useState(0);
  const [compiled, setCompiled] = useState<{readonly sources: Shared['sources']; readonly result: CompileResult} | undefined>();
  const [chain, setChain] = useState<Chain>(() => ({world: emptyWorld()}));
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [notice, setNotice] = useState<{readonly kind: 'good' | 'bad' | 'note'; readonly text: string} | undefined>();
  const [outcome, setOutcome] = useState('');
  const {working, error, work, cancel, dismiss} = useEngine();
  const results = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef({draft, compiled, chain});
  latest.current = {draft, compiled, chain};

  const begin = useCallback(
    (next: Shared) => {
      setDraft(next);
      setOriginal(next);
      setEdition((count) => count + 1);
      setCompiled(undefined);
      setChain({world: emptyWorld()});
      setRuns([]);
      setOutcome('');
      dismiss();
    },
    [dismiss],
  );

  const choose = useCallback(
    async (index: number) => {
      const sample = samples[index];
      if (!sample) return;
      setChosen(index);
      try {
        begin(startOf(sample.language, await loadSample(sample)));
      } catch (reason) {
        console.warn(reason);
        setNotice({kind: 'bad', text: t.sampleMissing});
      }
    },
    [begin, samples, t],
  );

  useEffect(() => {
    let current = true;
    void (async () => {
      setNotice(undefined);
      if (request.figure) {
        const index = samples.findIndex(({figures}) => figures.includes(request.figure!));
        await choose(Math.max(0, index));
        return;
      }
      const shared = isShared(window.location.hash) ? await readShared(window.location.hash) : undefined;
      if (!current) return;
      if (shared && !('problem' in shared)) {
        setChosen('shared');
        begin(shared);
        setNotice({kind: 'note', text: t.sharedOpened});
        return;
      }
      if (latest.current.draft === undefined) await choose(0);
      if (shared && current) setNotice({kind: 'bad', text: shared.problem === 'too-long' ? t.sharedTooLong : t.sharedBroken});
    })();
    return () => {
      current = false;
    };
  }, [request, samples, choose, begin, t]);

  // Who came by keyboard goes on in the panel: the button that had the focus is gone.
  useEffect(() => {
    if (edition > 0) panel.current?.querySelector('select')?.focus({preventScroll: true});
  }, [edition]);

  const sources = draft?.sources;
  const language = draft?.language;
  const declared = useMemo(
    () => (sources && language ? readDeclared(language, Object.values(sources)) : {messages: []}),
    [sources, language],
  );

  const names = useMemo(
    () => (sources && language ? constantsOf(language, Object.values(sources)) : new Map<number, string>()),
    [sources, language],
  );

  if (!draft || !original) return <>{notice && <Notice kind={notice.kind}>{notice.text}</Notice>}</>;

  const change = (part: Partial<Shared>): void => setDraft({...draft, ...part});
  /** New text of a file. Data that was never touched follows what the source declares. */
  const changeSource = (file: string, text: string): void =>
    setDraft((before) => {
      if (!before || before.sources[file] === text) return before;
      const next = {...before.sources, [file]: text};
      const untouched = JSON.stringify(before.data) === JSON.stringify(dataOf(before.language, before.sources));
      return {...before, sources: next, ...(untouched && {data: dataOf(before.language, next)})};
    });

  // ---------------------------------------------------------------- what the buttons do

  // Nothing is really disabled while something runs: a button that is loses the focus of the keyboard.
  const busy = working !== undefined;

  const amount = (text: string): string => {
    const nano = toNano(text);
    if (nano === undefined) throw new EngineError({code: 'bad-integer', field: 'value', message: t.valueError});
    return nano;
  };

  const compile = async (call: Call): Promise<(CompileResult & {ok: true}) | undefined> => {
    const {compiled: before} = latest.current;
    const known = before?.sources === draft.sources ? before.result : undefined;
    const result = known ?? (await call('compile', {language: draft.language, entry: draft.entry, sources: draft.sources}));
    if (!known) setCompiled({sources: draft.sources, result});
    setOutcome(result.ok ? t.compiled : `${t.notCompiled}: ${t.errors(result.diagnostics.length)}`);
    return result.ok ? result : undefined;
  };

  const record = (title: string, report: {readonly send: SendResult} | {readonly get: RunResult}): void => {
    const run: Run = {id: Date.now() + Math.random(), title, ...report};
    setRuns((before) => [run, ...before].slice(0, MOST_RUNS));
    setOutcome(`${title}: ${verdict(t, run)}`);
    requestAnimationFrame(() => results.current?.scrollIntoView({block: 'nearest'}));
  };

  const deploy = async (call: Call): Promise<Chain | undefined> => {
    const code = await compile(call);
    if (!code) return undefined;
    const {world, account} = latest.current.chain;
    // Deployed again, the contract begins anew.
    const accounts = Object.fromEntries(Object.entries(world.accounts).filter(([address]) => address !== account));
    const send = await call('deploy', {
      world: {...world, accounts},
      code: code.code,
      data: cellInput(draft.data),
      body: {kind: 'empty'},
      value: amount(draft.deployValue),
      from: draft.message.from,
    });
    const next = {world: send.world, account: send.account, code: code.hash};
    setChain(next);
    record(t.runDeploy, {send});
    return next;
  };

  const deployed = async (call: Call): Promise<{world: World; account: string} | undefined> => {
    const {world, account} = latest.current.chain;
    if (account !== undefined) return {world, account};
    const next = await deploy(call);
    return next?.account === undefined ? undefined : {world: next.world, account: next.account};
  };

  const onCompile = (): void => void work('compile', async (call) => void (await compile(call)));
  const onDeploy = (): void => void work('deploy', async (call) => void (await deploy(call)));
  const onSend = (): void =>
    void work('send', async (call) => {
      const at = await deployed(call);
      if (!at) return;
      const {kind, from, value, bounce, body} = draft.message;
      const to = {world: at.world, to: at.account, body: cellInput(body)};
      const send = kind === 'internal' ? await call('internal', {...to, from, value: amount(value), bounce}) : await call('external', to);
      setChain((before) => ({...before, world: send.world}));
      record(kind === 'internal' ? t.runInternal : t.runExternal, {send});
    });
  const onGet = (): void =>
    void work('get', async (call) => {
      const at = await deployed(call);
      if (!at) return;
      const {compiled: now} = latest.current;
      const method = draft.method.name || (now?.result.ok ? now.result.methods[0]?.name : undefined) || '';
      const get = await call('get', {...at, method, stack: draft.method.arguments.map(stackInput)});
      record(t.runGet(method), {get});
    });

  const onShare = async (): Promise<void> => {
    const written = await writeShared(draft);
    if ('problem' in written) {
      setNotice({kind: 'bad', text: t.shareTooLong(written.length, LONGEST_FRAGMENT)});
      return;
    }
    window.history.replaceState(window.history.state, '', `#${written.fragment}`);
    const copied = await copyText(window.location.href);
    setNotice({kind: 'good', text: copied ? t.shareCopied : t.shareReady});
  };

  const startOver = (): void => {
    if (busy) return;
    setChain({world: emptyWorld()});
    setRuns([]);
    dismiss();
    setOutcome(t.startedOver);
  };

  const fresh = compiled?.sources === draft.sources ? compiled.result : undefined;
  const outdated = chain.account !== undefined && fresh?.ok === true ? fresh.hash !== chain.code : chain.account !== undefined && !fresh;

  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.top}>
        <button type="button" className={ui.small} title={t.shareHelp} onClick={() => void onShare()}>
          {t.share}
        </button>
      </div>
      <div role="status">{notice && <Notice kind={notice.kind}>{notice.text}</Notice>}</div>
      <ContractSection
        t={t}
        samples={samples}
        chosen={chosen}
        onChoose={(index) => {
          setNotice(undefined);
          void choose(index);
        }}
        draft={draft}
        edition={edition}
        changed={draft.sources !== original.sources}
        onSource={changeSource}
        onReset={() => !busy && begin(original)}
        result={compiled?.result}
        busy={busy}
        onCompile={onCompile}
      />
      <DeploySection
        t={t}
        draft={draft}
        onChange={change}
        account={chain.account}
        outdated={outdated}
        busy={busy}
        onDeploy={onDeploy}
        onStartOver={startOver}
      />
      <MessageSection t={t} draft={draft} onChange={change} presets={declared.messages} busy={busy} onSend={onSend} />
      <GetSection t={t} draft={draft} onChange={change} methods={fresh?.ok ? fresh.methods : []} busy={busy} onGet={onGet} />
      <div ref={results}>
        <ResultsSection t={t} base={base} names={names} runs={runs} />
      </div>
      <Status t={t} working={working} error={error} outcome={outcome} onCancel={cancel} />
    </div>
  );
}
