import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {beginCell, type Cell, type Slice, toNano} from '@ton/core';
import {
  type Blockchain,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {NftCollection, NftItem} from './Nft.ts';

let codes: {collection: Cell; item: Cell};
let blockchain: Blockchain;
let artist: SandboxContract<TreasuryContract>;
let alice: SandboxContract<TreasuryContract>;
let bob: SandboxContract<TreasuryContract>;
let collection: SandboxContract<NftCollection>;
const VALUE = toNano('0.1');
const urls = {
  collection: 'https://example.com/collection.json',
  common: 'https://example.com/items/',
};

before(async () => {
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(name, import.meta.url));
  codes = {
    collection: await compile('nft-collection.tolk'),
    item: await compile('nft-item.tolk'),
  };
});

beforeEach(async () => {
  blockchain = await createNetwork();
  artist = await blockchain.treasury('artist');
  alice = await blockchain.treasury('alice');
  bob = await blockchain.treasury('bob');
  const royalty = {numerator: 5, denominator: 100, destination: artist.address};
  collection = blockchain.openContract(
    NftCollection.create(artist.address, urls, royalty, codes.collection, codes.item),
  );
  await deploy(0);
});

const deploy = (index: number): Promise<SendMessageResult> =>
  collection.sendDeployItem(artist.getSender(), VALUE, {
    index,
    owner: alice.address,
    content: `${index}.json`,
  });
const itemAt = async (index: number): Promise<SandboxContract<NftItem>> =>
  blockchain.openContract(new NftItem(await collection.getItemAddress(index)));
/** Bodies of the messages that an account received. */
const bodies = (
  result: SendMessageResult,
  account: SandboxContract<TreasuryContract>,
): Slice[] =>
  transactionsOn(result, account.address).flatMap(({inMessage}) =>
    inMessage?.info.type === 'internal' ? [inMessage.body.beginParse()] : [],
  );

test('a deployed item knows its collection, its index and its owner', async () => {
  const data = await (await itemAt(0)).getNftData();
  assert.ok(data.initialized && data.collection.equals(collection.address));
  assert.equal(data.index, 0);
  assert.ok(data.owner?.equals(alice.address));
  assert.equal(
    await collection.getContentUrl(0, data.content as Cell),
    `${urls.common}0.json`,
  );
  const {nextIndex, owner} = await collection.getCollectionData();
  assert.equal(nextIndex, 1);
  assert.ok(owner.equals(artist.address));
});

test('only the owner of the collection deploys, and in order', async () => {
  const item = {index: 1, owner: bob.address, content: '1.json'};
  const refused = await collection.sendDeployItem(bob.getSender(), VALUE, item);
  assert.equal(computePhase(refused, collection.address).exitCode, 401);
  assert.equal(computePhase(await deploy(5), collection.address).exitCode, 402);
  assert.equal(computePhase(await deploy(1), collection.address).exitCode, 0);
});

test('deploying an item again does not change its owner', async () => {
  const item = await itemAt(0);
  await item.sendTransfer(alice.getSender(), VALUE, {
    newOwner: bob.address,
    responseTo: null,
  });
  await deploy(0);
  assert.ok((await item.getNftData()).owner?.equals(bob.address));
});

// region transfer
test('a transfer changes the owner, notifies the new one and returns the rest of the Gram', async () => {
  const item = await itemAt(0);
  const result = await item.sendTransfer(alice.getSender(), VALUE, {
    newOwner: bob.address,
    responseTo: alice.address,
    forwardAmount: toNano('0.01'),
  });
  assert.ok((await item.getNftData()).owner?.equals(bob.address));

  const assigned = bodies(result, bob)[0] as Slice;
  assert.equal(assigned.loadUint(32), 0x05138d91);
  assigned.loadUint(64); // query_id
  assert.ok(assigned.loadAddress().equals(alice.address));
  assert.ok(
    bodies(result, alice).some(
      (body) => body.remainingBits >= 32 && body.preloadUint(32) === 0xd53276db,
    ),
  );
  assert.equal((await blockchain.getContract(item.address)).balance, toNano('0.02'));
});
// endregion

test('only the owner transfers, and not with too little Gram', async () => {
  const item = await itemAt(0);
  const stolen = await item.sendTransfer(bob.getSender(), VALUE, {
    newOwner: bob.address,
    responseTo: null,
  });
  assert.equal(computePhase(stolen, item.address).exitCode, 401);
  const poor = await item.sendTransfer(alice.getSender(), toNano('0.05'), {
    newOwner: bob.address,
    responseTo: null,
    forwardAmount: toNano('1'),
  });
  assert.equal(computePhase(poor, item.address).exitCode, 402);
  assert.ok((await item.getNftData()).owner?.equals(alice.address));
});

// region forged
test('an item that someone else deploys has no owner until the collection names one', async () => {
  const address = await collection.getItemAddress(1);
  const data = beginCell().storeUint(1, 64).storeAddress(collection.address).endCell();
  const claim = beginCell()
    .storeAddress(bob.address)
    .storeRef(beginCell().storeStringTail('mine.json'))
    .endCell();
  const result = await bob.send({
    to: address,
    value: VALUE,
    init: {code: codes.item, data},
    body: claim,
  });
  assert.equal(computePhase(result, address).exitCode, 405);
});
// endregion

test('an item reports its index and collection', async () => {
  const item = await itemAt(0);
  const result = await item.sendGetStaticData(bob.getSender(), VALUE);
  const report = bodies(result, bob)[0] as Slice;
  assert.equal(report.loadUint(32), 0x8b771735);
  assert.equal(report.loadUint(64), 9);
  assert.equal(report.loadUintBig(256), 0n);
  assert.ok(report.loadAddress().equals(collection.address));
});

test('royalties, by get method and by message', async () => {
  const royalty = await collection.getRoyalty();
  assert.deepEqual([royalty.numerator, royalty.denominator], [5, 100]);
  const report = bodies(
    await collection.sendGetRoyalty(bob.getSender(), VALUE),
    bob,
  )[0] as Slice;
  assert.equal(report.loadUint(32), 0xa8cb00ad);
  assert.equal(report.loadUint(64), 5);
  assert.equal(report.loadUint(16), 5);
  assert.equal(report.loadUint(16), 100);
  assert.ok(report.loadAddress().equals(artist.address));
});
