import type {Decoded, FieldType} from '../../engine/protocol';
import type {FieldDraft} from './draft';

/** One field of a contract's storage. */
export interface Stored {
  readonly name: string;
  readonly type: FieldDraft['type'];
  readonly value: string;
  /** The value before the last run, where it was another. */
  readonly before?: string;
}

/**
 * The fields of a storage that can be read from its cell: all up to the first one whose width is not known, if something
 * follows it. Nothing where that leaves none.
 */
export function decodable(fields: readonly FieldDraft[] | undefined): FieldType[] | undefined {
  if (!fields) return undefined;
  const unknown = fields.findIndex(({type}, index) => (type === 'bits' || type === 'text') && index < fields.length - 1);
  const known = unknown < 0 ? fields : fields.slice(0, unknown);
  return known.length === 0 ? undefined : known.map(({type, bits}) => (type === 'code' ? {type: 'ref'} : {type, bits}));
}

/** The storage of a contract by name, with what changed. */
export function storedOf(fields: readonly FieldDraft[], now: Decoded, before?: Decoded): Stored[] {
  return now.values.map((value, index) => {
    const {name = '', type = 'bits'} = fields[index] ?? {};
    const old = before?.values[index];
    return {name, type, value, ...(old !== undefined && old !== value && {before: old})};
  });
}
