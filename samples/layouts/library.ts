import {beginCell, type Cell, Dictionary} from '@ton/core';
import {type Blockchain} from '@ton/sandbox';
import {libraryCell} from '../proofs/exotic.ts';

// region code
/** Code that is a single cell: the hash of the real code. */
export const asLibrary = (code: Cell): Cell => libraryCell(code.hash());
// endregion

// region publish
/** Makes cells available as public libraries of a network in memory. */
export function provideLibraries(network: Blockchain, cells: readonly Cell[]): void {
  const libraries = Dictionary.empty(
    Dictionary.Keys.Buffer(32),
    Dictionary.Values.Cell(),
  );
  for (const cell of cells) libraries.set(cell.hash(), cell);
  network.libs = beginCell().storeDictDirect(libraries).endCell();
}
// endregion

// region size
/** Distinct cells and bits of a tree: what storage and forwarding fees are charged for. */
export function sizeOf(tree: Cell): {cells: number; bits: number} {
  const seen = new Map<string, number>();
  const walk = (cell: Cell): void => {
    const key = cell.hash().toString('hex');
    if (seen.has(key)) return;
    seen.set(key, cell.bits.length);
    cell.refs.forEach(walk);
  };
  walk(tree);
  return {
    cells: seen.size,
    bits: [...seen.values()].reduce((sum, bits) => sum + bits, 0),
  };
}
// endregion
