import assert from 'node:assert/strict';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {
  Address,
  beginCell,
  type Cell,
  loadMessage,
  type MessageRelaxed,
  toNano,
  type Transaction,
} from '@ton/core';
import type {KeyPair} from '@ton/crypto';
import {
  type Blockchain,
  type SandboxContract,
  type SendMessageResult,
  type TreasuryContract,
} from '@ton/sandbox';
import {WalletContractV5R1} from '@ton/ton';
import {readComment} from '../clients/boc.ts';
import {normalizedHash, paymentMessage} from '../clients/external-message.ts';
import {keysOf, newMnemonic} from '../clients/mnemonic.ts';
import {JettonMinter, JettonWallet} from '../jetton/Jetton.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {transactionsOn} from '../lib/transactions.ts';
import {findAddresses, isAddress, readRecipient} from './addresses.ts';
import {deployMessage} from './deploy.ts';
import {jettonTransfer, walletFromMaster, walletOffline} from './jettons.ts';
import {longComment, readSnake} from './snake.ts';
import {swapGram, swapPayload} from './swap.ts';
import {
  findByResult,
  hashOfResult,
  messageHash,
  readIncoming,
  transactionHash,
} from './transactions.ts';

let blockchain: Blockchain;
let codes: {minter: Cell; wallet: Cell};
let shop: SandboxContract<TreasuryContract>;
let alice: SandboxContract<TreasuryContract>;
let minter: SandboxContract<JettonMinter>;
let keys: KeyPair;
let api: Server;
let apiUrl: string;
/** The transactions that the stand-in for an indexing API knows. */
const indexed: Transaction[] = [];

before(async () => {
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(name, import.meta.url));
  codes = {
    minter: await compile('../jetton/jetton-minter.tolk'),
    wallet: await compile('../jetton/jetton-wallet.tolk'),
  };
  blockchain = await createNetwork();
  shop = await blockchain.treasury('shop');
  alice = await blockchain.treasury('alice');
  keys = await keysOf(await newMnemonic());
  const content = beginCell().storeUint(1, 8).storeStringTail('x').endCell();
  minter = blockchain.openContract(
    JettonMinter.create(shop.address, content, codes.minter, codes.wallet),
  );
  await minter.sendMint(shop.getSender(), toNano('0.2'), alice.address, 1000n);

  api = createServer((request, response) => {
    const hash = new URL(request.url ?? '', 'http://local').searchParams.get(
      'msg_hash',
    );
    const transactions = indexed
      .filter(
        ({inMessage}) =>
          inMessage?.info.type === 'external-in' &&
          normalizedHash(inMessage).toString('hex') === hash,
      )
      .map((tx) => ({
        hash: tx.hash().toString('base64'),
        lt: tx.lt.toString(),
        description: {aborted: false},
      }));
    response.end(JSON.stringify({transactions}));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

after(() => {
  api.close();
});

const sendFrom = (
  sender: SandboxContract<TreasuryContract>,
  {info, init, body}: MessageRelaxed,
): Promise<SendMessageResult> => {
  assert.ok(info.type === 'internal');
  return sender.send({
    to: info.dest,
    value: info.value.coins,
    bounce: info.bounce,
    init: init ?? null,
    body,
  });
};
const incoming = (result: SendMessageResult) =>
  transactionsOn(result, shop.address).map(readIncoming);

test('each address in a text is found once, in whatever form it is written', () => {
  const address = Address.parse(`0:${'ab'.repeat(32)}`);
  const text = `to ${address.toString()} or ${address.toString({bounceable: false})}, that is ${address.toRawString()}; not ${'a'.repeat(48)}`;
  const found = findAddresses(text);
  assert.deepEqual(found.map(String), [address.toString()]);
});

test('the address of a recipient must have a checksum and be for mainnet', () => {
  const address = Address.parse(`0:${'ab'.repeat(32)}`);
  assert.equal(isAddress(address.toRawString()), true);
  const mistyped = address.toString().replace('q', 'Q');
  assert.equal(isAddress(mistyped), false);
  assert.equal(Address.isFriendly(mistyped), true); // checks only the alphabet and the length
  assert.equal(readRecipient(address.toString({bounceable: false})).bounce, false);
  assert.equal(readRecipient(` ${address.toString()} `).bounce, true);
  assert.throws(() => readRecipient(address.toString({testOnly: true})), /testnet/);
  assert.throws(() => readRecipient(address.toRawString()), /Paste/);
});

test('a long comment is written and read, even if a character is split between two cells', () => {
  for (const text of [
    '',
    'short',
    'x'.repeat(123),
    'я'.repeat(500),
    '数'.repeat(3000),
  ]) {
    const body = longComment(text);
    assert.equal(readSnake(body, 32).toString(), text);
    assert.equal(readComment(body), text); // as @ton/core reads it
  }
});

test('a wallet deploys a contract with one message', async () => {
  const content = beginCell().storeUint(1, 8).storeStringTail('y').endCell();
  const init = JettonMinter.create(alice.address, content, codes.minter, codes.wallet)
    .init as {code: Cell; data: Cell};
  const deployed = deployMessage(init.code, init.data);
  await sendFrom(alice, deployed.message);
  const {accountState} = await blockchain.getContract(deployed.address);
  assert.equal(accountState?.type, 'active');
});

test('the master and the computation give the same jetton wallet', async () => {
  const asked = await walletFromMaster(
    blockchain.provider(minter.address),
    alice.address,
  );
  const computed = walletOffline(minter.address, alice.address, codes.wallet);
  assert.ok(asked.equals(computed));
});

test('jettons arrive with a comment; the shop trusts only its own jetton wallet', async () => {
  const from = walletOffline(minter.address, alice.address, codes.wallet);
  const result = await sendFrom(
    alice,
    jettonTransfer({
      from,
      to: shop.address,
      amount: 300n,
      excessesTo: alice.address,
      comment: 'order 17',
    }),
  );
  const shopWallet = walletOffline(minter.address, shop.address, codes.wallet);
  const [seen] = incoming(result);
  assert.ok(seen?.kind === 'jetton' && seen.wallet.equals(shopWallet));
  assert.ok(seen.from?.equals(alice.address));
  assert.deepEqual([seen.amount, seen.comment], [300n, 'order 17']);
  const wallet = blockchain.openContract(new JettonWallet(shopWallet));
  assert.equal(await wallet.getBalance(), 300n);

  // The same body from anyone else: `wallet` is the sender's address, which is not that of the shop's jetton wallet.
  const forged = await alice.send({
    to: shop.address,
    value: toNano('0.01'),
    body: beginCell()
      .storeUint(0x7362d09c, 32)
      .storeUint(0, 64)
      .storeCoins(1_000_000n)
      .storeAddress(alice.address)
      .storeBit(false)
      .endCell(),
  });
  const [claim] = incoming(forged);
  assert.ok(claim?.kind === 'jetton' && !claim.wallet.equals(shopWallet));
});

test('Gram with and without a comment, an NFT, and a message that is not a deposit', async () => {
  const plain = await alice.send({to: shop.address, value: 5n});
  assert.deepEqual(
    incoming(plain).map(({kind}) => kind),
    ['gram'],
  );
  const text = await alice.send({
    to: shop.address,
    value: 7n,
    body: longComment('thanks '.repeat(40)),
  });
  const [commented] = incoming(text);
  assert.ok(commented?.kind === 'gram' && commented.amount === 7n);
  assert.equal(commented.comment, 'thanks '.repeat(40));

  const nft = await alice.send({
    to: shop.address,
    value: toNano('0.01'),
    body: beginCell()
      .storeUint(0x05138d91, 32)
      .storeUint(0, 64)
      .storeAddress(alice.address)
      .storeBit(true)
      .storeRef(longComment('a gift'))
      .endCell(),
  });
  const [item] = incoming(nft);
  assert.ok(item?.kind === 'nft' && item.comment === 'a gift');

  // No contract is deployed there, so the Gram comes back: the account receives a message that is not a deposit.
  const back = await shop.send({
    to: Address.parse(`0:${'cd'.repeat(32)}`),
    value: toNano('1'),
    bounce: true,
  });
  assert.ok(incoming(back).some(({kind}) => kind === 'bounced'));
});

test('the result of a wallet app leads to its transaction, and hashes agree', async () => {
  const {address} = WalletContractV5R1.create({
    publicKey: keys.publicKey,
    walletId: {networkGlobalId: -239},
  });
  await shop.send({to: address, value: toNano('3'), bounce: false});
  const sent = paymentMessage(
    keys,
    0,
    [{to: alice.address, amount: '1', comment: 'hi'}],
    (blockchain.now as number) + 60,
  );
  const boc = sent.toBoc().toString('base64'); // `result.boc` of TON Connect
  assert.equal(await findByResult(apiUrl, boc), undefined);

  const result = await blockchain.sendMessage(loadMessage(sent.beginParse()));
  const [own] = transactionsOn(result, address);
  const [received] = transactionsOn(result, alice.address);
  assert.ok(own && received?.inMessage);
  indexed.push(own);
  const found = await findByResult(apiUrl, boc);
  assert.equal(
    Buffer.from(found?.hash ?? '', 'base64').toString('hex'),
    transactionHash(own),
  );
  assert.notEqual(hashOfResult(boc), transactionHash(own));
  const [out] = own.outMessages.values();
  assert.ok(out);
  assert.equal(messageHash(out), messageHash(received.inMessage));
});

test('the swap messages have the layout of the exchange', () => {
  const pool = Address.parse(`0:${'11'.repeat(32)}`);
  const vault = Address.parse(`0:${'22'.repeat(32)}`);
  const order = {pool, atLeast: 42n, deadline: 1_800_000_000, recipient: alice.address};
  const {info, body} = swapGram(vault, toNano('5'), order);
  assert.ok(info.type === 'internal' && info.dest.equals(vault));
  assert.equal(info.value.coins, toNano('5.2'));

  for (const cell of [body, swapPayload(order)]) {
    const slice = cell.beginParse();
    if (slice.loadUint(32) === 0xea06185d) {
      slice.skip(64);
      assert.equal(slice.loadCoins(), toNano('5'));
    }
    assert.ok(slice.loadAddress().equals(pool));
    assert.equal(slice.loadBit(), false);
    assert.equal(slice.loadCoins(), 42n);
    assert.equal(slice.loadMaybeRef(), null);
    const params = slice.loadRef().beginParse();
    slice.endParse();
    assert.equal(params.loadUint(32), 1_800_000_000);
    assert.ok(params.loadAddress().equals(alice.address));
    assert.equal(params.loadMaybeAddress(), null);
    assert.equal(params.loadUint(2), 0);
    params.endParse();
  }
});
