import assert from 'node:assert/strict';
import http from 'node:http';
import {after, before, test} from 'node:test';
import {Address, Cell, toNano} from '@ton/core';
import {mnemonicNew} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {type HttpApi, serveHttpApi} from '../http-api/server.ts';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {parseList, totalOf} from '../airdrop/list.ts';
import {claimRequest, launch} from '../airdrop/launch.ts';
import {createNetwork} from '../lib/network.ts';
import {NftItem} from '../nft/Nft.ts';
import {EditableCollection} from '../nft-collection/Collection.ts';
import {Sale} from '../nft-collection/Sale.ts';
import {type App, connect, until} from './connect.ts';
import {deployCollection, mintItems, sellItem} from './nft.ts';
import {closeMint, mintToken, sendToken} from './token.ts';

let blockchain: Blockchain;
let api: HttpApi;
let app: App;
let friend: SandboxContract<TreasuryContract>;
let master: Address;

// As a reader would do it: a new mnemonic, Gram from a faucet, everything else over the HTTP API.
before(async () => {
  // The server closes idle connections while contracts are compiled: open a new one for each request.
  http.globalAgent = new http.Agent({keepAlive: false});
  blockchain = await createNetwork();
  blockchain.now = Math.floor(Date.now() / 1000); // wallets compare it with the system clock
  api = await serveHttpApi(blockchain);
  app = await connect(api.jsonRPC, await mnemonicNew(), -3);
  friend = await blockchain.treasury('friend');
  await friend.send({to: app.sender.address, value: toNano('20'), bounce: false});
});
after(() => api.close());

// region token
test('a token from scratch: mint, send, close', async () => {
  const supply = toNano('1000000');
  master = await mintToken(app, supply);
  await sendToken(app, master, friend.address, toNano('25'));

  const minter = blockchain.openContract(new JettonMinter(master));
  const balanceOf = async (owner: typeof friend.address): Promise<bigint> =>
    blockchain
      .openContract(new JettonWallet(await minter.getWalletAddress(owner)))
      .getBalance();
  assert.equal(await balanceOf(friend.address), toNano('25'));
  assert.equal(await balanceOf(app.sender.address), supply - toNano('25'));

  await closeMint(app, master);
  const {totalSupply, mintable, admin} = await minter.getJettonData();
  assert.deepEqual([totalSupply, mintable, admin], [supply, false, null]);
});
// endregion

test('a missing or wrong mnemonic is refused; a network that is slow is asked again', async () => {
  for (const words of [[''], 'abandon '.repeat(24).trim().split(' ')])
    await assert.rejects(
      connect(api.jsonRPC, words, -3),
      /MNEMONIC is missing or wrong/,
    );
  const answers = [false, true];
  await until(() => Promise.resolve(answers.shift() as boolean));
  assert.deepEqual(answers, []);
});

test('a collection from scratch: 120 items in two batches, one of them sold', async () => {
  const address = await deployCollection(app, 'https://example.com/nft/');
  await mintItems(app, address, 120);
  const collection = blockchain.openContract(new EditableCollection(address));
  assert.equal((await collection.getCollectionData()).nextIndex, 120);

  const saleAddress = await sellItem(app, address, 119, toNano('3'));
  const sale = blockchain.openContract(new Sale(saleAddress));
  assert.ok((await sale.getSaleData()).isOpen);
  await sale.sendBuy(friend.getSender(), toNano('3.05'));
  const item = blockchain.openContract(
    new NftItem(await collection.getItemAddress(119)),
  );
  const {owner, content} = await item.getNftData();
  assert.ok(owner?.equals(friend.address));
  assert.ok(content);
  assert.equal(
    await collection.getContentUrl(119, content),
    'https://example.com/nft/119.json',
  );
});

test('an airdrop from a file: launch, then a claim as TON Connect would send it', async () => {
  const list = parseList(
    `${friend.address.toString()},${toNano('7')}\n${app.sender.address.toString()},1`,
  );
  const endTime = (blockchain.now as number) + 86_400;
  const airdrop = await launch(app, master, list, endTime);

  const minter = blockchain.openContract(new JettonMinter(master));
  const balanceOf = async (owner: Address): Promise<bigint> =>
    blockchain
      .openContract(new JettonWallet(await minter.getWalletAddress(owner)))
      .getBalance();
  assert.equal(await balanceOf(airdrop), totalOf(list));

  const before = await balanceOf(friend.address);
  const request = claimRequest(airdrop, list, friend.address);
  assert.ok(request);
  await friend.send({
    to: Address.parse(request.address),
    value: BigInt(request.amount),
    body: Cell.fromBase64(request.payload),
  });
  assert.equal((await balanceOf(friend.address)) - before, toNano('7'));
  const stranger = await blockchain.treasury('stranger');
  assert.equal(claimRequest(airdrop, list, stranger.address), undefined);
});
