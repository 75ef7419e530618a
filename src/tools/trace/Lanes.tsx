import React from 'react';
import styles from './face.module.css';
import type {Messages} from './messages/en';
import {operationText} from './names';
import {faultOf, rowsOf, type Row} from './rows';
import type {Step} from './steps';

/** More accounts do not fit side by side, more rows tell nothing. */
const MOST_LANES = 8;
const MOST_ROWS = 40;
const LANE = 124;
const ROW = 44;
const TOP = 30;
/** Characters of an operation between two neighbors. */
const LONGEST = 17;

export interface Props {
  readonly steps: readonly Step[];
  /** Accounts that have a lane, in their order, with the name above it. */
  readonly names: ReadonlyMap<string, string>;
  readonly messages: Messages;
  /** What the reader's own sources call an operation. */
  readonly operation?: (op: number) => string | undefined;
  /** A transaction was chosen in the diagram. */
  readonly onOpen?: (step: number) => void;
}

/** The same trace in the order of logical time: a lane for each account, an arrow for each message with its value. */
export default function Lanes({steps, names, messages, operation, onOpen}: Props): React.ReactElement | null {
  if (steps.length < 2) return null;
  const rows = rowsOf(steps, new Set(names.keys()));
  if (names.size > MOST_LANES || rows.length > MOST_ROWS) return <p className={styles.hint}>{messages.tooManyLanes}</p>;
  const lanes = [...names.keys()];
  const x = (account: string): number => LANE / 2 + lanes.indexOf(account) * LANE;
  const width = lanes.length * LANE;
  const height = TOP + rows.length * ROW + 10;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
    <div className={styles.lanes} tabIndex={0} role="group" aria-label={messages.lanes}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={messages.lanesText(steps.length, lanes.length)}
        // One listener for all: what it opens, the list beside the diagram opens by keyboard.
        onClick={({target}) => {
          const index = (target as Element).closest('[data-step]')?.getAttribute('data-step');
          if (index) onOpen?.(Number(index));
        }}
      >
        {lanes.map((account) => (
          <g key={account}>
            <text x={x(account)} y="16" textAnchor="middle">
              {names.get(account)}
            </text>
            <line x1={x(account)} x2={x(account)} y1="22" y2={height} className={styles.lane} />
          </g>
        ))}
        {rows.map((row, place) => (
          <Arrow
            key={place}
            row={row}
            step={row.step === undefined ? undefined : steps[row.step]}
            y={TOP + place * ROW + 20}
            from={row.from === undefined ? 0 : x(row.from)}
            to={x(row.to)}
            messages={messages}
            operation={operation}
            open={onOpen !== undefined}
          />
        ))}
      </svg>
    </div>
  );
}

interface ArrowProps extends Pick<Props, 'messages' | 'operation'> {
  readonly row: Row;
  readonly step: Step | undefined;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
}

function Arrow({row, step, y, from, to, messages, operation, open}: ArrowProps): React.ReactElement {
  const {message} = row;
  const op = message?.op;
  // The point of the arrow, before the circle of the transaction.
  const side = from < to ? 1 : -1;
  const tip = to - (step ? 7 : 1) * side;
  const name = op === undefined ? undefined : (operation?.(op) ?? operationText(op).replace(/ \(.*|^jetton |^nft /g, ''));
  const fault = step && faultOf(step);
  const middle = (from + to) / 2;
  return (
    <g data-step={step ? row.step : undefined} className={open && step ? styles.chosen : undefined}>
      {from !== to && (
        <path
          d={`M${from} ${y}H${tip} l${-5 * side} -4 m${5 * side} 4 l${-5 * side} 4`}
          className={styles.arrow}
          data-bounced={message?.bounced}
        />
      )}
      {step && <circle cx={to} cy={y} r="5" className={styles.event} data-ok={step.ok} />}
      {fault !== undefined && (
        <text x={to + 9 * side} y={y + 4} textAnchor={side > 0 ? 'start' : 'end'} className={`${styles.label} ${styles.fault}`}>
          {fault}
        </text>
      )}
      {row.from !== undefined && from !== to && (
        <>
          {name !== undefined && (
            <text x={middle} y={y - 5} textAnchor="middle" className={styles.label}>
              {name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name}
            </text>
          )}
          {message?.kind === 'internal' && (
            <text x={middle} y={y + 13} textAnchor="middle" className={styles.label}>
              {messages.numbers.gram(message.value)}
            </text>
          )}
        </>
      )}
    </g>
  );
}
