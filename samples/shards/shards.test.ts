import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address} from '@ton/core';
import {
  children,
  contains,
  depth,
  hops,
  parent,
  points,
  show,
  sibling,
  WHOLE,
} from './shards.ts';

test('children, parent and sibling of shards on mainnet', () => {
  assert.equal(show(WHOLE), '8000000000000000');
  assert.deepEqual(children(WHOLE).map(show), ['4000000000000000', 'c000000000000000']);
  // Masterchain blocks 34,607,821 and 34,607,822: a split
  assert.deepEqual(children(0x4000000000000000n).map(show), [
    '2000000000000000',
    '6000000000000000',
  ]);
  // Masterchain blocks 34,626,306 and 34,626,307: a merge
  assert.equal(show(parent(0xa000000000000000n)), 'c000000000000000');
  assert.equal(show(parent(0xe000000000000000n)), 'c000000000000000');
  assert.equal(show(sibling(0xa000000000000000n)), 'e000000000000000');
  assert.deepEqual(
    [WHOLE, 0xa000000000000000n, 0xb800000000000000n].map(depth),
    [0, 2, 4],
  );
});

test('every account is in one shard of each depth', () => {
  const address = Address.parseRaw(
    '0:885fac830863b01bc1e7a32841ae4a59587838f3107a6887312fef24b2ea9d9b',
  );
  let shards = [WHOLE];
  for (let level = 0; level <= 6; level++) {
    assert.equal(shards.length, 2 ** level);
    assert.equal(shards.filter((shard) => contains(shard, address)).length, 1);
    for (const shard of shards.slice(level ? 0 : 1))
      assert.equal(sibling(sibling(shard)), shard);
    shards = shards.flatMap(children);
  }
});

test('how many blocks in a row lead to a split or merge request', () => {
  const row = (blocks: number) => (1n << BigInt(blocks)) - 1n;
  assert.equal(points(row(23)), 62);
  assert.equal(points(row(24)), 64);
  assert.equal(points(row(48)), 96);
  assert.equal(points(row(64)), 96);
});

test('a route needs as many hops as digits differ', () => {
  assert.equal(hops(0x123n, 0x123n, 3), 0);
  assert.equal(hops(0x123n, 0x923n, 3), 1);
  assert.equal(hops(0n, (1n << 60n) - 1n, 15), 15);
});
