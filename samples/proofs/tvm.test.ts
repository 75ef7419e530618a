import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  beginCell,
  Cell,
  contractAddress,
  Dictionary,
  toNano,
  type TupleItem,
} from '@ton/core';
import {createShardAccount, type Blockchain} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {cut, libraryCell, merkleProof} from './exotic.ts';

const shown = beginCell().storeUint(42, 8).endCell();
const hidden = beginCell().storeUint(43, 8).endCell();
const tree = beginCell().storeUint(7, 16).storeRef(shown).storeRef(hidden).endCell();
const published = beginCell().storeUint(1, 100).endCell();
const nested = libraryCell(published.hash());

async function contract(): Promise<
  (method: string, ...stack: TupleItem[]) => Promise<unknown[] | number>
> {
  const network: Blockchain = await createNetwork();
  const libraries = Dictionary.empty(
    Dictionary.Keys.Buffer(32),
    Dictionary.Values.Cell(),
  );
  for (const cell of [published, nested]) libraries.set(cell.hash(), cell);
  network.libs = beginCell().storeDictDirect(libraries).endCell();
  const code = await compileTolk(new URL('exotic.tolk', import.meta.url));
  const data = new Cell();
  const address = contractAddress(0, {code, data});
  await network.setShardAccount(
    address,
    createShardAccount({address, code, data, balance: toNano('1')}),
  );
  return async (method, ...stack) => {
    try {
      const {stackReader} = await network.runGetMethod(address, method, stack);
      const values: unknown[] = [];
      while (stackReader.remaining > 0) values.push(stackReader.readBigNumber());
      return values;
    } catch (error) {
      return (error as {exitCode: number}).exitCode;
    }
  };
}

const cell = (one: Cell): TupleItem => ({type: 'cell', cell: one});

test('how instructions treat the types of cells', async () => {
  const run = await contract();
  const proof = merkleProof(cut(tree, (one) => one.equals(shown)));
  const lib = libraryCell(published.hash());
  const twice = libraryCell(nested.hash());
  const unknown = libraryCell(hidden.hash());
  const asNumber = (one: Cell): bigint => BigInt(`0x${one.hash().toString('hex')}`);

  assert.deepEqual(await run('load', cell(tree)), [16n]);
  assert.deepEqual(await run('load', cell(lib)), [100n]);
  assert.equal(await run('load', cell(twice)), 9);
  assert.equal(await run('load', cell(unknown)), 9);
  assert.equal(await run('load', cell(proof)), 9);

  assert.deepEqual(await run('loadAny', cell(tree)), [16n, 0n]);
  assert.deepEqual(await run('loadAny', cell(lib)), [264n, -1n]);
  assert.deepEqual(await run('loadAny', cell(proof)), [280n, -1n]);

  assert.deepEqual(await run('resolve', cell(tree)), [asNumber(tree)]);
  assert.deepEqual(await run('resolve', cell(lib)), [asNumber(published)]);
  assert.deepEqual(await run('resolve', cell(twice)), [asNumber(nested)]);
  assert.equal(await run('resolve', cell(unknown)), 9);
  assert.equal(await run('resolve', cell(proof)), 9);

  assert.deepEqual(await run('tryResolve', cell(lib)), [-1n]);
  assert.deepEqual(await run('tryResolve', cell(unknown)), [0n]);
  assert.deepEqual(await run('tryResolve', cell(proof)), [0n]);
});

test('a contract checks a proof', async () => {
  const run = await contract();
  const trusted: TupleItem = {
    type: 'int',
    value: BigInt(`0x${tree.hash().toString('hex')}`),
  };
  const show = (wanted: Cell): TupleItem =>
    cell(merkleProof(cut(tree, (one) => one.equals(wanted))));
  assert.deepEqual(await run('readProof', show(shown), trusted), [42n]);
  assert.equal(await run('readProof', show(hidden), trusted), 9);
  assert.equal(await run('readProof', show(shown), {type: 'int', value: 1n}), 102);
  assert.equal(await run('readProof', cell(tree), trusted), 101);
});
