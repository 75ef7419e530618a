import React from 'react';
import styles from './face.module.css';
import type {Messages} from './messages/en';
import {operationText} from './names';
import type {Step} from './steps';

/** More accounts do not fit side by side, more rows tell nothing. */
const MOST_LANES = 8;
const MOST_ROWS = 40;
const LANE = 124;
const ROW = 34;
const TOP = 30;

/** The same trace in the order of logical time: a lane for each account, an arrow for each message. */
export default function Lanes({
  steps,
  names,
  messages,
}: {
  readonly steps: readonly Step[];
  readonly names: ReadonlyMap<string, string>;
  readonly messages: Messages;
}): React.ReactElement | null {
  if (steps.length < 2) return null;
  if (names.size > MOST_LANES || steps.length > MOST_ROWS) return <p className={styles.hint}>{messages.tooManyLanes}</p>;
  const lanes = [...names.keys()];
  const x = (account: string): number => LANE / 2 + lanes.indexOf(account) * LANE;
  const inTime = [...steps.keys()].sort((a, b) => (steps[a]!.lt < steps[b]!.lt ? -1 : 1));
  const width = lanes.length * LANE;
  const height = TOP + inTime.length * ROW + 10;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard
    <div className={styles.lanes} tabIndex={0} role="group" aria-label={messages.lanes}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={messages.lanesText(steps.length, lanes.length)}
      >
        {lanes.map((account) => (
          <g key={account}>
            <text x={x(account)} y="16" textAnchor="middle">
              {names.get(account)}
            </text>
            <line x1={x(account)} x2={x(account)} y1="22" y2={height} className={styles.lane} />
          </g>
        ))}
        {inTime.map((index, row) => {
          const step = steps[index]!;
          const y = TOP + row * ROW + 18;
          const to = x(step.account);
          const parent = step.parent === undefined ? undefined : steps[step.parent]!;
          const from = parent ? x(parent.account) : 0;
          const op = step.incoming?.op;
          // The point of the arrow, before the circle of the transaction.
          const side = from < to ? 1 : -1;
          const tip = to - 7 * side;
          return (
            <g key={step.hash}>
              {from !== to && (
                <path
                  d={`M${from} ${y}H${tip} l${-5 * side} -4 m${5 * side} 4 l${-5 * side} 4`}
                  className={styles.arrow}
                  data-bounced={step.incoming?.bounced}
                />
              )}
              <circle cx={to} cy={y} r="5" className={styles.event} data-ok={step.ok} />
              {parent && op !== undefined && (
                <text x={(from + to) / 2} y={y - 5} textAnchor="middle" className={styles.label}>
                  {operationText(op).replace(/ \(.*|^jetton |^nft /g, '')}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
