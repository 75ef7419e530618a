import React from 'react';
import Choice from '@site/src/tools/shared/ui/Choice';
import Field from '@site/src/tools/shared/ui/Field';
import type {DeclaredMessage} from '../logic/declared';
import {fieldTypes, type CellDraft, type FieldDraft, type FieldType} from '../logic/draft';
import type {Strings} from '../strings';
import ui from '@site/src/tools/shared/ui/ui.module.css';
import styles from '../styles.module.css';
import SchemaInput from './SchemaInput';

export interface Props {
  readonly t: Strings;
  /** Label of the choice between fields, BoC and nothing. */
  readonly label: string;
  /** Contracts of the project, whose code a field may hold. */
  readonly contracts: readonly string[];
  /** Id of the list of known addresses. */
  readonly addresses: string;
  readonly draft: CellDraft;
  readonly onChange: (draft: CellDraft) => void;
  /** Bodies that the contract declares. */
  readonly presets?: readonly DeclaredMessage[];
}

/** A cell, given as fields, as a bag of cells, or empty. */
export default function CellEditor({t, label, contracts, addresses, draft, onChange, presets = []}: Props): React.ReactElement {
  const {kind, fields, boc} = draft;
  const change = (index: number, part: Partial<FieldDraft>): void =>
    onChange({...draft, fields: fields.map((field, at) => (at === index ? {...field, ...part} : field))});
  const signature = (list: readonly FieldDraft[]): string => list.map(({name, type, bits}) => `${name}:${type}${bits}`).join();
  const chosen = presets.findIndex(
    (preset) => signature(preset.fields) === signature(fields) && preset.fields[0]?.value === fields[0]?.value,
  );
  return (
    <>
      <div className={styles.row}>
        <Choice
          label={label}
          value={kind}
          options={[
            ['fields', t.kindFields],
            ['boc', t.kindBoc],
            ['empty', t.kindEmpty],
          ]}
          onChange={(next) => onChange({...draft, kind: next})}
        />
        {kind === 'fields' && presets.length > 0 && (
          <Choice
            label={t.preset}
            value={String(chosen)}
            options={[...presets.map(({name}, index) => [String(index), name] as const), ['-1', t.presetNone]]}
            onChange={(index) => onChange({...draft, fields: presets[Number(index)]?.fields ?? []})}
          />
        )}
      </div>
      {kind === 'boc' && <Field label={t.boc} rows={3} mono value={boc} onChange={(next) => onChange({...draft, boc: next})} />}
      {kind === 'fields' && (
        <>
          <ol className={`${ui.compact} ${styles.fields}`}>
            {fields.map((field, index) => (
              // Fields have no other name than their place: names are free to repeat.
              <li key={index}>
                <FieldRow
                  t={t}
                  contracts={contracts}
                  addresses={addresses}
                  field={field}
                  index={index}
                  onChange={(part) => change(index, part)}
                />
                <button
                  type="button"
                  className={ui.small}
                  aria-label={t.fieldRemove(field.name || t.fieldNew(index + 1))}
                  onClick={() => onChange({...draft, fields: fields.filter((_, at) => at !== index)})}
                >
                  ×
                </button>
              </li>
            ))}
          </ol>
          <button
            type="button"
            className={`${ui.small} ${styles.add}`}
            onClick={() => onChange({...draft, fields: [...fields, {name: '', type: 'uint', bits: 32, value: '0'}]})}
          >
            {t.addField}
          </button>
          <SchemaInput t={t} onFields={(next) => onChange({...draft, fields: next})} />
        </>
      )}
    </>
  );
}

interface RowProps extends Pick<Props, 't' | 'contracts' | 'addresses'> {
  readonly field: FieldDraft;
  readonly index: number;
  readonly onChange: (part: Partial<FieldDraft>) => void;
}

function FieldRow({t, contracts, addresses, field, index, onChange}: RowProps): React.ReactElement {
  const {type, bits, value} = field;
  const name = field.name || t.fieldNew(index + 1);
  const sized = type === 'uint' || type === 'int';
  return (
    <>
      <span className={styles.fieldName}>{name}</span>
      <select
        aria-label={t.fieldType(name)}
        value={type}
        onChange={({target}) => {
          const next = target.value as FieldType;
          // The value of a code is the name of a file, and of nothing else.
          onChange({type: next, ...(next === 'code' ? {value: contracts[0] ?? ''} : type === 'code' && {value: ''})});
        }}
      >
        {fieldTypes.map((one) => (
          <option key={one} value={one}>
            {t.types[one]}
          </option>
        ))}
      </select>
      {sized && (
        <input
          type="number"
          min={1}
          max={type === 'int' ? 257 : 256}
          className={styles.bits}
          aria-label={t.fieldBits(name)}
          value={bits}
          onChange={({target}) => onChange({bits: Number(target.value)})}
        />
      )}
      {type === 'code' ? (
        <select className={styles.value} aria-label={name} value={value} onChange={({target}) => onChange({value: target.value})}>
          {[...new Set([...contracts, value])].map((file) => (
            <option key={file} value={file}>
              {file}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          className={styles.value}
          aria-label={name}
          placeholder={type === 'address' ? t.addressHelp : undefined}
          list={type === 'address' ? addresses : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={({target}) => onChange({value: target.value})}
        />
      )}
    </>
  );
}
