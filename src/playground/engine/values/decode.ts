import type {Cell, Slice} from '@ton/core';
import type {Decoded, FieldType} from '../protocol.ts';
import {toBase64} from './boc.ts';

/**
 * Reads a cell by the fields that `readCell` would write: the values as a person types them (integers and nanograms in
 * decimal, addresses raw, empty for none, cells as bags in base64). Stops at the first field that is not there; never throws.
 */
export function decodeCell(cell: Cell, fields: readonly FieldType[]): Decoded {
  const values: string[] = [];
  if (cell.isExotic) return {values, whole: false};
  const slice = cell.beginParse();
  try {
    for (const field of fields) values.push(load(slice, field));
  } catch {
    return {values, whole: false};
  }
  return {values, whole: slice.remainingBits === 0 && slice.remainingRefs === 0};
}

function load(slice: Slice, {type, bits = 0}: FieldType): string {
  switch (type) {
    case 'uint':
      return slice.loadUintBig(bits).toString();
    case 'int':
      return slice.loadIntBig(bits).toString();
    case 'coins':
      return slice.loadCoins().toString();
    case 'bool':
      return String(slice.loadBit());
    case 'address':
      return slice.loadMaybeAddress()?.toRawString() ?? '';
    case 'text':
      return slice.loadStringTail();
    case 'bits':
      // Of unknown width: all that is left.
      return slice.loadBits(slice.remainingBits).toString();
    case 'ref':
      return toBase64(slice.loadRef());
    case 'maybe-ref': {
      const found = slice.loadMaybeRef();
      return found ? toBase64(found) : '';
    }
  }
}
