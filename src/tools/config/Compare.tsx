import React, {useMemo, useRef, useState} from 'react';
import BagInput, {type GivenFile} from '../boc/BagInput';
import Branch from '../boc/Branch';
import trees from '../boc/face.module.css';
import Faults from '../boc/Faults';
import {treeKey} from '../boc/tree-keys';
import Field from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Status from '../shared/ui/Status';
import ui from '../shared/ui/ui.module.css';
import {bagText} from './dictionary';
import {compareParams, type Comparison, type ParamChange} from './diff';
import {EXAMPLE} from './examples';
import type {Messages} from './messages/en';
import ParamCells from './ParamCells';
import ParamDiff from './ParamDiff';
import {numberIn} from './params';
import {useGiven, type Source} from './use-config';

export interface Other {
  readonly in: string;
  readonly of: string;
}

interface Props {
  readonly mainnet: Source;
  readonly state: Other;
  readonly onChange: (part: Partial<Other>) => void;
  readonly messages: Messages;
}

const AT_ONCE = 100;
/** So many differences are open from the start. */
const OPEN = 5;

/** Another configuration, or one parameter of it, and what differs from mainnet. */
export default function Compare({mainnet, state, onChange, messages}: Props): React.ReactElement {
  const [file, setFile] = useState<GivenFile | undefined>();
  const number = state.of.trim() ? numberIn(state.of) : undefined;
  const wrongNumber = state.of.trim() !== '' && number === undefined;
  const answer = useMemo(() => (file ? fileText(file.bytes) : bagText(state.in)), [file, state.in]);
  const {opened, given, source, failure} = useGiven(answer, number);
  const whole = given?.kind === 'config';
  const comparison = useMemo(
    () => source && compareParams(mainnet.bag, mainnet.params, source.bag, source.params, whole),
    [mainnet, source, whole],
  );
  // A place in the answer of an API is none in what the reader sees.
  const problem = opened?.kind === 'text' ? {...opened.problem, at: answer === state.in ? opened.problem.at : 0} : undefined;
  return (
    <>
      <BagInput
        label={messages.pasted}
        help={messages.pastedHelp}
        text={state.in}
        file={file}
        onText={(text) => {
          setFile(undefined);
          onChange({in: text});
        }}
        onFile={(chosen) => {
          setFile(chosen);
          if (chosen) onChange({in: ''});
        }}
        problem={problem}
        messages={messages.boc}
      >
        <span>{messages.try}</span>
        <button type="button" className={ui.small} onClick={() => onChange(EXAMPLE)}>
          {messages.example}
        </button>
        {(state.in !== '' || state.of !== '') && (
          <button type="button" className={ui.small} onClick={() => onChange({in: '', of: ''})}>
            {messages.clear}
          </button>
        )}
      </BagInput>
      <Field
        label={messages.number}
        help={messages.numberHelp}
        value={state.of}
        onChange={(of) => onChange({of})}
        maxLength={40}
        {...(wrongNumber && {error: {text: messages.numberWrong}})}
      />
      {failure && <Notice kind="bad">{messages.failed(failure)}</Notice>}
      {opened?.kind === 'unreadable' && (
        <Notice kind="bad">
          <strong>{messages.boc.unreadable}</strong>
          <Faults bytes={opened.bytes} faults={[opened.fault]} messages={messages.boc} />
        </Notice>
      )}
      {opened?.kind === 'bag' && opened.bag.faults.length > 0 && (
        <Notice kind="bad">
          <strong>{messages.faulty}</strong>
          <Faults bytes={opened.bag.bytes} faults={opened.bag.faults} messages={messages.boc} />
        </Notice>
      )}
      {!wrongNumber && given?.kind === 'too-many' && <Notice kind="bad">{messages.tooMany}</Notice>}
      {!wrongNumber && given?.kind === 'unknown' && <Notice kind="bad">{messages.unknown(given.bits, given.refs)}</Notice>}
      {!wrongNumber && source && comparison && (
        <>
          <Status text={summary(comparison, whole, messages)} />
          <Notice kind={comparison.changes.length ? 'note' : 'good'}>
            {given?.kind === 'config' && `${messages.form[given.form]} `}
            <strong>{summary(comparison, whole, messages)}</strong>
          </Notice>
          <Changes key={answer === state.in ? state.in : (file?.name ?? '')} {...{comparison, mainnet, source, messages}} />
        </>
      )}
    </>
  );
}

/** A file as it is, or the bag in it where it is the answer of an API. */
function fileText(bytes: Uint8Array): string | Uint8Array {
  return bytes[0] === 0x7b ? bagText(new TextDecoder().decode(bytes)) : bytes;
}

function summary({changes, same}: Comparison, whole: boolean, messages: Messages): string {
  const [first] = changes;
  if (!whole && first) return first.kind === 'added' ? messages.oneDiffers.added : messages.oneDiffers.changed;
  const count = (kind: ParamChange['kind']): number => changes.filter((one) => one.kind === kind).length;
  return changes.length ? messages.differs(count('changed'), count('added'), count('removed'), same) : messages.same;
}

function Changes({
  comparison: {changes},
  mainnet,
  source,
  messages,
}: {
  readonly comparison: Comparison;
  readonly mainnet: Source;
  readonly source: Source;
  readonly messages: Messages;
}): React.ReactElement {
  const [shown, setShown] = useState(AT_ONCE);
  const list = useRef<HTMLDivElement>(null);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between the buttons inside
    <div ref={list} onKeyDown={(event) => treeKey(event, list.current!)} data-changes="">
      <ul className={trees.tree}>
        {changes.slice(0, shown).map(({number, kind}) => (
          <Branch
            key={number}
            startsOpen={changes.length <= OPEN}
            summary={
              <>
                <span className={trees.number}>{String(number).replace('-', '−')}</span>
                <span>{messages.nameOf(number)}</span>
                <span className={trees.badge}>{messages.kinds[kind]}</span>
              </>
            }
          >
            {() =>
              kind === 'changed' ? (
                <ParamDiff number={number} old={mainnet} next={source} messages={messages} />
              ) : (
                <ParamCells number={number} source={kind === 'added' ? source : mainnet} messages={messages} />
              )
            }
          </Branch>
        ))}
      </ul>
      {changes.length > shown && (
        <button type="button" className={ui.small} onClick={() => setShown(shown + AT_ONCE)}>
          {messages.more(Math.min(AT_ONCE, changes.length - shown))}
        </button>
      )}
    </div>
  );
}
