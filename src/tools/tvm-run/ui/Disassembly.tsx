import React, {useMemo} from 'react';
import {readText} from '../../boc/input';
import Field, {type FieldError} from '../../shared/ui/Field';
import Notice from '../../shared/ui/Notice';
import Status from '../../shared/ui/Status';
import {disassemble, writeProgram, type Disassembly as Result} from '../code/disassemble';
import {fromBytes, UnusableBag} from '../code/tree';
import CodeView from './CodeView';
import {explainBag, type Texts} from './explain';
import ui from '../../shared/ui/ui.module.css';
import styles from '../styles.module.css';

export interface Props {
  readonly texts: Texts;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onProgram: (program: string) => void;
  readonly example: string;
}

const MOST = 200_000;

interface Read {
  readonly result?: Result;
  readonly error?: FieldError;
  readonly unreadable?: string;
}

function read(texts: Texts, code: string): Read {
  const input = readText(code);
  if (input.kind === 'empty') return {};
  if (input.kind === 'wrong') return {error: {text: texts.bag.input(input.problem), place: {at: input.problem.at}}};
  try {
    return {result: disassemble(fromBytes(input.bytes))};
  } catch (error) {
    if (!(error instanceof UnusableBag)) throw error;
    const {problem} = error;
    return {
      unreadable: explainBag(
        texts,
        problem.code === 'unreadable'
          ? {...problem.fault.values, why: problem.fault.code, byte: problem.fault.at}
          : {...problem, why: problem.code},
      ),
    };
  }
}

/** A bag of cells to the instructions of its code. */
export default function Disassembly({texts, code, onChange, onProgram, example}: Props): React.ReactElement {
  const {t} = texts;
  const {result, error, unreadable} = useMemo(() => read(texts, code), [texts, code]);
  const program = useMemo(() => (result && result.count <= 300 ? writeProgram(result.block) : undefined), [result]);
  const said = unreadable ?? (result ? `${t.codeSummary(result.count)} ${result.bad ? t.codeBad(result.bad) : ''}` : '');
  return (
    <>
      <Field label={t.code} help={t.codeHelp} value={code} onChange={onChange} rows={4} mono maxLength={MOST} {...(error && {error})} />
      <div className={styles.bar}>
        <button type="button" className={ui.small} onClick={() => onChange(example)}>
          {t.codeExample}
        </button>
        {program !== undefined && program !== '' && (
          <button type="button" className={ui.small} onClick={() => onProgram(program)}>
            {t.codeProgram}
          </button>
        )}
      </div>
      <Status text={said} />
      {unreadable !== undefined && (
        <Notice kind="bad">
          <strong>{t.unreadable}</strong> {unreadable}
        </Notice>
      )}
      {result && (
        <section className={styles.disassembly} aria-label={t.modes.code} data-disassembly={result.count}>
          <Notice kind={result.bad ? 'bad' : 'good'}>
            {t.codeSummary(result.count)} {result.bad > 0 && t.codeBad(result.bad)} {result.cut && t.codeCut}
          </Notice>
          <CodeView t={t} block={result.block} />
        </section>
      )}
    </>
  );
}
