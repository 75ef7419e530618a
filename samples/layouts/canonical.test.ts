import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  Dictionary,
  storeMessage,
  storeShardAccount,
  toNano,
} from '@ton/core';
import {createShardAccount, Executor} from '@ton/sandbox';
import {emulatorConfig} from '../../data/config/index.ts';
import {compileTolk} from '../lib/compile.ts';
import {accountProof, accountState, shardProof} from '../proofs/mainnet.ts';
import {canonicalBoc, canonicalOrder, WITH_CRC32C, WITH_TOP_HASH} from './canonical.ts';

// region liteserver
test('three answers of a mainnet liteserver, byte for byte', () => {
  for (const boc of [shardProof, accountProof, accountState]) {
    assert.ok(canonicalBoc(Cell.fromBoc(boc), 0).equals(boc));
  }
});
// endregion

test('code from the Tolk compiler', async () => {
  const {runTolkCompiler} = await import('@ton/tolk-js');
  const {readFileSync} = await import('node:fs');
  const folder = new URL('../jetton/', import.meta.url);
  const result = await runTolkCompiler({
    entrypointFileName: 'jetton-wallet.tolk',
    fsReadCallback: (path) => readFileSync(new URL(path, folder), 'utf8'),
  });
  assert.ok(result.status === 'ok');
  const boc = Buffer.from(result.codeBoc64, 'base64');
  assert.ok(canonicalBoc(Cell.fromBoc(boc), 0).equals(boc));
});

/** An account whose data is a map with this number of keys, as written by the emulator, which is the node's code. */
async function fromEmulator(keys: number): Promise<Buffer> {
  const map = Dictionary.empty(
    Dictionary.Keys.BigUint(64),
    Dictionary.Values.BigUint(256),
  );
  let x = 12_345n;
  for (let n = 0; n < keys; n++) {
    x = (x * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % (1n << 64n);
    map.set(x, x * x);
  }
  const address = new Address(0, Buffer.alloc(32, 7));
  const account = createShardAccount({
    address,
    code: new Cell(),
    data: beginCell().storeDict(map).endCell(),
    balance: toNano('10'),
  });
  const from = new Address(0, Buffer.alloc(32, 1));
  const executor = await Executor.create();
  const {result} = await executor.runTransaction({
    config: emulatorConfig().toBoc().toString('base64'),
    libs: null,
    verbosity: 'short',
    shardAccount: beginCell()
      .store(storeShardAccount(account))
      .endCell()
      .toBoc()
      .toString('base64'),
    message: beginCell()
      .store(
        storeMessage({
          info: {
            type: 'internal',
            ihrDisabled: true,
            bounce: false,
            bounced: false,
            src: from,
            dest: address,
            value: {coins: toNano('1')},
            ihrFee: 0n,
            forwardFee: 0n,
            createdLt: 0n,
            createdAt: 0,
          },
          body: new Cell(),
        }),
      )
      .endCell(),
    now: 1_786_190_400,
    lt: 1_000_000n,
    randomSeed: null,
    ignoreChksig: false,
    debugEnabled: false,
  });
  assert.ok(result.success);
  return Buffer.from(result.shardAccount, 'base64');
}

for (const [keys, cells, zeros] of [
  [10, 23, 0],
  [60, 123, 3],
  [500, 1003, 21],
] as const) {
  test(`an account of ${cells} cells from the node's own writer`, async () => {
    const boc = await fromEmulator(keys);
    const [root] = Cell.fromBoc(boc);
    const order = canonicalOrder(root!);
    assert.equal(order.cells.length, cells);
    assert.equal(order.cells.filter(({weight}) => weight === 0).length, zeros);
    assert.ok(canonicalBoc([root!], WITH_CRC32C).equals(boc));
  });
}

test('@ton/core chooses another order, the hash stays', () => {
  // region two-orders
  const leaf = (n: number): Cell => beginCell().storeUint(n, 8).endCell();
  const a = beginCell().storeUint(0xa, 8).storeRef(leaf(0xc)).endCell();
  const root = beginCell().storeUint(0, 8).storeRef(a).storeRef(leaf(0xb)).endCell();

  const ours = root.toBoc({idx: false, crc32: false});
  const theirs = canonicalBoc([root], 0);
  // endregion
  assert.equal(
    ours.toString('hex'),
    'b5ee9c7201010401000f00020200010301020a0200020c00020b',
  );
  assert.equal(
    theirs.toString('hex'),
    'b5ee9c7201010401000f00020200010201020a0300020b00020c',
  );
  assert.ok(Cell.fromBoc(theirs)[0]!.equals(root));
});

test('the full mode of blocks can be read, and the top hash changes nothing', async () => {
  const code = await compileTolk(
    new URL('../jetton/jetton-wallet.tolk', import.meta.url),
  );
  const full = canonicalBoc([code], 31);
  assert.ok(Cell.fromBoc(full)[0]!.equals(code));
  assert.equal(full[4]! & 0xe0, 0xe0);
  assert.ok(canonicalBoc([code], WITH_TOP_HASH).equals(canonicalBoc([code], 0)));
});
