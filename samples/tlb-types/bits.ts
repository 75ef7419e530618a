import {BitString, Cell} from '@ton/core';

// region bits
/** An encoded value: its bits as a text of '0' and '1', and its references. */
export interface Encoded {
  bits: string;
  refs?: readonly Cell[];
}

export const bits = (text: string): Encoded => ({bits: text.replaceAll(' ', '')});
export const ref = (child: Encoded): Encoded => ({bits: '', refs: [toCell(child)]});

/** Fields one after another: all bits, all references. */
export function fields(...parts: Encoded[]): Encoded {
  return {
    bits: parts.map((part) => part.bits).join(''),
    refs: parts.flatMap((part) => part.refs ?? []),
  };
}

export function toCell({bits, refs = []}: Encoded): Cell {
  const bytes = Buffer.from(
    (bits.padEnd(1024, '0').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)),
  );
  return new Cell({bits: new BitString(bytes, 0, bits.length), refs: [...refs]});
}

/** Bits of a cell as text, for comparison. */
export function bitsOf(cell: Cell): string {
  return Array.from({length: cell.bits.length}, (_, n) =>
    cell.bits.at(n) ? '1' : '0',
  ).join('');
}
// endregion
