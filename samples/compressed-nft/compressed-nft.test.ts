import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {Address, beginCell, Cell, contractAddress, toNano} from '@ton/core';
import type {
  Blockchain,
  SandboxContract,
  SendMessageResult,
  TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, totalFees} from '../lib/transactions.ts';
import {NftItem} from '../nft/Nft.ts';
import {appendBody, claimBody, hashNodes, respond, Tree, type Item} from './tree.ts';

const DEPTH = 20;
const VALUE = toNano('0.1');
let codes: {collection: Cell; item: Cell};
let network: Blockchain;
let owner: SandboxContract<TreasuryContract>;
let alice: SandboxContract<TreasuryContract>;
let tree: Tree;
let collection: Address;

before(async () => {
  codes = {
    collection: await compileTolk(new URL('collection.tolk', import.meta.url)),
    item: await compileTolk(new URL('../nft/nft-item.tolk', import.meta.url)),
  };
});

const text = (value: string): Cell => beginCell().storeStringTail(value).endCell();
const itemsFor = (count: number): Item[] =>
  Array.from({length: count}, (_, index) => ({
    owner: index === 3 ? alice.address : new Address(0, Buffer.alloc(32, index % 250)),
    content: text(`${index}.json`),
  }));

beforeEach(async () => {
  network = await createNetwork();
  owner = await network.treasury('owner');
  alice = await network.treasury('alice');
  tree = new Tree(itemsFor(1024), DEPTH);
  const content = beginCell()
    .storeRef(beginCell().storeUint(1, 8).storeStringTail('https://example.com/c.json'))
    .storeRef(text('https://example.com/items/'))
    .storeRef(text('https://example.com'));
  const data = beginCell()
    .storeAddress(owner.address)
    .storeUint(tree.root, 256)
    .storeUint(DEPTH, 8)
    .storeUint(1024, 64)
    .storeRef(codes.item)
    .storeRef(content)
    .endCell();
  const init = {code: codes.collection, data};
  collection = contractAddress(0, init);
  await owner.send({to: collection, value: toNano('1'), init});
});

const itemAt = async (index: number): Promise<SandboxContract<NftItem>> => {
  const args = [{type: 'int' as const, value: BigInt(index)}];
  const {stackReader} = await network.runGetMethod(
    collection,
    'get_nft_address_by_index',
    args,
  );
  return network.openContract(new NftItem(stackReader.readAddress()));
};
const root = async (): Promise<bigint> =>
  (
    await network.runGetMethod(collection, 'get_merkle_root')
  ).stackReader.readBigNumber();
const claim = (index: number, proof: Cell, value = VALUE): Promise<SendMessageResult> =>
  alice.send({to: collection, value, body: claimBody(index, proof)});
const codeOf = (result: SendMessageResult): number =>
  computePhase(result, collection).exitCode;

test('the owner recorded in the tree gets the item with the proof from the API', async () => {
  const answer = respond(tree, collection, '/v1/items/3') as {proof_cell: string};
  const result = await claim(3, Cell.fromBase64(answer.proof_cell));
  assert.equal(codeOf(result), 0);
  const data = await (await itemAt(3)).getNftData();
  assert.ok(data.initialized && data.collection.equals(collection));
  assert.ok(data.owner?.equals(alice.address));
  assert.ok(data.content?.equals(text('3.json')));
  console.log(
    `a claim: ${computePhase(result, collection).gasUsed} gas, fees ${totalFees(result)}`,
  );
});

test('anyone may send the proof; the item goes to its owner, and only once', async () => {
  await claim(7, tree.proof(7));
  const item = await itemAt(7);
  assert.ok((await item.getNftData()).owner?.equals(tree.items[7]!.owner));

  await claim(3, tree.proof(3));
  const third = await itemAt(3);
  await third.sendTransfer(alice.getSender(), VALUE, {
    newOwner: owner.address,
    responseTo: null,
  });
  await claim(3, tree.proof(3));
  assert.ok((await third.getNftData()).owner?.equals(owner.address));
});

test('a wrong index, another owner, a damaged proof and too little Gram are rejected', async () => {
  assert.equal(codeOf(await claim(4, tree.proof(3))), 402);
  const mine = {...tree.items[5]!, owner: alice.address};
  const forged = beginCell()
    .storeRef(beginCell().storeAddress(mine.owner).storeRef(mine.content))
    .storeRef(tree.siblings(5))
    .endCell();
  assert.equal(codeOf(await claim(5, forged)), 402);
  const torn = beginCell()
    .storeRef(beginCell().storeAddress(alice.address).storeRef(beginCell()))
    .storeRef(beginCell().storeUint(1, 256))
    .endCell();
  assert.notEqual(codeOf(await claim(3, torn)), 0);
  assert.equal(codeOf(await claim(3, tree.proof(3), toNano('0.04'))), 403);
  assert.equal(codeOf(await claim(1024, tree.proof(3))), 404);
});

test('an inner node cannot pass for an item', async () => {
  // A cell with two hashes and no reference cannot be read as an owner and content.
  const inner = beginCell()
    .storeUint(tree.node(0, 0), 256)
    .storeUint(tree.node(0, 1), 256)
    .endCell();
  assert.equal(
    hashNodes(tree.node(0, 0), tree.node(0, 1)),
    BigInt('0x' + inner.hash().toString('hex')),
  );
  const proof = beginCell().storeRef(inner).storeRef(tree.siblings(0, 1)).endCell();
  assert.notEqual(codeOf(await claim(0, proof)), 0);
});

test('one message fills 256 empty leaves with new items', async () => {
  const after = new Tree(itemsFor(1280), DEPTH);
  const body = appendBody(tree, after, 1024, 8);
  assert.equal(codeOf(await alice.send({to: collection, value: VALUE, body})), 401);
  assert.equal(codeOf(await owner.send({to: collection, value: VALUE, body})), 0);
  assert.equal(await root(), after.root);
  assert.equal(codeOf(await claim(1279, after.proof(1279))), 0);
  assert.equal(codeOf(await claim(3, tree.proof(3))), 402, 'old proofs are invalid');
  assert.equal(codeOf(await claim(3, after.proof(3))), 0);
});

test('even the owner cannot replace an item', async () => {
  const stolen = itemsFor(1280).map((item, i) =>
    i === 3 ? {...item, owner: owner.address} : item,
  );
  const after = new Tree(stolen, DEPTH);
  await owner.send({
    to: collection,
    value: VALUE,
    body: appendBody(after, after, 1024, 8),
  });
  assert.equal(await root(), tree.root);
});

test('the API responses follow TEP-126', () => {
  assert.deepEqual(respond(tree, collection, '/v1/state'), {
    last_index: '1023',
    address: collection.toRawString(),
  });
  const page = respond(tree, collection, '/v1/items?offset=1022&count=4') as {
    items: unknown[];
  };
  assert.deepEqual(page.items.slice(2), [null, null]);
  assert.equal(respond(tree, collection, '/v1/items/5000'), undefined);
  assert.equal(respond(tree, collection, '/v1/other'), undefined);
});
