import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {Address, beginCell, type Builder, Cell, Dictionary, toNano, type TupleItem} from '@ton/core';
import {Blockchain, createShardAccount, internal} from '@ton/sandbox';
import {mainnet} from '../../../data/config/mainnet.ts';
import {body, compile, funcPage, rowsOf, run, sectionOf} from './func-run.ts';

const page = funcPage('dictionaries');

/** The fence with this title, or the first one below a heading. */
function fence(language: string, {title, heading}: {title?: string; heading?: string}): string {
  const text = heading === undefined ? page : sectionOf(page, heading);
  return new RegExp(`\`\`\`${language}${title === undefined ? '' : ` title="${title}"`}[^\\n]*\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
}

const coins = {serialize: (value: bigint, builder: Builder) => void builder.storeCoins(value), parse: () => 0n};

test('the contract with balances adds what comes in', async () => {
  const {code, error} = await compile(fence('func', {title: 'balances.fc'}));
  assert.equal(error, undefined);
  const blockchain = await Blockchain.create();
  const address = new Address(0, Buffer.alloc(32, 5));
  const from = new Address(0, Buffer.alloc(32, 6));
  const data = beginCell().storeBit(0).endCell();
  await blockchain.setShardAccount(address, createShardAccount({address, code, data, balance: toNano('1')}));
  const send = (id: number, value: string, bounced = false): Promise<unknown> =>
    blockchain.sendMessage(internal({from, to: address, value: toNano(value), bounced, body: beginCell().storeUint(id, 64).endCell()}));
  await send(7, '1');
  await send(7, '2');
  await send(9, '0.5');
  await send(9, '4', true);
  const balance = async (id: bigint): Promise<bigint> =>
    (await blockchain.runGetMethod(address, 'get_balance_of', [{type: 'int', value: id}])).stackReader.readBigNumber();
  assert.deepEqual([await balance(7n), await balance(9n), await balance(1n)], [toNano('3'), toNano('0.5'), 0n]);
});

test('sum walks through all entries, and so does the one in Tolk', async () => {
  const balances = Dictionary.empty(Dictionary.Keys.BigUint(64), coins);
  for (const [key, value] of [
    [0n, 5n],
    [3n, 10n],
    [2n ** 64n - 1n, 100n],
  ] as const)
    balances.set(key, value);
  const cell = beginCell().storeDictDirect(balances).endCell();
  const source = `${fence('func', {title: 'sum.fc'})} int f(cell d) method_id { return sum(d); }`;
  assert.equal(await run(source, [{type: 'cell', cell}]), '115');
  assert.equal(await run(source, [{type: 'null'}]), '0');
  const {runTolkCompiler} = await import('@ton/tolk-js');
  const tolk = await runTolkCompiler({
    entrypointFileName: 'main.tolk',
    fsReadCallback: () =>
      `${fence('tolk', {title: 'sum.tolk'})}\nfun onInternalMessage(in: InMessage) { }\nget fun f(d: map<uint64, coins>): coins { return sum(d); }`,
  });
  assert.equal(tolk.status, 'ok');
  const blockchain = await Blockchain.create();
  const address = new Address(0, Buffer.alloc(32, 5));
  const code = Cell.fromBase64(tolk.status === 'ok' ? tolk.codeBoc64 : '');
  await blockchain.setShardAccount(address, createShardAccount({address, code, data: Cell.EMPTY, balance: toNano('1')}));
  assert.equal((await blockchain.runGetMethod(address, 'f', [{type: 'cell', cell}])).stackReader.readBigNumber(), 115n);
});

test('drop_old removes the old entries and stops at the bound', async () => {
  const source = (limit: number, most: number): string =>
    `${fence('func', {title: 'queue.fc'})} _ f() method_id { cell q = new_dict(); q~udict_set(64, 1, "aa"s); q~udict_set(64, 2, "bb"s); q~udict_set(64, 9, "cc"s); int n = q~drop_old(${limit}, ${most}); (int k, _, int ok) = q.udict_get_min?(64); return (n, k, ok); }`;
  assert.equal(await run(source(5, 10)), '2 9 -1');
  assert.equal(await run(source(5, 1)), '1 2 -1');
  assert.equal(await run(source(0, 10)), '0 1 -1');
  assert.equal(await run(source(99, 10)), '3 null 0');
});

test('the example tree, from FunC and from TypeScript', async () => {
  const d = Dictionary.empty(Dictionary.Keys.Uint(8), Dictionary.Values.Uint(16));
  d.set(1, 0xaaaa);
  d.set(2, 0xbbbb);
  d.set(200, 0xcccc);
  const printed = beginCell().storeDictDirect(d).endCell().toString();
  assert.equal(fence('output', {heading: 'hashmap-examples'}).trimEnd(), printed);
  assert.equal(await body(`${fence('func', {heading: 'hashmap-examples'})} return d;`), printed.replace(/\s+/g, ''));
  // The order of writing makes no difference.
  assert.equal(
    await body('cell d = new_dict(); d~udict_set(8, 200, "cccc"s); d~udict_set(8, 2, "bbbb"s); d~udict_set(8, 1, "aaaa"s); return d;'),
    printed.replace(/\s+/g, ''),
  );
});

test('the table of costs is a new run', async () => {
  const source = `int gas() impure asm "GASCONSUMED"; _ f(cell d, int key, int other) method_id { int a = gas(); (slice v, int ok) = d.udict_get?(64, key); int b = gas(); cell e = d; e~udict_set_builder(64, key, begin_cell().store_uint(7, 32)); int c = gas(); cell h = d; h~udict_set_builder(64, other, begin_cell().store_uint(7, 32)); int k = gas(); cell g = d; int r = g~udict_delete?(64, key); int m = gas(); throw_if(77, null?(e) | null?(h) | (r == 0) | null?(v)); return (b - a, c - b, k - c, m - k); }`;
  const number = new Intl.NumberFormat('en-US');
  const keyOf = (index: number): bigint => BigInt(`0x${createHash('sha256').update(String(index)).digest('hex').slice(0, 16)}`);
  const rows: string[][] = [];
  for (const entries of [1, 10, 100, 1000, 10_000]) {
    const d = Dictionary.empty(Dictionary.Keys.BigUint(64), Dictionary.Values.Uint(32));
    for (let index = 0; index < entries; index++) d.set(keyOf(index), index);
    const cell = beginCell().storeDictDirect(d).endCell();
    const seen = new Set<string>();
    const walk = (each: Cell): void => {
      seen.add(each.hash().toString('hex'));
      each.refs.forEach(walk);
    };
    walk(cell);
    const tries = Math.min(entries, 20);
    const sums = [0, 0, 0, 0];
    for (let index = 0; index < tries; index++) {
      const args: TupleItem[] = [
        {type: 'cell', cell},
        {type: 'int', value: keyOf(index)},
        {type: 'int', value: keyOf(entries + index)},
      ];
      for (const [column, gas] of (await run(source, args)).split(' ').entries()) sums[column] = (sums[column] ?? 0) + Number(gas);
    }
    assert.equal(seen.size, 2 * entries - 1);
    rows.push([entries, seen.size, ...sums.map((sum) => Math.round(sum / tries))].map((each) => number.format(each)));
  }
  assert.deepEqual(rowsOf(sectionOf(page, 'what-it-costs')), rows);
});

test('limits', async () => {
  assert.equal(mainnet.limits.accountCells, 65_536);
  const store = (bits: number): Promise<string> =>
    run(
      `_ f(int key) method_id { builder b = begin_cell().store_uint(0, 256).store_uint(0, 256).store_uint(0, ${bits - 512}); cell d = new_dict(); d~udict_set_builder(256, key, b); return null?(d); }`,
      [{type: 'int', value: 2n ** 256n / 3n}],
    );
  assert.equal(await store(756), '0');
  assert.equal(await store(757), 'exit 8');
  assert.equal(await body('cell d = new_dict(); d~idict_set(8, -1, "aa"s); return d.udict_get_min?(8);'), '255 x{AA} -1');
  assert.equal(await body('cell d = new_dict(); d~udict_set(8, -1, "aa"s); return d;'), 'exit 5');
  assert.equal(await body('cell d = new_dict(); d.udict_set(8, 1, "aa"s); return d;'), 'null');
  assert.equal(await body('return begin_cell().store_dict(null()).store_maybe_ref(null()).end_cell();'), 'x{2_}');
});

test('the example of a prefix dictionary', async () => {
  const example = fence('func', {heading: 'prefix-dictionary'});
  assert.equal(await body(`${example} return (prefix, value, rest, found);`), 'x{AB} x{01} x{77} -1');
  assert.equal(
    await body(
      `${example} return (routes~pfxdict_set?(32, "ab00"s, "03"s), routes~pfxdict_set?(32, "cd"s, "03"s), routes~pfxdict_set?(32, "ee"s, "03"s));`,
    ),
    '0 0 -1',
  );
});
