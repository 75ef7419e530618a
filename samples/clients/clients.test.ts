import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  contractAddress,
  loadMessage,
  storeMessage,
  storeTransaction,
  toNano,
} from '@ton/core';
import {createNetwork} from '../lib/network.ts';
import {transactionsOn} from '../lib/transactions.ts';
import {crc16, formsOf, readAddress, toFriendly} from './address.ts';
import {commentBody, fromText, readComment, sizeOf, toText} from './boc.ts';
import {decodeTransaction} from './decode-transaction.ts';
import {normalizedHash, paymentMessage} from './external-message.ts';
import {keysOf, newMnemonic, walletsOf} from './mnemonic.ts';

/** The Elector: parameter 1 of the network configuration. */
const ELECTOR = {
  raw: `-1:${'33'.repeat(32)}`,
  friendly: 'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF',
};

test('the forms of an address', () => {
  const forms = formsOf(Address.parse(ELECTOR.raw));
  assert.equal(forms.raw, ELECTOR.raw);
  assert.equal(forms.bounceable, ELECTOR.friendly);
  assert.match(forms.nonBounceable, /^Uf/);
  assert.match(forms.testnet, /^0f/);

  const {address, bounceable, testOnly} = readAddress(forms.testnet);
  assert.deepEqual(
    [address.toRawString(), bounceable, testOnly],
    [ELECTOR.raw, false, true],
  );
  assert.equal(readAddress(forms.raw).bounceable, undefined); // the raw form does not say
});

test('an address without a library', () => {
  assert.equal(crc16(Buffer.from('123456789')), 0x31c3); // the check value of CRC-16/XMODEM
  const hash = Buffer.from('33'.repeat(32), 'hex');
  assert.equal(toFriendly(-1, hash, true, false), ELECTOR.friendly);
  for (const bounceable of [true, false]) {
    for (const testOnly of [true, false]) {
      assert.equal(
        toFriendly(-1, hash, bounceable, testOnly),
        new Address(-1, hash).toString({bounceable, testOnly}),
      );
    }
  }
});

test('a mistyped address is detected', () => {
  assert.throws(() => readAddress(ELECTOR.friendly.replace('M0vF', 'M0vG')));
});

test('a bag of cells is written and read back', () => {
  const empty = beginCell().endCell();
  assert.equal(
    empty.hash().toString('hex'),
    '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
  );
  const body = commentBody('Привет, 世界! '.repeat(40));
  assert.ok(fromText(toText(body)).equals(body));
  assert.ok(fromText(body.toBoc().toString('hex')).equals(body));
  assert.equal(readComment(body), 'Привет, 世界! '.repeat(40));
  assert.equal(readComment(beginCell().storeUint(1, 32).endCell()), undefined);
  assert.throws(() => fromText('not a bag of cells'));
});

test('equal cells count once', () => {
  const leaf = beginCell().storeUint(7, 8).endCell();
  assert.deepEqual(sizeOf(beginCell().storeRef(leaf).storeRef(leaf).endCell()), {
    cells: 2,
    bits: 8,
  });
});

test('from words to wallets', async () => {
  const words = await newMnemonic();
  const keys = await keysOf(words);
  const {v4, v5, v5Testnet} = walletsOf(keys.publicKey);
  assert.equal(
    v4.init.code.hash().toString('hex'),
    'feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0',
  );
  assert.equal(
    v5.init.code.hash().toString('hex'),
    '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f',
  );
  for (const wallet of [v4, v5, v5Testnet]) {
    assert.ok(wallet.address.equals(contractAddress(0, wallet.init)));
  }
  assert.equal(
    new Set([v4, v5, v5Testnet].map(({address}) => address.toString())).size,
    3,
  );
  await assert.rejects(keysOf([...words.slice(1), words[0] as string].reverse()));
});

test('an external message pays, and is found again by its normalized hash', async () => {
  const network = await createNetwork();
  const friend = await network.treasury('friend');
  const keys = await keysOf(await newMnemonic());
  const {v5} = walletsOf(keys.publicKey);
  await friend.send({to: v5.address, value: toNano('5'), bounce: false});

  const sent = paymentMessage(
    keys,
    0,
    [{to: friend.address, amount: '1.5', comment: 'rent'}],
    (network.now as number) + 60,
  );
  const message = loadMessage(sent.beginParse());
  const result = await network.sendMessage(message);

  const [transaction] = transactionsOn(result, v5.address);
  assert.ok(transaction?.inMessage);
  assert.deepEqual(normalizedHash(transaction.inMessage), normalizedHash(message));
  // The sent message itself has another hash: it also contains the StateInit.
  assert.notDeepEqual(normalizedHash(message), sent.hash());

  // region decoded
  const read = decodeTransaction(
    beginCell().store(storeTransaction(transaction)).endCell().toBoc(),
  );
  assert.equal(read.exitCode, 0);
  assert.equal(read.succeeded, true);
  assert.equal(read.incoming?.from, 'outside');
  assert.deepEqual(
    read.outgoing.map(({to, value, comment}) => ({to, value, comment})),
    [{to: friend.address.toString(), value: toNano('1.5'), comment: 'rent'}],
  );
  // endregion
});

test('the layout of a message does not change its normalized hash', async () => {
  const keys = await keysOf(await newMnemonic());
  const message = loadMessage(paymentMessage(keys, 5, [], 1_800_000_000).beginParse());
  const forced = Cell.fromBoc(
    beginCell()
      .store(storeMessage(message, {forceRef: true}))
      .endCell()
      .toBoc(),
  )[0] as Cell;
  assert.deepEqual(
    normalizedHash(loadMessage(forced.beginParse())),
    normalizedHash(message),
  );
  assert.throws(
    () =>
      normalizedHash({...message, info: {...message.info, type: 'internal'} as never}),
    /external/,
  );
});

test('a failed transaction is read as one', async () => {
  const network = await createNetwork();
  const friend = await network.treasury('friend');
  const keys = await keysOf(await newMnemonic());
  const {v4} = walletsOf(keys.publicKey);
  // No contract is deployed at this address, so the Gram comes back.
  const result = await friend.send({to: v4.address, value: toNano('1'), bounce: true});
  const read = decodeTransaction(
    beginCell()
      .store(storeTransaction(transactionsOn(result, v4.address)[0] as never))
      .endCell()
      .toBoc(),
  );
  assert.equal(read.exitCode, undefined);
  assert.equal(read.outgoing[0]?.bounced, true);
});
