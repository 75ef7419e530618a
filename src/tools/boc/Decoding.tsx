import React, {useEffect, useState} from 'react';
import Choice from '../shared/ui/Choice';
import Field from '../shared/ui/Field';
import Notice from '../shared/ui/Notice';
import type {Bag} from './bag';
import type {Engine} from './engine';
import styles from './face.module.css';
import LeftOutTags from './LeftOutTags';
import type {Messages} from './messages/en';
import type {DecodeAs} from './recognise/body';
import type {Reading} from './session';
import {isWhole} from './tlb/value';
import ValueTree from './ValueTree';

export interface Choices {
  readonly as: string;
  readonly schema: string;
  readonly type: string;
  readonly cell: string;
}

interface Props {
  readonly bag: Bag;
  readonly engine: Engine;
  readonly choices: Choices;
  /** How the root was recognised, if it was. */
  readonly decode: DecodeAs | undefined;
  readonly onChange: (part: Partial<Choices>) => void;
  readonly messages: Messages;
}

/** The number of a cell from an address; what is none is the root. */
function cellOf(text: string, {cells, roots}: Bag): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : roots[0]!;
  return number < cells.count ? number : roots[0]!;
}

/** What is to be chosen so that the root is read as it was recognised: a type that is offered, or a schema as of the reader. */
function chosen({type, schema}: DecodeAs, {types}: Messages): Choices {
  return schema || !(type in types) ? {as: 'own', schema: schema.trim(), type, cell: ''} : {as: type, schema: '', type: '', cell: ''};
}

/** What a reading is called: its entry in the choice, or the type of its schema. */
const nameOf = ({as, type}: Choices, {types}: Messages): string => (as === 'own' ? type : types[as as keyof Messages['types']]);

/** A cell read by a schema: the one by which the root was recognised, another that is chosen, or one that is pasted. */
export default function Decoding({bag, engine, choices, decode, onChange, messages}: Props): React.ReactElement {
  const cell = cellOf(choices.cell, bag);
  const offered = decode && cell === bag.roots[0] ? chosen(decode, messages) : undefined;
  // Where nothing was chosen, the root is read as it was recognised.
  const byItself = offered !== undefined && !(choices.as in messages.types && choices.as !== '');
  const {as, schema, type} = byItself ? offered : choices;
  const own = as === 'own';
  const known = own || as in messages.types ? as : '';
  const [reading, setReading] = useState<Reading | undefined>();
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let late = false;
    setFailure('');
    if (!known || (own && !schema.trim() && !type.trim())) {
      setReading(undefined);
      return undefined;
    }
    engine.decode({cell, type: own ? type : known, schema: own ? schema : ''}).then(
      (answer) => {
        if (!late) setReading(answer);
      },
      (error: unknown) => {
        if (!late) setFailure(String(error));
      },
    );
    return () => {
      late = true;
    };
  }, [engine, bag, cell, known, own, type, schema]);

  const problem = (kind: 'schema' | 'type'): {text: string; place: {at: number; length: number}} | undefined =>
    reading?.kind === kind
      ? {text: messages.schemaProblem(reading.problem), place: {at: reading.problem.at, length: reading.problem.length}}
      : undefined;
  const schemaError = problem('schema');
  const typeError = problem('type');
  return (
    <section aria-label={messages.tlb} className={styles.part}>
      <p className={styles.heading}>
        {messages.tlb}
        <span className={styles.facts}>{cell === bag.roots[0] ? messages.readCellRoot(cell) : messages.readCellOther(cell)}</span>
        {cell !== bag.roots[0] && (
          <button type="button" className={styles.small} onClick={() => onChange({cell: ''})}>
            {messages.readRoot}
          </button>
        )}
      </p>
      {offered && !byItself && (
        <p>
          <button
            type="button"
            className={styles.small}
            onClick={({currentTarget}) => {
              onChange({as: '', cell: ''});
              // The button goes away: the focus stays with what it chose.
              currentTarget.closest('section')?.querySelector('select')?.focus();
            }}
          >
            {messages.decodeAs(nameOf(offered, messages))}
          </button>
        </p>
      )}
      <Choice
        label={messages.as}
        value={byItself ? '' : known}
        options={Object.entries(messages.types).map(([value, label]) => [
          value,
          value === '' && offered ? messages.byItself(nameOf(offered, messages)) : label,
        ])}
        onChange={(value) => onChange({as: value})}
      />
      {own && !byItself && (
        <>
          <Field
            label={messages.ownSchema}
            help={messages.ownSchemaHelp}
            value={schema}
            onChange={(value) => onChange({schema: value})}
            rows={5}
            mono
            {...(schemaError && {error: schemaError})}
          />
          <Field
            label={messages.ownType}
            help={messages.ownTypeHelp}
            value={type}
            onChange={(value) => onChange({type: value})}
            mono
            {...(typeError && {error: typeError})}
          />
        </>
      )}
      {failure && <Notice kind="bad">{messages.failed(failure)}</Notice>}
      {reading?.kind === 'decoded' && reading.leftOut.length > 0 && <LeftOutTags tags={reading.leftOut} messages={messages} />}
      {reading?.kind === 'decoded' && (
        <div data-reading="">
          <Notice kind={reading.fault ? 'bad' : !reading.value || isWhole(reading.value) ? 'good' : 'note'}>
            {reading.fault ? (
              <>
                {messages.decodeFault(reading.fault)} {reading.value && messages.stopped}
              </>
            ) : !reading.value || isWhole(reading.value) ? (
              messages.whole
            ) : (
              messages.leftOver
            )}
          </Notice>
          {/* Another cell or type: the entries begin anew. */}
          {reading.value && <ValueTree key={`${cell} ${reading.type}`} value={reading.value} messages={messages} />}
        </div>
      )}
    </section>
  );
}
