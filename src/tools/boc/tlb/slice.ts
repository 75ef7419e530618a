// Reading bits and references of a cell. Pure.
import {type Bag} from '../bag.ts';

/** A place in a cell, moved by reading. */
export class Slice {
  constructor(
    readonly bag: Bag,
    readonly cell: number,
    public bit = 0,
    public ref = 0,
  ) {}

  get bitsLeft(): number {
    return this.bag.cells.bits[this.cell]! - this.bit;
  }

  get refsLeft(): number {
    return this.bag.cells.refCount[this.cell]! - this.ref;
  }

  clone(): Slice {
    return new Slice(this.bag, this.cell, this.bit, this.ref);
  }

  bitAt(bit: number): 0 | 1 {
    return ((this.bag.bytes[this.bag.cells.data[this.cell]! + (bit >> 3)]! >> (7 - (bit & 7))) & 1) as 0 | 1;
  }

  /** Whether the next bits are these; a string of 0 and 1. */
  begins(bits: string): boolean {
    if (this.bitsLeft < bits.length) return false;
    for (let i = 0; i < bits.length; i++) if (this.bitAt(this.bit + i) !== Number(bits[i])) return false;
    return true;
  }

  /** An unsigned number; the caller has checked that the bits are there. */
  uint(width: number): bigint {
    let value = 0n;
    let small = 0;
    let held = 0;
    for (let i = 0; i < width; i++) {
      small = small * 2 + this.bitAt(this.bit++);
      if (++held === 30) {
        value = (value << 30n) | BigInt(small);
        [small, held] = [0, 0];
      }
    }
    return (value << BigInt(held)) | BigInt(small);
  }

  int(width: number): bigint {
    return width === 0 ? 0n : BigInt.asIntN(width, this.uint(width));
  }

  /** The next bits as text: hexadecimal with a completion tag, as cells are printed. */
  hex(width: number): string {
    let text = '';
    let rest = width;
    for (; rest >= 4; rest -= 4) text += Number(this.uint(4)).toString(16);
    if (rest) text += `${((Number(this.uint(rest)) << (4 - rest)) | (8 >> rest)).toString(16)}_`;
    return text.toUpperCase();
  }

  /** The next bits as 0 and 1. */
  binary(width: number): string {
    let text = '';
    for (let i = 0; i < width; i++) text += this.bitAt(this.bit++);
    return text;
  }

  child(): number {
    return this.bag.cells.refs[4 * this.cell + this.ref++]!;
  }
}
