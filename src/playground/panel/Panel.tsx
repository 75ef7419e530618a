import React, {useId, useMemo, useRef, useState} from 'react';
import Notice from '@site/src/tools/shared/ui/Notice';
import {copyText} from '@site/src/tools/shared/ui/copy-text';
import {EngineError} from '../engine/errors';
import type {CompileOptions, CompileResult, RunResult, SendResult} from '../engine/protocol';
import {people} from '../engine/world';
import {toNano} from './logic/amount';
import {after, emptyChain, shortAddress, type Chain, type Contract} from './logic/chain';
import {constantsOf} from './logic/declared';
import {cellInput, stackInput, type CellDraft} from './logic/draft';
import {baseName, contractsOf, languageOf, textsOf, type Sources} from './logic/files';
import {codesIn, dataOf, firstBody, messagesOf, setupOf, storageOf, withEntry, type Project, type Setup} from './logic/project';
import type {Sample} from './logic/samples';
import {LONGEST_FRAGMENT, LONGEST_IN_MESSAGE, writeShared} from './logic/share';
import {decodable} from './logic/stored';
import {verdict, type Run, type RunOf} from './logic/verdict';
import ChainSection from './sections/Chain';
import ContractSection from './sections/Contract';
import DeploySection from './sections/Deploy';
import GetSection from './sections/Get';
import MessageSection from './sections/Message';
import ProjectBar from './sections/ProjectBar';
import ResultsSection from './sections/ResultList';
import type {Strings} from './strings';
import styles from './styles.module.css';
import type {Names} from './ui/names';
import RunReport from './ui/RunReport';
import Status from './ui/Status';
import {useEngine, type EngineState} from './use-engine';
import {useProject, type Request} from './use-project';

export type {Request} from './use-project';

export interface Props {
  readonly t: Strings;
  readonly base: string;
  /** Address of the page without its language: what is kept is kept for it. */
  readonly page: string;
  /** Contracts of the page, or templates where the panel is the page. */
  readonly samples: readonly Sample[];
  readonly alone: boolean;
  readonly request: Request;
}

type Call = Parameters<Parameters<EngineState['work']>[1]>[0];

/** What a contract became, and of which texts. */
interface Compiled {
  readonly sources: Sources;
  readonly options: CompileOptions | undefined;
  readonly result: CompileResult;
}

const MOST_RUNS = 20;
/** Contracts of a project that are compiled to tell whose code an account has. */
const MOST_KNOWN = 12;

/** The playground: source, deployment, messages, get methods, the chain, results. */
export default function Panel({t, base, page, samples, alone, request}: Props): React.ReactElement {
  const [compiled, setCompiled] = useState<Readonly<Record<string, Compiled>>>({});
  /** The contract that was compiled last, or that could not be. */
  const [last, setLast] = useState<string | undefined>();
  const [chain, setChain] = useState<Chain>(emptyChain);
  const [to, setTo] = useState<string | undefined>();
  /** Files of contracts by the hash of their code, also of codes that they had before. */
  const [owners, setOwners] = useState<ReadonlyMap<string, string>>(new Map());
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [outcome, setOutcome] = useState('');
  const {working, error, work, cancel, dismiss} = useEngine();
  const addresses = useId();

  const startOver = (): void => {
    setChain(emptyChain());
    setTo(undefined);
    setRuns([]);
    setOutcome('');
    dismiss();
  };
  const {shown, changed, notice, tell, change, replace, choose, open, reset} = useProject(t, samples, request, page, () => {
    setCompiled({});
    setLast(undefined);
    setOwners(new Map());
    startOver();
  });
  const latest = useRef({compiled, chain, owners});
  latest.current = {compiled, chain, owners};

  const project = shown?.project;
  const sources = project?.sources;
  const constants = useMemo(() => {
    const found = new Map<string, ReadonlyMap<number, string>>();
    for (const entry of sources ? contractsOf(sources) : []) found.set(entry, constantsOf(languageOf(entry), textsOf(sources!, entry)));
    return found;
  }, [sources]);
  const operations = useMemo(() => operationsOf(sources), [sources]);

  if (!shown || !project || !sources) return <>{notice && <Notice kind={notice.kind}>{notice.text}</Notice>}</>;

  const {entry, options} = project;
  const setup = setupOf(project, entry);
  const contractOf = (address: string): string | undefined => {
    const hash = chain.contracts.find((one) => one.address === address)?.codeHash;
    return hash === undefined ? undefined : owners.get(hash);
  };
  const own = chain.contracts.filter(({address}) => contractOf(address) === entry);
  /** The account that messages go to: the chosen one, else the newest of the contract in the editor. */
  const target = chain.contracts.some(({address}) => address === to) ? to : own.at(-1)?.address;
  const called = target === undefined ? entry : contractOf(target);

  const update = (part: Partial<Project>): void => change((before) => ({...before, ...part}));
  const updateSetup = (part: Partial<Setup>): void =>
    change((before) => ({...before, setups: {...before.setups, [entry]: {...setupOf(before, entry), ...part}}}));
  /** New text of a file. Data that was never touched follows what the source declares. */
  const changeSource = (file: string, text: string): void =>
    change((before) => {
      if (before.sources[file] === text) return before;
      const next = {...before.sources, [file]: text};
      const setups = Object.fromEntries(
        Object.entries(before.setups).map(([one, {data, ...rest}]) => {
          const untouched = JSON.stringify(data) === JSON.stringify(dataOf(before.sources, one));
          return [one, {...rest, data: untouched ? dataOf(next, one) : data}];
        }),
      );
      return {...before, sources: next, setups};
    });
  const call = (address: string): void => {
    setTo(address);
    const next = contractOf(address);
    if (next !== undefined && next !== called)
      change((before) => ({
        ...before,
        message: {...before.message, body: firstBody(before.sources, next)},
        method: {name: '', arguments: []},
      }));
  };

  // ---------------------------------------------------------------- what the buttons do

  // Nothing is really disabled while something runs: a button that is loses the focus of the keyboard.
  const busy = working !== undefined;

  const amount = (text: string): string => {
    const nano = toNano(text);
    if (nano === undefined) throw new EngineError({code: 'bad-integer', field: 'value', message: t.valueError});
    return nano;
  };

  const compile = async (ask: Call, file = entry): Promise<(CompileResult & {ok: true}) | undefined> => {
    const before = Object.hasOwn(latest.current.compiled, file) ? latest.current.compiled[file] : undefined;
    const known = before && isOf(before, project) ? before.result : undefined;
    const result = known ?? (await ask('compile', {language: languageOf(file), entry: file, sources, options}));
    if (!known) {
      latest.current.compiled = {...latest.current.compiled, [file]: {sources, options, result}};
      setCompiled(latest.current.compiled);
    }
    if (result.ok) {
      latest.current.owners = new Map([...latest.current.owners, [result.hash, file]]);
      setOwners(latest.current.owners);
    }
    if (file === entry || !result.ok) {
      setLast(file);
      setOutcome(result.ok ? t.compiled : `${t.notCompiled}${t.colon}${t.errors(result.diagnostics.length)}`);
    }
    return result.ok ? result : undefined;
  };

  /** The codes that some cells hold; nothing where one of their contracts does not compile. */
  const codesFor = async (ask: Call, ...cells: readonly CellDraft[]): Promise<Record<string, string> | undefined> => {
    const codes: Record<string, string> = {};
    for (const file of codesIn(...cells)) {
      if (!Object.hasOwn(sources, file)) continue;
      const result = await compile(ask, file);
      if (!result) return undefined;
      codes[file] = result.code;
    }
    return codes;
  };

  const record = (
    of: RunOf,
    title: string,
    report: {readonly send: SendResult; readonly touched: readonly Contract[]} | {readonly get: RunResult},
  ): void => {
    const run: Run = {id: Date.now() + Math.random(), of, title, ...report};
    setRuns((before) => [run, ...before].slice(0, MOST_RUNS));
    setOutcome(`${title}${t.colon}${verdict(t, run)}`);
  };

  /** The chain after a message: whose code each account has, and what its storage says. Gives the accounts that were touched. */
  const settle = async (ask: Call, send: SendResult): Promise<readonly Contract[]> => {
    const next = after(latest.current.chain, send);
    const strange = (): boolean => next.contracts.some(({codeHash}) => codeHash !== undefined && !latest.current.owners.has(codeHash));
    for (const file of contractsOf(sources).slice(0, MOST_KNOWN)) {
      if (!strange()) break;
      // What another contract of the project says of itself is no matter of this run.
      const said =
        latest.current.compiled[file] && isOf(latest.current.compiled[file], project)
          ? undefined
          : await ask('compile', {language: languageOf(file), entry: file, sources, options});
      if (!said) continue;
      latest.current.compiled = {...latest.current.compiled, [file]: {sources, options, result: said}};
      if (said.ok) latest.current.owners = new Map([...latest.current.owners, [said.hash, file]]);
    }
    setCompiled(latest.current.compiled);
    setOwners(latest.current.owners);
    const readable = next.contracts.flatMap(({address, data, codeHash}) => {
      const file = codeHash === undefined ? undefined : latest.current.owners.get(codeHash);
      const fields = file !== undefined && Object.hasOwn(sources, file) ? decodable(storageOf(sources, file)) : undefined;
      return data !== undefined && fields ? [{address, boc: data, fields}] : [];
    });
    const {cells} = readable.length > 0 ? await ask('decode', {cells: readable}) : {cells: []};
    const decoded = new Map(readable.map(({address}, index) => [address, cells[index]!]));
    const settled: Chain = {...next, contracts: next.contracts.map((one) => ({...one, decoded: decoded.get(one.address)}))};
    latest.current.chain = settled;
    setChain(settled);
    return settled.contracts.filter(({address}) => send.transactions.some(({account}) => account === address));
  };

  const deploy = async (ask: Call): Promise<string | undefined> => {
    const code = await compile(ask);
    const codes = code && (await codesFor(ask, setup.data, setup.body));
    if (!codes) return undefined;
    const send = await ask('deploy', {
      world: latest.current.chain.world,
      code: code.code,
      data: cellInput(setup.data, codes),
      body: cellInput(setup.body, codes),
      value: amount(setup.value),
      from: project.message.from,
      // Deployed again, the contract begins anew.
      anew: true,
    });
    const touched = await settle(ask, send);
    setTo(send.account);
    record('deploy', chain.contracts.length === 0 ? t.runDeploy : `${t.runDeploy}${t.comma}${baseName(entry)}`, {send, touched});
    return send.account;
  };

  const deployed = async (ask: Call): Promise<string | undefined> => target ?? (await deploy(ask));

  const onCompile = (): void => void work('compile', async (ask) => void (await compile(ask)));
  const onDeploy = (): void => void work('deploy', async (ask) => void (await deploy(ask)));
  const onSend = (): void =>
    void work('send', async (ask) => {
      const address = await deployed(ask);
      const {kind, from, value, bounce, body} = project.message;
      const codes = address === undefined ? undefined : await codesFor(ask, body);
      if (address === undefined || !codes) return;
      const message = {world: latest.current.chain.world, to: address, body: cellInput(body, codes)};
      const send =
        kind === 'internal' ? await ask('internal', {...message, from, value: amount(value), bounce}) : await ask('external', message);
      const touched = await settle(ask, send);
      record('message', kind === 'internal' ? t.runInternal : t.runExternal, {send, touched});
    });
  const onGet = (): void =>
    void work('get', async (ask) => {
      const address = await deployed(ask);
      if (address === undefined) return;
      const now = called === undefined ? undefined : latest.current.compiled[called];
      const method = project.method.name || (now?.result.ok ? now.result.methods[0]?.name : undefined) || '';
      const {world} = latest.current.chain;
      const get = await ask('get', {world, account: address, method, stack: project.method.arguments.map(stackInput)});
      record('get', t.runGet(method), {get});
    });

  const onShare = async (): Promise<void> => {
    const written = await writeShared(project);
    if ('problem' in written) {
      tell({kind: 'bad', text: t.shareTooLong(written.length, LONGEST_FRAGMENT)});
      return;
    }
    window.history.replaceState(window.history.state, '', `#${written.fragment}`);
    const copied = await copyText(window.location.href);
    const long = window.location.href.length > LONGEST_IN_MESSAGE ? ` ${t.shareLong(window.location.href.length)}` : '';
    tell({kind: 'good', text: (copied ? t.shareCopied : t.shareReady) + long});
  };

  const fresh = (file: string | undefined): (CompileResult & {ok: true}) | undefined => {
    const known = file !== undefined && Object.hasOwn(compiled, file) ? compiled[file] : undefined;
    return known && isOf(known, project) && known.result.ok ? known.result : undefined;
  };
  const result = last === undefined ? undefined : compiled[last]?.result;
  const newest = own.at(-1);
  const outdated = newest !== undefined && fresh(entry)?.hash !== newest.codeHash;

  const names: Names = {
    of: (address) => {
      const person = (Object.keys(people) as (keyof typeof people)[]).find((one) => people[one] === address);
      if (person) return t[person];
      const file = contractOf(address);
      if (file === undefined) return undefined;
      const alike = chain.contracts.filter((one) => contractOf(one.address) === file);
      return alike.length > 1 ? `${baseName(file)} ${alike.findIndex((one) => one.address === address) + 1}` : baseName(file);
    },
    operation: (op) => operations.get(op),
    constants: (address) => {
      const file = address === undefined ? called : contractOf(address);
      return (file === undefined ? undefined : constants.get(file)) ?? NO_NAMES;
    },
    storage: (address) => {
      const file = address === undefined ? called : contractOf(address);
      if (file === undefined || !Object.hasOwn(sources, file)) return undefined;
      if (storageOf(sources, file) === undefined) return 'silent';
      return languageOf(file) === 'func' ? 'guessed' : 'declared';
    },
    file: contractOf,
  };
  const choices = chain.contracts
    .filter(({status}) => status === 'active')
    .map(({address}) => [address, `${names.of(address) ?? t.unknownCode} · ${shortAddress(address)}`] as const);
  const contracts = contractsOf(sources);
  // Beside the text what is run comes first.
  const projectBar = (
    <ProjectBar
      t={t}
      project={project}
      onShare={() => void onShare()}
      onOpen={open}
      onTold={tell}
      ownPage={alone ? undefined : `${base}v3/playground`}
    />
  );
  const newestRun = runs[0];
  const resultOf = (of: RunOf): React.ReactNode =>
    newestRun?.of === of && <RunReport key={newestRun.id} t={t} base={base} names={names} sources={sources} run={newestRun} newest />;

  return (
    <div className={styles.panel} data-alone={alone || undefined}>
      {alone && projectBar}
      <div role="status">{notice && <Notice kind={notice.kind}>{notice.text}</Notice>}</div>
      <div className={styles.half}>
        <ContractSection
          t={t}
          samples={samples}
          alone={alone}
          chosen={shown.name}
          onChoose={(sample) => {
            tell(undefined);
            void choose(sample);
          }}
          project={project}
          edition={shown.edition}
          changed={changed}
          onSource={changeSource}
          onFiles={replace}
          onOptions={(next) => change(({options: _before, ...rest}) => (next ? {...rest, options: next} : rest))}
          onEntry={(next) => {
            change((before) => withEntry(before, next));
            setTo(undefined);
          }}
          onReset={() => !busy && reset()}
          result={result}
          of={last}
          busy={busy}
          onCompile={onCompile}
        />
      </div>
      <div className={styles.half}>
        <DeploySection
          t={t}
          entry={contracts.length > 1 ? entry : undefined}
          contracts={contracts}
          addresses={addresses}
          setup={setup}
          onChange={updateSetup}
          account={newest?.address}
          outdated={outdated}
          result={resultOf('deploy')}
          busy={busy}
          onDeploy={onDeploy}
          onStartOver={() => {
            if (busy) return;
            startOver();
            setOutcome(t.startedOver);
          }}
        />
        <MessageSection
          t={t}
          project={project}
          contracts={contracts}
          addresses={addresses}
          targets={choices}
          to={target}
          onTo={call}
          onChange={update}
          presets={called === undefined ? [] : messagesOf(sources, called)}
          result={resultOf('message')}
          busy={busy}
          onSend={onSend}
        />
        <GetSection
          t={t}
          project={project}
          addresses={addresses}
          targets={choices}
          to={target}
          onTo={call}
          onChange={update}
          methods={fresh(called)?.methods ?? []}
          result={resultOf('get')}
          busy={busy}
          onGet={onGet}
        />
      </div>
      <div>
        <ChainSection t={t} chain={chain} sources={sources} names={names} />
        <ResultsSection t={t} base={base} names={names} sources={sources} runs={runs} />
      </div>
      <datalist id={addresses}>
        <option value={people.owner}>{t.owner}</option>
        <option value={people.stranger}>{t.stranger}</option>
        {choices.map(([address, label]) => (
          <option key={address} value={address}>
            {label}
          </option>
        ))}
      </datalist>
      {!alone && projectBar}
      <Status t={t} working={working} error={error} outcome={outcome} onCancel={cancel} />
    </div>
  );
}

/** Whether something was compiled of the texts and options that a project has now. */
const isOf = (one: Compiled, {sources, options}: Project): boolean => one.sources === sources && one.options === options;

const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** What the contracts of a project call their messages, by the first 32 bits: `0x6dbc78db`. */
function operationsOf(sources: Sources | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!sources) return found;
  for (const entry of contractsOf(sources)) {
    for (const {name, fields} of messagesOf(sources, entry)) {
      const [first] = fields;
      const number = first?.type === 'uint' && first.bits === 32 ? Number(first.value) : Number.NaN;
      if (Number.isInteger(number)) found.set(`0x${number.toString(16).padStart(8, '0')}`, name);
    }
  }
  return found;
}
