// The parameters that `NetworkConfig` leaves out: long lists, bridges that are closed, and values without a type. Together
// with params.ts they make the whole dictionary of a network.
import {beginCell, BitString, Dictionary, type Builder, type Cell, type Slice} from '@ton/core';
import {big, coins, entries, fields, hash, load, mapped, ref, store, tagged, uint, type Layout} from './layout.ts';

/** Public key, ADNL address, weight. A tuple, for there are hundreds. */
export type Validator = readonly [publicKey: string, adnl: string, weight: bigint];

export interface ValidatorSet {
  readonly since: number;
  readonly until: number;
  readonly total: number;
  readonly main: number;
  readonly totalWeight: bigint;
  /** In the order of their numbers. */
  readonly validators: readonly Validator[];
}

export interface CoinBridge {
  readonly bridge: string;
  readonly multisig: string;
  /** Account of the oracle in TON to its key in the other chain. */
  readonly oracles: Readonly<Record<string, string>>;
  readonly external: string;
}

export interface TokenBridge {
  readonly bridge: string;
  readonly oraclesAddress: string;
  readonly oracles: Readonly<Record<string, string>>;
  readonly stateFlags: number;
  readonly prices: {
    readonly burn: bigint;
    readonly mint: bigint;
    readonly walletStorage: bigint;
    readonly walletGas: bigint;
    readonly minterStorage: bigint;
    readonly discoverGas: bigint;
  };
  readonly external: string;
}

/** A cell whose layout no schema describes: its data in hexadecimal, with `_` for a completion tag, and its references. */
export type RawCell = readonly [data: string, ...refs: RawCell[]];

export interface RestOfConfig {
  readonly previousValidators: ValidatorSet;
  readonly currentValidators: ValidatorSet;
  /** Addresses: 32 bits of the workchain and 256 of the account, in hexadecimal. */
  readonly suspended: {readonly addresses: readonly string[]; readonly until: number};
  readonly ethereumBridge: CoinBridge;
  readonly bnbBridge: CoinBridge;
  readonly ethereumTokenBridge: TokenBridge;
  /** Parameters that `block.tlb` does not describe, by number. */
  readonly undescribed: Readonly<Record<number, RawCell>>;
}

const validator: Layout<Validator> = mapped(
  tagged(0x73, 8, fields({publicKey: tagged(0x8e81278a, 32, hash), weight: big(64), adnl: hash})),
  ({publicKey, weight, adnl}): Validator => [publicKey, adnl, weight],
  ([publicKey, adnl, weight]) => ({publicKey, weight, adnl}),
);

const validatorSet = tagged(
  0x12,
  8,
  fields<ValidatorSet>({
    since: uint(32),
    until: uint(32),
    total: uint(16),
    main: uint(16),
    totalWeight: big(64),
    validators: mapped(
      entries('HashmapE', Dictionary.Keys.Uint(16), validator),
      (items) => {
        items.forEach(([key], index) => {
          if (key !== index) throw new Error(`validator ${index} has the number ${key}`);
        });
        return items.map(([, value]) => value);
      },
      (items): [number, Validator][] => [...items.entries()],
    ),
  }),
);

const oracles: Layout<Readonly<Record<string, string>>> = mapped(
  entries('HashmapE', Dictionary.Keys.Buffer(32), hash),
  (items) => Object.fromEntries(items.map(([key, value]) => [key.toString('hex'), value])),
  (items): [Buffer, string][] => Object.entries(items).map(([key, value]) => [Buffer.from(key, 'hex'), value]),
);

const coinBridge = fields<CoinBridge>({bridge: hash, multisig: hash, oracles, external: hash});

const tokenBridge = tagged(
  0x01,
  8,
  fields<TokenBridge>({
    bridge: hash,
    oraclesAddress: hash,
    oracles,
    stateFlags: uint(8),
    prices: ref(fields({burn: coins, mint: coins, walletStorage: coins, walletGas: coins, minterStorage: coins, discoverGas: coins})),
    external: hash,
  }),
);

const suspended = tagged(
  0x00,
  8,
  fields<RestOfConfig['suspended']>({
    addresses: mapped(
      entries('HashmapE', Dictionary.Keys.Buffer(36), {load: () => undefined, store: () => undefined}),
      (items) => items.map(([key]) => key.toString('hex')),
      (items): [Buffer, undefined][] => items.map((key) => [Buffer.from(key, 'hex'), undefined]),
    ),
    until: uint(32),
  }),
);

const raw: Layout<RawCell> = {
  load(slice: Slice) {
    const read = (cell: Cell): RawCell => [cell.bits.toString(), ...cell.refs.map(read)];
    const cell = slice.asCell();
    while (slice.remainingRefs) slice.loadRef();
    slice.skip(slice.remainingBits);
    return read(cell);
  },
  store(value, builder) {
    const write = ([data, ...refs]: RawCell, into: Builder): Builder => {
      into.storeBits(bitsOf(data));
      for (const child of refs) into.storeRef(write(child, beginCell()).endCell());
      return into;
    };
    write(value, builder);
  },
};

/** The bits of `1A2_`: after the last 1 there is no data where an underscore follows. */
function bitsOf(text: string): BitString {
  const digits = text.replace('_', '');
  let length = digits.length * 4;
  if (text.endsWith('_')) {
    const last = parseInt(digits.at(-1)!, 16);
    length -= Math.clz32(last & -last) === 31 ? 1 : 32 - Math.clz32(last & -last);
  }
  return new BitString(Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex'), 0, length);
}

const layouts = {
  previousValidators: [32, validatorSet],
  currentValidators: [34, validatorSet],
  suspended: [44, suspended],
  ethereumBridge: [71, coinBridge],
  bnbBridge: [72, coinBridge],
  ethereumTokenBridge: [79, tokenBridge],
} as const satisfies {readonly [K in Exclude<keyof RestOfConfig, 'undescribed'>]: readonly [number, Layout<RestOfConfig[K]>]};

type Described = keyof typeof layouts;

/** Reads them from a whole dictionary; `typed` are the numbers that params.ts has. Throws where one has no place here. */
export function readRest(cells: ReadonlyMap<number, Cell>, typed: readonly number[]): RestOfConfig {
  const rest: Record<string, unknown> = {};
  const known = new Set(typed);
  for (const [key, [number, layout]] of Object.entries(layouts)) {
    const cell = cells.get(number);
    if (!cell) throw new Error(`the configuration has no parameter ${number}`);
    rest[key] = load(layout as Layout<unknown>, cell);
    known.add(number);
  }
  const left = [...cells].filter(([number]) => !known.has(number));
  for (const [number] of left) if (number >= 0) throw new Error(`parameter ${number} has no type here`);
  return {...rest, undescribed: Object.fromEntries(left.map(([number, cell]) => [number, load(raw, cell)]))} as unknown as RestOfConfig;
}

/** Each parameter's cell, by number. */
export function restCells(rest: RestOfConfig): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  for (const key of Object.keys(layouts) as Described[]) cells.set(layouts[key][0], store(layouts[key][1] as Layout<unknown>, rest[key]));
  for (const [number, value] of Object.entries(rest.undescribed)) cells.set(Number(number), store(raw, value));
  return cells;
}
