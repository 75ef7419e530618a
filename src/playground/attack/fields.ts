import type {CellInput, Field} from '../engine/protocol.ts';
import {toNano} from '../panel/logic/amount.ts';

/** Short forms for the cells of a scenario. Amounts are in nanograms. */
type Amount = string | number | bigint;

export const uint = (bits: number, value: Amount): Field => ({type: 'uint', bits, value: String(value)});
export const int = (bits: number, value: Amount): Field => ({type: 'int', bits, value: String(value)});
export const coins = (value: Amount): Field => ({type: 'coins', value: String(value)});
export const address = (value: string): Field => ({type: 'address', value});
export const bool = (value: boolean): Field => ({type: 'bool', value});
export const bits = (hex: string): Field => ({type: 'bits', value: hex});
export const ref = (boc: string): Field => ({type: 'ref', boc});
/** A `map` without entries. */
export const noEntries: Field = {type: 'maybe-ref', boc: ''};

/** A cell of these fields. */
export const cell = (...fields: readonly Field[]): CellInput => ({kind: 'fields', fields});
export const empty: CellInput = {kind: 'empty'};

/** `gram('0.05')` in nanograms. Throws for what is no amount. */
export function gram(text: string): string {
  const nano = toNano(text);
  if (nano === undefined) throw new Error(`"${text}" is no amount`);
  return nano;
}
