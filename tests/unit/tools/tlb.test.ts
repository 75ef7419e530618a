// The TL-B reader against what @ton/core and the sandbox write, and against the compiler of the node.
import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
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
import {Session} from '../../../src/tools/boc/session.ts';
import {decodeCell} from '../../../src/tools/boc/tlb/decode.ts';
import {BLOCK, BODIES} from '../../../src/tools/boc/tlb/schemas.ts';
import {parseSchema, parseType, SchemaError, type SchemaProblem} from '../../../src/tools/boc/tlb/syntax.ts';
import type {Decoded, Value} from '../../../src/tools/boc/tlb/value.ts';
import {processorTime} from '../../lib/time.ts';

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
  assert.equal(problem('a$0 § = A;').at, 4);
  // One word to tlbc, and no type.
  assert.deepEqual(problem('a$0 x:##32 = A;'), {code: 'expected', at: 6, length: 4, found: '##32', expected: '(## 32)'});
  assert.deepEqual(problem('a$0 x:(#<=5) = A;').expected, '(#<= 5)');
  assert.deepEqual([problem('a#12xy = A;').at, problem('a#12xy = A;').expected], [1, 'tag']);
  assert.deepEqual([problem('a$2 = A;').at, problem('a$2 = A;').found], [1, '$2']);
  assert.equal(problem('a$0 x:uint8#12 = A;').found, '#12');
  assert.deepEqual([problem('a$0 x:(uint 08) = A;').code, problem('a$0 x:(uint 08) = A;').at], ['number', 12]);
  for (const number of ['2147483648', '-1', '0x80000000']) assert.equal(problem(`a$0 x:(uint ${number}) = A;`).code, 'number');
  assert.deepEqual([problem('a$0 = A; /* b /* c */').expected, problem('a$0 = A; /* b /* c */').at], ['*/', 21]);
  assert.equal(problem('`a = A;').at, 0);
  assert.equal(problem('  // nothing').code, 'empty');
});

interface Answer {
  readonly schema: string;
  /** Tag and text of each constructor that has none written. */
  readonly tags: readonly (readonly [tag: string, text: string])[];
}
const answers = (): Answer[] =>
  fs
    .readFileSync(path.join(import.meta.dirname, 'tlbc-answers.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [schema, ...rest] = line.split('\t');
      const tags = Array.from({length: rest.length / 2}, (_, index) => [rest[2 * index]!, rest[2 * index + 1]!] as const);
      return {schema: schema!.replace(/\\(.)/g, (_, letter: string) => ({n: '\n', t: '\t', r: '\r'})[letter] ?? letter), tags};
    });
/** What tlbc takes as part of a name, and the reader of schemas as a sign; and a comment of tlbc that begins within a comment. */
const OTHERWISE = [
  'foo, a,b:uint8 = Foo;',
  'foo a+b:uint8 = Foo;',
  'foo a:uint8 = Foo/*x*/;',
  '/* a // b */ foo a:uint8 = Foo;\n*/ bar = Bar;',
];

test('tags that are not written: 463 answers of tlbc, tag and text', () => {
  const all = answers();
  assert.equal(all.length, 463);
  assert.equal(all.filter(({schema}) => OTHERWISE.includes(schema)).length, OTHERWISE.length);
  for (const {schema, tags} of all) {
    if (OTHERWISE.includes(schema)) continue;
    const read = [...parseSchema(schema).types.values()].flat().sort((a, b) => a.at - b.at);
    const computed = read.flatMap((one) => (one.computed ? [[parseInt(one.tag, 2).toString(16).padStart(8, '0'), one.computed.text]] : []));
    assert.deepEqual(computed, tags, schema);
    for (const {tag, computed: made} of read) if (made) assert.equal(tag.length, 32);
  }
});

test('a tag is computed only where there is a name and none is written', () => {
  const tags = (schema: string): string[] => [...parseSchema(schema).types.values()].flat().map(({tag}) => tag);
  assert.deepEqual(tags('_ x:uint8 = A; a$_ = A; b#_ = A; c#8_ = A; _$10 = A;'), ['', '', '', '', '10']);
  // Blanks before a tag are nothing to tlbc; `#` alone is a field.
  assert.deepEqual(tags('a #1f = A; b $01 = A;'), ['00011111', '01']);
  const [lone] = parseSchema('a# x:uint8 = A;').types.get('A')!;
  assert.equal(lone!.computed!.text, 'a # x:uint8 = A');
});

test('a bag of @ton/core is read by a schema without tags', () => {
  const schema = `
    order query_id:uint64 count:(## 2) { count >= 1 } items:(count * Item) comment:(Maybe ^Note) = OrderBody;
    item id:uint32 price:(VarUInteger 16) = Item;
    note_short text:uint8 = Note;
    note_long {n:#} size:(## 4) { ~n = size + 1 } text:(bits (n * 8)) = Note;`;
  // By `tlbc -qvvv block.tlb` of this schema (commit as in tlbc-answers.tsv).
  const tag = {order: 0xcbb70b84, item: 0xb54fa9fa, note_long: 0xaf55b5cd};
  const note = beginCell().storeUint(tag.note_long, 32).storeUint(2, 4).storeBuffer(Buffer.from('abc')).endCell();
  const body = beginCell().storeUint(tag.order, 32).storeUint(7, 64).storeUint(2, 2);
  for (const [id, price] of [
    [100, 5n],
    [101, 300n],
  ] as const)
    body.storeUint(tag.item, 32).storeUint(id, 32).storeCoins(price);
  const cell = body.storeMaybeRef(note).endCell();
  const read = whole(cell, 'OrderBody', schema);
  assert.deepEqual([read.text, read.tag], ['order', `#${tag.order.toString(16)}`]);
  assert.deepEqual(
    at(read, 'items').children.map((item) => [item.tag, text(item, 'id'), text(item, 'price')]),
    [
      [`#${tag.item.toString(16)}`, '100', '5'],
      [`#${tag.item.toString(16)}`, '101', '300'],
    ],
  );
  assert.deepEqual([at(read, 'comment').tag, text(read, 'comment', 'text')], [`#${tag.note_long.toString(16)}`, '616263']);
  // Another field name, another tag: the bag is none of that schema.
  const other = decode(cell, 'OrderBody', schema.replace('query_id', 'query'));
  assert.deepEqual([other.fault?.code, other.fault?.bits], ['no-constructor', tag.order.toString(2).padStart(32, '0')]);
  // Tags that are written are not marked.
  assert.equal(whole(beginCell().storeUint(5, 8).endCell(), 'A', 'a#05 = A;').tag, undefined);

  const session = new Session();
  session.open(new Uint8Array(cell.toBoc()));
  const reading = session.decode({cell: 0, type: 'OrderBody', schema});
  assert.ok(reading.kind === 'decoded');
  assert.deepEqual(reading.leftOut[0], {
    tag: `#${tag.order.toString(16)}`,
    text: 'order query_id:uint64 count:## 2 <= 1 count items:count * Item comment:Maybe ^Note = OrderBody',
  });
  assert.equal(reading.leftOut.length, 4);
  assert.ok(reading.value !== undefined && reading.fault === undefined);
});

test('forms of the grammar that tlbc takes', () => {
  const bits = (...values: readonly (readonly [value: number, width: number])[]): Cell =>
    values.reduce((builder, [value, width]) => builder.storeUint(value, width), beginCell()).endCell();
  // Digits before the letter, other letters, back quotes, comments in comments, hexadecimal and octal constants.
  assert.equal(text(whole(bits([3, 2]), '2Bits', '_ 2bits:(## 2) = 2Bits;'), '2bits'), '3');
  assert.equal(text(whole(bits([3, 8]), 'Тип', 'фу$_ поле:uint8 = Тип;'), 'поле'), '3');
  assert.equal(text(whole(bits([3, 8]), 'A', '`a b`$_ `x`:uint8 = `A`;'), 'x'), '3');
  assert.equal(text(whole(bits([3, 8]), 'A', '/* a /* b */ c */ a$_ x-y:uint8 = A;'), 'x-y'), '3');
  assert.equal(text(whole(bits([3, 16], [9, 8]), 'A', 'a$_ x:(uint 0x10) y:(uint 010) = A;'), 'y'), '9');
  // Parameters given one after the other; one that stands twice must be the same number twice.
  assert.equal(
    at(whole(bits([1, 8], [2, 8]), 'A', 'a$_ x:((P 2) uint8) = A; p$_ {n:#} {X:Type} x:(n * X) = P n X;'), 'x').children[0]!.children
      .length,
    2,
  );
  const twice = 'a$_ {n:#} x:(## n) = A n n; b$_ x:(A 8 8) = B; c$_ x:(A 8 9) = C;';
  assert.equal(text(whole(bits([3, 8]), 'B', twice), 'x', 'x'), '3');
  assert.equal(decode(bits([3, 8]), 'C', twice).fault?.code, 'no-constructor');
  // `~` within parentheses is an unknown, `~` before a parameter a result.
  assert.equal(text(whole(bits([3, 8]), 'B', 'a$_ {n:#} x:(## n) = A (~n); b$_ x:(A 8) = B;'), 'x', 'x'), '3');
  const results = 'u$0 = U ~0; s$1 {n:#} x:(U ~n) = U ~(n + 1); b$_ {n:#} u:(U ~n) y:(## n) = B;';
  assert.equal(text(whole(bits([0b1110_101, 7]), 'B', results), 'y'), '5');
  assert.equal(decode(bits([5, 8]), 'A', 'a$_ n:(## 8) { < n 5 } = A;').fault?.code, 'constraint');
  // A type that lacks its number: said, and not read as nothing.
  assert.deepEqual(
    [decode(bits([5, 8]), 'A', 'a$_ x:uint = A;').fault?.code, decode(bits([5, 8]), 'A', 'a$_ x:## = A;').fault?.code],
    ['arity', 'arity'],
  );
});

test("types that are read natively give way to a schema's own definition, unless it says the same", () => {
  const one = beginCell().storeUint(1, 1).storeUint(7, 7).endCell();
  assert.equal(text(whole(one, 'A', 'a$_ x:Bool y:(## 7) = A;'), 'x'), 'true');
  assert.equal(text(whole(one, 'A', 'no$0 = Bool; yes$1 = Bool; a$_ x:Bool y:(## 7) = A;'), 'x'), 'true');
  assert.equal(text(whole(one, 'A', 'no$00000111 = Bool; yes$1 n:(## 7) = Bool; a$_ x:Bool = A;'), 'x', 'n'), '7');
  const amount = beginCell().storeCoins(1_500_000_000n).endCell();
  for (const coins of ['_ grams:Grams = Coins;', 'nanocoins$_ amount:(VarUInteger 16) = Coins;', ''])
    assert.equal(text(whole(amount, 'A', `${coins} a$_ x:Coins = A;`), 'x'), '1500000000 (1.5)');
  // Without tags these are other types, with 32 bits in front.
  const tagged = beginCell().storeUint(0xb814e002, 32).endCell();
  assert.equal(text(whole(tagged, 'A', 'bool_true = Bool; bool_false = Bool; a$_ x:Bool = A;'), 'x'), 'bool_true');
  const entry = beginCell()
    .storeDict(Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Uint(8)).set(5, 9))
    .endCell();
  const usual = `
    hm_edge#_ {n:#} {X:Type} {l:#} {m:#} label:(HmLabel ~l n) {n = (~m) + l} node:(HashmapNode m X) = Hashmap n X;
    hme_empty$0 {n:#} {X:Type} = HashmapE n X; hme_root$1 {n:#} {X:Type} root:^(Hashmap n X) = HashmapE n X; a$_ x:(HashmapE 8 uint8) = A;`;
  assert.equal(at(whole(entry, 'A', usual), 'x', '5').text, '9');
});

/** Far more than it takes, and far less than what grows with the square of the length, or doubles with each level. */
const NOT_FOR_EVER = 20_000;

test('hostile schemas: long, deep, unclosed', () => {
  assert.ok(processorTime(hostileSchemas, NOT_FOR_EVER) < NOT_FOR_EVER);
});

function hostileSchemas(): void {
  const deep = (open: string, close: string): string => `a x:${open.repeat(30_000)}uint8${close.repeat(30_000)} = A;`;
  for (const schema of [deep('(', ')'), deep('^', ''), deep('[ x:', ' ]'), deep('(1 * ', ')'), deep('~', ''), deep('(1?', ')')])
    assert.equal(problem(schema).code, 'too-deep', schema.slice(0, 20));
  assert.equal(problem(`a x:(uint (1${' + 1'.repeat(30_000)})) = A;`).code, 'too-deep');
  assert.equal(problem(`a x:(1${' * 1'.repeat(30_000)} * uint8) = A;`).code, 'too-deep');
  assert.equal(problem('/*'.repeat(30_000)).expected, '*/');
  assert.throws(() => parseType('('.repeat(100_000)), SchemaError);
  const many = parseSchema('a x:uint8 = A;'.repeat(4000)).types.get('A')!;
  assert.equal(many.length, 4000);
  const [long] = parseSchema(`a ${'x:uint8 '.repeat(10_000)}= A;`).types.get('A')!;
  assert.equal(long!.computed!.text.length, 80_005);
  assert.ok(parseSchema(`a x:(${'Maybe ^('.repeat(90)}Cell${')'.repeat(90)}) = A;`).last === 'A');
  assert.equal(decode(Cell.EMPTY, 'A', `a$_ x:(${'Maybe '.repeat(100)}Cell) = A;`).fault?.code, 'arity');
  // Two ways at each of sixty levels, none of which ends well.
  const ways = 'a$_ {n:#} x:(A n) = A (n + 1); b$_ {n:#} x:(A n) = A (n + 1); c$1 = A 0; d$_ x:(A 60) = D;';
  assert.equal(decode(Cell.EMPTY, 'D', ways).fault?.code, 'too-much');
}

test('garbage of any kind never throws', () => {
  for (let round = 0; round < 300; round++) {
    const cell = beginCell()
      .storeBuffer(randomBytes(60))
      .storeRef(beginCell().storeBuffer(randomBytes(30)).endCell())
      .endCell();
    for (const type of ['Message Any', 'Transaction', 'Account', 'HashmapE 32 ^Cell', 'Body', 'OutList 3']) decode(cell, type);
  }
});
