// Cells as a tree of bit strings, which is how the assembler and the notation of values hold them. Pure.
import {UnreadableBag, readBag} from '../../boc/read.ts';
import type {Bag, Fault} from '../../boc/bag.ts';
import {fromBase64, fromHex, toBase64, toHex} from '../../shared/bytes.ts';

/** A cell. Trees that are the same object may stand in several places: a bag of cells says so, and so do we. */
export interface Tree {
  /** Zeros and ones, at most 1023. */
  readonly bits: string;
  readonly refs: readonly Tree[];
  readonly exotic?: boolean;
}

export const MOST_BITS = 1023;
export const MOST_REFS = 4;
/** Cells of a bag that are read; a contract's code has some hundreds. */
export const MOST_CELLS = 5000;
const MOST_DEPTH = 500;

export const EMPTY_TREE: Tree = {bits: '', refs: []};

/** Hexadecimal digits for bits; `_` after them says that a 1 and zeros were added to fill the last digit. */
export function bitsToHex(bits: string): string {
  const rest = bits.length % 4;
  const filled = rest ? `${bits}1`.padEnd(bits.length + 4 - rest, '0') : bits;
  let text = '';
  for (let at = 0; at < filled.length; at += 4)
    text += Number.parseInt(filled.slice(at, at + 4), 2)
      .toString(16)
      .toUpperCase();
  return rest ? `${text}_` : text;
}

/** Every cell once, each before those it refers to. */
export function ordered(root: Tree): readonly Tree[] {
  const done = new Set<Tree>();
  const out: Tree[] = [];
  const visit = (tree: Tree): void => {
    if (done.has(tree)) return;
    done.add(tree);
    tree.refs.forEach(visit);
    out.push(tree);
  };
  visit(root);
  return out.reverse();
}

/** A bag of cells without index and checksum. */
export function toBytes(root: Tree): Uint8Array {
  const cells = ordered(root);
  const number = new Map(cells.map((cell, index) => [cell, index]));
  const size = cells.length < 256 ? 1 : 2;
  const body: number[] = [];
  const write = (value: number, bytes: number): void => {
    for (let shift = 8 * (bytes - 1); shift >= 0; shift -= 8) body.push((value >> shift) & 0xff);
  };
  for (const {bits, refs, exotic} of cells) {
    const whole = bits.length % 8 === 0;
    body.push(refs.length + (exotic ? 8 : 0), (bits.length >> 3) + Math.ceil(bits.length / 8));
    const filled = whole ? bits : `${bits}1`.padEnd(Math.ceil(bits.length / 8) * 8, '0');
    for (let at = 0; at < filled.length; at += 8) body.push(Number.parseInt(filled.slice(at, at + 8), 2));
    for (const ref of refs) write(number.get(ref)!, size);
  }
  const data = body.splice(0);
  write(0xb5ee9c72, 4);
  body.push(size, 4);
  write(cells.length, size);
  write(1, size);
  write(0, size);
  write(data.length, 4);
  write(0, size);
  return Uint8Array.from([...body, ...data]);
}

export const toBoc = (root: Tree): string => toBase64(toBytes(root));

/** The hash of every cell, in capitals as the VM's log writes it, and the cell that has it. */
export function hashes(root: Tree): ReadonlyMap<string, Tree> {
  const cells = ordered(root);
  const {cells: read} = readBag(toBytes(root));
  return new Map(
    cells.map((cell, index) => {
      // Of a cell with several hashes the last one is its own.
      const end = 32 * (index + 1 < cells.length ? read.hashIndex[index + 1]! : read.hashes.length / 32);
      return [toHex(read.hashes.subarray(end - 32, end)).toUpperCase(), cell] as const;
    }),
  );
}

/** Why a bag cannot be used here; `fault` is the reader's own. */
export type BagProblem =
  | {readonly code: 'unreadable'; readonly fault: Fault}
  | {readonly code: 'roots'; readonly roots: number}
  | {readonly code: 'too-many'; readonly cells: number}
  | {readonly code: 'too-deep'; readonly depth: number};

export class UnusableBag extends Error {
  constructor(readonly problem: BagProblem) {
    super(problem.code);
  }
}

/** The tree of a bag with one root. Throws {@link UnusableBag}. */
export function fromBytes(bytes: Uint8Array): Tree {
  let bag: Bag;
  try {
    bag = readBag(bytes);
  } catch (error) {
    if (error instanceof UnreadableBag) throw new UnusableBag({code: 'unreadable', fault: error.fault});
    throw error;
  }
  const serious = bag.faults.find(({code}) => code !== 'duplicate' && code !== 'unreachable' && code !== 'root-level');
  if (serious) throw new UnusableBag({code: 'unreadable', fault: serious});
  if (bag.roots.length !== 1) throw new UnusableBag({code: 'roots', roots: bag.roots.length});
  const {count, data, bits, refs, refCount, exotic, depths} = bag.cells;
  if (count > MOST_CELLS) throw new UnusableBag({code: 'too-many', cells: count});
  const depth = depths.reduce((most, one) => Math.max(most, one), 0);
  if (depth > MOST_DEPTH) throw new UnusableBag({code: 'too-deep', depth});
  const trees: Tree[] = [];
  for (let cell = count - 1; cell >= 0; cell--) {
    let text = '';
    for (let at = 0; at < Math.ceil(bits[cell]! / 8); at++) text += bag.bytes[data[cell]! + at]!.toString(2).padStart(8, '0');
    trees[cell] = {
      bits: text.slice(0, bits[cell]),
      refs: Array.from({length: refCount[cell]!}, (_, ref) => trees[refs[4 * cell + ref]!]!),
      ...(exotic[cell] ? {exotic: true} : {}),
    };
  }
  return trees[bag.roots[0]!]!;
}

/** The tree of a bag that a program wrote: hexadecimal or base64, with or without padding. Throws {@link UnusableBag}. */
export function fromBoc(boc: string): Tree {
  return fromBytes(/^(?:[\da-f]{2})+$/i.test(boc) ? fromHex(boc) : fromBase64(boc.replace(/=+$/, '')));
}

/** How many cells a printed tree has: one that is used twice counts twice. Stops at `most`. */
export function printedCells(tree: Tree, most: number): number {
  let count = 0;
  const visit = ({refs}: Tree): void => {
    if (++count < most) refs.forEach(visit);
  };
  visit(tree);
  return count;
}
