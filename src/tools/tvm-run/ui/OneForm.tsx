import React from 'react';
import type {Opcode, Operand} from '../../../tvm/opcode';
import Field, {type FieldError} from '../../shared/ui/Field';
import type {Messages} from '../messages/en';
import type {RowFacts} from '../row';
import ui from '../../shared/ui/ui.module.css';
import styles from '../styles.module.css';

export interface Props {
  readonly t: Messages;
  readonly row: RowFacts;
  readonly opcode: Opcode;
  readonly operands: readonly string[];
  readonly before: string;
  readonly after: string;
  /** By place of the operand, and `before`, `after`. */
  readonly errors: ReadonlyMap<number | 'before' | 'after', FieldError>;
  readonly onChange: (part: {operands?: readonly string[]; before?: string; after?: string}) => void;
}

function helpOf(t: Messages, {kind, min, max}: Operand): string {
  const {operandKinds: kinds} = t;
  switch (kind) {
    case 'stack':
    case 'control':
      return `${kinds[kind]}${t.comma}${t.operandRange(min, max)}`;
    case 'long':
    case 'zeroext':
    case 'ref':
    case 'slice':
    case 'code':
    case 'text':
      return kinds[kind];
    default:
      return t.operandRange(min, max);
  }
}

/** What the row says, and the operands of its instruction. */
export default function OneForm({t, row, opcode, operands, before, after, errors, onChange}: Props): React.ReactElement {
  const shown = (place: 'before' | 'after', value: string): boolean => value !== '' || errors.has(place);
  return (
    <>
      <p className={styles.what}>{row.text}</p>
      <p className={styles.now}>
        <code>{row.stack}</code>
        <span>{t.gasAmount(row.gas)}</span>
        <a href={`#${row.id}`} data-row="">
          {t.row}
        </a>
      </p>
      {opcode.operands.length > 0 && (
        <fieldset className={ui.group}>
          <legend>{t.operands}</legend>
          <div className={styles.fields}>
            {opcode.operands.map((operand, index) => {
              const error = errors.get(index);
              return (
                <Field
                  key={operand.name}
                  label={operand.name}
                  help={helpOf(t, operand)}
                  value={operands[index] ?? ''}
                  mono
                  onChange={(value) =>
                    onChange({operands: opcode.operands.map((_, place) => (place === index ? value : (operands[place] ?? '')))})
                  }
                  {...(error && {error})}
                />
              );
            })}
          </div>
        </fieldset>
      )}
      {(['before', 'after'] as const).map((place) => {
        const value = place === 'before' ? before : after;
        const error = errors.get(place);
        return (
          shown(place, value) && (
            <Field key={place} label={t[place]} value={value} mono onChange={(text) => onChange({[place]: text})} {...(error && {error})} />
          )
        );
      })}
    </>
  );
}
