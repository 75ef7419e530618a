// The TL-B reader against what @ton/core and the sandbox write.
import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {test} from 'node:test';
import {
  Address,
  beginCell,
  Cell,
  contractAddress,
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
  type Transaction,
} from '@ton/core';
import {Blockchain} from '@ton/sandbox';
import * as mainnet from '../../../samples/proofs/mainnet.ts';
import {readBag} from '../../../src/tools/boc/read.ts';
import {decodeCell} from '../../../src/tools/boc/tlb/decode.ts';
import {BLOCK, BODIES} from '../../../src/tools/boc/tlb/schemas.ts';
import {parseSchema, parseType, SchemaError, type SchemaProblem} from '../../../src/tools/boc/tlb/syntax.ts';
import type {Decoded, Value} from '../../../src/tools/boc/tlb/value.ts';

const base = [parseSchema(BODIES), parseSchema(BLOCK)];

function decode(cell: Cell, type: string, schema?: string): Decoded {
  const bag = readBag(new Uint8Array(cell.toBoc()));
  return decodeCell(bag, 0, parseType(type), [...(schema ? [parseSchema(schema)] : []), ...base]);
}
/** The value, which must have been read whole. */
function whole(cell: Cell, type: string, schema?: string): Value {
  const {value, fault} = decode(cell, type, schema);
  assert.equal(fault, undefined, JSON.stringify(fault));
  const unread = (one: Value): boolean => (one.word === 'rest' && one.type === '') || one.children.some(unread);
  assert.ok(!unread(value!), 'something was left over');
  return value!;
}
function at(value: Value, ...path: string[]): Value {
  return path.reduce((found, name) => {
    const next = found.children.find((child) => child.name === name);
    assert.ok(next, `${name} in ${found.children.map((child) => child.name).join(', ')}`);
    return next;
  }, value);
}
const text = (value: Value, ...path: string[]): string => at(value, ...path).text;
const problem = (schema: string): SchemaProblem => {
  try {
    parseSchema(schema);
  } catch (error) {
    assert.ok(error instanceof SchemaError);
    return error.problem;
  }
  return assert.fail('parsed');
};

const [alice, bob] = [new Address(0, randomBytes(32)), new Address(-1, randomBytes(32))];

test('messages: internal, external, with state init, body in place and in a reference', () => {
  const init = {code: beginCell().storeUint(1, 8).endCell(), data: beginCell().storeUint(2, 8).endCell()};
  for (const body of [beginCell().endCell(), beginCell().storeBuffer(randomBytes(100)).storeRef(beginCell().endCell()).endCell()]) {
    const message = internal({to: alice, value: toNano('1.5'), bounce: true, body, init});
    const cell = beginCell().store(storeMessageRelaxed(message)).endCell();
    const read = whole(cell, 'MessageRelaxed Any');
    assert.equal(text(read, 'info', 'dest'), alice.toRawString());
    assert.equal(text(read, 'info', 'value', 'grams'), '1500000000 (1.5)');
    assert.equal(text(read, 'info', 'bounce'), 'true');
    assert.equal(text(read, 'info', 'src'), 'addr_none');
  }
  const ext = beginCell()
    .store(storeMessage(external({to: bob, body: beginCell().storeUint(7, 32).endCell()})))
    .endCell();
  const read = whole(ext, 'Message Any');
  assert.equal(at(read, 'info').text, 'ext_in_msg_info');
  assert.equal(text(read, 'info', 'dest'), bob.toRawString());
});

test('bodies that are known: comment, jetton, NFT; and one that is not', () => {
  const long = 'Спасибо '.repeat(60);
  const comment = beginCell().storeUint(0, 32).storeStringTail(long).endCell();
  assert.equal(text(whole(comment, 'Body'), 'text'), JSON.stringify(long));
  const transfer = beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(77, 64)
    .storeCoins(5_000_000n)
    .storeAddress(alice)
    .storeAddress(null)
    .storeMaybeRef(null)
    .storeCoins(1n)
    .storeBit(0)
    .endCell();
  const read = whole(transfer, 'Body');
  assert.equal(read.text, 'transfer');
  assert.deepEqual([text(read, 'query_id'), text(read, 'amount'), text(read, 'destination')], ['77', '5000000', alice.toRawString()]);
  assert.equal(whole(beginCell().storeUint(0x12345678, 32).endCell(), 'Body').text, 'other');
  assert.equal(whole(beginCell().endCell(), 'Body').text, 'other');
});

test('state init, lists of actions', () => {
  const init = {code: beginCell().storeUint(1, 8).endCell(), data: beginCell().endCell(), splitDepth: 3};
  assert.equal(text(whole(beginCell().store(storeStateInit(init)).endCell(), 'StateInit'), 'fixed_prefix_length'), '3');
  const out = internal({to: alice, value: 1n});
  const actions = beginCell()
    .store(
      storeOutList([
        {type: 'sendMsg', mode: SendMode.PAY_GAS_SEPARATELY, outMsg: out},
        {type: 'setCode', newCode: init.code},
      ]),
    )
    .endCell();
  const read = whole(actions, 'OutList 2');
  assert.equal(at(read, 'action').text, 'action_set_code');
  assert.equal(text(read, 'prev', 'action', 'mode'), '1');
  assert.equal(decode(actions, 'OutList 3').fault?.code, 'refs');
});

test('transactions and accounts of the sandbox', async () => {
  const chain = await Blockchain.create();
  const [sender, receiver] = [await chain.treasury('a'), await chain.treasury('b')];
  const {transactions} = await sender.send({
    to: receiver.address,
    value: toNano(3),
    body: beginCell().storeUint(0, 32).storeStringTail('hi').endCell(),
  });
  // A contract that does not exist: bounce phase. One that fails at once: compute phase with an exit code.
  const failing = {code: beginCell().storeUint(0xf2f0, 16).endCell(), data: beginCell().endCell()};
  const other = await sender.send({to: new Address(0, randomBytes(32)), value: toNano(1), bounce: true});
  const third = await sender.send({to: contractAddress(0, failing), init: failing, value: toNano(1), bounce: true});
  const all: Transaction[] = [...transactions, ...other.transactions, ...third.transactions];
  assert.ok(all.length >= 7);
  for (const transaction of all) {
    const read = whole(beginCell().store(storeTransaction(transaction)).endCell(), 'Transaction');
    assert.equal(text(read, 'lt'), String(transaction.lt));
    assert.equal(text(read, 'account_addr').toLowerCase(), transaction.address.toString(16).padStart(64, '0'));
    assert.equal(text(read, 'outmsg_cnt'), String(transaction.outMessagesCount));
    assert.match(text(read, 'total_fees', 'grams'), new RegExp(`^${transaction.totalFees.coins}\\b`));
    const {description} = transaction;
    assert.equal(description.type, 'generic');
    if (description.type === 'generic' && description.computePhase.type === 'vm')
      assert.equal(text(read, 'description', 'compute_ph', 'exit_code'), String(description.computePhase.exitCode));
    if (transaction.outMessagesCount) assert.equal(at(read, 'out_msgs').children.length, transaction.outMessagesCount);
  }
  for (const wallet of [sender, receiver]) {
    const {account} = await chain.getContract(wallet.address);
    const read = whole(beginCell().store(storeShardAccount(account)).endCell(), 'ShardAccount');
    assert.equal(text(read, 'account', 'addr'), wallet.address.toRawString());
    assert.match(text(read, 'account', 'storage', 'balance', 'grams'), new RegExp(`^${account.account!.storage.balance.coins}\\b`));
  }
});

test('the account of a mainnet proof', () => {
  const read = whole(Cell.fromBoc(mainnet.accountState)[0]!, 'Account');
  assert.equal(text(read, 'addr'), `0:${mainnet.account.toString('hex')}`);
});

test('dictionaries: all keys and values, natively and by the definitions of Hashmap', () => {
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.Uint(16));
  for (let index = 0; index < 200; index++) dictionary.set((index * 2654435761) % 2 ** 32, index);
  const cell = beginCell().storeDict(dictionary).endCell();
  const read = whole(cell, 'HashmapE 32 uint16');
  assert.deepEqual(
    read.children.map(({name, text: value}) => [Number(name), Number(value)]),
    [...dictionary].sort(([a], [b]) => a - b),
  );
  // The same by the language itself: `~`, equations, alternatives that differ in their parameters.
  const definitions = `
    edge#_ {n:#} {X:Type} {l:#} {m:#} label:(Label ~l n) {n = (~m) + l} node:(Node m X) = Map n X;
    leaf#_ {X:Type} value:X = Node 0 X;
    fork#_ {n:#} {X:Type} left:^(Map n X) right:^(Map n X) = Node (n + 1) X;
    short$0 {m:#} {n:#} len:(Unary ~n) {n <= m} s:(n * Bit) = Label ~n m;
    long$10 {m:#} n:(#<= m) s:(n * Bit) = Label ~n m;
    same$11 {m:#} v:Bit n:(#<= m) = Label ~n m;
    zero$0 = Unary ~0;
    succ$1 {n:#} x:(Unary ~n) = Unary ~(n + 1);
    _ map:^(Map 32 uint16) = Root;`;
  const values: string[] = [];
  const collect = (value: Value): void => {
    if (value.name === 'value') values.push(value.text);
    value.children.forEach(collect);
  };
  collect(whole(beginCell().storeRef(cell.refs[0]!).endCell(), 'Root', definitions));
  assert.deepEqual(
    values.map(Number).sort((a, b) => a - b),
    [...dictionary.values()].sort((a, b) => a - b),
  );
});

test('a Merkle proof is read through, its pruned parts are named', () => {
  const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Uint(16));
  for (let index = 0; index < 30; index++) dictionary.set(BigInt(`0x${randomBytes(32).toString('hex')}`), index);
  const [key] = [...dictionary.keys()];
  const {value, fault} = decode(dictionary.generateMerkleProof([key!]), 'Hashmap 256 uint16');
  assert.equal(fault, undefined);
  const found = value!.children[0]!.children;
  assert.ok(found.some(({word}) => word === 'pruned'));
  assert.ok(found.some(({name, text: number}) => name === key!.toString(16).padStart(64, '0') && number === '0'));
});

test("a schema of one's own: conditions, flags, repetitions, groups, variable integers", () => {
  const schema = `
    // A comment.
    item$_ a:uint4 b:(Maybe ^Item) = Item;
    thing#1234 flags:(## 8) { flags <= 3 } first:flags . 0?uint16 second:flags . 1?^Cell
      n:(#<= 4) list:(n * uint8) ^[ x:int8 y:(VarInteger 16) ] z:(Either uint8 ^Item) = Thing;`;
  const item = beginCell().storeUint(9, 4).storeBit(0).endCell();
  const cell = beginCell()
    .storeUint(0x1234, 16)
    .storeUint(1, 8)
    .storeUint(500, 16)
    .storeUint(3, 3)
    .storeUint(0x010203, 24)
    .storeRef(beginCell().storeInt(-5, 8).storeVarInt(-1000, 4).endCell())
    .storeBit(1)
    .storeRef(item)
    .endCell();
  const read = whole(cell, 'Thing', schema);
  assert.deepEqual(
    [text(read, 'first'), text(read, 'second'), text(read, 'x'), text(read, 'y'), text(read, 'z', 'a')],
    ['500', '–', '-5', '-1000', '9'],
  );
  assert.deepEqual(
    at(read, 'list').children.map(({text: one}) => one),
    ['1', '2', '3'],
  );
});

test('what cannot be read is said with cell and bit, and with what was read before', () => {
  const half = decode(beginCell().storeUint(0, 4).endCell(), 'Message Any');
  assert.deepEqual([half.fault?.code, half.fault?.what, half.fault?.bit], ['no-constructor', 'MsgAddressInt', 4]);
  assert.equal(text(half.value!, 'info', 'bounced'), 'false');
  assert.equal(decode(beginCell().storeUint(1, 8).endCell(), 'uint16').fault?.code, 'bits');
  assert.equal(decode(beginCell().endCell(), 'Nothing').fault?.code, 'unknown-type');
  assert.equal(decode(beginCell().endCell(), 'Message').fault?.code, 'arity');
  assert.equal(decode(beginCell().storeUint(5, 8).endCell(), 'Small', 'small$_ n:(## 8) {n <= 3} = Small;').fault?.code, 'constraint');
  // A type that contains itself without end.
  assert.equal(decode(beginCell().endCell(), 'Loop', 'loop$_ x:Loop = Loop;').fault?.code, 'too-much');
  const left = decode(beginCell().storeUint(7, 20).storeRef(beginCell().endCell()).endCell(), 'uint8');
  assert.equal(left.value!.children[0]!.word, 'rest');
});

test('a wrong schema is named by its place', () => {
  assert.deepEqual(problem('a$0 x:uint8 = A'), {code: 'expected', at: 15, length: 1, found: '', expected: ';'});
  assert.deepEqual([problem('a$0 x: = A;').at, problem('a$0 x: = A;').expected], [7, 'type']);
  assert.deepEqual([problem('a$0 {x:Foo} = A;').at, problem('a$0 {x:Foo} = A;').found], [7, 'Foo']);
  assert.equal(problem('a$0 x:(uint8 = A;').at, 16);
  assert.equal(problem('a x:uint8 = A;').code, 'no-tag');
  assert.equal(problem('a$0 § = A;').at, 4);
  assert.equal(problem('  // nothing').code, 'empty');
});

test('garbage of any kind never throws', () => {
  for (let round = 0; round < 300; round++) {
    const cell = beginCell()
      .storeBuffer(randomBytes(60))
      .storeRef(beginCell().storeBuffer(randomBytes(30)).endCell())
      .endCell();
    for (const type of ['Message Any', 'Transaction', 'Account', 'HashmapE 32 ^Cell', 'Body', 'OutList 3']) decode(cell, type);
  }
});
