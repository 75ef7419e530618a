// region write
import {beginCell, type Builder, type Cell} from '@ton/core';

/** Bytes in snake format, after the contents of `head`: each cell is filled and refers to the next. */
export function writeSnake(head: Builder, data: Buffer): Cell {
  const here = Math.floor(head.availableBits / 8);
  head.storeBuffer(data.subarray(0, here));
  const rest = data.subarray(here);
  if (rest.length > 0) {
    head.storeRef(writeSnake(beginCell(), rest));
  }
  return head.endCell();
}

/** A comment of any length: 32 zero bits, then UTF-8. */
export function longComment(text: string): Cell {
  return writeSnake(beginCell().storeUint(0, 32), Buffer.from(text));
}
// endregion

// region read
/** All bytes of a snake. Decode the text only afterward: a character may be split between two cells. */
export function readSnake(cell: Cell, skipBits = 0): Buffer {
  const parts: Buffer[] = [];
  let slice = cell.beginParse().skip(skipBits);
  for (;;) {
    parts.push(slice.loadBuffer(Math.floor(slice.remainingBits / 8)));
    if (slice.remainingRefs === 0) {
      return Buffer.concat(parts);
    }
    slice = slice.loadRef().beginParse();
  }
}
// endregion
