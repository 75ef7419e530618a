import type {CellInput, Field, StackValue} from '../../engine/protocol';

/** Kinds of fields, in the order in which the list offers them. The value of `code` is the file of a contract of the project. */
export const fieldTypes = ['uint', 'int', 'coins', 'bool', 'address', 'text', 'bits', 'ref', 'maybe-ref', 'code'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** A field as it is typed. All is text, also what is wrong. */
export interface FieldDraft {
  readonly name: string;
  readonly type: FieldType;
  /** Width of `uint` and `int`. */
  readonly bits: number;
  readonly value: string;
}

/** A cell as it is described: what the other kinds hold is kept while one is chosen. */
export interface CellDraft {
  readonly kind: 'empty' | 'fields' | 'boc';
  readonly fields: readonly FieldDraft[];
  readonly boc: string;
}

export const emptyDraft: CellDraft = {kind: 'empty', fields: [], boc: ''};

/**
 * What the engine is asked to build. `codes` has the code of each contract that a field names, as a bag of cells; a field
 * whose contract is not there becomes an empty bag, which the engine refuses with the name of the field.
 */
export function cellInput({kind, fields, boc}: CellDraft, codes: Readonly<Record<string, string>> = {}): CellInput {
  if (kind === 'empty') return {kind};
  return kind === 'boc' ? {kind, boc} : {kind, fields: fields.map((field) => fieldInput(field, codes))};
}

function fieldInput({type, bits, value}: FieldDraft, codes: Readonly<Record<string, string>>): Field {
  switch (type) {
    case 'code':
      return {type: 'ref', boc: Object.hasOwn(codes, value) ? codes[value]! : ''};
    case 'uint':
    case 'int':
      return {type, bits, value};
    case 'bool':
      return {type, value: value.trim() === 'true' || value.trim() === '1'};
    case 'ref':
    case 'maybe-ref':
      return {type, boc: value};
    default:
      return {type, value};
  }
}

/** Kinds of values that a get method takes. */
export const stackTypes = ['int', 'address', 'cell', 'slice', 'builder', 'null', 'text'] as const;
export type StackType = (typeof stackTypes)[number];

/** A parameter of a get method as it is typed. */
export interface ArgumentDraft {
  readonly name: string;
  readonly type: StackType;
  readonly value: string;
}

export function stackInput({type, value}: ArgumentDraft): StackValue {
  switch (type) {
    case 'null':
      return {type};
    case 'cell':
    case 'slice':
    case 'builder':
      return {type, boc: value};
    default:
      return {type, value};
  }
}
