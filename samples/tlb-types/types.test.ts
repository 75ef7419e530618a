import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  contractAddress,
  Dictionary,
  ExternalAddress,
  toNano,
  type Builder,
  type DictionaryValue,
  type TupleItem,
} from '@ton/core';
import {createShardAccount} from '@ton/sandbox';
import {mainnetConfig} from '../../data/config/index.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {findShardBlock, lookup} from '../proofs/verify.ts';
import {accountProof, basechainBlock, shardProof} from '../proofs/mainnet.ts';
import {bits, bitsOf, fields, ref, toCell, type Encoded} from './bits.ts';
import * as types from './types.ts';

/** Compares with what @ton/core writes. */
function same(ours: Encoded, theirs: (builder: Builder) => Builder): void {
  assert.equal(toCell(ours).toString(), theirs(beginCell()).endCell().toString());
}

test('numbers', () => {
  for (const width of [1, 5, 8, 31, 32, 64, 255, 256]) {
    const top = (1n << BigInt(width)) - 1n;
    for (const value of [0n, 1n, top / 3n, top])
      same(types.uint(value, width), (b) => b.storeUint(value, width));
  }
  for (const width of [1, 5, 8, 64, 257]) {
    const half = 1n << BigInt(width - 1);
    for (const value of [-half, -1n, 0n, half - 1n])
      same(types.int(value, width), (b) => b.storeInt(value, width));
  }
  assert.throws(() => types.uint(256, 8), RangeError);
  assert.throws(() => types.int(128, 8), RangeError);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 7, 8, 30, 31, 60, 96].map(types.widthOf),
    [0, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7],
  );
  assert.equal(types.natLeq(3, 4).bits, '011'); // #<= 4: 0 to 4, three bits
  assert.equal(types.natLess(3, 4).bits, '11'); // #< 4: 0 to 3, two bits
  assert.equal(types.natLess(0, 1).bits, ''); // one possible value: no bits
  assert.throws(() => types.natLess(4, 4), RangeError);
});

test('variable lengths', () => {
  for (const n of [7, 16, 32]) {
    const header = types.widthOf(n - 1);
    const largest = (1n << BigInt((n - 1) * 8)) - 1n;
    for (const value of [0n, 1n, 255n, 256n, largest])
      same(types.varUint(value, n), (b) => b.storeVarUint(value, header));
    assert.throws(() => types.varUint(largest + 1n, n), RangeError);
  }
  for (const value of [0n, 1n, -1n, 127n, 128n, -127n, -129n, (1n << 119n) - 1n])
    same(types.varInt(value, 16), (b) => b.storeVarInt(value, 4));
  // @ton/core 0.63.1 uses one byte too many for −2⁷, −2¹⁵ and so on; TVM uses the fewest.
  assert.equal(types.varInt(-128n, 16).bits, '0001' + '10000000');
  assert.equal(bitsOf(beginCell().storeVarInt(-128, 4).endCell()).length, 4 + 16);
  same(types.grams(toNano('0.5')), (b) => b.storeCoins(toNano('0.5')));
  assert.equal(types.grams(1n << 112n).bits.length, 4 + 15 * 8);
});

test('choices', () => {
  same(types.bool(true), (b) => b.storeBit(true));
  same(types.unit, (b) => b);
  same(types.nothing, (b) => b.storeMaybeUint(null, 16));
  same(types.just(types.uint(7, 16)), (b) => b.storeMaybeUint(7, 16));
  const child = types.uint(42, 8);
  same(types.just(ref(child)), (b) => b.storeMaybeRef(toCell(child)));
  same(types.left(child), (b) => b.storeBit(0).storeUint(42, 8));
  same(types.right(ref(child)), (b) => b.storeBit(1).storeRef(toCell(child)));
  same(types.both(types.bool(true), child), (b) => b.storeBit(1).storeUint(42, 8));
  assert.deepEqual(
    [0, 1, 2, 5].map((n) => types.unary(n).bits),
    ['0', '10', '110', '111110'],
  );
});

test('labels: each of the three forms where it is shortest', () => {
  assert.equal(types.label('', 8).bits, '00');
  assert.equal(types.label('1', 8).bits, '0101'); // short: 0, 10, 1
  assert.equal(types.label('01', 8).bits, '011001'); // short: 0, 110, 01
  assert.equal(types.label('0110101', 8).bits, '10' + '0111' + '0110101'); // long
  assert.equal(types.label('0000000', 8).bits, '11' + '0' + '0111'); // same
  assert.equal(types.label('0'.repeat(256), 256).bits, '11' + '0' + '100000000');
});

// region hashmap-example
const EXAMPLE: types.Entries = [
  ['00000001', types.uint(100, 16)],
  ['00000010', types.uint(200, 16)],
  ['10000000', types.uint(300, 16)],
];
// endregion

/** A reproducible series of numbers. */
function* numbers(): Generator<number> {
  for (let x = 12345; ; x = (x * 48271) % 0x7fffffff) yield x;
}

test('Hashmap: the example, cell by cell', () => {
  const root = toCell(types.hashmap(EXAMPLE, 8));
  assert.equal(bitsOf(root), '00'); // empty label, a fork
  assert.equal(bitsOf(root.refs[0]!), '110101'); // label 00000, of at most 7 bits: hml_same
  assert.equal(bitsOf(root.refs[0]!.refs[0]!), '0101' + types.uint(100, 16).bits);
  assert.equal(bitsOf(root.refs[0]!.refs[1]!), '0100' + types.uint(200, 16).bits);
  assert.equal(bitsOf(root.refs[1]!), '110111' + types.uint(300, 16).bits);
  const core = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Uint(16));
  core.set(1, 100).set(2, 200).set(128, 300);
  same(types.hashmapE(EXAMPLE, 8), (b) => b.storeDict(core));
  same(types.hashmapE([], 8), (b) => b.storeBit(0));
});

test('Hashmap: 200 maps as @ton/core writes them', () => {
  const series = numbers();
  for (let round = 0; round < 200; round++) {
    const n = [1, 2, 7, 8, 16, 32][round % 6]!;
    const size = 1 + (series.next().value! % Math.min(2 ** n, 40));
    const core = Dictionary.empty(
      Dictionary.Keys.BigUint(n),
      Dictionary.Values.Uint(16),
    );
    const ours = new Map<string, Encoded>();
    for (let k = 0; k < size; k++) {
      const key = BigInt(series.next().value! % 2 ** n);
      core.set(key, k);
      ours.set(types.uint(key, n).bits, types.uint(k, 16));
    }
    same(types.hashmapE([...ours], n), (b) => b.storeDict(core));
  }
});

test('Hashmap: the configuration of mainnet', () => {
  const config = mainnetConfig();
  const read = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    config,
  );
  assert.ok(read.size >= 30);
  const ours = [...read].map(
    ([key, cell]) => [types.int(key, 32).bits, {bits: '', refs: [cell]}] as const,
  );
  assert.ok(toCell(types.hashmap(ours, 32)).equals(config));
});

// region aug-example
/** Values of 16 bits; each node also has the sum of the values below it, in 32 bits. */
const sums: types.Augmentation<number> = {
  ofValue: (value) => parseInt(value.bits, 2),
  join: (left, right) => left + right,
  empty: 0,
  encode: (sum) => types.uint(sum, 32),
};
// endregion

test('HashmapAugE: sums at every node', () => {
  const root = toCell(types.hashmapAugE(EXAMPLE, 8, sums));
  assert.equal(bitsOf(root), '1' + types.uint(600, 32).bits);
  const edge = root.refs[0]!;
  assert.equal(bitsOf(edge), '00' + types.uint(600, 32).bits);
  assert.equal(bitsOf(edge.refs[0]!), '110101' + types.uint(300, 32).bits);
  assert.equal(
    bitsOf(edge.refs[1]!),
    '110111' + types.uint(300, 32).bits + types.uint(300, 16).bits,
  );
  assert.equal(bitsOf(toCell(types.hashmapAugE([], 8, sums))), types.uint(0, 33).bits);
  // @ton/core has no type for HashmapAugE, but its reader skips the extra of forks.
  const withExtra: DictionaryValue<[number, number]> = {
    serialize: () => assert.fail(),
    parse: (slice) => [slice.loadUint(32), slice.loadUint(16)],
  };
  const read = Dictionary.loadDirect(Dictionary.Keys.Uint(8), withExtra, edge);
  assert.deepEqual(
    [...read.values()],
    [
      [100, 100],
      [200, 200],
      [300, 300],
    ],
  );
});

test('HashmapAugE: accounts of mainnet, of which a proof shows one path', () => {
  const state = Cell.fromBoc(accountProof)[1]!.refs[0]!;
  const accounts = state.refs[1]!.beginParse();
  const root = accounts.loadMaybeRef()!;
  const depthBalance = (
    slice = accounts,
  ): {depth: number; grams: bigint; extra: boolean} => ({
    depth: slice.loadUint(5), // split_depth:(#<= 30)
    grams: slice.loadCoins(),
    extra: slice.loadBit(), // other: a HashmapE
  });
  const whole = depthBalance();
  assert.equal(accounts.remainingBits, 0);
  // The extra of the map is that of its first edge.
  const edge = root.beginParse();
  assert.equal(edge.loadUint(2), 0); // empty label
  assert.deepEqual(depthBalance(edge), whole);
  assert.ok(whole.grams > 0n && whole.depth === 0);
});

// region pfx-example
const PREFIXES: types.Entries = [
  ['0', types.uint(1, 8)],
  ['10', types.uint(2, 8)],
  ['11', types.uint(3, 8)],
];
// endregion

// region bintree-example
const TREE: types.Tree<number> = [1, [2, 3]];
// endregion

test('BinTree: the example, and the shards of mainnet', () => {
  const root = toCell(types.binTree(TREE, (leaf) => types.uint(leaf, 8)));
  assert.equal(bitsOf(root), '1');
  assert.equal(bitsOf(root.refs[0]!), '0' + types.uint(1, 8).bits);
  assert.equal(bitsOf(root.refs[1]!), '1');
  assert.equal(bitsOf(root.refs[1]!.refs[1]!), '0' + types.uint(3, 8).bits);

  const state = Cell.fromBoc(shardProof)[1]!.refs[0]!;
  const custom = state.refs.at(-1)!.beginParse();
  assert.equal(custom.loadUint(16), 0xcc26);
  const workchains = custom.loadMaybeRef()!;
  const tree = lookup(workchains, 0n, 32)!.loadRef().beginParse();
  assert.equal(tree.loadBit(), false); // there was one shard then: a single leaf
  assert.equal(tree.loadUint(4), 0xa); // shard_descr_new#a
  assert.equal(tree.loadUint(32), basechainBlock.seqno);
  assert.deepEqual(findShardBlock(state, 0, 1n << 63n), basechainBlock);
});

test('addresses', () => {
  const hash = Buffer.alloc(32, 0xa5);
  same(types.addrNone, (b) => b.storeAddress(null));
  same(types.addrStd(0, hash), (b) => b.storeAddress(new Address(0, hash)));
  same(types.addrStd(-1, hash), (b) => b.storeAddress(new Address(-1, hash)));
  assert.equal(types.addrStd(0, hash).bits.length, 267);
  same(types.addrExtern('10110'), (b) =>
    b.storeAddress(new ExternalAddress(0b10110n, 5)),
  );
  // Anycast: @ton/core still reads it, and puts the prefix into the hash; TVM rejects it.
  const old = toCell(types.addrStd(0, hash, types.just(types.anycast('0110'))));
  assert.equal(old.bits.length, 267 + 5 + 4);
  const read = old.beginParse().loadAddress().hash;
  assert.equal(read[0], 0x65); // a5 with its first four bits replaced
  assert.throws(() => types.anycast(''), RangeError);
  assert.equal(types.addrVar(1000, '1'.repeat(64)).bits.length, 2 + 1 + 9 + 32 + 64);
});

async function contract(): Promise<
  (method: string, ...stack: TupleItem[]) => Promise<Cell>
> {
  const network = await createNetwork();
  const code = await compileTolk(new URL('types.tolk', import.meta.url));
  const address = contractAddress(0, {code, data: new Cell()});
  await network.setShardAccount(
    address,
    createShardAccount({address, code, data: new Cell(), balance: toNano('1')}),
  );
  return async (method, ...stack) =>
    (await network.runGetMethod(address, method, stack)).stackReader.readCell();
}

test('a contract writes the same bits', async () => {
  const run = await contract();
  const hash = Buffer.alloc(32, 0x5a);
  const somebody = beginCell().storeAddress(new Address(0, hash)).endCell();
  const choices = await run('choices', {type: 'slice', cell: somebody});
  // region choices
  const byHand = fields(
    types.int(-3, 5),
    types.bool(true),
    types.grams(500_000_000n),
    types.varUint(258n, 32),
    types.varInt(-128n, 16),
    types.just(types.uint(7, 16)),
    types.nothing,
    types.right(types.uint(513, 16)),
    ref(types.uint(42, 8)),
    types.addrNone,
    types.addrStd(0, hash),
    types.hashmapE(EXAMPLE, 8),
    types.hashmapE([], 8),
  );
  // endregion
  assert.equal(choices.toString(), toCell(byHand).toString());
  assert.equal(choices.bits.length, byHand.bits.length);

  const anycast = toCell(types.addrStd(0, hash, types.just(types.anycast('0110'))));
  await assert.rejects(run('parse', {type: 'slice', cell: anycast}), {exitCode: 9});
  const variable = toCell(types.addrVar(0, '1'.repeat(256)));
  await assert.rejects(run('parse', {type: 'slice', cell: variable}), {exitCode: 9});
  assert.ok((await run('parse', {type: 'slice', cell: somebody})).equals(somebody));

  for (const max of [2, 8, 100]) {
    const prefixes = await run('prefixes', {type: 'int', value: BigInt(max)});
    assert.equal(
      prefixes.toString(),
      toCell(types.pfxHashmap(PREFIXES, max)).toString(),
    );
  }
  assert.throws(
    () =>
      types.pfxHashmap(
        [
          ['1', bits('')],
          ['10', bits('')],
        ],
        8,
      ),
    RangeError,
  );
});
