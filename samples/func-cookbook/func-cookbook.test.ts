// Every recipe of the FunC cookbook is compiled once and run, except for mode 128, which samples/message-modes covers.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {before, test} from 'node:test';
import {compileFunc} from '@ton-community/func-js';
import {
  Address,
  beginCell,
  Cell,
  contractAddress,
  Dictionary,
  ExternalAddress,
  toNano,
  type TupleItem,
  type TupleReader,
} from '@ton/core';
import {type Blockchain, createShardAccount, internal} from '@ton/sandbox';
import {funcStdlib} from '../../plugins/playground/func-stdlib.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';

const address = new Address(0, Buffer.alloc(32, 5));
const sender = new Address(0, Buffer.alloc(32, 1));
let code: Cell;
let blockchain: Blockchain;

const int = (value: number | bigint): TupleItem => ({
  type: 'int',
  value: BigInt(value),
});
const tuple = (...items: TupleItem[]): TupleItem => ({type: 'tuple', items});
const slice = (cell: Cell): TupleItem => ({type: 'slice', cell});
const ref = (cell: Cell): TupleItem => ({type: 'cell', cell});
const text = (value: string): Cell => beginCell().storeStringTail(value).endCell();
const number = (value: number, bits: number): Cell =>
  beginCell().storeUint(value, bits).endCell();

before(async () => {
  const result = await compileFunc({
    targets: ['cookbook.fc'],
    sources: (path) =>
      path === 'stdlib.fc'
        ? funcStdlib()
        : readFileSync(new URL(path, import.meta.url), 'utf8'),
  });
  assert.ok(result.status === 'ok', result.status === 'error' ? result.message : '');
  code = Cell.fromBase64(result.codeBoc);
  blockchain = await createNetwork();
});

async function reset(data = new Cell()): Promise<void> {
  await blockchain.setShardAccount(
    address,
    createShardAccount({address, code, data, balance: toNano('1')}),
  );
}

async function call(name: string, ...args: TupleItem[]): Promise<TupleReader> {
  return (await blockchain.runGetMethod(address, name, args)).stackReader;
}

async function numbers(name: string, ...args: TupleItem[]): Promise<number[]> {
  const reader = await call(name, ...args);
  return Array.from({length: reader.remaining}, () => reader.readNumber());
}

async function send(
  op: number,
  fill: (b: ReturnType<typeof beginCell>) => unknown = () => 0,
) {
  const body = beginCell().storeUint(op, 32);
  fill(body);
  const result = await blockchain.sendMessage(
    internal({
      from: sender,
      to: address,
      value: toNano('0.2'),
      bounce: true,
      body: body.endCell(),
    }),
  );
  const [transaction] = transactionsOn(result, address);
  const [out] = transaction?.outMessages.values() ?? [];
  return {exitCode: computePhase(result, address).exitCode, out, all: result};
}

const data = async (): Promise<Cell> => {
  const {accountState} = await blockchain.getContract(address);
  assert.ok(accountState?.type === 'active');
  return accountState.state.data as Cell;
};

test('statements', async () => {
  await reset();
  assert.deepEqual(await numbers('fee_for', int(5000)), [50]);
  assert.deepEqual(await numbers('fee_for', int(7)), [5]);
  assert.deepEqual(await numbers('fee_for', int(-7)), [0]);
  assert.deepEqual(await numbers('factorial', int(5)), [120]);
  assert.deepEqual(await numbers('factorial', int(-1)), [1]);
  const parent = beginCell().storeRef(number(3, 16)).storeRef(number(4, 16)).endCell();
  assert.deepEqual(await numbers('sum_of_children', ref(parent)), [7]);
  assert.deepEqual(await numbers('count_digits', int(0)), [1]);
  assert.deepEqual(await numbers('count_digits', int(12345)), [5]);
});

test('emptiness', async () => {
  const withRef = beginCell().storeRef(new Cell()).endCell();
  assert.deepEqual(await numbers('emptiness', slice(new Cell())), [-1, -1, -1]);
  assert.deepEqual(await numbers('emptiness', slice(text('x'))), [0, 0, -1]);
  assert.deepEqual(await numbers('emptiness', slice(withRef)), [0, -1, 0]);
  assert.deepEqual(await numbers('is_cell_empty', ref(new Cell())), [-1]);
  assert.deepEqual(await numbers('is_cell_empty', ref(withRef)), [0]);
  for (const name of ['dict_emptiness', 'tuple_emptiness', 'list_emptiness']) {
    assert.deepEqual(await numbers(name), [-1, 0]);
  }
});

test('tuples and lists', async () => {
  assert.deepEqual(
    await numbers('walk_tuple', tuple(int(1), int(2), int(3))),
    [123, 321],
  );
  const nested = tuple(
    tuple(int(2), int(6)),
    tuple(int(1), tuple(int(3), tuple(int(3), int(5)))),
    int(3),
  );
  assert.deepEqual(await numbers('largest', nested), [6]);
  assert.deepEqual(await numbers('tuple_basics'), [10, 20, 30, 2]);
  const all = tuple({type: 'null'}, int(5), slice(text('a')), ref(new Cell()), tuple());
  assert.deepEqual(await numbers('types_of', all), [1234]);
  const read = (reader: TupleReader): number[] => {
    const items = reader.readTuple();
    return Array.from({length: items.remaining}, () => items.readNumber());
  };
  assert.deepEqual(
    read(await call('reversed', tuple(int(1), int(2), int(3)))),
    [3, 2, 1],
  );
  assert.deepEqual(
    read(await call('without', tuple(int(19), int(999), int(54)), int(1))),
    [19, 54],
  );
  assert.deepEqual(await numbers('equal_tuples', nested, nested), [-1]);
  assert.deepEqual(await numbers('equal_tuples', all, all), [-1]);
  assert.deepEqual(await numbers('equal_tuples', nested, all), [0]);
  assert.deepEqual(await numbers('equal_tuples', tuple(int(1)), tuple(int(2))), [0]);
  assert.deepEqual(
    await numbers('equal_tuples', tuple(int(1)), tuple(slice(text('a')))),
    [0],
  );
  assert.deepEqual(await numbers('read_list'), [321]);
});

test('time, randomness, numbers, text', async () => {
  const now = blockchain.now as number;
  assert.deepEqual(await numbers('seconds_left', int(now + 60)), [60]);
  assert.deepEqual(await numbers('seconds_left', int(now - 60)), [0]);
  const [rolled] = await numbers('roll_dice');
  assert.ok(rolled !== undefined && rolled >= 1 && rolled <= 6);
  assert.deepEqual(await numbers('modulo', int(17), int(5), int(7)), [3, 1, 13]);
  const big = 2n ** 255n;
  const [, product] = await numbers('modulo', int(big), int(2), int(1000));
  assert.equal(BigInt(product as number), (big * 2n) % 1000n);
  assert.deepEqual(await numbers('power', int(3), int(13)), [1594323]);
  assert.deepEqual(await numbers('power', int(3), int(0)), [1]);
  assert.equal((await call('power', int(2), int(255))).readBigNumber(), 2n ** 255n);
  assert.deepEqual(await numbers('to_int', slice(text('26052021'))), [26052021]);
  await assert.rejects(call('to_int', slice(text('12a'))), /104/);
  assert.equal((await call('to_string', int(-261119911))).readString(), '-261119911');
  assert.equal((await call('to_string', int(0))).readString(), '0');
  assert.deepEqual(await numbers('two_digits'), [4, 2]);
  await call('check_amount', int(12));
  for (const [amount, error] of [
    [9, 101],
    [11, 102],
    [666, 103],
  ] as const) {
    await assert.rejects(call('check_amount', int(amount)), new RegExp(String(error)));
  }
});

test('slices, cells, addresses', async () => {
  const bare = text('a');
  const withRef = beginCell().storeStringTail('a').storeRef(new Cell()).endCell();
  assert.deepEqual(await numbers('compare_slices', slice(bare), slice(bare)), [-1, -1]);
  assert.deepEqual(
    await numbers('compare_slices', slice(bare), slice(withRef)),
    [-1, 0],
  );
  assert.deepEqual(await numbers('equal_cells', ref(bare), ref(withRef)), [0]);
  assert.deepEqual(await numbers('equal_cells', ref(bare), ref(text('a'))), [-1]);
  assert.ok((await call('only_bits', slice(withRef))).readCell().equals(bare));
  const hash = BigInt(`0x${address.hash.toString('hex')}`);
  assert.ok(
    (await call('internal_address', int(0), int(hash))).readAddress().equals(address),
  );
  const external = (await call('external_address', int(1000))).readCell().beginParse();
  const parsed = external.loadExternalAddress();
  assert.deepEqual([parsed.value, parsed.bits], [1000n, 10]);
  assert.ok(parsed instanceof ExternalAddress);
  const init = {code: text('code'), data: text('data')};
  assert.ok(
    (await call('contract_address', int(0), ref(init.code), ref(init.data)))
      .readAddress()
      .equals(contractAddress(0, init)),
  );
});

test('dictionaries and trees', async () => {
  const dict = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.Uint(16));
  dict.set(1, 10).set(5, 20).set(12, 30);
  const root = beginCell().storeDictDirect(dict).endCell();
  assert.deepEqual(await numbers('sum_of_dict', ref(root)), [18, 60]);
  const reader = await call('drop_key', ref(root), int(5));
  const rest = reader
    .readCell()
    .beginParse()
    .loadDictDirect(Dictionary.Keys.Uint(32), Dictionary.Values.Uint(16));
  assert.deepEqual(rest.keys(), [1, 12]);
  assert.equal(reader.readNumber(), -1);
  const tree = beginCell()
    .storeUint(1, 16)
    .storeRef(number(2, 16))
    .storeRef(beginCell().storeUint(3, 16).storeRef(number(4, 16)).endCell())
    .endCell();
  assert.deepEqual(await numbers('sum_of_tree', ref(tree)), [10]);
});

test('storage and upgrade', async () => {
  await reset();
  await send(10);
  await send(10);
  assert.equal((await data()).beginParse().loadUint(32), 2);
  await reset(beginCell().storeUint(2, 32).storeBit(0).endCell());
  await send(11, (b) => b.storeUint(77, 64).storeStringTail('x'));
  const stored = (await data()).beginParse();
  assert.equal(stored.loadUint(32), 2);
  assert.equal(stored.loadBit(), true);
  assert.equal(
    (await send(9, (b) => b.storeAddress(address).storeRef(code))).exitCode,
    401,
  );
  const next = text('new code');
  await send(9, (b) => b.storeAddress(sender).storeRef(next));
  const {accountState} = await blockchain.getContract(address);
  assert.ok(accountState?.type === 'active' && accountState.state.code?.equals(next));
});

test('messages', async () => {
  await reset();
  const comment = (body: Cell): string => {
    const s = body.beginParse();
    assert.equal(s.loadUint(32), 0);
    return s.loadStringTail();
  };
  const paid = (await send(1)).out;
  assert.ok(paid?.info.type === 'internal' && !paid.info.bounce);
  assert.equal(paid.info.value.coins, 1_000_000n);
  assert.equal(comment(paid.body), 'Hello from FunC!');
  const body = beginCell().storeUint(0xabc, 32).endCell();
  const inCell = (await send(2, (b) => b.storeSlice(body.beginParse()))).out;
  const inRef = (await send(3, (b) => b.storeRef(body))).out;
  assert.ok(inCell?.body.equals(body));
  assert.ok(inRef && inRef.body.equals(body));
  assert.ok(inRef.info.type === 'internal' && inRef.info.bounce);
  assert.equal(
    comment((await send(6)).out?.body as Cell),
    'The first 123 bytes fit into this cell and the rest in the next one.',
  );
  const forwarded = await send(4, (b) =>
    b.storeUint(64, 8).storeAddress(sender).storeSlice(body.beginParse()),
  );
  assert.ok(forwarded.out?.body.equals(body));
  for (const op of [7, 8]) {
    const init = {code, data: number(op, 32)};
    const {all} = await send(op, (b) => {
      b.storeRef(init.code).storeRef(init.data);
      if (op === 8) b.storeRef(beginCell().storeUint(10, 32).endCell());
    });
    const deployed = await blockchain.getContract(contractAddress(0, init));
    assert.equal(deployed.accountState?.type, 'active');
    assert.ok(transactionsOn(all, contractAddress(0, init)).length > 0);
  }
});
