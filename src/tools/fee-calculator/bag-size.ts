// A bag of cells that the reader pastes, to the size that fees depend on. Pure.
import {ones} from '../boc/bag.ts';
import {readText} from '../boc/input.ts';
import {readBag, UnreadableBag} from '../boc/read.ts';

/** Bits and cells, equal cells counted once; what is left of both without the root, as messages are charged; or where it is wrong. */
export type BagSize =
  | {readonly kind: 'empty'}
  | {readonly kind: 'size'; readonly bits: number; readonly cells: number; readonly body: {readonly bits: number; readonly cells: number}}
  | {readonly kind: 'text'; readonly at: number}
  | {readonly kind: 'bag'; readonly byte: number};

/** Reads hex or base64. Positions in the text and in the bytes are from 0. Never throws. */
export function bagSize(text: string): BagSize {
  const input = readText(text);
  if (input.kind === 'empty') return input;
  if (input.kind === 'wrong') return {kind: 'text', at: input.problem.at};
  try {
    const {cells, roots, faults} = readBag(input.bytes);
    const [fault] = faults;
    if (fault || roots.length !== 1) return {kind: 'bag', byte: fault?.at ?? 0};
    const seen = new Set<string>();
    let bits = 0;
    for (let cell = 0; cell < cells.count; cell++) {
      const at = (cells.hashIndex[cell]! + ones(cells.mask[cell]!)) * 32;
      const hash = cells.hashes.subarray(at, at + 32).join();
      if (seen.has(hash)) continue;
      seen.add(hash);
      bits += cells.bits[cell]!;
    }
    return {kind: 'size', bits, cells: seen.size, body: {bits: bits - cells.bits[roots[0]!]!, cells: seen.size - 1}};
  } catch (error) {
    if (error instanceof UnreadableBag) return {kind: 'bag', byte: error.fault.at};
    throw error;
  }
}
