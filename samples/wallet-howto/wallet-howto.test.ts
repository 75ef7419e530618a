import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {
  type Address,
  beginCell,
  Cell,
  external,
  internal,
  loadMessage,
  SendMode,
  storeMessage,
  storeMessageRelaxed,
  storeOutList,
  toNano,
} from '@ton/core';
import {getSecureRandomBytes, keyPairFromSeed, sign, type KeyPair} from '@ton/crypto';
import type {Blockchain, SandboxContract, TreasuryContract} from '@ton/sandbox';
import {WalletContractV3R2, WalletContractV4, WalletContractV5R1} from '@ton/ton';
import {keysOf, newMnemonic} from '../clients/mnemonic.ts';
import {HighloadWallet, queryId} from '../highload/HighloadWallet.ts';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {NftCollection, NftItem} from '../nft/Nft.ts';
import {payMany, payOne} from './highload.ts';
import {send} from './send.ts';
import * as uses from './uses.ts';
import * as w from './wallet.ts';

const MAINNET = -239;
let keys: KeyPair;
let network: Blockchain;
let friend: SandboxContract<TreasuryContract>;
let codes: Record<3 | 4 | 5, Cell>;
let own: w.Init;
let wallet: Address;
let seqno = 0;

before(async () => {
  keys = await keysOf(await newMnemonic());
  const {publicKey} = keys;
  codes = {
    3: WalletContractV3R2.create({workchain: 0, publicKey}).init.code,
    4: WalletContractV4.create({workchain: 0, publicKey}).init.code,
    5: WalletContractV5R1.create({publicKey}).init.code,
  };
  network = await createNetwork();
  friend = await network.treasury('friend');
  own = w.initV5(codes[5], publicKey, w.walletIdV5(MAINNET));
  wallet = w.addressOf(own);
  await friend.send({to: wallet, value: toNano('50'), bounce: false});
});

const now = (): number => network.now as number;
const request = (change: Partial<w.Request> = {}): w.Request => ({
  walletId: w.walletIdV5(MAINNET),
  seqno,
  validUntil: now() + 60,
  ...change,
});
const give = (cell: Cell) => network.sendMessage(loadMessage(cell.beginParse()));

/** Sends from the wallet of these tests; the first message deploys it. */
async function sendAll(
  transfers: readonly w.Transfer[],
  extended?: ReturnType<typeof beginCell>,
) {
  const body = w.signedRequestV5(request(), transfers, keys.secretKey, extended);
  const result = await give(
    w.externalMessage(wallet, body, seqno === 0 ? own : undefined),
  );
  assert.equal(computePhase(result, wallet).exitCode, 0);
  seqno++;
  return result;
}

async function refusal(cell: Cell): Promise<number | undefined> {
  return give(cell).then(
    () => undefined,
    (error: {exitCode?: number}) => error.exitCode,
  );
}

test('IDs and addresses equal those of @ton/ton, on both networks and for several subwallets', () => {
  const {publicKey} = keys;
  for (const networkGlobalId of [-239, -3]) {
    for (const subwalletNumber of [0, 1, 32767]) {
      const theirs = WalletContractV5R1.create({
        publicKey,
        walletId: {
          networkGlobalId,
          context: {workchain: 0, walletVersion: 'v5r1', subwalletNumber},
        },
      });
      const id = w.walletIdV5(networkGlobalId, subwalletNumber);
      assert.ok(w.addressOf(w.initV5(codes[5], publicKey, id)).equals(theirs.address));
    }
  }
  assert.equal(w.walletIdV5(-239), 0x7fffff11);
  assert.equal(w.walletIdV5(-3), 0x7ffffffd);
  for (const walletId of [698983191, 698983192]) {
    const v3 = WalletContractV3R2.create({workchain: 0, publicKey, walletId});
    const v4 = WalletContractV4.create({workchain: 0, publicKey, walletId});
    assert.ok(w.addressOf(w.initV3(codes[3], publicKey, walletId)).equals(v3.address));
    assert.ok(w.addressOf(w.initV4(codes[4], publicKey, walletId)).equals(v4.address));
  }
});

test('the address is the hash of the StateInit', () => {
  assert.ok(w.stateInit(own).hash().equals(wallet.hash));
});

test('messages written bit by bit equal those of @ton/core', () => {
  const to = friend.address;
  const body = w.comment('rent');
  const inner = internal({to, value: toNano('1'), bounce: false, body, init: own});
  assert.ok(
    w.internalMessage({to, value: toNano('1'), bounce: false, body, init: own}).equals(
      beginCell()
        .store(storeMessageRelaxed(inner, {forceRef: true}))
        .endCell(),
    ),
  );
  assert.ok(
    w.externalMessage(wallet, body, own).equals(
      beginCell()
        .store(storeMessage(external({to: wallet, body, init: own}), {forceRef: true}))
        .endCell(),
    ),
  );
});

test('the first message deploys the wallet', async () => {
  const before = await friend.getBalance();
  await sendAll(uses.payments([{to: friend.address, amount: '1', text: 'rent'}]));
  assert.ok((await friend.getBalance()) > before + toNano('0.99'));
  const {stackReader} = await network.runGetMethod(wallet, 'seqno');
  assert.equal(stackReader.readNumber(), 1);
});

test('send() reads the seqno and deploys the wallet if necessary', async () => {
  const fresh = await keysOf(await newMnemonic());
  const init = w.initV5(codes[5], fresh.publicKey, w.walletIdV5(MAINNET));
  const address = w.addressOf(init);
  await friend.send({to: address, value: toNano('3'), bounce: false});
  const client = {
    isContractDeployed: async (at: Address) =>
      (await network.getContract(at)).accountState?.type === 'active',
    runMethod: async (at: Address, name: string) => {
      const {stackReader, gasUsed} = await network.runGetMethod(at, name);
      return {stack: stackReader, gas_used: Number(gasUsed)};
    },
    sendFile: async (boc: Buffer) => {
      await give(Cell.fromBoc(boc)[0]!);
    },
  };
  const pay = uses.payments([{to: friend.address, amount: '1'}]);
  await send(client, init, fresh, pay, now());
  await send(client, init, fresh, pay, now());
  const {stackReader} = await network.runGetMethod(address, 'seqno');
  assert.equal(stackReader.readNumber(), 2);
  assert.ok((await network.getContract(address)).balance < toNano('1'));
});

test('the wallet rejects a replay, an expired request, another network and another key', async () => {
  const pay = uses.payments([{to: friend.address, amount: '1'}]);
  const at = (
    change: Partial<w.Request>,
    key = keys.secretKey,
  ): Promise<number | undefined> =>
    refusal(w.externalMessage(wallet, w.signedRequestV5(request(change), pay, key)));
  assert.equal(await at({seqno: 0}), 133);
  assert.equal(await at({validUntil: now()}), 136);
  assert.equal(await at({walletId: w.walletIdV5(-3)}), 134);
  const thief = keyPairFromSeed(await getSecureRandomBytes(32));
  assert.equal(await at({}, thief.secretKey), 135);
});

test('one request makes 255 payments', async () => {
  const list = Array.from({length: 255}, () => ({to: friend.address, amount: '0.01'}));
  const result = await sendAll(uses.payments(list));
  assert.equal(transactionsOn(result, friend.address).length, 255);
});

test('a wallet deploys a contract, and another wallet', async () => {
  const code = await compileTolk(new URL('../wallet/wallet.tolk', import.meta.url));
  const other = keyPairFromSeed(await getSecureRandomBytes(32));
  const compiled = w.initV3(code, other.publicKey, 0); // the Tolk wallet has the storage layout of v3
  const second = w.initV5(codes[5], keys.publicKey, w.walletIdV5(MAINNET, 1));
  await sendAll([
    uses.deployment(compiled, toNano('1')),
    uses.deployment(second, toNano('2'), w.comment('first Gram')),
  ]);
  for (const init of [compiled, second]) {
    const account = await network.getContract(w.addressOf(init));
    assert.equal(account.accountState?.type, 'active');
    assert.ok(account.balance > toNano('0.99'));
  }
  // The new wallet needs no StateInit in its own first message.
  const body = w.signedRequestV5(
    request({walletId: w.walletIdV5(MAINNET, 1), seqno: 0}),
    uses.payments([{to: friend.address, amount: '1'}]),
    keys.secretKey,
  );
  const result = await give(w.externalMessage(w.addressOf(second), body));
  assert.equal(transactionsOn(result, friend.address).length, 1);
});

test('jettons and an NFT are sent with messages to their contracts', async () => {
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(`../${name}.tolk`, import.meta.url));
  const minter = network.openContract(
    JettonMinter.create(
      friend.address,
      beginCell()
        .storeUint(1, 8)
        .storeStringTail('https://example.com/j.json')
        .endCell(),
      await compile('jetton/jetton-minter'),
      await compile('jetton/jetton-wallet'),
    ),
  );
  await minter.sendMint(friend.getSender(), toNano('0.2'), wallet, 1000n);
  const collection = network.openContract(
    NftCollection.create(
      friend.address,
      {collection: 'https://example.com/c.json', common: 'https://example.com/'},
      {numerator: 5, denominator: 100, destination: friend.address},
      await compile('nft/nft-collection'),
      await compile('nft/nft-item'),
    ),
  );
  await collection.sendDeployItem(friend.getSender(), toNano('0.2'), {
    index: 0,
    owner: wallet,
    content: '0.json',
  });
  const item = await collection.getItemAddress(0);

  const result = await sendAll([
    uses.jettonTransfer(
      await minter.getWalletAddress(wallet),
      wallet,
      friend.address,
      300n,
      'invoice 7',
    ),
    uses.nftTransfer(item, wallet, friend.address),
  ]);
  const theirs = network.openContract(
    new JettonWallet(await minter.getWalletAddress(friend.address)),
  );
  assert.equal(await theirs.getBalance(), 300n);
  const {owner} = await network.openContract(new NftItem(item)).getNftData();
  assert.ok(owner?.equals(friend.address));
  const notification = transactionsOn(result, friend.address)
    .map(({inMessage}) => inMessage!.body.beginParse())
    .find((body) => body.preloadUint(32) === 0x7362d09c)!;
  notification.skip(32 + 64);
  assert.equal(notification.loadCoins(), 300n);
  notification.loadAddress();
  const payload = notification.loadRef().beginParse();
  assert.equal(payload.loadUint(32), 0);
  assert.equal(payload.loadStringTail(), 'invoice 7');
});

test('an extension of v5 spends without a signature until it is removed', async () => {
  const app = await network.treasury('app');
  const list = beginCell()
    .store(
      storeOutList([
        {
          type: 'sendMsg',
          mode: SendMode.PAY_GAS_SEPARATELY,
          outMsg: internal({to: app.address, value: toNano('1'), bounce: false}),
        },
      ]),
    )
    .endCell();
  const ask = async (): Promise<number> => {
    const body = uses.extensionRequest(list);
    const result = await app.send({to: wallet, value: toNano('0.1'), body});
    return transactionsOn(result, wallet)[0]!.outMessagesCount;
  };
  assert.equal(await ask(), 0);
  await sendAll([], uses.addExtension(app.address));
  assert.equal(await ask(), 1);
  await sendAll([], uses.removeExtension(app.address));
  assert.equal(await ask(), 0);
});

for (const version of [3, 4] as const) {
  test(`v${version}: four messages, the subwallet ID, get methods`, async () => {
    const {publicKey, secretKey} = keys;
    const make = version === 3 ? w.initV3 : w.initV4;
    const walletId = 698983191;
    const init = make(codes[version], publicKey, walletId);
    const address = w.addressOf(init);
    await friend.send({to: address, value: toNano('5'), bounce: false});
    const list = Array.from({length: 4}, () => ({to: friend.address, amount: '0.1'}));
    const body = w.signedRequest(
      version,
      request({walletId, seqno: 0}),
      uses.payments(list),
      secretKey,
    );
    const result = await give(w.externalMessage(address, body, init));
    assert.equal(transactionsOn(result, friend.address).length, 4);
    const theirs = (
      version === 3
        ? WalletContractV3R2.create({workchain: 0, publicKey})
        : WalletContractV4.create({workchain: 0, publicKey})
    ).createTransfer({
      seqno: 0,
      secretKey,
      timeout: now() + 60,
      sendMode: SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS,
      messages: list.map(({to, amount}) =>
        internal({to, value: toNano(amount), bounce: false}),
      ),
    });
    // The same request: only the place of the empty bodies differs.
    assert.deepEqual(
      theirs.beginParse().skip(512).loadBits(96).toString(),
      body.beginParse().skip(512).loadBits(96).toString(),
    );
    const wrong = w.signedRequest(
      version,
      request({walletId: walletId + 1, seqno: 1}),
      [],
      secretKey,
    );
    assert.equal(await refusal(w.externalMessage(address, wrong)), 34);
    const methods =
      version === 3
        ? ['seqno', 'get_public_key']
        : ['seqno', 'get_public_key', 'get_subwallet_id', 'get_plugin_list'];
    for (const name of methods) await network.runGetMethod(address, name);
  });
}

test('a plugin of v4 takes Gram until it is removed', async () => {
  const walletId = 698983191;
  const address = w.addressOf(w.initV4(codes[4], keys.publicKey, walletId));
  const plugin = await network.treasury('plugin');
  let number = 1;
  const manage = async (operation: 2 | 3): Promise<void> => {
    const signed = beginCell()
      .storeUint(walletId, 32)
      .storeUint(now() + 60, 32)
      .storeUint(number++, 32)
      .storeBuilder(uses.pluginOperation(operation, plugin.address));
    const signature = sign(signed.endCell().hash(), keys.secretKey);
    const body = beginCell().storeBuffer(signature, 64).storeBuilder(signed).endCell();
    assert.equal(
      computePhase(await give(w.externalMessage(address, body)), address).exitCode,
      0,
    );
  };
  const ask = async (): Promise<boolean> => {
    const before = await plugin.getBalance();
    await plugin.send({
      to: address,
      value: toNano('0.05'),
      body: uses.pluginRequest(toNano('1')),
    });
    return (await plugin.getBalance()) > before;
  };
  assert.equal(await ask(), false);
  await manage(2);
  assert.equal(await ask(), true);
  await manage(3);
  assert.equal(await ask(), false);
});

test('highload: the first request deploys the wallet and pays once, the second pays 254 times in a batch', async () => {
  const code = await compileTolk(new URL('../highload/highload.tolk', import.meta.url));
  const highload = network.openContract(
    HighloadWallet.create(keys.publicKey, code, 3600),
  );
  await friend.send({to: highload.address, value: toNano('20'), bounce: false});
  const before = await friend.getBalance();
  await payOne(highload, keys.secretKey, 0, now(), {to: friend.address, amount: '1'});
  const many = Array.from({length: 254}, () => ({to: friend.address, amount: '0.01'}));
  await payMany(highload, keys.secretKey, 1, now(), many);
  assert.ok((await friend.getBalance()) - before > toNano('3.4'));
  for (const index of [0, 1]) assert.ok(await highload.isProcessed(queryId(index)));
});
