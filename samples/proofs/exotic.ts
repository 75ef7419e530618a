import {beginCell, type Cell, CellType} from '@ton/core';

// region pruned
/** A pruned branch in place of an ordinary tree; one Merkle cell will be above it, so its mask is 1. */
export function prune(tree: Cell): Cell {
  return beginCell()
    .storeUint(1, 8) // type
    .storeUint(1, 8) // level mask
    .storeBuffer(tree.hash(0))
    .storeUint(tree.depth(0), 16)
    .endCell({exotic: true});
}
// endregion

// region library
/** A library cell: TVM loads the cell with this hash in its place. */
export function libraryCell(hash: Buffer): Cell {
  return beginCell().storeUint(2, 8).storeBuffer(hash, 32).endCell({exotic: true});
}
// endregion

// region cut
/** Copies a tree down to the cells that `wanted` names, and prunes every subtree that contains none of them. */
export function cut(tree: Cell, wanted: (cell: Cell) => boolean): Cell {
  const needed = (cell: Cell): boolean => wanted(cell) || cell.refs.some(needed);
  const copy = (cell: Cell): Cell => {
    if (!needed(cell)) return prune(cell);
    const builder = beginCell().storeBits(cell.bits);
    for (const child of cell.refs) builder.storeRef(copy(child));
    return builder.endCell();
  };
  return copy(tree);
}
// endregion

// region proof
/** A Merkle proof cell around a tree with pruned branches. */
export function merkleProof(tree: Cell): Cell {
  return beginCell()
    .storeUint(3, 8)
    .storeBuffer(tree.hash(0))
    .storeUint(tree.depth(0), 16)
    .storeRef(tree)
    .endCell({exotic: true});
}
// endregion

// region open
/** Checks a Merkle proof against a hash that you trust; returns the tree inside. */
export function openProof(proof: Cell, trusted: Buffer): Cell {
  if (proof.type !== CellType.MerkleProof) throw new Error('Not a Merkle proof');
  const tree = proof.refs[0]!;
  if (!tree.hash(0).equals(trusted)) throw new Error('The proof is about another tree');
  return tree;
}
// endregion

// region update
/** A Merkle update: from the tree that the first reference represents to that of the second. */
export function merkleUpdate(before: Cell, after: Cell): Cell {
  return beginCell()
    .storeUint(4, 8)
    .storeBuffer(before.hash(0))
    .storeBuffer(after.hash(0))
    .storeUint(before.depth(0), 16)
    .storeUint(after.depth(0), 16)
    .storeRef(before)
    .storeRef(after)
    .endCell({exotic: true});
}

/** Applies an update to the whole old tree: what the second tree prunes must occur in the first. */
export function applyUpdate(whole: Cell, update: Cell): Cell {
  const [before, after] = [update.refs[0]!, update.refs[1]!];
  if (!before.hash(0).equals(whole.hash()))
    throw new Error('The update starts from another tree');
  const known = new Map<string, Cell>();
  const collect = (real: Cell, seen: Cell): void => {
    known.set(seen.hash(0).toString('hex'), real);
    seen.refs.forEach((child, n) => collect(real.refs[n]!, child));
  };
  collect(whole, before);
  const rebuild = (cell: Cell): Cell => {
    if (cell.type === CellType.PrunedBranch) {
      const real = known.get(cell.hash(0).toString('hex'));
      if (!real)
        throw new Error(
          'The update refers to a subtree that the old tree does not show',
        );
      return real;
    }
    const builder = beginCell().storeBits(cell.bits);
    for (const child of cell.refs) builder.storeRef(rebuild(child));
    return builder.endCell();
  };
  return rebuild(after);
}
// endregion
