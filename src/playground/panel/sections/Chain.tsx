import React from 'react';
import DataTable from '@site/src/tools/shared/ui/DataTable';
import Results, {type Result} from '@site/src/tools/shared/ui/Results';
import {fromNano} from '../logic/amount';
import type {Chain, Contract} from '../logic/chain';
import type {Sources} from '../logic/files';
import {storageOf} from '../logic/project';
import {storedOf} from '../logic/stored';
import type {Strings} from '../strings';
import type {Names} from '../ui/names';
import StoredValue from '../ui/StoredValue';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Strings;
  readonly chain: Chain;
  readonly sources: Sources;
  readonly names: Names;
}

/** Every contract of the chain: balance, code and storage, and what the last run changed in them. */
export default function ChainSection({t, chain, sources, names}: Props): React.ReactElement | null {
  if (chain.contracts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t.chainTitle}</h3>
      {chain.contracts.map((contract) => (
        <Account key={contract.address} t={t} contract={contract} sources={sources} names={names} />
      ))}
    </section>
  );
}

function Account({t, contract, sources, names}: Omit<Props, 'chain'> & {readonly contract: Contract}): React.ReactElement {
  const {address, balance, status, data, codeHash, decoded, before} = contract;
  const name = names.of(address) ?? t.unknownCode;
  const file = names.file(address);
  const changed = before !== undefined && (before.data !== data || before.codeHash !== codeHash || before.balance !== balance);
  const was = (now: string, old: string | undefined): string => (old === undefined || old === now ? now : t.changedFrom(now, old));
  const rows: Result[] = [
    {label: t.address, value: <code>{address}</code>, copy: address},
    {
      label: t.balance,
      value: was(t.gram(fromNano(balance)), before && t.gram(fromNano(before.balance))),
    },
  ];
  if (status !== 'active') rows.push({label: t.state, value: t.states[status] ?? status});
  if (codeHash !== undefined) {
    rows.push({
      label: t.hash,
      value: <code>{was(codeHash, before?.codeHash)}</code>,
      copy: codeHash,
    });
  }
  const fields = file !== undefined && Object.hasOwn(sources, file) ? storageOf(sources, file) : undefined;
  const stored = decoded && fields ? storedOf(fields, decoded, before?.decoded) : [];
  // Without its fields the storage is a cell.
  if (data !== undefined && !(decoded?.whole ?? false)) {
    rows.push({label: t.dataNow, value: <code className={styles.clip}>{was(data, before?.data)}</code>, copy: data});
  }
  return (
    <details className={styles.run} open data-account={name}>
      <summary>
        <strong>{name}</strong> <span>{t.gram(fromNano(balance))}</span>
        {before === undefined ? <span> · {t.accountNew}</span> : changed && <span> · {t.accountChanged}</span>}
      </summary>
      <Results of={name} rows={rows} />
      {stored.length > 0 && (
        <DataTable
          caption={t.storageOf(name)}
          columns={[t.storageField, t.storageValue, t.storageBefore]}
          rows={stored.map((one) => [
            one.name,
            <StoredValue key="now" t={t} stored={one} value={one.value} names={names} />,
            one.before === undefined ? '' : <StoredValue key="before" t={t} stored={one} value={one.before} names={names} />,
          ])}
        />
      )}
    </details>
  );
}
