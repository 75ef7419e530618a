// A bag of cells as it is kept after reading: its header field by field, and its cells in flat arrays, so that a bag of
// ten thousand cells passes from a worker to the page at once. Pure.

/** A part of the header, or the cell data, or the checksum. */
export type FieldName =
  | 'magic'
  | 'flags'
  | 'size'
  | 'off_bytes'
  | 'cells'
  | 'roots'
  | 'absent'
  | 'tot_cells_size'
  | 'root_list'
  | 'index'
  | 'cell_data'
  | 'crc32c';

export interface Field {
  readonly name: FieldName;
  /** First byte, from 0. */
  readonly at: number;
  /** Bytes. */
  readonly length: number;
  readonly value: number;
}

export type FaultCode =
  // With these, the bag cannot be read.
  | 'short'
  | 'magic'
  | 'flag-bits'
  | 'cache-without-index'
  | 'size'
  | 'off-bytes'
  | 'no-cells'
  | 'no-roots'
  | 'one-root'
  | 'absent'
  | 'too-many-cells'
  | 'root-range'
  | 'ref-count'
  | 'absent-cell'
  | 'overlong'
  | 'cell-short'
  | 'ref-order'
  | 'ref-range'
  | 'data-rest'
  // With these it can, and the node refuses it.
  | 'crc'
  | 'index'
  | 'trailing'
  | 'mask'
  | 'stored-hash'
  | 'exotic-type'
  | 'exotic-bits'
  | 'exotic-refs'
  | 'merkle-hash'
  | 'depth'
  | 'root-level'
  // With these the node reads it.
  | 'duplicate'
  | 'unreachable';

/** Something that is not as it should be, and where. `values` are the numbers of the message. */
export interface Fault {
  readonly code: FaultCode;
  readonly at: number;
  readonly length: number;
  readonly values: Readonly<Record<string, number>>;
  /** For `short`: the field that the file ends in. */
  readonly field?: FieldName;
}

export const ORDINARY = 0;
export const PRUNED = 1;
export const LIBRARY = 2;
export const MERKLE_PROOF = 3;
export const MERKLE_UPDATE = 4;

/** All cells of a bag, by number. References are numbers of cells. */
export interface Cells {
  readonly count: number;
  /** Where the cell begins in the bytes (its `d1`). */
  readonly start: Uint32Array;
  /** Where its data begins. */
  readonly data: Uint32Array;
  readonly bits: Uint16Array;
  /** Four places for each cell. */
  readonly refs: Uint32Array;
  readonly refCount: Uint8Array;
  /** 0 for an ordinary cell, else the first byte of the data; 255 where an exotic cell has none. */
  readonly type: Uint8Array;
  readonly exotic: Uint8Array;
  /** Level mask: computed, not the one in `d1`. */
  readonly mask: Uint8Array;
  /** How many times it is referred to. */
  readonly parents: Uint32Array;
  /** First of its hashes in `hashes`; it has one more than its mask has ones. */
  readonly hashIndex: Uint32Array;
  /** 32 bytes each. */
  readonly hashes: Uint8Array;
  /** Wider than the 16 bits that a hash takes: a chain of 65,540 cells is deeper than that, and must be found too deep. */
  readonly depths: Uint32Array;
}

export interface Bag {
  readonly bytes: Uint8Array;
  readonly fields: readonly Field[];
  readonly roots: readonly number[];
  readonly cells: Cells;
  readonly faults: readonly Fault[];
  /** The checksum as found and as computed, if the bag has one. */
  readonly crc?: {readonly found: number; readonly computed: number};
}

export const ones = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);

/** Ones of the mask below a level. */
export const onesBelow = (mask: number, level: number): number => ones(mask & ((1 << level) - 1));

/** Level of a mask: the place of its highest one. */
export const levelOf = (mask: number): number => (mask & 4 ? 3 : mask & 2 ? 2 : mask & 1);

/** The hash of a cell at a level; level 3 is the representation hash. */
export function hashAt({hashes, hashIndex, mask}: Cells, cell: number, level = 3): Uint8Array {
  const index = hashIndex[cell]! + onesBelow(mask[cell]!, level);
  return hashes.subarray(32 * index, 32 * index + 32);
}

export function depthAt({depths, hashIndex, mask}: Cells, cell: number, level = 3): number {
  return depths[hashIndex[cell]! + onesBelow(mask[cell]!, level)]!;
}

/** The data of a cell in hexadecimal; `_` at the end says that a completion tag is in the last digit. */
export function dataHex({bytes, cells}: Pick<Bag, 'bytes' | 'cells'>, cell: number, mostBits = 1023): string {
  const bits = Math.min(cells.bits[cell]!, mostBits);
  const start = cells.data[cell]!;
  const digit = (index: number): number => (index % 2 ? bytes[start + (index >> 1)]! & 15 : bytes[start + (index >> 1)]! >> 4);
  let text = '';
  for (let index = 0; index < bits >> 2; index++) text += digit(index).toString(16);
  const rest = bits & 3;
  if (rest) {
    const top = (digit(bits >> 2) >> (4 - rest)) << (4 - rest);
    text += (top | (8 >> rest)).toString(16) + '_';
  }
  return text.toUpperCase();
}
