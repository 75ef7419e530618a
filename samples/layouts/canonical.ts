import {type Cell, beginCell, crc32c} from '@ton/core';

// region import
const MAX_WEIGHT = 64;
const VISITED = -3;
const PREVISITED = -2;
const NEW = -1;

interface Entry {
  cell: Cell;
  refs: number[];
  weight: number;
  /** NEW, PREVISITED, VISITED, or the place in the list that the node builds. */
  place: number;
  /** Whether the cell was met more than once; an index with cache bits stores this bit. */
  shared: boolean;
}

/** Step 1. Lists every distinct cell after its children, with a weight of 1 plus the children's weights, at most 255. */
function importCells(roots: readonly Cell[]): {list: Entry[]; rootNumbers: number[]} {
  const list: Entry[] = [];
  const known = new Map<string, number>();
  const visit = (cell: Cell): number => {
    const key = cell.hash().toString('hex');
    const found = known.get(key);
    if (found !== undefined) {
      list[found]!.shared = true;
      return found;
    }
    const refs = cell.refs.map(visit);
    const weight = refs.reduce((sum, ref) => sum + list[ref]!.weight, 1);
    known.set(key, list.length);
    list.push({cell, refs, weight: Math.min(weight, 255), place: NEW, shared: false});
    return list.length - 1;
  };
  return {list, rootNumbers: roots.map(visit)};
}
// endregion

// region weights
/** Step 2. Caps weights so that the children of one cell share at most 63; a cell whose weight is too small for its children gets 0. */
function balance(list: Entry[]): void {
  for (const {refs} of [...list].reverse()) {
    const count = refs.length;
    let rest = MAX_WEIGHT - 1;
    const heavy: number[] = [];
    refs.forEach((ref, j) => {
      if (list[ref]!.weight <= Math.floor((MAX_WEIGHT - 1 + j) / count))
        rest -= list[ref]!.weight;
      else heavy.push(ref);
    });
    heavy.forEach((ref, j) => {
      const share = Math.floor((rest + j) / heavy.length);
      list[ref]!.weight = Math.min(list[ref]!.weight, share);
    });
  }
  for (const entry of list) {
    const sum = entry.refs.reduce((total, ref) => total + list[ref]!.weight, 1);
    entry.weight = sum <= entry.weight ? sum : 0;
  }
}
// endregion

// region order
/** Step 3. Gives each cell its place. The file contains the cells in the opposite order. */
function reorder(
  list: Entry[],
  rootNumbers: readonly number[],
): {sorted: Entry[]; rootPlaces: number[]} {
  const sorted: Entry[] = [];
  const previsit = (n: number): void => {
    const entry = list[n]!;
    if (entry.place !== NEW) return;
    // From the last reference to the first; a child of weight 0 is visited at once.
    for (const ref of [...entry.refs].reverse()) {
      if (list[ref]!.weight === 0) visit(ref);
      else previsit(ref);
    }
    entry.place = PREVISITED;
  };
  const visit = (n: number): void => {
    const entry = list[n]!;
    if (entry.place >= 0 || entry.place === VISITED) return;
    if (entry.weight === 0) previsit(n);
    const backwards = [...entry.refs].reverse();
    backwards.forEach(visit);
    backwards.forEach(allocate); // the children of one cell become neighbors
    entry.place = VISITED;
  };
  const allocate = (n: number): void => {
    const entry = list[n]!;
    if (entry.place >= 0) return;
    entry.place = sorted.length;
    sorted.push(entry);
  };
  for (const root of rootNumbers) {
    previsit(root);
    visit(root);
  }
  rootNumbers.forEach(allocate);
  return {sorted, rootPlaces: rootNumbers.map((root) => list[root]!.place)};
}
// endregion

export interface CanonicalCell {
  cell: Cell;
  /** Numbers of the referenced cells in the file. */
  refs: number[];
  weight: number;
  shared: boolean;
}

/** The cells in the order in which the node writes them, and the numbers of the roots. */
export function canonicalOrder(...roots: Cell[]): {
  cells: CanonicalCell[];
  roots: number[];
} {
  const {list, rootNumbers} = importCells(roots);
  balance(list);
  const {sorted, rootPlaces} = reorder(list, rootNumbers);
  // region reverse
  const numberInFile = (place: number): number => sorted.length - 1 - place;
  const cells = sorted.reverse().map(({cell, refs, weight, shared}) => ({
    cell,
    refs: refs.map((ref) => numberInFile(list[ref]!.place)),
    weight,
    shared,
  }));
  return {cells, roots: rootPlaces.map(numberInFile)};
  // endregion
}

// region bytes
export const WITH_INDEX = 1;
export const WITH_CRC32C = 2;
export const WITH_TOP_HASH = 4;
export const WITH_INNER_HASHES = 8;
export const WITH_CACHE_BITS = 16;

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const widthOf = (value: number): number => {
  let width = 0;
  while (value >= 2 ** (8 * width)) width++;
  return width;
};

function cellBytes(
  {cell, refs, weight}: CanonicalCell,
  size: number,
  mode: number,
): Buffer {
  const withHashes = (mode & WITH_INNER_HASHES) !== 0 && weight === 0;
  const levels = [0, 1, 2]
    .filter((bit) => cell.mask.value & (1 << bit))
    .map((bit) => bit + 1);
  const stored = withHashes ? [0, ...levels] : [];
  const bits = cell.bits.length;
  const tail = bits % 8 === 0 ? 0 : 8 - (bits % 8);
  const padded = beginCell().storeBits(cell.bits);
  if (tail > 0) padded.storeUint(1 << (tail - 1), tail);
  const d1 =
    cell.refs.length +
    (cell.isExotic ? 8 : 0) +
    (withHashes ? 16 : 0) +
    32 * cell.mask.value;
  return Buffer.concat([
    Buffer.from([d1, Math.floor(bits / 8) + Math.ceil(bits / 8)]),
    ...stored.map((level) => cell.hash(level)),
    ...stored.map((level) => number(cell.depth(level), 2)),
    padded
      .endCell()
      .beginParse()
      .loadBuffer(Math.ceil(bits / 8)),
    ...refs.map((ref) => number(ref, size)),
  ]);
}

/** A bag of cells as the node writes it: `std_boc_serialize(root, mode)`. */
export function canonicalBoc(roots: Cell[], mode: number): Buffer {
  const order = canonicalOrder(...roots);
  const size = widthOf(order.cells.length);
  const cells = order.cells.map((cell) => cellBytes(cell, size, mode));
  const data = Buffer.concat(cells);
  const cacheBits = (mode & WITH_CACHE_BITS) !== 0;
  const offsetBytes = widthOf(cacheBits ? data.length * 2 : data.length);
  let end = 0;
  const index = order.cells.map(({shared}, n) => {
    end += cells[n]!.length;
    return number(cacheBits ? end * 2 + Number(shared) : end, offsetBytes);
  });
  const flags =
    (mode & WITH_INDEX ? 0x80 : 0) |
    (mode & WITH_CRC32C ? 0x40 : 0) |
    (cacheBits ? 0x20 : 0);
  const bag = Buffer.concat([
    Buffer.from('b5ee9c72', 'hex'),
    Buffer.from([flags | size, offsetBytes]),
    number(order.cells.length, size),
    number(roots.length, size),
    number(0, size),
    number(data.length, offsetBytes),
    ...order.roots.map((root) => number(root, size)),
    ...(mode & WITH_INDEX ? index : []),
    data,
  ]);
  return mode & WITH_CRC32C ? Buffer.concat([bag, crc32c(bag)]) : bag;
}
// endregion
