// A dictionary (hashmap of block.tlb) as keys and the slices that are its values. Pure.
import type {Tree} from './tree.ts';

export interface Entry {
  /** Bits of the key. */
  readonly key: string;
  /** The leaf's cell, and where in it the value begins. */
  readonly cell: Tree;
  readonly offset: number;
}

/** Entries in the order of their keys, or nothing where the cell is no dictionary with keys of `size` bits. */
export function readDictionary(root: Tree, size: number, most = 1000): readonly Entry[] | undefined {
  const entries: Entry[] = [];
  const walk = (cell: Tree, left: number, prefix: string): boolean => {
    if (cell.exotic || entries.length >= most) return false;
    const label = readLabel(cell.bits, left);
    if (!label) return false;
    const key = prefix + label.text;
    const rest = left - label.text.length;
    if (rest === 0) {
      entries.push({key, cell, offset: label.end});
      return true;
    }
    const [zero, one] = cell.refs;
    return Boolean(zero && one) && walk(zero!, rest - 1, `${key}0`) && walk(one!, rest - 1, `${key}1`);
  };
  return walk(root, size, '') ? entries : undefined;
}

/** `hml_short$0`, `hml_long$10`, `hml_same$11`. */
function readLabel(bits: string, most: number): {readonly text: string; readonly end: number} | undefined {
  const width = most > 0 ? Math.floor(Math.log2(most)) + 1 : 0;
  let text: string;
  let end: number;
  if (bits[0] === '0') {
    const length = bits.indexOf('0', 1) - 1;
    if (length < 0) return undefined;
    end = 2 + 2 * length;
    text = bits.slice(2 + length, end);
    if (text.length !== length) return undefined;
  } else if (bits.startsWith('10')) {
    const length = width ? Number.parseInt(bits.slice(2, 2 + width), 2) : 0;
    end = 2 + width + length;
    text = bits.slice(2 + width, end);
    if (text.length !== length) return undefined;
  } else if (bits.startsWith('11')) {
    const length = width ? Number.parseInt(bits.slice(3, 3 + width), 2) : 0;
    if (bits.length < 3 + width) return undefined;
    end = 3 + width;
    text = bits[2]!.repeat(length);
  } else return undefined;
  return text.length > most || end > bits.length ? undefined : {text, end};
}
