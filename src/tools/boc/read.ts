// Reads a bag of cells (crypto/tl/boc.tlb), with the checks of the node's reader (crypto/vm/boc.cpp, DataCell.cpp). Pure.
import {
  LIBRARY,
  levelOf,
  MERKLE_PROOF,
  MERKLE_UPDATE,
  depthAt,
  ones,
  onesBelow,
  PRUNED,
  type Bag,
  type Cells,
  type Fault,
  type FaultCode,
  type Field,
  type FieldName,
} from './bag.ts';
import {crc32c} from './crc32.ts';
import {hashCells} from './hash.ts';

export const MAGIC = 0xb5ee9c72;
export const MAGIC_INDEX = 0x68ff65f3;
export const MAGIC_INDEX_CRC = 0xacc3a728;
const MOST_DEPTH = 1024;

/** The bag cannot be read: `fault` says why, `fields` is what was read before it. */
export class UnreadableBag extends Error {
  constructor(
    readonly fault: Fault,
    readonly fields: readonly Field[],
  ) {
    super(`${fault.code} at byte ${fault.at}`);
  }
}

/** Reads bytes. Throws {@link UnreadableBag}; lesser faults are in the result. */
export function readBag(bytes: Uint8Array): Bag {
  const fields: Field[] = [];
  const faults: Fault[] = [];
  const note = (code: FaultCode, at: number, length: number, values: Record<string, number> = {}): void =>
    void faults.push({code, at, length, values});
  const fail = (code: FaultCode, at: number, length: number, values: Record<string, number> = {}, field?: FieldName): never => {
    throw new UnreadableBag({code, at, length, values, ...(field && {field})}, fields);
  };
  let at = 0;
  const number = (from: number, length: number): number => {
    let value = 0;
    for (let i = 0; i < length; i++) value = value * 256 + bytes[from + i]!;
    return value;
  };
  const need = (length: number, field: FieldName): void => {
    if (at + length > bytes.length)
      fail('short', bytes.length, 0, {start: at, needed: length, found: Math.max(0, bytes.length - at)}, field);
  };
  const take = (name: FieldName, length: number): number => {
    need(length, name);
    const value = number(at, length);
    fields.push({name, at, length, value});
    at += length;
    return value;
  };

  const magic = take('magic', 4);
  const generic = magic === MAGIC;
  if (!generic && magic !== MAGIC_INDEX && magic !== MAGIC_INDEX_CRC) fail('magic', 0, 4);
  let [hasIndex, hasCrc, hasCache, size] = [true, magic === MAGIC_INDEX_CRC, false, 0];
  if (generic) {
    const flags = take('flags', 1);
    [hasIndex, hasCrc, hasCache, size] = [(flags & 0x80) !== 0, (flags & 0x40) !== 0, (flags & 0x20) !== 0, flags & 7];
    if (flags & 0x18) fail('flag-bits', at - 1, 1, {flags});
    if (hasCache && !hasIndex) fail('cache-without-index', at - 1, 1);
  } else {
    size = take('size', 1);
  }
  if (size < 1 || size > 4) fail('size', at - 1, 1, {size});
  const offBytes = take('off_bytes', 1);
  if (offBytes < 1 || offBytes > 8) fail('off-bytes', at - 1, 1, {found: offBytes});
  const count = take('cells', size);
  if (count < 1) fail('no-cells', at - size, size);
  const rootCount = take('roots', size);
  if (rootCount < 1) fail('no-roots', at - size, size);
  if (!generic && rootCount !== 1) fail('one-root', at - size, size, {found: rootCount});
  const absent = take('absent', size);
  if (rootCount + absent > count) fail('absent', at - size, size, {roots: rootCount, absent, cells: count});
  const total = take('tot_cells_size', offBytes);
  // Two descriptor bytes at least for each cell: a header that lies must not make us take memory for it.
  if (count * 2 > total) fail('too-many-cells', at - offBytes, offBytes, {cells: count, total});
  const roots: number[] = [0];
  if (generic) {
    need(rootCount * size, 'root_list');
    for (let root = 0; root < rootCount; root++) {
      roots[root] = number(at + root * size, size);
      if (roots[root]! >= count) fail('root-range', at + root * size, size, {root: roots[root]!, cells: count});
    }
    take('root_list', rootCount * size);
  }
  const indexAt = at;
  if (hasIndex) take('index', count * offBytes);
  const dataAt = at;
  const dataEnd = dataAt + total;
  take('cell_data', total);

  const cells = allocate(count);
  const {start, data, bits, refs, refCount, type, exotic, parents} = cells;
  const written = new Uint8Array(count);
  const storedAt = new Uint32Array(count);
  let position = dataAt;
  for (let cell = 0; cell < count; cell++) {
    const cellStart = position;
    const cellNeeds = (length: number): void => {
      if (position + length > dataEnd) fail('cell-short', cellStart, dataEnd - cellStart, {cell, needed: position + length - dataEnd});
    };
    cellNeeds(2);
    const [d1, d2] = [bytes[position]!, bytes[position + 1]!];
    start[cell] = position;
    position += 2;
    if ((d1 & 7) > 4) fail((d1 & 7) === 7 && d1 & 16 ? 'absent-cell' : 'ref-count', cellStart, 1, {cell, found: d1 & 7});
    refCount[cell] = d1 & 7;
    exotic[cell] = d1 & 8 ? 1 : 0;
    written[cell] = d1 >> 5;
    if (d1 & 16) {
      const length = 34 * (ones(written[cell]!) + 1);
      cellNeeds(length);
      storedAt[cell] = position;
      position += length;
    }
    const length = (d2 + 1) >> 1;
    cellNeeds(length);
    data[cell] = position;
    position += length;
    bits[cell] = length * 8;
    if (d2 & 1) {
      const last = bytes[position - 1]!;
      if (last === 0 || last === 0x80) fail('overlong', position - 1, 1, {cell, found: last});
      // Below the last one, and it itself.
      bits[cell] = length * 8 - (Math.clz32(last & -last) ^ 31) - 1;
    }
    type[cell] = exotic[cell] ? (bits[cell]! >= 8 ? bytes[data[cell]!]! : 255) : 0;
    for (let ref = 0; ref < refCount[cell]!; ref++) {
      cellNeeds(size);
      const child = number(position, size);
      if (child >= count) fail('ref-range', position, size, {cell, ref, child, cells: count});
      if (child <= cell) fail('ref-order', position, size, {cell, ref, child});
      refs[4 * cell + ref] = child;
      parents[child]!++;
      position += size;
    }
    if (hasIndex) {
      const entry = number(indexAt + cell * offBytes, offBytes);
      const end = hasCache ? Math.floor(entry / 2) : entry;
      if (end !== position - dataAt) note('index', indexAt + cell * offBytes, offBytes, {cell, found: end, computed: position - dataAt});
    }
  }
  if (position !== dataEnd) fail('data-rest', position, dataEnd - position, {rest: dataEnd - position});

  let crc: Bag['crc'];
  if (hasCrc) {
    need(4, 'crc32c');
    const found = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, true);
    crc = {found, computed: crc32c(bytes.subarray(0, at))};
    fields.push({name: 'crc32c', at, length: 4, value: found});
    at += 4;
    if (crc.found !== crc.computed) note('crc', at - 4, 4, crc);
  }
  if (at < bytes.length) note('trailing', at, bytes.length - at, {rest: bytes.length - at});

  setMasks(bytes, cells);
  checkCells(bytes, cells, written, note);
  const hashed = hashCells(bytes, cells);
  const all: Cells = {...cells, ...hashed};
  checkHashes(bytes, all, storedAt, note);
  for (const root of new Set(roots)) {
    const depth = depthAt(all, root);
    if (depth > MOST_DEPTH) note('depth', all.start[root]!, 1, {cell: root, found: depth});
    const level = levelOf(all.mask[root]!);
    if (level) note('root-level', all.start[root]!, 1, {root, level});
  }
  checkWaste(all, new Set(roots), note);
  return {bytes, fields, roots, cells: all, faults, ...(crc && {crc})};
}

type Note = (code: FaultCode, at: number, length: number, values?: Record<string, number>) => void;
type Unhashed = Omit<Cells, 'hashIndex' | 'hashes' | 'depths'>;

function allocate(count: number): Unhashed {
  return {
    count,
    start: new Uint32Array(count),
    data: new Uint32Array(count),
    bits: new Uint16Array(count),
    refs: new Uint32Array(4 * count),
    refCount: new Uint8Array(count),
    type: new Uint8Array(count),
    exotic: new Uint8Array(count),
    mask: new Uint8Array(count),
    parents: new Uint32Array(count),
  };
}

/** Level masks, from the last cell to the first: children come after their parents. */
function setMasks(bytes: Uint8Array, {count, data, refs, refCount, type, exotic, mask, bits}: Unhashed): void {
  for (let cell = count - 1; cell >= 0; cell--) {
    let below = 0;
    for (let ref = 0; ref < refCount[cell]!; ref++) below |= mask[refs[4 * cell + ref]!]!;
    const kind = exotic[cell] ? type[cell]! : 0;
    if (kind === PRUNED) mask[cell] = bits[cell]! >= 16 ? bytes[data[cell]! + 1]! & 7 : 0;
    else if (kind === LIBRARY) mask[cell] = 0;
    else mask[cell] = kind === MERKLE_PROOF || kind === MERKLE_UPDATE ? below >> 1 : below;
  }
}

/** What exotic cells must be like, and the masks in the descriptors. */
function checkCells(bytes: Uint8Array, cells: Unhashed, written: Uint8Array, note: Note): void {
  const {count, start, data, bits, refCount, type, exotic, mask} = cells;
  for (let cell = 0; cell < count; cell++) {
    if (written[cell] !== mask[cell]) note('mask', start[cell]!, 1, {cell, found: written[cell]!, computed: mask[cell]!});
    if (!exotic[cell]) continue;
    const kind = type[cell]!;
    if (kind < PRUNED || kind > MERKLE_UPDATE) {
      note('exotic-type', data[cell]!, 1, {cell, found: kind});
      continue;
    }
    const wantedBits = [0, 16 + 272 * ones(mask[cell]!), 264, 280, 552][kind]!;
    const wantedRefs = [0, 0, 0, 1, 2][kind]!;
    const badMask = kind === PRUNED && bits[cell]! >= 16 && (bytes[data[cell]! + 1]! < 1 || bytes[data[cell]! + 1]! > 7);
    if (bits[cell] !== wantedBits || badMask)
      note('exotic-bits', start[cell]!, 2, {cell, type: kind, found: bits[cell]!, expected: wantedBits});
    if (refCount[cell] !== wantedRefs)
      note('exotic-refs', start[cell]!, 1, {cell, type: kind, found: refCount[cell]!, expected: wantedRefs});
  }
}

/** Hashes that stand in the bag: beside their cell, or in a Merkle cell about its children. */
function checkHashes(bytes: Uint8Array, cells: Cells, storedAt: Uint32Array, note: Note): void {
  const {count, data, refs, refCount, type, exotic, bits, hashes, hashIndex, depths, mask} = cells;
  const same = (a: number, b: number): boolean => {
    for (let i = 0; i < 32; i++) if (bytes[a + i] !== hashes[b + i]) return false;
    return true;
  };
  const two = (at: number): number => (bytes[at]! << 8) | bytes[at + 1]!;
  for (let cell = 0; cell < count; cell++) {
    if (storedAt[cell]) {
      const all = ones(mask[cell]!) + 1;
      for (let i = 0; i < all; i++) {
        const [hash, depth] = [storedAt[cell]! + 32 * i, storedAt[cell]! + 32 * all + 2 * i];
        if (!same(hash, 32 * (hashIndex[cell]! + i))) note('stored-hash', hash, 32, {cell, index: i});
        else if (two(depth) !== depths[hashIndex[cell]! + i]) note('stored-hash', depth, 2, {cell, index: i});
      }
    }
    const merkle = exotic[cell] ? (type[cell] === MERKLE_PROOF ? 1 : type[cell] === MERKLE_UPDATE ? 2 : 0) : 0;
    if (merkle && refCount[cell] === merkle && bits[cell] === 8 + 272 * merkle) {
      for (let ref = 0; ref < merkle; ref++) {
        const child = refs[4 * cell + ref]!;
        const index = hashIndex[child]! + onesBelow(mask[child]!, 0);
        const hash = data[cell]! + 1 + 32 * ref;
        const depth = data[cell]! + 1 + 32 * merkle + 2 * ref;
        if (!same(hash, 32 * index)) note('merkle-hash', hash, 32, {cell, ref, child});
        else if (two(depth) !== depths[index]) note('merkle-hash', depth, 2, {cell, ref, child});
      }
    }
  }
}

/** Cells that stand twice, and cells that no root leads to. */
function checkWaste(cells: Cells, roots: ReadonlySet<number>, note: Note): void {
  const {count, start, parents, hashes, hashIndex, mask} = cells;
  const seen = new Map<string, number>();
  for (let cell = 0; cell < count; cell++) {
    if (!parents[cell] && !roots.has(cell)) note('unreachable', start[cell]!, 1, {cell});
    const from = 32 * (hashIndex[cell]! + ones(mask[cell]!));
    let key = '';
    for (let i = 0; i < 32; i += 2) key += String.fromCharCode((hashes[from + i]! << 8) | hashes[from + i + 1]!);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, cell);
    else note('duplicate', start[cell]!, 1, {cell, first});
  }
}
