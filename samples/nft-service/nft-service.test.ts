import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  type Message,
  toNano,
} from '@ton/core';
import type {
  Blockchain,
  SandboxContract,
  SendMessageResult,
  TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {decodeContent} from '../metadata/metadata.ts';
import {NftCollection} from '../nft/Nft.ts';
import * as s from './service.ts';

let codes: {collection: Cell; item: Cell; vault: Cell};
let network: Blockchain;
let artist: SandboxContract<TreasuryContract>;
let alice: SandboxContract<TreasuryContract>;
let service: SandboxContract<TreasuryContract>;
let collection: SandboxContract<NftCollection>;
let api: s.Api;
const VALUE = toNano('0.1');

before(async () => {
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(name, import.meta.url));
  codes = {
    collection: await compile('../nft/nft-collection.tolk'),
    item: await compile('../nft/nft-item.tolk'),
    vault: await compile('vault.tolk'),
  };
});

const urls = {
  collection: 'https://example.com/c.json',
  common: 'https://example.com/items/',
};
const makeCollection = (owner: Address): SandboxContract<NftCollection> =>
  network.openContract(
    NftCollection.create(
      owner,
      urls,
      {numerator: 5, denominator: 100, destination: owner},
      codes.collection,
      codes.item,
    ),
  );

beforeEach(async () => {
  network = await createNetwork();
  artist = await network.treasury('artist');
  alice = await network.treasury('alice');
  service = await network.treasury('service');
  collection = makeCollection(artist.address);
  for (const index of [0, 1]) await mint(collection, artist, index);
  api = {
    run: async (address, method, args = []) =>
      (await network.runGetMethod(address, method, args)).stackReader,
    isActive: async (address) =>
      (await network.getContract(address)).accountState?.type === 'active',
  };
});

const mint = (
  of: SandboxContract<NftCollection>,
  by: SandboxContract<TreasuryContract>,
  index: number,
): Promise<SendMessageResult> =>
  of.sendDeployItem(by.getSender(), VALUE, {
    index,
    owner: alice.address,
    content: `${index}.json`,
  });

const itemAt = async (index: number, of = collection): Promise<s.Item> =>
  s.readItem(api, await of.getItemAddress(index));

async function give(
  item: s.Item,
  to: Address,
  comment?: string,
): Promise<SendMessageResult> {
  const body = s.transferBody({
    queryId: 7n,
    to,
    responseTo: alice.address,
    forwardAmount: 1n,
    ...(comment === undefined ? {} : {comment}),
  });
  return alice.send({to: item.address, value: VALUE, body});
}

const messagesTo = (result: SendMessageResult, to: Address): Message[] =>
  transactionsOn(result, to).flatMap(({inMessage}) => (inMessage ? [inMessage] : []));

test('all items of an ordered collection, with their full content', async () => {
  const found: string[] = [];
  for await (const item of s.itemsOf(api, collection.address)) {
    assert.ok(await s.isGenuine(api, item, collection.address));
    const content = decodeContent((await s.fullContent(api, item)) as Cell);
    assert.ok(content.layout === 'off-chain');
    found.push(content.uri);
  }
  assert.deepEqual(
    found,
    [0, 1].map((index) => `${urls.common}${index}.json`),
  );
});

test('a deposit is credited with its comment', async () => {
  const result = await give(await itemAt(0), service.address, 'order 15');
  const deposits = await Promise.all(
    messagesTo(result, service.address).map((message) =>
      s.depositOf(api, message, service.address, [collection.address]),
    ),
  );
  const [deposit, ...others] = deposits.filter(Boolean);
  assert.equal(others.length, 0);
  assert.equal(deposit?.item.index, 0n);
  assert.ok(deposit?.assigned.from?.equals(alice.address));
  assert.equal(s.commentOf(deposit!.assigned.payload), 'order 15');
});

test('not credited: an item of a copied collection, forged messages, a fake item, an item that was sent back', async () => {
  const known = [collection.address];
  const credited = async (result: SendMessageResult): Promise<number> => {
    const all = await Promise.all(
      messagesTo(result, service.address).map((message) =>
        s.depositOf(api, message, service.address, known),
      ),
    );
    return all.filter(Boolean).length;
  };
  const copy = makeCollection(alice.address);
  await mint(copy, alice, 0);
  assert.equal(await credited(await give(await itemAt(0, copy), service.address)), 0);

  const forged = beginCell()
    .storeUint(0x05138d91, 32)
    .storeUint(0, 64)
    .storeAddress(alice.address)
    .storeBit(false)
    .endCell();
  assert.equal(
    await credited(await alice.send({to: service.address, value: 1n, body: forged})),
    0,
  );
  const torn = beginCell()
    .storeUint(0x05138d91, 32)
    .storeUint(0, 64)
    .storeUint(1, 1)
    .endCell();
  assert.equal(
    await credited(await alice.send({to: service.address, value: 1n, body: torn})),
    0,
  );

  // A contract that only claims to be item 1 of the collection.
  const fakeData = beginCell()
    .storeUint(1, 64)
    .storeAddress(collection.address)
    .storeAddress(service.address);
  const fake = {code: codes.item, data: fakeData.storeRef(beginCell()).endCell()};
  const fakeAddress = contractAddress(0, fake);
  await alice.send({
    to: fakeAddress,
    value: VALUE,
    init: fake,
    body: beginCell().endCell(),
  });
  const liar = await s.readItem(api, fakeAddress);
  assert.ok(liar.initialized && liar.collection?.equals(collection.address));
  assert.equal(await s.isGenuine(api, liar, collection.address), false);

  const item = await itemAt(1);
  const arrived = await give(item, service.address);
  assert.equal(await credited(arrived), 1);
  const back = s.transferBody({
    queryId: 8n,
    to: alice.address,
    responseTo: service.address,
    forwardAmount: 0n,
  });
  await service.send({to: item.address, value: VALUE, body: back});
  assert.equal(await credited(arrived), 0);
});

test('without a notification, only the item shows its new owner', async () => {
  const item = await itemAt(0);
  const body = s.transferBody({
    queryId: 1n,
    to: service.address,
    responseTo: alice.address,
    forwardAmount: 0n,
  });
  const result = await alice.send({to: item.address, value: VALUE, body});
  assert.equal(messagesTo(result, service.address).length, 0);
  assert.ok((await itemAt(0)).owner?.equals(service.address));
});

test('a contract keeps items of one collection, ignores forgeries and gives items back', async () => {
  const data = beginCell()
    .storeAddress(alice.address)
    .storeAddress(collection.address)
    .storeRef(codes.item)
    .storeBit(false)
    .endCell();
  const vault = contractAddress(0, {code: codes.vault, data});
  await alice.send({to: vault, value: VALUE, init: {code: codes.vault, data}});
  const held = async (index: number): Promise<boolean> =>
    (
      await network.runGetMethod(vault, 'is_held', [
        {type: 'int', value: BigInt(index)},
      ])
    ).stackReader.readBoolean();

  const forged = beginCell()
    .storeUint(0x05138d91, 32)
    .storeUint(0, 64)
    .storeAddress(alice.address)
    .storeBit(false)
    .storeUint(0, 64)
    .endCell();
  await alice.send({to: vault, value: VALUE, body: forged});
  assert.equal(await held(0), false);

  const item = await itemAt(0);
  const withIndex = beginCell()
    .storeUint(0x5fcc3d14, 32)
    .storeUint(0, 64)
    .storeAddress(vault)
    .storeAddress(alice.address)
    .storeBit(false)
    .storeCoins(toNano('0.02'))
    .storeBit(false)
    .storeUint(0, 64) // the index, as the vault expects it
    .endCell();
  await alice.send({to: item.address, value: VALUE, body: withIndex});
  assert.equal(await held(0), true);

  const withdraw = beginCell()
    .storeUint(0x11, 32)
    .storeUint(0, 64)
    .storeUint(0, 64)
    .storeAddress(alice.address)
    .endCell();
  const stolen = await artist.send({to: vault, value: VALUE, body: withdraw});
  assert.equal(computePhase(stolen, vault).exitCode, 401);
  await alice.send({to: vault, value: VALUE, body: withdraw});
  assert.ok((await itemAt(0)).owner?.equals(alice.address));
  assert.equal(await held(0), false);
});
