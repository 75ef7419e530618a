import {createHash} from 'node:crypto';

// region model
/** A cell as the format sees it: bits written as a string of 0 and 1, and up to four references. */
export interface Cell {
  readonly bits: string;
  readonly refs: readonly Cell[];
  readonly exotic: boolean;
}

export function cell(bits: string, refs: readonly Cell[] = [], exotic = false): Cell {
  if (bits.length > 1023) throw new Error('more than 1023 bits');
  if (refs.length > 4) throw new Error('more than 4 references');
  return {bits, refs, exotic};
}

/** hexBits('544f4e') is the 24 bits of these three bytes. */
export const hexBits = (hex: string): string =>
  [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('');
// endregion

// region padding
/** Data bytes: if the last byte is not full, append one 1 bit, then 0 bits up to the byte boundary. */
export function paddedData(bits: string): Buffer {
  const full =
    bits.length % 8 === 0
      ? bits
      : (bits + '1').padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return Buffer.from((full.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
// endregion

// region descriptors
export function d1(c: Cell, mask: number): number {
  return c.refs.length + (c.exotic ? 8 : 0) + 32 * mask;
}

export function d2(bits: string): number {
  return Math.floor(bits.length / 8) + Math.ceil(bits.length / 8);
}
// endregion

// region ordinary-hash
const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** Depth of a cell without exotic cells below it: 0 for a leaf, else 1 + the deepest child. */
export function ordinaryDepth(c: Cell): number {
  return c.refs.length === 0 ? 0 : 1 + Math.max(...c.refs.map(ordinaryDepth));
}

/** The bytes whose SHA-256 is the hash of such a cell. */
export function representation(c: Cell): Buffer {
  return Buffer.concat([
    Buffer.from([d1(c, 0), d2(c.bits)]),
    paddedData(c.bits),
    ...c.refs.map((child) => uint16(ordinaryDepth(child))),
    ...c.refs.map((child) => ordinaryHash(child)),
  ]);
}

export const ordinaryHash = (c: Cell): Buffer => sha256(representation(c));
// endregion

// region levels
const PRUNED = 1,
  LIBRARY = 2,
  MERKLE_PROOF = 3,
  MERKLE_UPDATE = 4;
const MAX_LEVEL = 3;

interface Info {
  mask: number;
  hash: (level: number) => Buffer;
  depth: (level: number) => number;
}

const onesBelow = (mask: number, level: number): number =>
  [0, 1, 2].filter((i) => i < level && mask & (1 << i)).length;

const known = new WeakMap<Cell, Info>();

/** Level mask, and hash and depth at every level 0..3. Level 3 gives the representation hash. */
export function info(c: Cell): Info {
  const cached = known.get(c);
  if (cached) return cached;
  const data = paddedData(c.bits);
  const type = c.exotic ? data[0]! : 0;
  const children = c.refs.map(info);
  const merkle = type === MERKLE_PROOF || type === MERKLE_UPDATE;
  const childMask = children.reduce((mask, child) => mask | child.mask, 0);
  const mask =
    type === PRUNED
      ? data[1]!
      : type === LIBRARY
        ? 0
        : merkle
          ? childMask >> 1
          : childMask;

  const hashes: Buffer[] = [];
  const depths: number[] = [];
  for (let level = 0; level <= MAX_LEVEL; level++) {
    const index = onesBelow(mask, level);
    if (hashes.length > index) continue; // this level adds nothing: it shares the previous hash
    if (type === PRUNED && index < onesBelow(mask, MAX_LEVEL)) {
      // A pruned branch contains the lower hashes and depths of the tree that it replaces.
      const all = onesBelow(mask, MAX_LEVEL);
      hashes.push(data.subarray(2 + 32 * index, 34 + 32 * index));
      depths.push(data.readUInt16BE(2 + 32 * all + 2 * index));
      continue;
    }
    const from = merkle ? level + 1 : level;
    depths.push(
      children.length === 0
        ? 0
        : 1 + Math.max(...children.map((child) => child.depth(from))),
    );
    const first = hashes.length === 0 || type === PRUNED;
    hashes.push(
      sha256(
        Buffer.concat([
          Buffer.from([d1(c, mask & ((1 << level) - 1)), d2(c.bits)]),
          first ? data : hashes[hashes.length - 1]!, // a higher hash covers the hash below, not the data again
          ...children.map((child) => uint16(child.depth(from))),
          ...children.map((child) => child.hash(from)),
        ]),
      ),
    );
  }
  const result: Info = {
    mask,
    hash: (level) => hashes[onesBelow(mask, level)]!,
    depth: (level) => depths[onesBelow(mask, level)]!,
  };
  known.set(c, result);
  return result;
}

export const hash = (c: Cell): Buffer => info(c).hash(MAX_LEVEL);
export const depth = (c: Cell): number => info(c).depth(MAX_LEVEL);
// endregion

// region order
const key = (c: Cell): string => hash(c).toString('hex');

/** Distinct cells, parents before children. Same order as @ton/core: depth first, last child first, reversed. */
export function topologicalOrder(root: Cell): Cell[] {
  const seen = new Set<string>();
  const finished: Cell[] = [];
  const visit = (c: Cell): void => {
    if (seen.has(key(c))) return;
    seen.add(key(c));
    [...c.refs].reverse().forEach(visit);
    finished.push(c);
  };
  visit(root);
  return finished.reverse();
}

/** The node's order for ordinary cells: children of one parent get neighboring numbers. */
export function nodeOrder(root: Cell): Cell[] {
  const visited = new Set<string>();
  const numbered = new Map<string, Cell>();
  const visit = (c: Cell): void => {
    if (visited.has(key(c))) return;
    visited.add(key(c));
    const lastFirst = [...c.refs].reverse();
    lastFirst.forEach(visit);
    lastFirst.forEach((child) => {
      if (!numbered.has(key(child))) numbered.set(key(child), child);
    });
  };
  visit(root);
  return [...numbered.values(), root].reverse();
}
// endregion

// region crc32c
/** CRC-32C (Castagnoli): reflected polynomial 0x82f63b78, initial value and final XOR all ones. */
export function crc32c(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
// endregion

// region boc
const bytesFor = (value: number): number =>
  Math.max(1, Math.ceil(value.toString(2).length / 8));

function bigEndian(value: number, size: number): Buffer {
  const out = Buffer.alloc(size);
  out.writeUIntBE(value, 0, size);
  return out;
}

export interface BocOptions {
  index?: boolean;
  crc?: boolean;
  order?: (root: Cell) => Cell[];
}

/** One root, magic b5ee9c72. */
export function serializeBoc(root: Cell, options: BocOptions = {}): Buffer {
  const cells = (options.order ?? topologicalOrder)(root);
  const number = new Map(cells.map((c, i) => [key(c), i]));
  const size = bytesFor(cells.length);
  const blocks = cells.map((c) =>
    Buffer.concat([
      Buffer.from([d1(c, info(c).mask), d2(c.bits)]),
      paddedData(c.bits),
      ...c.refs.map((child) => bigEndian(number.get(key(child))!, size)),
    ]),
  );
  const data = Buffer.concat(blocks);
  const offBytes = bytesFor(data.length);
  let end = 0;
  const index = blocks.map((block) => bigEndian((end += block.length), offBytes));
  const body = Buffer.concat([
    Buffer.from('b5ee9c72', 'hex'),
    Buffer.from([
      (options.index ? 0x80 : 0) | (options.crc ? 0x40 : 0) | size,
      offBytes,
    ]),
    bigEndian(cells.length, size), // cells
    bigEndian(1, size), // roots
    bigEndian(0, size), // absent
    bigEndian(data.length, offBytes), // tot_cells_size
    bigEndian(0, size), // root_list: the root is cell 0
    ...(options.index ? index : []),
    data,
  ]);
  if (!options.crc) return body;
  const crc = Buffer.alloc(4);
  crc.writeUInt32LE(crc32c(body));
  return Buffer.concat([body, crc]);
}
// endregion
