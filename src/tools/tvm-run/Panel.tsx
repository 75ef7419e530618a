import React, {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Engine} from '../../playground/engine/client';
import Field, {type FieldError} from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import Status from '../shared/ui/Status';
import {useToolState} from '../shared/ui/use-tool-state';
import {byName, fragmentOf} from './code/opcodes';
import {EXAMPLE_CODE, EXAMPLE_PROGRAM, EXAMPLE_STACK} from './examples';
import {checkOne, checkProgram, checkStack} from './input';
import type {RowFacts} from './row';
import Disassembly from './ui/Disassembly';
import {explain, type Texts} from './ui/explain';
import OneForm from './ui/OneForm';
import OutcomeView from './ui/OutcomeView';
import StackEditor from './ui/StackEditor';
import {useRun} from './use-run';
import {itemsOf, textOf, type Item} from './values/stack';
import {programOf, type Vectors} from './vectors';
import ui from '../shared/ui/ui.module.css';
import type {ToolLanguage} from '../shared/Tool';
import styles from './styles.module.css';

export interface Props {
  readonly texts: Texts;
  readonly language: ToolLanguage;
  /** Address of the page of exit codes. */
  readonly exitCodes: string;
  readonly engine: Engine;
  readonly vectors: Vectors;
  readonly rowOf: (id: string) => RowFacts | undefined;
  /** The reader asked for a run; an address alone never runs anything. */
  readonly runAtOnce: boolean;
  readonly onClose: () => void;
  /** Closes the panel and goes to a row. */
  readonly onRow: (fragment: string) => void;
}

type Mode = 'one' | 'program' | 'code';

/** Kept in the address. Empty is what the panel has by itself; a dash is nothing at all. */
const STATE = {mode: '', i: '', o: '', s: '', b: '', a: '', p: '', c: ''};
const NOTHING = '-';
const or = (value: string, own: string): string => (value === '' ? own : value === NOTHING ? '' : value);
const kept = (value: string, own: string): string => (value === own ? '' : value === '' ? NOTHING : value);

/** An instruction, a program or a bag of cells: what it does on the TVM, and what it is. */
export default function Panel(props: Props): React.ReactElement {
  const {texts, language, exitCodes, engine, vectors, rowOf, runAtOnce, onClose, onRow} = props;
  const {t} = texts;
  const [state, change, tooLong] = useToolState('tvm', STATE);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const row = useMemo(() => (state.i ? rowOf(state.i) : undefined), [state.i, rowOf]);
  const opcode = row && byName(row.name)?.[0]?.opcode;
  const known: readonly Mode[] = row && opcode ? ['one', 'program', 'code'] : ['program', 'code'];
  const mode = known.find((one) => one === state.mode) ?? known[0]!;

  const vector = (row && vectors[row.name]) || {};
  const own = {
    operands: (vector.o ?? []).join('\n'),
    stack: mode === 'one' ? (vector.s ?? '') : EXAMPLE_STACK,
    before: vector.b ?? '',
    after: vector.a ?? '',
  };
  const operands = or(state.o, own.operands).split('\n');
  const items = useMemo(() => itemsOf(or(state.s, own.stack)), [state.s, own.stack]);
  const [before, after] = [or(state.b, own.before), or(state.a, own.after)];
  const program = or(state.p, EXAMPLE_PROGRAM);

  const input = JSON.stringify([mode, mode === 'one' ? [row?.name, operands, before, after] : program, items]);
  const stack = useMemo(() => checkStack(items), [items]);
  const one = mode === 'one' && opcode ? checkOne({opcode, operands, before, after}) : undefined;
  const typed = useMemo(() => (mode === 'program' ? checkProgram(program) : {}), [mode, program]);
  const assembled = mode === 'one' ? (one?.ok ? one.value : undefined) : typed.assembled;

  const priceOf = useCallback((name: string) => rowOf(fragmentOf(name))?.gas, [rowOf]);
  const {working, done, error, run, cancel, forget} = useRun(engine, priceOf);
  const [refused, setRefused] = useState('');
  const start = useCallback(() => {
    if (!assembled || stack.problems.size) {
      setRefused(input);
      document.querySelector<HTMLElement>('dialog[open] [aria-invalid]')?.focus();
      return;
    }
    setRefused('');
    run(assembled, stack.values, input);
  }, [assembled, stack, input, run]);

  const begun = useRef(!runAtOnce);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    start();
  }, [start]);

  const to = (next: Mode, more: Partial<typeof STATE> = {}): void => {
    forget();
    change({mode: next === known[0] ? '' : next, ...more});
  };
  const asProgram = (text: string, items: readonly Item[]): void =>
    to('program', {p: kept(text, EXAMPLE_PROGRAM), s: kept(textOf(items), EXAMPLE_STACK), mode: 'program'});

  const links = (event: React.MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-row]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onRow(link.hash.slice(1));
  };
  const key = (event: React.KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || mode === 'code') return;
    event.preventDefault();
    start();
  };

  const stackErrors = new Map([...stack.problems].map(([index, problem]) => [index, explain(texts, problem, items[index]!.text)]));
  const oneErrors = new Map(
    one && !one.ok
      ? [...one.problems].map(([place, problem]): [number | 'before' | 'after', FieldError] => [
          place,
          explain(texts, problem, place === 'before' ? before : place === 'after' ? after : (operands[place] ?? '')),
        ])
      : [],
  );
  const programError = typed.problem && explain(texts, typed.problem, program);
  return (
    // Links and keys of what is inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} onClick={links} onKeyDown={key}>
      <header className={styles.head}>
        <h2 ref={heading} id="tvm-run-title" tabIndex={-1}>
          {mode === 'one' && row ? t.titleOf(row.name) : t.title}
        </h2>
        <button type="button" className={ui.small} onClick={onClose}>
          {t.close}
        </button>
      </header>
      <div className={styles.modes} role="group" aria-label={t.modesLabel}>
        {known.map((name) => (
          <button key={name} type="button" aria-pressed={name === mode} onClick={() => name !== mode && to(name, {s: ''})}>
            {t.modes[name]}
          </button>
        ))}
      </div>
      {mode === 'code' ? (
        <Disassembly
          texts={texts}
          code={state.c}
          example={EXAMPLE_CODE}
          onChange={(code) => change({c: code})}
          onProgram={(text) => asProgram(text, [])}
        />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          {mode === 'one' && row && opcode ? (
            <OneForm
              t={t}
              row={row}
              opcode={opcode}
              operands={operands}
              before={before}
              after={after}
              errors={oneErrors}
              onChange={(part) =>
                change({
                  ...(part.operands && {o: kept(part.operands.map((text) => text.replace(/\n/g, ' ')).join('\n'), own.operands)}),
                  ...(part.before !== undefined && {b: kept(part.before, own.before)}),
                  ...(part.after !== undefined && {a: kept(part.after, own.after)}),
                })
              }
            />
          ) : (
            <Field
              label={t.program}
              help={t.programHelp}
              value={program}
              onChange={(value) => change({p: kept(value, EXAMPLE_PROGRAM)})}
              rows={6}
              mono
              {...(programError && {error: programError})}
            />
          )}
          <StackEditor t={t} items={items} errors={stackErrors} onChange={(next) => change({s: kept(textOf(next), own.stack)})} />
          <div className={styles.bar}>
            <button type="submit" className="button button--primary">
              {t.run}
            </button>
            <span className={ui.hint}>{t.runHint}</span>
            {mode === 'one' && row && (
              <>
                <button
                  type="button"
                  className={ui.small}
                  onClick={() => asProgram(programOf(row.name, {o: operands, b: before, a: after}), items)}
                >
                  {t.asProgram}
                </button>
                {(state.o || state.s || state.b || state.a) && (
                  <button type="button" className={ui.small} onClick={() => change({o: '', s: '', b: '', a: ''})}>
                    {t.reset}
                  </button>
                )}
              </>
            )}
          </div>
          {refused === input && (
            <div role="alert">
              <Notice kind="bad">{t.fixFirst}</Notice>
            </div>
          )}
        </form>
      )}
      {tooLong && <Notice kind="note">{t.tooLong}</Notice>}
      {mode !== 'code' && (
        <>
          <Working texts={texts} working={working} onCancel={cancel} />
          <div role="alert">
            {error && !working && (
              <Notice kind={error.code === 'cancelled' ? 'note' : 'bad'}>
                <strong>{t.errors[error.code] ?? t.error}</strong>
                {error.code !== 'cancelled' && error.code !== 'timeout' && (
                  <details>
                    <summary>{t.detail}</summary>
                    <code>{error.message}</code>
                  </details>
                )}
              </Notice>
            )}
          </div>
          {done && (
            <OutcomeView
              t={t}
              language={language}
              exitCodes={exitCodes}
              outcome={done.outcome}
              stale={done.input !== input}
              {...(mode === 'program' && {program})}
              {...(mode === 'one' && row && {about: row})}
            />
          )}
          {!done && !working && !error && !engine.has('emulator') && <p className={ui.hint}>{t.firstUse}</p>}
        </>
      )}
    </div>
  );
}

function Working({
  texts: {t},
  working,
  onCancel,
}: {
  readonly texts: Texts;
  readonly working: ReturnType<typeof useRun>['working'];
  readonly onCancel: () => void;
}): React.ReactElement {
  const progress = working?.progress;
  return (
    <>
      <Status text={working ? t.working : ''} />
      {working && (
        <div className={styles.bar} data-busy="">
          <strong>{t.working}</strong>
          {progress && (
            <label className={styles.progress}>
              <progress {...(progress.total ? {max: progress.total, value: progress.loaded} : {})} />
              <span>{t.loading(t.megabytes(progress.loaded), t.megabytes(progress.total))}</span>
            </label>
          )}
          <button type="button" className={ui.small} onClick={onCancel}>
            {t.cancel}
          </button>
        </div>
      )}
    </>
  );
}
