import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {beginCell, type Cell, toNano} from '@ton/core';
import {
  type Blockchain,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {NftItem} from '../nft/Nft.ts';
import {batchBody, EditableCollection, type NewItem} from './Collection.ts';
import {Sale} from './Sale.ts';

let codes: {collection: Cell; item: Cell; sale: Cell};
let blockchain: Blockchain;
let artist: SandboxContract<TreasuryContract>;
let alice: SandboxContract<TreasuryContract>;
let bob: SandboxContract<TreasuryContract>;
let collection: SandboxContract<EditableCollection>;

const urls = {
  collection: 'https://example.com/collection.json',
  common: 'https://example.com/items/',
};
const royaltyOf = (destination: SandboxContract<TreasuryContract>) => ({
  numerator: 5,
  denominator: 100,
  destination: destination.address,
});

before(async () => {
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(name, import.meta.url));
  codes = {
    collection: await compile('collection.tolk'),
    item: await compile('../nft/nft-item.tolk'),
    sale: await compile('sale.tolk'),
  };
});

beforeEach(async () => {
  blockchain = await createNetwork();
  artist = await blockchain.treasury('artist');
  alice = await blockchain.treasury('alice');
  bob = await blockchain.treasury('bob');
  // region deploy
  collection = blockchain.openContract(
    EditableCollection.create(
      artist.address,
      urls,
      royaltyOf(artist),
      codes.collection,
      codes.item,
    ),
  );
  await collection.sendDeploy(artist.getSender(), toNano('0.05'));
  // endregion
});

const itemsFor = (count: number, from = 0): NewItem[] =>
  Array.from({length: count}, (_, i) => ({
    index: from + i,
    owner: alice.address,
    content: `${from + i}.json`,
  }));
const mint = (items: readonly NewItem[]): Promise<SendMessageResult> =>
  collection.sendBatch(artist.getSender(), items);
const itemAt = async (index: number): Promise<SandboxContract<NftItem>> =>
  blockchain.openContract(new NftItem(await collection.getItemAddress(index)));
const balanceOf = async (owner: SandboxContract<TreasuryContract>): Promise<bigint> =>
  (await blockchain.getContract(owner.address)).balance;

// region batch-test
test('a batch deploys every item with its owner and its metadata', async () => {
  await mint(itemsFor(3));
  assert.equal((await collection.getCollectionData()).nextIndex, 3);
  for (const index of [0, 1, 2]) {
    const data = await (await itemAt(index)).getNftData();
    assert.ok(data.owner?.equals(alice.address));
    const url = await collection.getContentUrl(index, data.content as Cell);
    assert.equal(url, `https://example.com/items/${index}.json`);
  }
});
// endregion

test('250 items go into one transaction, 251 into none', async () => {
  const result = await mint(itemsFor(250));
  assert.equal(computePhase(result, collection.address).exitCode, 0);
  assert.ok((await (await itemAt(249)).getNftData()).initialized);
  assert.throws(() => batchBody(itemsFor(251)));
});

test('a batch with a gap, or from a stranger, deploys nothing', async () => {
  const gap = await mint([...itemsFor(1), ...itemsFor(1, 2)]);
  assert.equal(computePhase(gap, collection.address).exitCode, 402);
  const stranger = await collection.sendBatch(bob.getSender(), itemsFor(1));
  assert.equal(computePhase(stranger, collection.address).exitCode, 401);
  assert.equal((await collection.getCollectionData()).nextIndex, 0);
});

// region change-test
test('owner and content change, and only the owner changes them', async () => {
  await mint(itemsFor(1));
  await collection.sendChangeContent(
    artist.getSender(),
    {collection: 'https://example.org/c.json', common: 'https://example.org/'},
    {...royaltyOf(bob), numerator: 7},
  );
  const {content} = await (await itemAt(0)).getNftData();
  const url = await collection.getContentUrl(0, content as Cell);
  assert.equal(url, 'https://example.org/0.json');
  assert.equal((await collection.getRoyalty()).numerator, 7);

  await collection.sendChangeOwner(artist.getSender(), bob.address);
  assert.ok((await collection.getCollectionData()).owner.equals(bob.address));
  const late = await collection.sendChangeOwner(artist.getSender(), artist.address);
  assert.equal(computePhase(late, collection.address).exitCode, 401);
});
// endregion

test('content with another layout is rejected', async () => {
  const body = beginCell()
    .storeUint(4, 32)
    .storeUint(0, 64)
    .storeRef(beginCell().storeUint(1, 8))
    .storeRef(beginCell())
    .endCell();
  const result = await artist.send({
    to: collection.address,
    value: toNano('0.05'),
    body,
  });
  assert.notEqual(computePhase(result, collection.address).exitCode, 0);
  assert.equal((await collection.getRoyalty()).numerator, 5);
});

const receivedBy = (
  {address}: SandboxContract<TreasuryContract>,
  result: SendMessageResult,
): bigint =>
  transactionsOn(result, address).reduce(
    (sum, {inMessage}) =>
      sum + (inMessage?.info.type === 'internal' ? inMessage.info.value.coins : 0n),
    0n,
  );

async function openSale(): Promise<{
  sale: SandboxContract<Sale>;
  item: SandboxContract<NftItem>;
}> {
  await mint(itemsFor(1));
  const item = await itemAt(0);
  // region put-on-sale
  const price = toNano('10');
  const royalty = await collection.getRoyalty();
  const sale = blockchain.openContract(
    Sale.create(item.address, alice.address, price, royalty, codes.sale),
  );
  await sale.sendDeploy(alice.getSender());
  await item.sendTransfer(alice.getSender(), toNano('0.05'), {
    newOwner: sale.address,
    responseTo: alice.address,
    forwardAmount: toNano('0.01'), // without this, the sale is not notified
  });
  // endregion
  return {sale, item};
}

// region buy
test('the buyer gets the item, the seller the price, the artist the royalty', async () => {
  const {sale, item} = await openSale();
  assert.ok((await sale.getSaleData()).isOpen);
  const result = await sale.sendBuy(bob.getSender(), toNano('10.05'));

  assert.ok((await item.getNftData()).owner?.equals(bob.address));
  assert.equal(receivedBy(artist, result), toNano('0.5'));
  assert.equal(receivedBy(alice, result), toNano('9.5'));
  assert.equal((await sale.getSaleData()).isOpen, false);
});
// endregion

test('too little, too late: nothing is sold, and the Gram comes back', async () => {
  const {sale, item} = await openSale();
  const poor = await sale.sendBuy(bob.getSender(), toNano('10.04'));
  assert.equal(computePhase(poor, sale.address).exitCode, 450);
  await sale.sendBuy(bob.getSender(), toNano('10.05'));
  const carol = await blockchain.treasury('carol');
  const before = await balanceOf(carol);
  const late = await sale.sendBuy(carol.getSender(), toNano('10.05'));
  assert.equal(computePhase(late, sale.address).exitCode, 404);
  assert.ok(before - (await balanceOf(carol)) < toNano('0.01'));
  assert.ok((await item.getNftData()).owner?.equals(bob.address));
});

test('the seller takes the item back, even if the sale was never notified', async () => {
  const {sale, item} = await openSale();
  const stranger = await sale.sendCancel(bob.getSender());
  assert.equal(computePhase(stranger, sale.address).exitCode, 403);
  await sale.sendCancel(alice.getSender());
  assert.ok((await item.getNftData()).owner?.equals(alice.address));

  await item.sendTransfer(alice.getSender(), toNano('0.05'), {
    newOwner: sale.address,
    responseTo: null,
  });
  assert.equal((await sale.getSaleData()).isOpen, false);
  await sale.sendCancel(alice.getSender());
  assert.ok((await item.getNftData()).owner?.equals(alice.address));
});

test('an item that someone else sends goes back; a forged notification opens nothing', async () => {
  const {sale, item} = await openSale();
  await sale.sendBuy(bob.getSender(), toNano('10.05'));
  await item.sendTransfer(bob.getSender(), toNano('0.1'), {
    newOwner: sale.address,
    responseTo: null,
    forwardAmount: toNano('0.05'),
  });
  assert.ok((await item.getNftData()).owner?.equals(bob.address));

  const forged = await bob.send({
    to: sale.address,
    value: toNano('0.05'),
    body: beginCell()
      .storeUint(0x05138d91, 32)
      .storeUint(0, 64)
      .storeAddress(alice.address)
      .storeBit(false)
      .endCell(),
  });
  assert.equal(computePhase(forged, sale.address).exitCode, 405);
  assert.equal((await sale.getSaleData()).isOpen, false);
});
