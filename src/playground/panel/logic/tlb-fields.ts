import {people} from '../../engine/world';
import {MOST_DECLARED_FIELDS} from '../../../tools/shared/budget';
import {parseSchema, printExpr, SchemaError, type Constructor, type Expr, type Schema} from '../../../tools/boc/tlb/syntax';
import type {FieldDraft} from './draft';
import {EMPTY_CELL} from './empty-cell';

/** Characters of a schema; one of a contract's data has a few hundred. */
export const LONGEST_SCHEMA = 10_000;
const DEEPEST = 8;

export type TlbFields =
  | {readonly fields: readonly FieldDraft[]}
  /** `syntax`: not TL-B, from line `line`. `type`: a type whose width is not known here. `long`: more than is read or offered. */
  | {readonly problem: 'syntax' | 'type' | 'long' | 'empty'; readonly found: string; readonly line: number};

/**
 * The fields of a cell as a TL-B schema describes it: those of the type that is defined last, with a prefix where it has
 * one. Cells inside become references.
 */
export function tlbFields(text: string): TlbFields {
  if (text.length > LONGEST_SCHEMA) return {problem: 'long', found: '', line: 0};
  let schema: Schema;
  try {
    schema = parseSchema(text);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const {code, found, at} = error.problem;
    if (code === 'empty') return {problem: 'empty', found: '', line: 0};
    return {problem: 'syntax', found, line: lineOf(text, at)};
  }
  const [constructor] = schema.last === undefined ? [] : (schema.types.get(schema.last) ?? []);
  if (!constructor) return {problem: 'empty', found: '', line: 0};
  const fields: FieldDraft[] = [];
  const unknown = addConstructor(fields, constructor, schema, 0, '');
  if (unknown) return {problem: 'type', found: printExpr(unknown), line: lineOf(text, unknown.at)};
  return fields.length > MOST_DECLARED_FIELDS ? {problem: 'long', found: '', line: 0} : {fields};
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Adds the fields of a constructor; what it returns is the type that has no known width. */
function addConstructor(
  fields: FieldDraft[],
  {tag, fields: members}: Constructor,
  schema: Schema,
  depth: number,
  path: string,
): Expr | undefined {
  if (tag !== '') fields.push({name: 'prefix', type: 'uint', bits: tag.length, value: `0x${BigInt(`0b${tag}`).toString(16)}`});
  for (const member of members) {
    if (fields.length > MOST_DECLARED_FIELDS) return undefined;
    if (member.k !== 'field') continue;
    const unknown = add(fields, path + (member.name === '_' ? `field${fields.length + 1}` : member.name), member.type, schema, depth);
    if (unknown) return unknown;
  }
  return undefined;
}

function add(fields: FieldDraft[], name: string, type: Expr, schema: Schema, depth: number): Expr | undefined {
  const put = (kind: FieldDraft['type'], value: string, bits = 32): undefined => {
    fields.push({name, type: kind, bits, value});
  };
  if (type.k === 'ref') return put('ref', EMPTY_CELL);
  const text = printExpr(type);
  const [, kind, width] = /^(u?int|bits)(\d{1,3})$/.exec(text) ?? /^\(?(##) (\d{1,3})\)?$/.exec(text) ?? [];
  const most = kind === 'int' ? 257 : 256;
  if (kind !== undefined && Number(width) >= 1 && Number(width) <= most) return put(kind === 'int' ? 'int' : 'uint', '0', Number(width));
  if (text === '#') return put('uint', '0', 32);
  if (/^(?:Coins|Grams|\(?VarUInteger 16\)?)$/.test(text)) return put('coins', '0');
  if (text === 'Bool') return put('bool', 'false');
  if (/^MsgAddress(?:Int|Ext)?$/.test(text)) return put('address', text === 'MsgAddressExt' ? '' : people.owner);
  if (/^\(?(?:Maybe \^|HashmapE )/.test(text)) return put('maybe-ref', '');
  if (/^(?:Cell|Any)$/.test(text)) return put('bits', '');
  const inner = type.k === 'name' && depth < DEEPEST ? schema.types.get(type.name) : undefined;
  // Of several constructors nobody knows which one is meant.
  if (inner?.length !== 1) return type;
  return addConstructor(fields, inner[0]!, schema, depth + 1, `${name}.`);
}
