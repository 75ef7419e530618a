import {bits, fields, ref, type Encoded} from './bits.ts';

// region numbers
/** uintN, ## N, and # with width 32. */
export function uint(value: bigint | number, width: number): Encoded {
  const n = BigInt(value);
  if (n < 0n || n >= 1n << BigInt(width))
    throw new RangeError(`${n} does not fit ${width} bits`);
  return bits(width === 0 ? '' : n.toString(2).padStart(width, '0'));
}

/** intN: two's complement. */
export function int(value: bigint | number, width: number): Encoded {
  const n = BigInt(value);
  const half = 1n << BigInt(width - 1);
  if (n < -half || n >= half) throw new RangeError(`${n} does not fit ${width} bits`);
  return uint(n < 0n ? n + 2n * half : n, width);
}

/** Number of bits that the number n needs; 0 for 0. */
export const widthOf = (n: number): number => (n === 0 ? 0 : n.toString(2).length);

/** #<= max: as many bits as max needs. */
export function natLeq(value: number, max: number): Encoded {
  if (value > max) throw new RangeError(`${value} > ${max}`);
  return uint(value, widthOf(max));
}

/** #< bound: as many bits as bound − 1 needs. */
export function natLess(value: number, bound: number): Encoded {
  return natLeq(value, bound - 1);
}
// endregion

// region var
/** VarUInteger n: the number of bytes as #< n, then the bytes. */
export function varUint(value: bigint, n: number): Encoded {
  const bytes = value === 0n ? 0 : Math.ceil(value.toString(2).length / 8);
  return fields(natLess(bytes, n), uint(value, bytes * 8));
}

/** VarInteger n: the same with a sign. */
export function varInt(value: bigint, n: number): Encoded {
  const magnitude = value < 0n ? -value - 1n : value;
  const bytes = value === 0n ? 0 : Math.ceil((magnitude.toString(2).length + 1) / 8);
  return fields(natLess(bytes, n), value === 0n ? bits('') : int(value, bytes * 8));
}

export const grams = (nanograms: bigint): Encoded => varUint(nanograms, 16);
// endregion

// region choice
export const bool = (value: boolean): Encoded => bits(value ? '1' : '0');
export const unit = bits('');

export const nothing = bits('0');
export const just = (value: Encoded): Encoded => fields(bits('1'), value);

export const left = (value: Encoded): Encoded => fields(bits('0'), value);
export const right = (value: Encoded): Encoded => fields(bits('1'), value);

export const both = (first: Encoded, second: Encoded): Encoded => fields(first, second);

/** n ones and a zero. */
export const unary = (n: number): Encoded => bits('1'.repeat(n) + '0');
// endregion

// region label
/** HmLabel: the shortest of the three forms; of two equally short ones, the earlier. */
export function label(prefix: string, max: number): Encoded {
  const length = prefix.length;
  const short = fields(bits('0'), unary(length), bits(prefix)); // hml_short$0
  const long = fields(bits('10'), natLeq(length, max), bits(prefix)); // hml_long$10
  const forms = [short, long];
  if (length > 0 && /^(0*|1*)$/.test(prefix)) {
    forms.push(fields(bits('11'), bits(prefix[0]!), natLeq(length, max))); // hml_same$11
  }
  return forms.reduce((best, form) =>
    form.bits.length < best.bits.length ? form : best,
  );
}

export function commonPrefix(keys: readonly string[]): string {
  const first = keys[0]!;
  let length = first.length;
  for (const key of keys) {
    let same = 0;
    while (same < length && key[same] === first[same]) same++;
    length = same;
  }
  return first.slice(0, length);
}
// endregion

// region hashmap
export type Entries = readonly (readonly [key: string, value: Encoded])[];

/** The entries whose next bit is 0, then those whose next bit is 1, without the bits that are used up. */
export function split(entries: Entries, length: number): [Entries, Entries] {
  const side = (bit: string): Entries =>
    entries
      .filter(([key]) => key[length] === bit)
      .map(([key, value]) => [key.slice(length + 1), value] as const);
  return [side('0'), side('1')];
}

/** Hashmap n X, with at least one entry: hm_edge. Keys are n bits long. */
export function hashmap(entries: Entries, n: number): Encoded {
  const prefix = commonPrefix(entries.map(([key]) => key));
  const m = n - prefix.length;
  if (m === 0) return fields(label(prefix, n), entries[0]![1]); // hmn_leaf
  const [zero, one] = split(entries, prefix.length); // hmn_fork
  return fields(label(prefix, n), ref(hashmap(zero, m - 1)), ref(hashmap(one, m - 1)));
}

/** HashmapE n X: may be empty. */
export function hashmapE(entries: Entries, n: number): Encoded {
  return entries.length === 0 ? bits('0') : fields(bits('1'), ref(hashmap(entries, n)));
}
// endregion

// region aug
/** How a map is augmented: the extra of a value, and the combination of two extras. */
export interface Augmentation<Y> {
  ofValue: (value: Encoded) => Y;
  join: (left: Y, right: Y) => Y;
  empty: Y;
  encode: (extra: Y) => Encoded;
}

function hashmapAug<Y>(
  entries: Entries,
  n: number,
  aug: Augmentation<Y>,
): {edge: Encoded; extra: Y} {
  const prefix = commonPrefix(entries.map(([key]) => key));
  const m = n - prefix.length;
  if (m === 0) {
    const value = entries[0]![1];
    const extra = aug.ofValue(value);
    return {edge: fields(label(prefix, n), aug.encode(extra), value), extra};
  }
  const [zero, one] = split(entries, prefix.length).map((side) =>
    hashmapAug(side, m - 1, aug),
  ) as [{edge: Encoded; extra: Y}, {edge: Encoded; extra: Y}];
  const extra = aug.join(zero.extra, one.extra);
  return {
    edge: fields(label(prefix, n), ref(zero.edge), ref(one.edge), aug.encode(extra)),
    extra,
  };
}

/** HashmapAugE n X Y: the extra of the whole map is next to the reference, also in an empty map. */
export function hashmapAugE<Y>(
  entries: Entries,
  n: number,
  aug: Augmentation<Y>,
): Encoded {
  if (entries.length === 0) return fields(bits('0'), aug.encode(aug.empty));
  const {edge, extra} = hashmapAug(entries, n, aug);
  return fields(bits('1'), ref(edge), aug.encode(extra));
}
// endregion

// region pfx
/** PfxHashmap n X: keys of at most n bits, none of them a prefix of another. */
export function pfxHashmap(entries: Entries, n: number): Encoded {
  const prefix = commonPrefix(entries.map(([key]) => key));
  const head = label(prefix, n);
  if (entries.length === 1) return fields(head, bits('0'), entries[0]![1]); // phmn_leaf$0
  if (entries.some(([key]) => key.length === prefix.length))
    throw new RangeError(`${prefix} begins another key`);
  const rest = n - prefix.length - 1;
  const [zero, one] = split(entries, prefix.length);
  return fields(
    head,
    bits('1'), // phmn_fork$1
    ref(pfxHashmap(zero, rest)),
    ref(pfxHashmap(one, rest)),
  );
}
// endregion

// region bintree
export type Tree<T> = T | readonly [Tree<T>, Tree<T>];

/** BinTree X: a leaf is in the cell itself, branches are references. */
export function binTree<T>(tree: Tree<T>, leaf: (value: T) => Encoded): Encoded {
  if (!Array.isArray(tree)) return fields(bits('0'), leaf(tree as T)); // bt_leaf$0
  const [left, right] = tree as readonly [Tree<T>, Tree<T>];
  return fields(bits('1'), ref(binTree(left, leaf)), ref(binTree(right, leaf))); // bt_fork$1
}
// endregion

// region address
export const addrNone = bits('00');

export const addrExtern = (address: string): Encoded =>
  fields(bits('01'), uint(address.length, 9), bits(address));

/** Anycast: depth:(#<= 30) { depth >= 1 } rewrite_pfx:(bits depth). */
export function anycast(prefix: string): Encoded {
  if (prefix.length === 0) throw new RangeError('depth >= 1');
  return fields(natLeq(prefix.length, 30), bits(prefix));
}

export const addrStd = (
  workchain: number,
  hash: Buffer,
  prefix: Encoded = nothing,
): Encoded =>
  fields(
    bits('10'),
    prefix,
    int(workchain, 8),
    uint(BigInt(`0x${hash.toString('hex')}`), 256),
  );

export const addrVar = (workchain: number, address: string): Encoded =>
  fields(
    bits('11'),
    nothing,
    uint(address.length, 9),
    int(workchain, 32),
    bits(address),
  );
// endregion
