import assert from 'node:assert/strict';
import http from 'node:http';
import {after, before, test} from 'node:test';
import {type Address, beginCell, type Cell, toNano} from '@ton/core';
import {mnemonicNew} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {longComment} from '../cookbook/snake.ts';
import {type HttpApi, serveHttpApi} from '../http-api/server.ts';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {NftItem} from '../nft/Nft.ts';
import {EditableCollection} from '../nft-collection/Collection.ts';
import {type App, connect} from '../tutorials/connect.ts';
import {payOut, Rewards} from './rewards.ts';
import {Shop} from './shop.ts';

let blockchain: Blockchain;
let api: HttpApi;
let app: App;
let player: SandboxContract<TreasuryContract>;
let minter: SandboxContract<JettonMinter>;
let badges: SandboxContract<EditableCollection>;
const rewards = new Rewards();

before(async () => {
  http.globalAgent = new http.Agent({keepAlive: false});
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(name, import.meta.url));
  blockchain = await createNetwork();
  blockchain.now = Math.floor(Date.now() / 1000); // wallets compare it with the system clock
  api = await serveHttpApi(blockchain);
  app = await connect(api.jsonRPC, await mnemonicNew(), -3);
  player = await blockchain.treasury('player');
  await player.send({to: app.sender.address, value: toNano('10'), bounce: false});

  // region contracts
  const content = beginCell()
    .storeUint(1, 8)
    .storeStringTail('https://example.com/coin.json')
    .endCell();
  minter = blockchain.openContract(
    JettonMinter.create(
      app.sender.address,
      content,
      await compile('../jetton/jetton-minter.tolk'),
      await compile('../jetton/jetton-wallet.tolk'),
    ),
  );
  badges = blockchain.openContract(
    EditableCollection.create(
      app.sender.address,
      {
        collection: 'https://example.com/badges.json',
        common: 'https://example.com/badges/',
      },
      {numerator: 0, denominator: 1, destination: app.sender.address},
      await compile('../nft-collection/collection.tolk'),
      await compile('badge.tolk'),
    ),
  );
  // endregion
  await app.client
    .open(new EditableCollection(badges.address, badges.init))
    .sendDeploy(app.sender, toNano('0.05'));
  await app.client
    .open(new JettonMinter(minter.address, minter.init))
    .sendMint(app.sender, toNano('0.1'), app.sender.address, 1n);
});
after(() => api.close());

const walletOf = async (owner: Address): Promise<SandboxContract<JettonWallet>> =>
  blockchain.openContract(new JettonWallet(await minter.getWalletAddress(owner)));

// region rewards
test('a round earns coins and badges, and counts only once', async () => {
  const round = {id: 'r1', player: player.address, score: 120, seconds: 90};
  assert.deepEqual(
    rewards.played(round).map(({kind}) => kind),
    ['coins', 'badge', 'badge'],
  );
  assert.throws(() => rewards.played(round), /already/);
  assert.throws(() => rewards.played({...round, id: 'r2', score: 500}), /cannot be/);
  rewards.played({...round, id: 'r3', score: 3}); // coins again, but no second badge

  await payOut(app, rewards, minter.address, badges.address);
  assert.equal(await (await walletOf(player.address)).getBalance(), toNano('123'));
  assert.equal((await badges.getCollectionData()).nextIndex, 2);
});
// endregion

test('a badge stays with its owner, who can prove it', async () => {
  const badge = blockchain.openContract(new NftItem(await badges.getItemAddress(0)));
  const {owner} = await badge.getNftData();
  assert.ok(owner?.equals(player.address));
  const moved = await badge.sendTransfer(player.getSender(), toNano('0.05'), {
    newOwner: app.sender.address,
    responseTo: null,
  });
  assert.equal(computePhase(moved, badge.address).exitCode, 413);

  const club = await blockchain.treasury('club');
  const prove = (op: number) =>
    beginCell()
      .storeUint(op, 32)
      .storeUint(7, 64)
      .storeAddress(club.address)
      .storeRef(longComment('let me in'))
      .storeBit(false)
      .endCell();
  const proven = await badge.sendRaw(
    player.getSender(),
    toNano('0.05'),
    prove(0x04ded148),
  );
  const [entry] = transactionsOn(proven, club.address);
  assert.ok(entry?.inMessage?.info.type === 'internal');
  assert.ok(entry.inMessage.info.src.equals(badge.address));
  const slice = entry.inMessage.body.beginParse();
  assert.equal(slice.loadUint(32), 0x0524c7ae);
  assert.equal(slice.loadUint(64), 7);
  assert.equal(slice.loadUintBig(256), 0n);
  assert.ok(slice.loadAddress().equals(player.address));

  const forged = await badge.sendRaw(
    club.getSender(),
    toNano('0.05'),
    prove(0x04ded148),
  );
  assert.equal(computePhase(forged, badge.address).exitCode, 401);
  const asked = await badge.sendRaw(
    club.getSender(),
    toNano('0.05'),
    prove(0xd0c3bfea),
  );
  const answers = transactionsOn(asked, club.address).map(({inMessage}) =>
    inMessage && inMessage.body.bits.length >= 32
      ? inMessage.body.beginParse().preloadUint(32)
      : 0,
  );
  assert.ok(answers.includes(0x0dd607e3));

  const destroy = beginCell().storeUint(0x1f04537a, 32).storeUint(0, 64).endCell();
  const other = await badge.sendRaw(club.getSender(), toNano('0.05'), destroy);
  assert.equal(computePhase(other, badge.address).exitCode, 401);
  await badge.sendRaw(player.getSender(), toNano('0.05'), destroy);
  assert.equal((await badge.getNftData()).owner, null);
  const late = await badge.sendRaw(
    player.getSender(),
    toNano('0.05'),
    prove(0x04ded148),
  );
  assert.equal(computePhase(late, badge.address).exitCode, 401);
});

// region purchase
test('the shop sells for real coins only, and each payment buys once', async () => {
  const shop = new Shop(await minter.getWalletAddress(app.sender.address));
  const wallet = await walletOf(player.address);
  const pay = (amount: string, comment: string) =>
    wallet.sendTransfer(player.getSender(), toNano('0.05'), {
      amount: toNano(amount),
      to: app.sender.address,
      responseTo: player.address,
      forwardAmount: 1n,
      forwardPayload: longComment(comment),
    });
  await pay('5', 'hat');
  await pay('4', 'hat'); // too little
  await pay('50', 'sword'); // not for sale
  // Looks like a payment, but comes from the player's own wallet, not from the shop's jetton wallet.
  await player.send({
    to: app.sender.address,
    value: toNano('0.01'),
    body: beginCell()
      .storeUint(0x7362d09c, 32)
      .storeUint(0, 64)
      .storeCoins(toNano('40'))
      .storeAddress(player.address)
      .storeMaybeRef(longComment('wings'))
      .endCell(),
  });

  const read = () => app.client.getTransactions(app.sender.address, {limit: 50});
  const sold = shop.read(await read());
  assert.deepEqual(
    sold.map(({good}) => good),
    ['hat'],
  );
  assert.ok(sold[0]?.player.equals(player.address));
  assert.deepEqual(shop.read(await read()), []);
});
// endregion
