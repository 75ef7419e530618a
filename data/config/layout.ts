import {beginCell, Dictionary, type Builder, type Cell, type DictionaryKeyTypes, type DictionaryKey, type Slice} from '@ton/core';

/** How a value lies in a cell: one description for both directions, so that reading and writing cannot drift apart. */
export interface Layout<T> {
  load(slice: Slice): T;
  store(value: T, builder: Builder): void;
}

export const uint = (bits: number): Layout<number> => ({
  load: (slice) => slice.loadUint(bits),
  store: (value, builder) => void builder.storeUint(value, bits),
});

export const int = (bits: number): Layout<number> => ({
  load: (slice) => slice.loadInt(bits),
  store: (value, builder) => void builder.storeInt(value, bits),
});

export const big = (bits: number): Layout<bigint> => ({
  load: (slice) => slice.loadUintBig(bits),
  store: (value, builder) => void builder.storeUint(value, bits),
});

/** `VarUInteger 16`. */
export const coins: Layout<bigint> = {
  load: (slice) => slice.loadCoins(),
  store: (value, builder) => void builder.storeCoins(value),
};

export const bool: Layout<boolean> = {
  load: (slice) => slice.loadBit(),
  store: (value, builder) => void builder.storeBit(value),
};

/** 256 bits in hex. */
export const hash: Layout<string> = {
  load: (slice) => slice.loadBuffer(32).toString('hex'),
  store: (value, builder) => void builder.storeBuffer(Buffer.from(value, 'hex'), 32),
};

/** `Maybe` with a value that is there. */
export function present<T>(layout: Layout<T>): Layout<T> {
  return {
    load(slice) {
      if (!slice.loadBit()) throw new Error('an optional value of the configuration is absent: its type must allow for that');
      return layout.load(slice);
    },
    store(value, builder) {
      builder.storeBit(true);
      layout.store(value, builder);
    },
  };
}

/** `Maybe`: `undefined` for nothing. */
export function maybe<T>(layout: Layout<T>): Layout<T | undefined> {
  return {
    load: (slice) => (slice.loadBit() ? layout.load(slice) : undefined),
    store(value, builder) {
      builder.storeBit(value !== undefined);
      if (value !== undefined) layout.store(value, builder);
    },
  };
}

/** `^T`. */
export function ref<T>(layout: Layout<T>): Layout<T> {
  return {
    load: (slice) => load(layout, slice.loadRef()),
    store: (value, builder) => void builder.storeRef(store(layout, value)),
  };
}

/** Fixed bits in front of a value: a constructor's tag, flags that are zero. Reading throws where they differ. */
export function tagged<T>(tag: bigint | number, bits: number, layout: Layout<T>): Layout<T> {
  return {
    load(slice) {
      const found = slice.loadUintBig(bits);
      if (found !== BigInt(tag)) throw new Error(`expected tag 0x${tag.toString(16)}, found 0x${found.toString(16)}`);
      return layout.load(slice);
    },
    store(value, builder) {
      builder.storeUint(tag, bits);
      layout.store(value, builder);
    },
  };
}

/** Fields one after another, in the order of the keys. An absent value leaves its key out. */
export function fields<T extends object>(layouts: {readonly [K in keyof T]-?: Layout<T[K]>}): Layout<T> {
  const keys = Object.keys(layouts) as (keyof T)[];
  return {
    load(slice) {
      const entries = keys.map((key) => [key, layouts[key].load(slice)] as const);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
    },
    store(value, builder) {
      for (const key of keys) layouts[key].store(value[key], builder);
    },
  };
}

/** Three values as a tuple. */
export function triple<T>(layout: Layout<T>): Layout<readonly [T, T, T]> {
  return {
    load: (slice) => [layout.load(slice), layout.load(slice), layout.load(slice)],
    store: (value, builder) => value.forEach((item) => layout.store(item, builder)),
  };
}

/** A `Hashmap` (never empty, the cell itself) or `HashmapE` (`Maybe ^Hashmap`), as entries. */
export function entries<K extends DictionaryKeyTypes, V>(
  kind: 'Hashmap' | 'HashmapE',
  key: DictionaryKey<K>,
  value: Layout<V>,
): Layout<[K, V][]> {
  const values = {serialize: (item: V, builder: Builder) => value.store(item, builder), parse: (slice: Slice) => value.load(slice)};
  return {
    load(slice) {
      if (kind === 'HashmapE') return [...Dictionary.load(key, values, slice)];
      const dictionary = Dictionary.loadDirect(key, values, slice.asCell());
      while (slice.remainingRefs) slice.loadRef();
      slice.skip(slice.remainingBits);
      return [...dictionary];
    },
    store(items, builder) {
      const dictionary = Dictionary.empty(key, values);
      for (const [name, item] of items) dictionary.set(name, item);
      if (kind === 'HashmapE') dictionary.store(builder);
      else dictionary.storeDirect(builder);
    },
  };
}

/** `True` and other values without bits. */
export const nothing: Layout<undefined> = {load: () => undefined, store: () => undefined};

/** Changes the shape of a value between the cell and the data. */
export function mapped<A, B>(layout: Layout<A>, out: (value: A) => B, back: (value: B) => A): Layout<B> {
  return {load: (slice) => out(layout.load(slice)), store: (value, builder) => layout.store(back(value), builder)};
}

export function store<T>(layout: Layout<T>, value: T): Cell {
  const builder = beginCell();
  layout.store(value, builder);
  return builder.endCell();
}

/** Reads a whole cell. Throws where anything is left over: then the type is not that of the cell. */
export function load<T>(layout: Layout<T>, cell: Cell): T {
  const slice = cell.beginParse();
  const value = layout.load(slice);
  slice.endParse();
  return value;
}
