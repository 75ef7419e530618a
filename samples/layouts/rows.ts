import {type Slice} from '@ton/core';

// region rows
/** One field and its position in a cell. */
export interface Row {
  offset: number;
  bits: number;
  field: string;
  value: string;
}

/** Reads fields one after another and records the position of each. */
export class Rows {
  readonly list: Row[] = [];
  private offset = 0;

  constructor(readonly slice: Slice) {}

  read<T>(
    field: string,
    load: (slice: Slice) => T,
    show: (value: T) => string = String,
  ): T {
    const before = this.slice.remainingBits;
    const value = load(this.slice);
    const bits = before - this.slice.remainingBits;
    this.list.push({offset: this.offset, bits, field, value: show(value)});
    this.offset += bits;
    return value;
  }

  flag = (field: string): boolean =>
    this.read(
      field,
      (slice) => slice.loadBit(),
      (bit) => (bit ? '1' : '0'),
    );
  uint = (field: string, bits: number): bigint =>
    this.read(field, (slice) => slice.loadUintBig(bits));
  hex = (field: string, bits: number): string =>
    this.read(field, (slice) =>
      slice
        .loadUintBig(bits)
        .toString(16)
        .padStart(bits / 4, '0'),
    );
  coins = (field: string): bigint => this.read(field, (slice) => slice.loadCoins());
}
// endregion
