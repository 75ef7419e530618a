import React from 'react';
import type {Strings} from '../panel/strings';
import {formatAmount} from './format';
import type {Role} from './roles';
import type {Outcome} from './scenario';
import type {AttackStrings} from './strings';
import styles from './styles.module.css';

export interface Props {
  readonly t: Strings;
  readonly a: AttackStrings;
  readonly outcome: Outcome;
}

/** Balances, and what get methods answer, before and after the attack. */
export default function Changes({t, a, outcome: {before, after}}: Props): React.ReactElement {
  const amount = (nano: bigint, signed?: boolean): string => formatAmount(nano, t.language, signed);
  const number = (value: bigint, signed?: boolean): string =>
    new Intl.NumberFormat(t.language, {signDisplay: signed ? 'exceptZero' : 'auto'}).format(value);
  const rows = [
    ...(Object.keys(before.balances) as Role[]).map((role) => ({
      name: a.balanceOf(a.roles[role]),
      from: before.balances[role]!,
      to: after.balances[role]!,
      format: amount,
    })),
    ...Object.keys(before.reads).map((method) => ({
      name: <code>{method}()</code>,
      from: before.reads[method]!,
      to: after.reads[method]!,
      format: number,
    })),
  ];
  return (
    <table className={styles.changes}>
      <caption>{a.balances}</caption>
      <thead>
        <tr>
          {[a.who, a.before, a.after, a.change].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, from, to, format}, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{format(from)}</td>
            <td>{format(to)}</td>
            <td>{format(to - from, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
