import React, {useEffect, useId, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import {MOST_REPLY} from '../shared/budget';
import {toHex} from '../shared/bytes';
import Choice from '../shared/ui/Choice';
import CopyButton from '../shared/ui/CopyButton';
import DataTable from '../shared/ui/DataTable';
import Field, {type FieldError} from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Results from '../shared/ui/Results';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import ui from '../shared/ui/ui.module.css';
import {checkReply, type Checked, type Step} from './check';
import {EXAMPLES, type ExampleName} from './examples';
import styles from './face.module.css';
import {NOTHING, readFields, type Fields} from './input';
import {bytesOf, type Part} from './message';
import type {Messages} from './messages/en';
import {readReply, type Read} from './reply';

interface Props {
  readonly messages: Messages;
}

const VIEWER = '/v3/documentation/data-formats/tlb/cell-boc';

/** The age of a proof is shown in seconds; to judge it, this is often enough. */
const NEW_TIME = 10_000;

/** Bytes of a part in the table; the whole message can be copied. */
const MOST_BYTES = 256;

/** The proof verifier. */
export function Face({messages}: Props): React.ReactElement {
  const [state, change, tooLong] = useToolState('proof', NOTHING);
  const read = useMemo(() => readReply(state.in), [state.in]);
  const now = useNow(state.at.trim() === '' && read.kind === 'reply');
  const {expected, problems} = useMemo(() => readFields(state, now), [state, now]);
  const checked = useMemo(() => checkReply(read, expected), [read, expected]);
  const final = checked && outcome(read, checked, messages);
  const unknown = state.key !== '' || checked?.steps.some(({finding}) => finding.code === 'key-unknown');

  // What counts is in sight; what the reader opened stays open.
  const chosen = state.at !== '' || state.age !== NOTHING.age || state.network !== '';
  const [open, setOpen] = useState(chosen);
  useEffect(() => {
    if (chosen) setOpen(true);
  }, [chosen]);

  const field = (name: 'domain' | 'payload' | 'at' | 'age' | 'key', label: string, help?: string): React.ReactElement => (
    <Field
      label={label}
      value={state[name]}
      onChange={(value) => change({[name]: value})}
      {...(help !== undefined && {help})}
      {...errorOf(name === 'payload' ? undefined : problems[name], messages)}
    />
  );
  return (
    <>
      <Field
        label={messages.label}
        help={messages.help}
        value={state.in}
        onChange={(value) => change({in: value})}
        rows={4}
        mono
        {...textError(read, state.in, messages)}
      />
      <div className={styles.examples}>
        <span>{messages.try}</span>
        {(Object.keys(EXAMPLES) as ExampleName[]).map((name) => (
          <button key={name} type="button" className={ui.small} onClick={() => change({...NOTHING, ...EXAMPLES[name]})}>
            {messages.examples[name]}
          </button>
        ))}
      </div>
      <div className={styles.pair}>
        {field('domain', messages.domain, messages.domainHelp)}
        {field('payload', messages.payload, messages.payloadHelp)}
      </div>
      <details className={styles.more} open={open} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
        <summary>{messages.more}</summary>
        <div className={styles.pair}>
          {field('at', messages.at, messages.atHelp)}
          {field('age', messages.age)}
          <Choice
            label={messages.network}
            value={state.network}
            options={[
              ['', messages.networks.any],
              ['-239', messages.networks['-239']],
              ['-3', messages.networks['-3']],
            ]}
            onChange={(network) => change({network})}
          />
        </div>
      </details>
      {unknown && field('key', messages.key, messages.keyHelp)}
      {tooLong && <Notice kind="note">{messages.tooLong}</Notice>}
      <Status text={final ?? ''} />
      {checked && (
        <>
          <Notice kind={checked.outcome === 'right' ? 'good' : checked.outcome === 'wrong' ? 'bad' : 'note'}>
            <strong>{final}</strong>
            {checked.outcome === 'right' && read.kind === 'reply' && read.reply.content.kind === 'proof' && ` ${messages.once}`}
          </Notice>
          <Steps checked={checked} read={read} messages={messages} />
        </>
      )}
    </>
  );
}

/** Unix seconds: those of the last change, and new ones from time to time while they are looked at. */
function useNow(watched: boolean): number {
  const [now, setNow] = useState(seconds);
  useEffect(() => {
    if (!watched) return undefined;
    setNow(seconds());
    const timer = window.setInterval(() => setNow(seconds()), NEW_TIME);
    return () => window.clearInterval(timer);
  }, [watched]);
  return now;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

function errorOf(problem: Fields['problems'][keyof Fields['problems']], messages: Messages): {error?: FieldError} {
  return problem ? {error: {text: messages.problem(problem), place: problem.place}} : {};
}

function textError(read: Read, text: string, messages: Messages): {error?: FieldError} {
  if (read.kind === 'too-long') return {error: {text: messages.tooLongText(read.found, MOST_REPLY)}};
  if (read.kind !== 'json') return {};
  const {at} = read;
  return {error: {text: at >= text.trimEnd().length ? messages.jsonEnd : messages.json(at), place: {at}}};
}

/** The final sentence. */
function outcome(read: Read, {outcome: found, steps}: Checked, messages: Messages): string {
  const named = (verdict: Step['verdict']): string[] =>
    steps.filter((step) => step.verdict === verdict).map(({name}) => messages.steps[name]);
  if (found === 'wrong') return messages.outcome.wrong(named('wrong'));
  if (found === 'open' || read.kind !== 'reply') return messages.outcome.open(named('open'));
  return messages.outcome.right(read.reply.content.kind === 'proof' ? 'proof' : 'data', read.reply.domain);
}

function Steps({checked, read, messages}: Props & {readonly checked: Checked; readonly read: Read}): React.ReactElement {
  const label = useId();
  return (
    <>
      <p id={label} className={styles.heading}>
        {messages.stepsLabel}
      </p>
      <ol className={styles.steps} aria-labelledby={label}>
        {checked.steps.map((step) => (
          <li key={step.name} data-step={step.name} data-verdict={step.verdict}>
            <p className={styles.head}>
              <strong>{messages.steps[step.name]}</strong> <span className={styles.verdict}>{messages.verdicts[step.verdict]}</span>
            </p>
            <p className={styles.text}>{messages.finding(step.finding)}</p>
            {step.name === 'init' && read.kind === 'reply' && <ViewerLink stateInit={read.reply.stateInit} messages={messages} />}
            {step.name === 'message' && checked.parts.length > 0 && <Parts checked={checked} read={read} messages={messages} />}
            {step.name === 'hashes' && checked.hashes.length > 0 && (
              <Results
                of={messages.hashesLabel}
                rows={checked.hashes.map(({name, hash}) => ({
                  label: messages.hashNames[name],
                  value: <code>{toHex(hash)}</code>,
                  copy: toHex(hash),
                }))}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Opens the StateInit in the viewer of cells, where a link can carry it. */
function ViewerLink({stateInit, messages}: Props & {readonly stateInit: string}): React.ReactElement | null {
  if (!/^[\w+/=-]{20,5000}$/.test(stateInit)) return null;
  return (
    <p className={styles.text}>
      <Link to={`${VIEWER}#tool=boc&in=${encodeURIComponent(stateInit)}&as=StateInit`}>{messages.viewer}</Link>
    </p>
  );
}

/** The message as it was put together: places, names, bytes. */
function Parts({checked, read, messages}: Props & {readonly checked: Checked; readonly read: Read}): React.ReactElement {
  const proof = read.kind === 'reply' && read.reply.content.kind === 'proof';
  const bytes = bytesOf(checked.parts);
  return (
    <>
      <DataTable caption={messages.partsLabel} columns={messages.partColumns} rows={rowsOf(checked.parts, proof, messages)} />
      <p className={styles.whole}>
        <span>{messages.whole}</span> <CopyButton value={toHex(bytes)} of={messages.whole} />
      </p>
    </>
  );
}

/** Numbers whose byte order differs between proofs and signed data. */
const ORDERED: ReadonlySet<Part['name']> = new Set(['domain-length', 'time', 'content-length']);

function rowsOf(parts: readonly Part[], proof: boolean, messages: Messages): React.ReactNode[][] {
  let at = 0;
  return parts.map(({name, bytes}) => {
    const from = at;
    at += bytes.length;
    return [
      bytes.length > 1 ? `${from}–${at - 1}` : bytes.length ? String(from) : '—',
      <code key={name}>
        {toHex(bytes.subarray(0, MOST_BYTES))}
        {bytes.length > MOST_BYTES && '…'}
      </code>,
      ORDERED.has(name) ? messages.ordered(messages.parts[name], proof ? 'little' : 'big') : messages.parts[name],
    ];
  });
}
