// region comment
import {beginCell, Cell} from '@ton/core';

/** The body of a transfer with a text comment: 32 zero bits, then UTF-8, continued in a reference when a cell is full. */
export function commentBody(text: string): Cell {
  return beginCell().storeUint(0, 32).storeStringTail(text).endCell();
}

/** The text of such a body; undefined for any other body. */
export function readComment(body: Cell): string | undefined {
  const slice = body.beginParse();
  if (slice.remainingBits < 32 || slice.loadUint(32) !== 0) {
    return undefined;
  }
  return slice.loadStringTail();
}
// endregion

// region boc
/** A cell and all cells below it as text, for an HTTP API or a link. */
export function toText(cell: Cell): string {
  return cell.toBoc().toString('base64');
}

/** Parses a cell from hex or base64. Throws if the text holds no bag of cells or more than one root. */
export function fromText(text: string): Cell {
  const bytes = /^[0-9a-f]+$/i.test(text)
    ? Buffer.from(text, 'hex')
    : Buffer.from(text, 'base64');
  const [root, ...others] = Cell.fromBoc(bytes);
  if (root === undefined || others.length > 0) {
    throw new Error('Expected one root cell');
  }
  return root;
}
// endregion

// region size
/** What storage and forward fees count: distinct cells, and the bits in them. */
export function sizeOf(root: Cell): {cells: number; bits: number} {
  const seen = new Map<string, number>();
  const visit = (cell: Cell): void => {
    const key = cell.hash().toString('hex');
    if (!seen.has(key)) {
      seen.set(key, cell.bits.length);
      cell.refs.forEach(visit);
    }
  };
  visit(root);
  return {
    cells: seen.size,
    bits: [...seen.values()].reduce((sum, bits) => sum + bits, 0),
  };
}
// endregion
