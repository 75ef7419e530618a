import React, {useEffect, useMemo, useRef, useState} from 'react';
import Link from '@docusaurus/Link';
import EmptyState from '@site/src/components/EmptyState';
import {mainnet as typed} from '../../../data/config/mainnet';
import {formatConfigDate} from '../../../remark/config-values/format';
import {treeKey} from '../boc/tree-keys';
import CopyButton from '../shared/ui/CopyButton';
import Field from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Status from '../shared/ui/Status';
import ui from '../shared/ui/ui.module.css';
import {useToolState} from '../shared/ui/use-tool-state';
import Compare from './Compare';
import {hashOf} from './dictionary';
import styles from './face.module.css';
import type {Messages} from './messages/en';
import ParamCells from './ParamCells';
import {anchorOf, descriptions, numberIn, searchParams, type Hit} from './params';
import type {ToolLanguage} from '../shared/Tool';
import {useMainnet, type Mainnet} from './use-config';

interface Props {
  readonly messages: Messages;
  readonly language: ToolLanguage;
}

const PAGE = '/v3/documentation/network/configs/blockchain-configs';
/** Names of fields that are shown of a parameter that was found by them. */
const MOST_FIELDS = 4;
/** Sets of validators, which change at the end of each round. */
const BY_SYSTEM = [32, 34, 36];

const signed = (number: number): string => String(number).replace('-', '−');

/** From 0 up, then from −1 down. */
const inOrder = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => (a < 0 || b < 0 ? b - a : a - b));

/** The configuration browser. */
export function Face({messages, language}: Props): React.ReactElement {
  const [state, change, tooLong] = useToolState('config', {q: '', param: '', in: '', of: ''});
  const {mainnet, failure, retry} = useMainnet();
  const hits = useMemo(() => {
    if (!mainnet) return [];
    // What mainnet does not have is there for those who look for it.
    const asked = state.q.trim() !== '';
    return searchParams(state.q, inOrder(new Set([...mainnet.params.keys(), ...(asked ? descriptions().keys() : [])])), messages.nameOf);
  }, [mainnet, state.q, messages]);
  const chosen = numberIn(state.param) ?? (hits.length === 1 ? hits[0]!.number : undefined);
  return (
    <>
      <Field label={messages.label} help={messages.help} value={state.q} onChange={(q) => change({q, param: ''})} maxLength={60} />
      <div className={ui.examples}>
        <span>{messages.try}</span>
        {messages.examples.map((example) => (
          <button key={example} type="button" onClick={() => change({q: example, param: ''})}>
            {example.replace('-', '−')}
          </button>
        ))}
      </div>
      <Status text={mainnet && state.q.trim() ? messages.found(hits.length) : ''} />
      <p className={styles.source}>{messages.source(formatConfigDate(typed.block, typed.date, language))}</p>
      <div className={styles.list} data-waiting={mainnet ? undefined : ''}>
        {failure ? (
          <Notice kind="bad">
            {messages.failed(failure)}{' '}
            <button type="button" className={ui.small} onClick={retry}>
              {messages.retry}
            </button>
          </Notice>
        ) : mainnet ? (
          <List hits={hits} chosen={chosen} mainnet={mainnet} onChoose={(number) => change({param: String(number)})} messages={messages} />
        ) : (
          <p>{messages.loading}</p>
        )}
      </div>
      {mainnet && chosen !== undefined && (mainnet.params.has(chosen) || descriptions().has(chosen)) && (
        <Param number={chosen} mainnet={mainnet} messages={messages} />
      )}
      {tooLong && <Notice kind="note">{messages.tooLong}</Notice>}
      <Fold title={messages.compare} wanted={state.in !== '' || state.of !== ''}>
        {mainnet && <Compare mainnet={mainnet} state={state} onChange={change} messages={messages} />}
      </Fold>
    </>
  );
}

/** What opens by hand, or because the address has something for it. Its content is there from the start: it works offline too. */
function Fold({
  title,
  wanted,
  children,
}: {
  readonly title: string;
  readonly wanted: boolean;
  readonly children: React.ReactNode;
}): React.ReactElement {
  const [open, setOpen] = useState(wanted);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  return (
    <details className={styles.fold} open={open} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function List({
  hits,
  chosen,
  mainnet,
  onChoose,
  messages,
}: {
  readonly hits: readonly Hit[];
  readonly chosen: number | undefined;
  readonly mainnet: Mainnet;
  readonly onChoose: (number: number) => void;
  readonly messages: Messages;
}): React.ReactElement {
  const list = useRef<HTMLUListElement>(null);
  if (!hits.length) {
    return <EmptyState className={styles.none}>{messages.none}</EmptyState>;
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the buttons inside
    <ul ref={list} aria-label={messages.list} onKeyDown={(event) => treeKey(event, list.current!)}>
      {hits.map(({number, fields}) => (
        <li key={number}>
          <button type="button" data-node="" aria-pressed={number === chosen} onClick={() => onChoose(number)}>
            <b>{signed(number)}</b>
            <span>{messages.nameOf(number)}</span>
            <Marks number={number} mainnet={mainnet} messages={messages} />
            {fields.length > 0 && (
              <code>
                {fields.slice(0, MOST_FIELDS).join(messages.and)}
                {fields.length > MOST_FIELDS && `${messages.and}…`}
              </code>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is special about a parameter, in a word each. */
function Marks({
  number,
  mainnet: {params, critical, mandatory},
  messages,
}: {
  readonly number: number;
  readonly mainnet: Mainnet;
  readonly messages: Messages;
}): React.ReactElement {
  const marks = [
    critical.has(number) && messages.critical,
    mandatory.has(number) && messages.mandatory,
    !descriptions().has(number) && messages.raw,
    !params.has(number) && messages.absent,
  ].filter((mark) => mark !== false);
  return (
    <>
      {marks.map((mark) => (
        <em key={mark}>{mark}</em>
      ))}
    </>
  );
}

/** One parameter: who may change it, where the page explains it, its value and its cells. */
function Param({
  number,
  mainnet,
  messages,
}: {
  readonly number: number;
  readonly mainnet: Mainnet;
  readonly messages: Messages;
}): React.ReactElement {
  const title = `${signed(number)} · ${messages.nameOf(number)}`;
  const cell = mainnet.params.get(number);
  const hash = cell === undefined ? '' : hashOf(mainnet.bag, cell);
  return (
    <section aria-label={title} className={styles.param} data-param={number}>
      <p className={styles.title}>{title}</p>
      <p className={styles.rules}>
        {cell === undefined && `${messages.isAbsent} `}
        {mainnet.critical.has(number) ? messages.isCritical : messages.isOrdinary}{' '}
        {mainnet.mandatory.has(number) ? messages.isMandatory : messages.isOptional} {BY_SYSTEM.includes(number) && `${messages.bySystem} `}
        <Link to={`${PAGE}#${anchorOf(number)}`}>{number < 0 ? messages.sectionNegative : messages.section(signed(number))}</Link>
      </p>
      {hash && (
        <p className={styles.hash}>
          {messages.hash} <code>{hash}</code> <CopyButton value={hash} of={messages.hash} />
        </p>
      )}
      {cell !== undefined && <ParamCells number={number} source={mainnet} messages={messages} />}
    </section>
  );
}
