// What the BoC viewer says a bag holds: real cells of each kind, look-alikes, and bags made to mislead or to freeze it.
import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import fs from 'node:fs';
import {test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  comment,
  contractAddress,
  convertToMerkleProof,
  Dictionary,
  external,
  internal,
  SendMode,
  storeMessage,
  storeMessageRelaxed,
  storeOutList,
  storeShardAccount,
  storeStateInit,
  storeTransaction,
  toNano,
  type Builder,
  type MessageRelaxed,
  type StateInit,
} from '@ton/core';
import {keyPairFromSeed, sha256_sync} from '@ton/crypto';
import {Blockchain, createShardAccount, defaultConfig} from '@ton/sandbox';
import {
  WalletContractV1R1,
  WalletContractV1R2,
  WalletContractV1R3,
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5Beta,
  WalletContractV5R1,
} from '@ton/ton';
import {bagRecord, changeRecord} from '../../../samples/domain-records/records.ts';
import {HighloadWallet, queryId} from '../../../samples/highload/HighloadWallet.ts';
import {libraryCell, merkleUpdate, prune} from '../../../samples/proofs/exotic.ts';
import * as mainnet from '../../../samples/proofs/mainnet.ts';
import {hashAt} from '../../../src/tools/boc/bag.ts';
import {EXAMPLES} from '../../../src/tools/boc/examples.ts';
import {messages as en} from '../../../src/tools/boc/messages/en.ts';
import {messages as ru} from '../../../src/tools/boc/messages/ru.ts';
import {messages as zh} from '../../../src/tools/boc/messages/zh-CN.ts';
import type {Found, Recognised} from '../../../src/tools/boc/recognise.ts';
import {WALLET_CODES} from '../../../src/tools/boc/recognise/state-init.ts';
import {Session} from '../../../src/tools/boc/session.ts';
import {isWhole} from '../../../src/tools/boc/tlb/value.ts';
import {processorTime} from '../../lib/time.ts';

const session = new Session();
const docs = 'docs/v3/documentation/smart-contracts/contracts-specs';

/** Nothing is caught inside: what is warned of would be an error of the recogniser. */
const warned: unknown[] = [];
console.warn = (error: unknown) => void warned.push(error);
test.afterEach(() => assert.deepEqual(warned, []));

function recognised(cell: Cell | Buffer): Recognised | undefined {
  const opened = session.open(new Uint8Array(Buffer.isBuffer(cell) ? cell : cell.toBoc()));
  assert.equal(opened.kind, 'bag');
  return opened.kind === 'bag' ? opened.recognised : undefined;
}
/** The sentence; what is recognised can also be read so, to its end. */
function said(cell: Cell | Buffer): string | undefined {
  const result = recognised(cell);
  if (!result) return undefined;
  if (result.decode) {
    const read = session.decode({cell: 0, ...result.decode});
    assert.ok(read.kind === 'decoded' && !read.fault && read.value && isWhole(read.value), JSON.stringify(read).slice(0, 300));
  }
  for (const messages of [zh, ru]) assert.ok(messages.recognised(result.found).length > 5);
  return en.recognised(result.found);
}
function found<K extends Found['kind']>(cell: Cell | Buffer, kind: K): Extract<Found, {kind: K}> {
  const result = recognised(cell);
  assert.equal(result?.found.kind, kind);
  return result!.found as Extract<Found, {kind: K}>;
}

const cellOf = (store: (builder: Builder) => void): Cell => beginCell().store(store).endCell();
const [alice, bob] = [new Address(0, Buffer.alloc(32, 1)), new Address(-1, Buffer.alloc(32, 2))];
const friendly = (address: Address, bounceable = true): string => address.toString({bounceable});
const {publicKey, secretKey} = keyPairFromSeed(Buffer.alloc(32, 7));
const payment = internal({to: alice, value: toNano('1'), bounce: false, body: 'hello'});
const toContract = internal({to: bob, value: toNano('0.05'), bounce: true});
const codeOf = (init: {code: Cell}): string => init.code.hash().toString('hex');
const [mode, timeout] = [SendMode.PAY_GAS_SEPARATELY + SendMode.IGNORE_ERRORS, 2_000_000_000];
const jettonTransfer = beginCell()
  .storeUint(0x0f8a7ea5, 32)
  .storeUint(77, 64)
  .storeCoins(5_000_000n)
  .storeAddress(alice)
  .storeAddress(bob)
  .storeMaybeRef(null)
  .storeCoins(1n)
  .storeBit(1)
  .storeRef(comment('for jam'))
  .endCell();

const wallets = {
  V1R1: WalletContractV1R1.create({workchain: 0, publicKey}),
  V1R2: WalletContractV1R2.create({workchain: 0, publicKey}),
  V1R3: WalletContractV1R3.create({workchain: 0, publicKey}),
  V2R1: WalletContractV2R1.create({workchain: 0, publicKey}),
  V2R2: WalletContractV2R2.create({workchain: 0, publicKey}),
  V3R1: WalletContractV3R1.create({workchain: 0, publicKey}),
  V3R2: WalletContractV3R2.create({workchain: 0, publicKey}),
  V4R2: WalletContractV4.create({workchain: 0, publicKey}),
  'V5 beta': WalletContractV5Beta.create({publicKey}),
  V5R1: WalletContractV5R1.create({publicKey}),
};
type Wallet = (typeof wallets)[keyof typeof wallets];

function body(wallet: Wallet, messages: MessageRelaxed[]): Cell {
  const order = {seqno: 5, secretKey, sendMode: mode, messages, message: messages[0]!, timeout};
  return (wallet.createTransfer as (order: object) => Cell).call(wallet, order);
}
const fromOutside = (wallet: Wallet, content: Cell, init?: StateInit): Cell =>
  cellOf(storeMessage(external({to: wallet.address, body: content, ...(init && {init})})));

test('the code hashes are those of @ton/ton, and of the pages about wallets', () => {
  for (const [name, {init}] of Object.entries(wallets)) assert.equal(WALLET_CODES.get(codeOf(init)), name);
  const pages = ['wallet-contracts', 'highload-wallet'].map((page) => fs.readFileSync(`${docs}/${page}.mdx`, 'utf8')).join('\n');
  for (const [hash, name] of WALLET_CODES) {
    assert.ok(pages.includes(hash), name);
    if (/R\d$/.test(name)) assert.ok(pages.includes(`| ${name.toLowerCase()} | \`${hash}\``), name);
  }
});

for (const [name, wallet] of Object.entries(wallets)) {
  const form = name.replace(/R\d$/, '');
  test(`wallet ${name}: signed body in an external message, with and without StateInit, and alone`, () => {
    const one = body(wallet, [payment]);
    const sentence = `sends 1 GRAM to ${friendly(alice, false)} with the comment “hello”.`;
    assert.equal(
      said(fromOutside(wallet, one)),
      `External message to ${friendly(wallet.address, false)}, in the format of wallet ${form}: ${sentence}`,
    );
    assert.equal(
      said(fromOutside(wallet, one, wallet.init)),
      `External message to ${friendly(wallet.address, false)}, with the StateInit of wallet ${name}: ${sentence}`,
    );
    assert.equal(said(one), `Signed body in the format of wallet ${form}, without the message around it: ${sentence}`);
    // A bit or a reference more is no body of this wallet.
    for (const more of [beginCell().storeBit(0), beginCell().storeRef(Cell.EMPTY)]) {
      const longer = beginCell().storeSlice(one.beginParse()).storeBuilder(more).endCell();
      assert.equal(found(fromOutside(wallet, longer), 'external-in').order, undefined);
      assert.equal(recognised(longer), undefined);
    }
    if (form === 'V1') return;
    const three = found(fromOutside(wallet, body(wallet, [toContract, payment, payment])), 'external-in');
    assert.deepEqual([three.order?.wallet, three.order?.messages, three.order?.first?.to], [form, 3, bob.toRawString()]);
    assert.match(
      said(fromOutside(wallet, body(wallet, [toContract, payment, payment])))!,
      /: sends 3 messages; the first: 0\.05 GRAM to Ef[\w-]{46}\.$/,
    );
  });
}

test('wallet V5: 255 messages, extensions, requests in an internal message; V4: a plugin', () => {
  const v5 = wallets.V5R1;
  assert.equal(found(fromOutside(v5, body(v5, Array(255).fill(payment) as MessageRelaxed[])), 'external-in').order?.messages, 255);
  const order = {seqno: 1, secretKey, timeout};
  const send = {type: 'sendMsg', mode, outMsg: payment} as const;
  const extend = {type: 'addExtension', address: alice} as const;
  const remove = {type: 'removeExtension', address: bob} as const;
  const both = v5.createRequest({...order, actions: [extend, remove, send]}) as Cell;
  assert.deepEqual(((one) => [one?.messages, one?.changes, one?.first?.amount])(found(fromOutside(v5, both), 'external-in').order), [
    1,
    true,
    1_000_000_000n,
  ]);
  assert.match(said(fromOutside(v5, v5.createRequest({...order, actions: [extend]}) as Cell))!, /: changes its extensions or plugins\.$/);
  for (const authType of ['internal', 'extension'] as const) {
    const request = v5.createRequest({...order, authType, actions: [send]} as never) as unknown as Cell;
    const cell = cellOf(storeMessage({...message(request), init: undefined}));
    assert.equal(found(cell, 'internal').order?.wallet, 'V5');
  }
  const v4 = wallets.V4R2;
  for (const action of [
    {type: 'addPlugin', address: alice, forwardAmount: 1n},
    {type: 'removePlugin', address: alice, forwardAmount: 1n},
    {type: 'addAndDeployPlugin', workchain: 0, stateInit: v4.init, body: Cell.EMPTY, forwardAmount: 1n},
  ] as const) {
    const plugin = (v4.createRequest as (args: object) => Cell).call(v4, {...order, action});
    assert.deepEqual(((one) => [one?.wallet, one?.messages, one?.changes])(found(fromOutside(v4, plugin), 'external-in').order), [
      'V4',
      0,
      true,
    ]);
  }
});

/** An internal message as the chain has it. */
function message(content: Cell, more: {bounced?: boolean; bounce?: boolean} = {}) {
  return {
    info: {
      type: 'internal' as const,
      ihrDisabled: true,
      bounce: more.bounce ?? true,
      bounced: more.bounced ?? false,
      src: bob,
      dest: alice,
      value: {coins: toNano('0.25')},
      ihrFee: 0n,
      forwardFee: 266_669n,
      createdLt: 47_000_000_000_001n,
      createdAt: 1_700_000_000,
    },
    body: content,
  };
}

test('highload V3: one message, and a batch; V2', () => {
  const wallet = HighloadWallet.create(publicKey, beginCell().storeUint(1, 8).endCell());
  const send = (message: MessageRelaxed): Cell =>
    cellOf(
      storeMessage(
        external({to: wallet.address, body: wallet.signedBody({message, queryId: queryId(1500), createdAt: 1_800_000_000}, secretKey)}),
      ),
    );
  assert.match(
    said(send(payment))!,
    /^External message to UQ[\w-]{46}, in the format of highload wallet V3: sends 1 GRAM to UQ[\w-]{46} with the comment “hello”\.$/,
  );
  const outMsg = {type: 'sendMsg' as const, mode, outMsg: payment};
  const batch = found(send(wallet.batch([outMsg, outMsg, outMsg], queryId(3), toNano('0.1'))), 'external-in');
  assert.deepEqual([batch.order?.wallet, batch.order?.messages, batch.order?.first?.amount], ['highload V3', 3, 1_000_000_000n]);
  const list = Dictionary.empty(Dictionary.Keys.Int(16), {
    serialize: (value: MessageRelaxed, builder: Builder) => void builder.storeUint(3, 8).storeRef(cellOf(storeMessageRelaxed(value))),
    parse: () => assert.fail(),
  });
  for (let index = 0; index < 200; index++) list.set(index, payment);
  const v2 = beginCell().storeBuffer(randomBytes(64)).storeUint(698983191, 32).storeUint(77, 64).storeDict(list).endCell();
  const order = found(cellOf(storeMessage(external({to: alice, body: v2}))), 'external-in').order;
  assert.deepEqual([order?.wallet, order?.messages], ['highload V2', 200]);
});

test('internal messages and bodies alone: comment, jettons, NFT, DNS', () => {
  const op = (number: number): Builder => beginCell().storeUint(number, 32).storeUint(77, 64);
  const cases: [Cell, string][] = [
    [comment('hello'), 'the comment “hello”'],
    [comment('Спасибо '.repeat(40)), `the comment “${'Спасибо '.repeat(10)}…”`],
    [jettonTransfer, `a jetton transfer of 5,000,000 smallest units to ${friendly(alice)} with the comment “for jam”`],
    [
      op(0x178d4519).storeCoins(5n).storeAddress(alice).storeAddress(null).storeCoins(0).storeBit(0).endCell(),
      'a transfer between jetton wallets (internal_transfer) of 5 smallest units',
    ],
    [
      op(0x7362d09c).storeCoins(5n).storeAddress(bob).storeBit(0).storeUint(0, 32).storeStringTail('hi').endCell(),
      `a notification of 5 smallest units of a jetton from ${friendly(bob)} with the comment “hi”`,
    ],
    [op(0x595f07bc).storeCoins(5n).storeAddress(bob).storeBit(0).endCell(), 'a burn of 5 smallest units of a jetton'],
    [
      op(0x7bdd97de).storeCoins(5n).storeAddress(bob).storeAddress(bob).endCell(),
      'a notification that 5 smallest units of a jetton were burned',
    ],
    [
      op(0x5fcc3d14).storeAddress(bob).storeAddress(alice).storeBit(0).storeCoins(1).storeBit(0).endCell(),
      `an NFT transfer to ${friendly(bob)}`,
    ],
    [op(0x05138d91).storeAddress(bob).storeBit(0).endCell(), `a notification of an NFT from its previous owner ${friendly(bob)}`],
    [op(0xd53276db).endCell(), 'excesses'],
    [changeRecord('storage', bagRecord(randomBytes(32))), 'a change of a DNS record'],
    [changeRecord('storage', null), 'the deletion of a DNS record'],
  ];
  for (const [content, text] of cases) {
    const around = `Internal message from ${friendly(bob)} to ${friendly(alice)}, 0.25 GRAM, with `;
    assert.equal(said(cellOf(storeMessage(message(content)))), `${around}${text}.`);
    assert.equal(said(content), `Message body: ${text}.`);
    // A message in an action, as TON Connect and the list of actions have it.
    const unsent = cellOf(storeMessageRelaxed(internal({to: alice, value: 1n, bounce: false, body: content})));
    assert.equal(said(unsent), `Internal message without a sender yet, to ${friendly(alice, false)}, 0.000000001 GRAM, with ${text}.`);
    // One bit and two references more; a payload in place goes on to the end of its cell, whatever is there.
    if (/internal_transfer|notification of|NFT/.test(text)) continue;
    const longer = beginCell().storeSlice(content.beginParse()).storeBit(1);
    while (longer.refs < 3) longer.storeRef(Cell.EMPTY);
    assert.equal(recognised(longer.endCell()), undefined, text);
  }
  assert.equal(
    said(cellOf(storeMessage(message(Cell.EMPTY)))),
    `Internal message from ${friendly(bob)} to ${friendly(alice)}, 0.25 GRAM, without a body.`,
  );
  assert.equal(
    said(cellOf(storeMessage(message(beginCell().storeUint(0xffffffff, 32).storeUint(0x0f8a7ea5, 32).endCell(), {bounced: true})))),
    `Bounced message from ${friendly(bob)} to ${friendly(alice)}, 0.25 GRAM.`,
  );
  assert.match(
    said(Buffer.from(EXAMPLES.message.in, 'base64'))!,
    /^Internal message from .+, 1\.5 GRAM, with the comment “Hello, TON!”\.$/,
  );
  const out = cellOf(
    storeMessage({
      info: {type: 'external-out', src: alice, dest: null, createdLt: 5n, createdAt: 5},
      body: beginCell().storeUint(7, 32).endCell(),
    }),
  );
  assert.equal(said(out), `External message out of ${friendly(alice)}.`);
});

test('the sentence in the other languages', () => {
  const wallet = wallets.V5R1;
  const one = found(fromOutside(wallet, body(wallet, [payment])), 'external-in');
  const [to, recipient] = [friendly(wallet.address, false), friendly(alice, false)];
  assert.equal(
    ru.recognised(one),
    `Внешнее сообщение для ${to}, в формате кошелька V5: отправить 1 GRAM на ${recipient}, в теле — комментарий «hello».`,
  );
  assert.equal(zh.recognised(one), `发给 ${to} 的外部消息，采用钱包 V5 的格式：向 ${recipient} 发送 1 GRAM，消息体：备注“hello”。`);
  // What would turn the line around, or break it, is shown as a sign.
  assert.equal(en.recognised(found(comment('a\u202eb\nc'), 'body')), 'Message body: the comment “a␣b␣c”.');
});

test('a jetton transfer that a wallet sends', () => {
  const wallet = wallets.V5R1;
  const sent = internal({to: bob, value: toNano('0.05'), bounce: true, body: jettonTransfer});
  assert.equal(
    said(fromOutside(wallet, body(wallet, [sent]))),
    `External message to ${friendly(wallet.address, false)}, in the format of wallet V5: sends 0.05 GRAM to ${friendly(bob)} with a jetton transfer of 5,000,000 smallest units to ${friendly(alice)} with the comment “for jam”.`,
  );
});

test('transactions of the sandbox: in order, failed, skipped, tick-tock; accounts', async () => {
  const chain = await Blockchain.create();
  const sender = await chain.treasury('sender');
  // THROW 55 for each message.
  const thrower = {code: beginCell().storeUint(0xff00f237, 32).endCell(), data: Cell.EMPTY};
  const {transactions} = await sender.send({to: contractAddress(0, thrower), value: toNano('1'), init: thrower});
  const cells = transactions.map((one) => cellOf(storeTransaction(one)));
  assert.equal(
    said(cells[0]!),
    `Transaction of ${friendly(sender.address)}, lt ${transactions[0]!.lt}: exit code 0, result code 0, successful.`,
  );
  const failed = transactions.findIndex(({inMessage}) => String(inMessage?.info.dest) === String(contractAddress(0, thrower)));
  assert.equal(found(cells[failed]!, 'transaction').exitCode, 55);
  assert.match(said(cells[failed]!)!, /: exit code 55, aborted\.$/);
  const {transactions: nowhere} = await sender.send({to: alice, value: toNano('1'), bounce: false});
  const skipped = nowhere.find(({inMessage}) => String(inMessage?.info.dest) === String(alice))!;
  assert.equal(found(cellOf(storeTransaction(skipped)), 'transaction').skipped, 'no-state');

  // SETCP0: nothing happens.
  const special = new Address(-1, Buffer.alloc(32, 0x33));
  const nothing = {address: special, code: beginCell().storeUint(0xff00, 16).endCell(), data: Cell.EMPTY, balance: toNano('5')};
  await chain.setShardAccount(special, createShardAccount(nothing));
  for (const which of ['tick', 'tock'] as const) {
    const result = await chain.runTickTock(special, which);
    const [one] = result.transactions.map((transaction) => cellOf(storeTransaction(transaction)));
    assert.match(
      said(one!)!,
      new RegExp(`^T${which.slice(1)} transaction of ${friendly(special)}, lt \\d+: exit code 0, .*successful\\.$`),
    );
  }

  const {account} = await chain.getContract(sender.address);
  const shard = cellOf(storeShardAccount(account));
  assert.match(said(shard)!, new RegExp(`^Account ${friendly(sender.address)}, active, balance [\\d,.]+ GRAM\\.$`));
  assert.equal(found(shard.refs[0]!, 'account').account, sender.address.toRawString());
  const {init, address} = wallets.V4R2;
  const wallet = cellOf(storeShardAccount(createShardAccount({address, code: init.code, data: init.data, balance: 5n})));
  assert.equal(said(wallet), `Account ${friendly(address, false)}, active, balance 0.000000005 GRAM, with the code of wallet V4R2.`);
});

test('StateInit: each wallet, another contract, and its look-alikes', () => {
  for (const [name, {init, address}] of Object.entries(wallets)) {
    assert.equal(
      said(cellOf(storeStateInit(init))),
      `StateInit of wallet ${name}; its address in the basechain is ${friendly(address, false)}.`,
    );
    // The node takes a library cell with this hash for the wallet.
    if (init.code.isExotic) continue;
    const library = {code: libraryCell(init.code.hash()), data: init.data};
    assert.equal(found(cellOf(storeStateInit(library)), 'stateInit').wallet, name);
  }
  const other = {code: beginCell().storeUint(0xff00f4a413f4bcf2c80bn, 80).endCell(), data: Cell.EMPTY};
  assert.equal(
    said(cellOf(storeStateInit(other))),
    `StateInit of a contract; its address in the basechain is ${friendly(contractAddress(0, other))}.`,
  );
  assert.equal(recognised(cellOf(storeStateInit({code: beginCell().storeUint(1, 8).endCell(), data: Cell.EMPTY}))), undefined);
  assert.equal(recognised(beginCell().storeUint(0b001100, 6).storeRef(other.code).storeRef(Cell.EMPTY).endCell()), undefined);
});

test('metadata of jettons and NFT', () => {
  const snake = (text: string): Cell => beginCell().storeUint(0, 8).storeStringTail(text).endCell();
  const content = (entries: Record<string, Cell>): Cell => {
    const dict = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell());
    for (const [key, value] of Object.entries(entries)) dict.set(sha256_sync(key), value);
    return beginCell().storeUint(0, 8).storeDict(dict).endCell();
  };
  assert.equal(
    said(content({name: snake('Jam'), symbol: snake('JAM'), decimals: snake('9')})),
    'Metadata of a jetton or NFT, on-chain: name “Jam”, symbol “JAM”.',
  );
  const uri = 'https://example.com/jam.json';
  assert.equal(said(content({uri: snake(uri), decimals: snake('9')})), `Metadata of a jetton or NFT, on-chain and off-chain: uri ${uri}.`);
  assert.equal(said(beginCell().storeUint(1, 8).storeStringTail(uri).endCell()), `Metadata of a jetton or NFT, off-chain: uri ${uri}.`);
  assert.equal(said(content({image: Cell.EMPTY})), 'Metadata of a jetton or NFT, on-chain.');
  for (const other of [
    content({something: snake('x')}),
    beginCell().storeUint(1, 8).storeStringTail('no address').endCell(),
    beginCell().storeUint(1, 8).storeBuffer(randomBytes(32)).endCell(),
    beginCell().storeUint(0, 9).endCell(),
  ])
    assert.equal(recognised(other), undefined);
});

test('records of TON DNS, as the contract of a domain holds them', () => {
  const record = (tag: number): Builder => beginCell().storeUint(tag, 16);
  const bytes = Buffer.alloc(32, 3);
  const cases: [Cell, string, string | undefined][] = [
    [record(0x9fd3).storeAddress(alice).storeUint(0, 8).endCell(), 'wallet', alice.toRawString()],
    // With the capability that the account is a wallet.
    [
      record(0x9fd3).storeAddress(bob).storeUint(1, 8).storeUint(0b1, 1).storeUint(0x2177, 16).storeBit(0).endCell(),
      'wallet',
      bob.toRawString(),
    ],
    [record(0xba93).storeAddress(alice).endCell(), 'resolver', alice.toRawString()],
    [record(0xad01).storeBuffer(bytes).storeUint(0, 8).endCell(), 'site', bytes.toString('hex')],
    [bagRecord(bytes), 'storage', bytes.toString('hex')],
    [record(0x1eda).storeUint(1, 8).storeUint(5, 8).storeStringTail('hello').endCell(), 'text', undefined],
  ];
  for (const [cell, kind, value] of cases) {
    const result = found(cell, 'dns-record');
    assert.deepEqual([result.record, result.value], [kind, value]);
    assert.ok(said(cell)!.includes(kind === 'wallet' || kind === 'resolver' ? friendly(Address.parse(value!)) : (value ?? 'text')), kind);
    // One bit more, and a flag that TEP-81 does not know.
    assert.equal(recognised(beginCell().storeSlice(cell.beginParse()).storeBit(1).endCell()), undefined, kind);
  }
  assert.equal(recognised(record(0x9fd3).storeAddress(alice).storeUint(2, 8).endCell()), undefined);
  assert.equal(recognised(record(0x9fd3).storeAddress(null).storeUint(0, 8).endCell()), undefined);
});

test('exotic roots, blocks in proofs, the configuration', () => {
  const tree = beginCell().storeUint(5, 8).storeRef(beginCell().storeUint(6, 8).endCell()).endCell();
  const hash = tree.hash().toString('hex');
  assert.equal(said(libraryCell(tree.hash())), `Library cell: stands for the cell with the hash ${hash}.`);
  assert.equal(said(convertToMerkleProof(tree)), `Merkle proof for the cell with the hash ${hash}.`);
  const before = beginCell().storeRef(prune(tree)).endCell();
  assert.match(said(merkleUpdate(before, before))!, /^Merkle update from the cell with the hash [\da-f]{64} to [\da-f]{64}\.$/);
  const {rootHash, seqno} = mainnet.masterchainBlock;
  assert.equal(
    said(mainnet.headerProof),
    `Merkle proof for the cell with the hash ${rootHash.toString('hex')}: block (-1,8000000000000000,${seqno}) of 2023-07-18 16:52:38 UTC.`,
  );
  assert.equal(recognised(mainnet.shardProof), undefined, 'two roots');
  const config = Cell.fromBase64(defaultConfig);
  assert.match(said(config)!, /^Configuration of the network: \d\d parameters\.$/);
  const dict = config.beginParse().loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell());
  dict.delete(0);
  assert.equal(recognised(beginCell().storeDictDirect(dict).endCell()), undefined, 'a mandatory parameter is missing');
});

test('look-alikes are not recognised', () => {
  const {init} = wallets.V3R2;
  const oddComment = (text: Buffer): Cell => beginCell().storeUint(0, 32).storeBuffer(text).endCell();
  const good = jettonTransfer.beginParse();
  for (const [name, cell] of Object.entries({
    empty: Cell.EMPTY,
    'one bit': beginCell().storeBit(0).endCell(),
    'the number 0': beginCell().storeUint(0, 32).endCell(),
    'a counter of 0 with an id': beginCell().storeUint(0, 64).endCell(),
    'data of wallet V1': wallets.V1R1.init.data,
    'data of wallet V3': init.data,
    'data of wallet V4': wallets.V4R2.init.data,
    'data of wallet V5': wallets.V5R1.init.data,
    'code of wallet V3': init.code,
    'a comment that is no UTF-8': oddComment(Buffer.from('80c0', 'hex')),
    'a comment with zeros': oddComment(Buffer.from('6100', 'hex')),
    'a comment with half a byte': beginCell().storeUint(0, 32).storeUint(0x616, 12).endCell(),
    'a comment with two references': beginCell().storeUint(0, 32).storeStringTail('a').storeRef(Cell.EMPTY).storeRef(Cell.EMPTY).endCell(),
    'a cut jetton transfer': beginCell().storeBits(good.loadBits(200)).endCell(),
    'a signed body without messages': beginCell()
      .storeBuffer(randomBytes(64))
      .storeUint(1, 32)
      .storeUint(timeout, 32)
      .storeUint(1, 32)
      .endCell(),
    'the example of three cells': Cell.fromBoc(Buffer.from(EXAMPLES.cells.in, 'hex'))[0]!,
    'a list of actions': cellOf(storeOutList([{type: 'sendMsg', mode, outMsg: payment}])),
    'an external message to workchain 5': cellOf(storeMessage(external({to: new Address(5, randomBytes(32)), body: Cell.EMPTY}))),
    'an import fee': cellOf(storeMessage({info: {type: 'external-in', src: null, dest: alice, importFee: 1n}, body: Cell.EMPTY})),
  }))
    assert.equal(recognised(cell), undefined, name);
  // A bag that the node would refuse says nothing.
  const faulty = comment('hello').toBoc();
  faulty[faulty.length - 1]! ^= 1;
  assert.equal(recognised(faulty), undefined);
  // A wallet's body beside the code of another wallet.
  const wrong = found(fromOutside(wallets.V3R2, body(wallets.V3R2, [payment]), wallets.V4R2.init), 'external-in');
  assert.deepEqual([wrong.wallet, wrong.order], ['V4R2', undefined]);
});

/** The same numbers in each run: one random cell of some hundred thousand does look like an external message. */
let state = 20261123;
function randomInt(from: number, to?: number): number {
  const [low, high] = to === undefined ? [0, from] : [from, to];
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return low + Math.floor((state / 2 ** 32) * (high - low));
}

test('random cells and cells with changed bits: nothing throws, random ones are never recognised', () => {
  const random = (depth: number): Cell => {
    const builder = beginCell();
    for (let bits = randomInt(0, 1024); bits > 0; bits--) builder.storeBit(randomInt(2));
    for (let refs = depth > 0 ? randomInt(0, 4) : 0; refs > 0; refs--) builder.storeRef(random(depth - 1));
    return builder.endCell();
  };
  for (let round = 0; round < 400; round++) assert.equal(recognised(random(2)), undefined);
  const real = [
    fromOutside(wallets.V5R1, body(wallets.V5R1, [payment, payment]), wallets.V5R1.init),
    fromOutside(wallets.V3R2, body(wallets.V3R2, [payment])),
    cellOf(storeMessage(message(jettonTransfer))),
    cellOf(storeStateInit(wallets.V4R2.init)),
    mainnet.headerProof,
  ].map((cell) => (Buffer.isBuffer(cell) ? cell : cell.toBoc({crc32: false})));
  for (const boc of real)
    for (let round = 0; round < 200; round++) {
      const changed = Buffer.from(boc);
      changed[randomInt(11, changed.length)]! ^= 1 << randomInt(8);
      const opened = session.open(new Uint8Array(changed));
      if (opened.kind === 'bag' && opened.recognised)
        for (const {recognised: words} of [en, zh, ru]) assert.ok(words(opened.recognised.found));
    }
});

test('bags that branch without end cost little', () => {
  let fork = beginCell().storeUint(0, 2).endCell();
  for (let level = 0; level < 33; level++) fork = beginCell().storeUint(0, 2).storeRef(fork).storeRef(fork).endCell();
  let chain = Cell.EMPTY;
  for (let level = 0; level < 900; level++)
    chain = beginCell()
      .storeUint(0x0ec3c86d03, 40)
      .storeRef(chain)
      .storeRef(cellOf(storeMessageRelaxed(payment)))
      .endCell();
  const v5 = beginCell().storeUint(0x7369676e, 32).storeUint(0, 96).storeMaybeRef(chain).storeBit(0).storeBuffer(randomBytes(64)).endCell();
  let text = beginCell().storeBuffer(Buffer.alloc(127, 97)).endCell();
  for (let level = 0; level < 900; level++) text = beginCell().storeBuffer(Buffer.alloc(127, 97)).storeRef(text).endCell();
  const long = beginCell().storeUint(0, 32).storeRef(text).endCell();
  for (const cell of [fork, v5, fromOutside(wallets.V5R1, v5), long, beginCell().storeUint(0, 8).storeBit(1).storeRef(fork).endCell()]) {
    const boc = new Uint8Array(cell.toBoc());
    const fresh = new Session();
    const spent = processorTime(() => void fresh.open(boc), 1000);
    assert.ok(spent < 1000, `${spent} ms`);
    const opened = fresh.open(boc);
    assert.ok(opened.kind === 'bag' && hashAt(opened.bag.cells, opened.bag.roots[0]!).length === 32);
  }
});
