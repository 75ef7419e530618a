import React, {useState} from 'react';
import type {Trace as TraceData} from '../../engine/protocol';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';

const PAGE = 200;

/** The steps of a run. They are built when the reader opens them: thousands of rows are heavy. */
export default function Trace({t, trace}: {readonly t: Strings; readonly trace: TraceData}): React.ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        {t.trace}
        {t.colon}
        {t.traceOf(trace.total)}
      </summary>
      {open && <Steps t={t} trace={trace} />}
    </details>
  );
}

function Steps({t, trace: {steps, total, skippedAt}}: {readonly t: Strings; readonly trace: TraceData}): React.ReactElement {
  const [shown, setShown] = useState(PAGE);
  const left = steps.length - shown;
  // Numbers after the gap count from the end.
  const numberOf = (index: number): number =>
    skippedAt !== undefined && index >= skippedAt ? total - steps.length + index + 1 : index + 1;
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard */}
      <div className={styles.trace} role="group" aria-label={t.trace} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.traceStep}</th>
              <th scope="col">{t.traceInstruction}</th>
              <th scope="col">{t.traceGas}</th>
              <th scope="col">{t.traceLeft}</th>
              <th scope="col">{t.traceStack}</th>
            </tr>
          </thead>
          <tbody>
            {steps.slice(0, shown).map(({instruction, gas, gasLeft, after, thrown}, index) => (
              <React.Fragment key={index}>
                {index === skippedAt && (
                  <tr>
                    <td colSpan={5}>{t.traceGap(total - steps.length)}</td>
                  </tr>
                )}
                <tr data-thrown={thrown === undefined ? undefined : ''}>
                  <td>{numberOf(index)}</td>
                  <th scope="row" title={instruction}>
                    {instruction}
                  </th>
                  <td>{gas ?? ''}</td>
                  <td>{gasLeft ?? ''}</td>
                  <td>{thrown === undefined ? (after ?? []).map(short).join(' ') : t.threw(thrown)}</td>
                </tr>
              </React.Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <button type="button" className={`${ui.small} ${styles.add}`} onClick={() => setShown(shown + PAGE)}>
          {t.traceMore(Math.min(PAGE, left))}
        </button>
      )}
    </>
  );
}

const LONGEST = 24;

/** A value of the VM's log: cells and slices by the beginning of what they hold. */
function short(value: string): string {
  const slice = /^CS\{Cell\{(?:.{4})?([\da-f]*)\} bits: (\d+)\.\.(\d+); refs: (\d+)\.\.(\d+)\}$/i.exec(value);
  if (slice) {
    const [, hex = '', fromBit, toBit, fromRef, toRef] = slice;
    const head = hex.slice(Math.floor(Number(fromBit) / 4), Math.floor(Number(fromBit) / 4) + 8);
    return `slice(${Number(toBit) - Number(fromBit)}b${Number(toRef) > Number(fromRef) ? `+${Number(toRef) - Number(fromRef)}r` : ''}${head && ` ${head}…`})`;
  }
  const cell = /^C\{([\dA-F]{8})/.exec(value);
  if (cell) return `cell(${cell[1]}…)`;
  return value.length > LONGEST && !/^-?\d+$/.test(value) ? `${value.slice(0, LONGEST)}…` : value;
}
