import {beginCell, type Address, type Cell} from '@ton/core';

// region tree
export interface Item {
  readonly owner: Address;
  /** The item's own part of the content. */
  readonly content: Cell;
}

export const itemCell = ({owner, content}: Item): Cell =>
  beginCell().storeAddress(owner).storeRef(content).endCell();

const toInt = (cell: Cell): bigint => BigInt('0x' + cell.hash().toString('hex'));

export const hashNodes = (left: bigint, right: bigint): bigint =>
  toInt(beginCell().storeUint(left, 256).storeUint(right, 256).endCell());

/** A Merkle tree of 2^depth leaves, of which only the filled part is kept in memory. */
export class Tree {
  /** Nodes of each level, leaves first. */
  private readonly levels: bigint[][] = [];
  private readonly empty: bigint[] = [0n];

  constructor(
    readonly items: readonly Item[],
    readonly depth: number,
  ) {
    if (items.length > 2 ** depth) throw new RangeError('More items than leaves');
    this.levels.push(items.map((item) => toInt(itemCell(item))));
    for (let level = 0; level < depth; level++) {
      const below = this.levels[level]!;
      const zero = this.empty[level]!;
      const pairs = Math.ceil(below.length / 2);
      this.levels.push(
        Array.from({length: pairs}, (_, i) =>
          hashNodes(below[2 * i]!, below[2 * i + 1] ?? zero),
        ),
      );
      this.empty.push(hashNodes(zero, zero));
    }
  }

  node(level: number, position: number): bigint {
    return this.levels[level]?.[position] ?? this.empty[level]!;
  }

  get root(): bigint {
    return this.node(this.depth, 0);
  }

  /** The siblings on the way from a node to the root, as a chain of cells. */
  siblings(index: number, height = 0): Cell {
    let next: Cell | undefined;
    for (let level = this.depth - 1; level >= height; level--) {
      const position = Math.floor(index / 2 ** level);
      const cell = beginCell().storeUint(this.node(level, position ^ 1), 256);
      if (next) cell.storeRef(next);
      next = cell.endCell();
    }
    return next ?? beginCell().endCell();
  }

  proof(index: number): Cell {
    return beginCell()
      .storeRef(itemCell(this.items[index]!))
      .storeRef(this.siblings(index))
      .endCell();
  }
}
// endregion

// region bodies
export function claimBody(index: number, proof: Cell, queryId = 0n): Cell {
  return beginCell()
    .storeUint(0x013a3ca6, 32)
    .storeUint(queryId, 64)
    .storeUint(index, 256)
    .storeRef(proof)
    .endCell();
}

/** Adds the items from `first` on: 2^height of them. `before` is the tree without them. */
export function appendBody(
  before: Tree,
  after: Tree,
  first: number,
  height: number,
): Cell {
  return beginCell()
    .storeUint(0x21, 32)
    .storeUint(0, 64)
    .storeUint(height, 8)
    .storeUint(after.node(height, first / 2 ** height), 256)
    .storeRef(before.siblings(first, height))
    .endCell();
}
// endregion

// region api
/** The answers of the API, version 1 of TEP-126. Undefined means: not found. */
export function respond(
  tree: Tree,
  collection: Address,
  path: string,
): object | undefined {
  const url = new URL(path, 'https://example.com');
  const describe = (index: number): object | null => {
    const item = tree.items[index];
    return item
      ? {
          metadata: {
            owner: item.owner.toRawString(),
            individual_content: item.content.toBoc().toString('base64'),
          },
          index: String(index),
        }
      : null;
  };
  const last = String(tree.items.length - 1);
  if (url.pathname === '/v1/state') {
    return {last_index: last, address: collection.toRawString()};
  }
  if (url.pathname === '/v1/items') {
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const count = Math.min(Number(url.searchParams.get('count') ?? 100), 100);
    const items = Array.from({length: count}, (_, i) => describe(offset + i));
    return {items, last_index: last};
  }
  const [, number] = /^\/v1\/items\/(\d{1,15})$/.exec(url.pathname) ?? [];
  const item = number === undefined ? null : describe(Number(number));
  return item
    ? {item, proof_cell: tree.proof(Number(number)).toBoc().toString('base64')}
    : undefined;
}
// endregion
