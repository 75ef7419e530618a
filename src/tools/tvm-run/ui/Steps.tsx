import React, {useEffect, useId, useMemo, useRef, useState} from 'react';
import Status from '../../shared/ui/Status';
import {fragmentOf} from '../code/opcodes';
import {lineOf} from '../code/problem';
import type {Messages} from '../messages/en';
import {stackAt, type Outcome} from '../run/outcome';
import {show} from '../values/stack';
import StackView from './StackView';
import ui from '../../shared/ui/ui.module.css';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Messages;
  readonly outcome: Outcome;
  /** The program, where its lines are worth naming. */
  readonly program?: string;
  readonly at: number;
  readonly onMove: (at: number) => void;
  /** Numbers as the language writes them. */
  readonly number: (value: number) => string;
}

/** Rows in the list at a time: a run has thousands of steps. */
const PAGE = 100;

/** The steps of a run, one of them chosen, with the stack after it. */
export default function Steps({t, outcome, program, at, onMove, number}: Props): React.ReactElement {
  const id = useId();
  const {steps, stacks, total, skippedAt} = outcome;
  const list = useRef<HTMLDivElement>(null);
  const page = Math.floor(at / PAGE) * PAGE;
  const move = (to: number): void => onMove(Math.max(0, Math.min(steps.length, to)));
  const values = useMemo(() => stackAt(outcome, at), [outcome, at]);
  // Before the first step nothing is new.
  const kept = useMemo(
    () => (at === 0 || at === steps.length ? undefined : same(stacks[at - 1] ?? [], stacks[at] ?? [])),
    [stacks, steps.length, at],
  );
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const box = list.current;
    const option = box?.querySelector<HTMLElement>('[aria-selected=true]');
    if (box && option) {
      // Only the list scrolls, not what is around it.
      if (option.offsetTop < box.scrollTop) box.scrollTop = option.offsetTop;
      else if (option.offsetTop + option.offsetHeight > box.scrollTop + box.clientHeight)
        box.scrollTop = option.offsetTop + option.offsetHeight - box.clientHeight;
    }
  }, [at]);

  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    PageUp: at - 10,
    PageDown: at + 10,
    Home: 0,
    End: steps.length,
  };
  const key = (event: React.KeyboardEvent): void => {
    const to = keys[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setMoved(true);
    move(to);
  };
  const current = steps[at - 1];
  const title = at === 0 ? t.stackBefore : t.stackAfter(current!.number);
  const spoken = `${title}${t.colon}${values
    .slice(-6)
    .map((value) => (typeof value === 'string' ? value.slice(0, 20) : show(value, 40).text))
    .join(t.comma)}`;
  return (
    <div className={styles.steps}>
      <div>
        <h4 id={`${id}-title`}>{t.steps}</h4>
        <div className={styles.bar} role="group" aria-label={t.steps}>
          {(
            [
              [t.first, '«', 0],
              [t.back, '‹', at - 1],
              [t.forward, '›', at + 1],
              [t.last, '»', steps.length],
            ] as const
          ).map(([label, sign, to]) => (
            <button
              key={label}
              type="button"
              className={ui.small}
              aria-label={label}
              aria-disabled={to < 0 || to > steps.length || to === at || undefined}
              onClick={() => {
                setMoved(true);
                move(to);
              }}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
          <span className={ui.hint}>
            {at === 0 ? t.atStart : t.stepOf(current!.number, total)}
            {skippedAt !== undefined && ` · ${t.skipped(total - steps.length)}`}
          </span>
        </div>
        <div
          ref={list}
          className={styles.list}
          role="listbox"
          tabIndex={0}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-help`}
          aria-activedescendant={`${id}-${at}`}
          onKeyDown={key}
        >
          {Array.from({length: Math.min(PAGE, steps.length + 1 - page)}, (_, offset) => {
            const index = page + offset;
            const step = steps[index - 1];
            return (
              // The list takes the keys; a row is pressed.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={index}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onClick={() => move(index)}
                data-thrown={step?.thrown !== undefined || undefined}
              >
                {step ? (
                  <>
                    <span className={styles.number}>{step.number}</span>
                    <code>{step.instruction.length > 60 ? `${step.instruction.slice(0, 60)}…` : step.instruction}</code>
                    <span className={styles.price}>
                      {step.thrown !== undefined ? `${t.threw(step.thrown)} · ` : ''}
                      {step.gas ?? ''}
                    </span>
                  </>
                ) : (
                  <span>{t.start}</span>
                )}
              </div>
            );
          })}
        </div>
        <p id={`${id}-help`} className={ui.hint}>
          {t.stepsHelp}
        </p>
      </div>
      <div>
        {current && (
          <p className={styles.now}>
            {current.mark ? (
              <a href={`#${fragmentOf(current.mark.opcode.name)}`} data-row="">
                {current.mark.opcode.name}
              </a>
            ) : (
              <code>{current.instruction}</code>
            )}
            {program !== undefined && current.mark && <span>{t.line(lineOf(program, current.mark.at).line)}</span>}
            {current.gas !== undefined && <span>{t.gasAmount(number(current.gas))}</span>}
            {current.gasLeft !== undefined && <span>{`${number(current.gasLeft)} ${t.gasLeft}`}</span>}
            {current.parts.length > 1 && <span className={ui.hint}>{current.parts.map(({gas}) => gas).join(' + ')}</span>}
          </p>
        )}
        <StackView t={t} title={title} values={values} {...(kept !== undefined && {kept})} />
      </div>
      <Status text={moved ? spoken : ''} />
    </div>
  );
}

/** How many values at the bottom are the same. */
function same(before: readonly string[], after: readonly string[]): number {
  let count = 0;
  while (count < before.length && count < after.length && before[count] === after[count]) count++;
  return count;
}
