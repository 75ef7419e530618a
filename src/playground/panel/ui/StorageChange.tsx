import React from 'react';
import type {Contract} from '../logic/chain';
import type {Sources} from '../logic/files';
import {storageOf} from '../logic/project';
import {storedOf} from '../logic/stored';
import type {Strings} from '../strings';
import styles from '../styles.module.css';
import type {Names} from './names';
import StoredValue from './StoredValue';

export interface Props {
  readonly t: Strings;
  readonly contract: Contract;
  readonly sources: Sources;
  readonly names: Names;
}

/** The storage of an account after a run, by the types of its contract: `value: 0 → 1`. Nothing where the source does not declare them. */
export default function StorageChange({t, contract, sources, names}: Props): React.ReactElement | null {
  const {address, decoded, before} = contract;
  const file = names.file(address);
  const fields = file !== undefined && Object.hasOwn(sources, file) ? storageOf(sources, file) : undefined;
  if (!decoded || !fields) return null;
  return (
    <div className={styles.storage} data-storage={names.of(address)}>
      <p>{t.storageOf(names.of(address) ?? t.unknownCode)}</p>
      <ul>
        {storedOf(fields, decoded, before?.decoded).map((one) => (
          <li key={one.name} data-changed={one.before !== undefined || undefined}>
            <code>{one.name}</code>:{' '}
            {one.before !== undefined && (
              <>
                <StoredValue t={t} stored={one} value={one.before} names={names} /> →{' '}
              </>
            )}
            <StoredValue t={t} stored={one} value={one.value} names={names} />
          </li>
        ))}
      </ul>
    </div>
  );
}
