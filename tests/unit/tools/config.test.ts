// The configuration browser: every parameter of mainnet against the typed data, differences, and input made to harm.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {beginCell, Cell, Dictionary} from '@ton/core';
import {mainnetHashes} from '../../../data/config/hashes.ts';
import {mainnetDictionaryHash, mainnetRest} from '../../../data/config/mainnet-cells.ts';
import {mainnet} from '../../../data/config/mainnet.ts';
import {dictionaryCell, paramCells} from '../../../data/config/params.ts';
import {restCells} from '../../../data/config/rest.ts';
import {wholeMainnetConfig} from '../../../data/config/whole.ts';
import {fragmentsOf} from '../../../site/old-fragments/index.ts';
import type {Bag} from '../../../src/tools/boc/bag.ts';
import {Session} from '../../../src/tools/boc/session.ts';
import type {Value} from '../../../src/tools/boc/tlb/value.ts';
import {
  bagText,
  hashOf,
  identify,
  listedIn,
  readParam,
  type Decode,
  type Given,
  type Params,
} from '../../../src/tools/config/dictionary.ts';
import {compareParams, diffCells, diffValues, type FieldChange} from '../../../src/tools/config/diff.ts';
import {EXAMPLE} from '../../../src/tools/config/examples.ts';
import {messages as en} from '../../../src/tools/config/messages/en.ts';
import {messages as ru} from '../../../src/tools/config/messages/ru.ts';
import {messages as zh} from '../../../src/tools/config/messages/zh-CN.ts';
import {anchorOf, descriptions, numberIn, searchParams} from '../../../src/tools/config/params.ts';
import {MOST_CHANGES} from '../../../src/tools/shared/budget.ts';
import {processorTime} from '../../lib/time.ts';

interface Open {
  readonly bag: Bag;
  readonly decode: Decode;
  readonly given: Given;
}

async function open(given: Cell | string | Uint8Array, number?: number): Promise<Open> {
  const session = new Session();
  const opened = session.open(given instanceof Cell ? new Uint8Array(given.toBoc()) : given);
  assert.equal(opened.kind, 'bag');
  const {bag} = opened as Extract<typeof opened, {kind: 'bag'}>;
  const decode: Decode = (question) => session.decode(question);
  return {bag, decode, given: await identify(bag, number, decode)};
}
function paramsOf({given}: Open): Params {
  assert.ok(given.kind === 'config' || given.kind === 'param', given.kind);
  return given.params;
}
async function valueOf(side: Open, number: number): Promise<Value> {
  const reading = await readParam(number, paramsOf(side).get(number)!, side.decode);
  assert.equal(reading?.fault, undefined, `parameter ${number}`);
  return reading!.value!;
}
const flat = (value: Value): Value[] => [value, ...value.children.flatMap(flat)];
const text = (value: Value, name: string): string => flat(value).find((one) => one.name === name)!.text;

/** Mainnet's parameters, some of them changed. */
const cellsWith = (changed: Readonly<Record<number, Cell>> = {}, config = mainnet): Map<number, Cell> =>
  new Map([
    ...paramCells(config),
    ...restCells(mainnetRest),
    ...Object.entries(changed).map(([key, cell]) => [Number(key), cell] as const),
  ]);

const NO_SCHEMA = [-1000, -999, -90, -71];

test('the dictionary built from the typed values is the real one', () => {
  assert.equal(wholeMainnetConfig().hash().toString('hex'), mainnetDictionaryHash);
  const real = `../shared/facts/config/mainnet-config-${mainnet.block}.boc.base64`;
  if (fs.existsSync(real)) assert.ok(Cell.fromBase64(fs.readFileSync(real, 'utf8').trim()).equals(wholeMainnetConfig()));
});

test('every parameter of mainnet is found and read to its last bit, or named as raw', async () => {
  const side = await open(wholeMainnetConfig());
  assert.equal(side.given.kind === 'config' && side.given.form, 'dictionary');
  const params = paramsOf(side);
  assert.equal(params.size, 40);
  const raw: number[] = [];
  for (const [number, cell] of params) {
    if (mainnetHashes[number]) assert.equal(hashOf(side.bag, cell), mainnetHashes[number]);
    const reading = await readParam(number, cell, side.decode);
    if (!reading) {
      raw.push(number);
      continue;
    }
    assert.equal(reading.fault, undefined, `parameter ${number}: ${JSON.stringify(reading.fault)}`);
    assert.ok(
      flat(reading.value!).every(({word}) => word !== 'rest'),
      `parameter ${number}: something is left over`,
    );
    assert.deepEqual(reading.leftOut, [], 'a tag of block.tlb is missing in the schema');
  }
  assert.deepEqual(raw, NO_SCHEMA);
});

test('numbers are those of the typed data', async () => {
  const side = await open(wholeMainnetConfig());
  const value = async (number: number, name: string): Promise<string> => text(await valueOf(side, number), name);
  assert.equal(await value(21, 'gas_price'), String(mainnet.gas.basechain.price));
  assert.equal(await value(20, 'special_gas_limit'), String(mainnet.gas.masterchain.specialLimit));
  assert.equal(await value(15, 'validators_elected_for'), String(mainnet.elections.validatorsElectedFor));
  assert.equal(await value(16, 'max_validators'), String(mainnet.validators.max));
  assert.equal(await value(17, 'min_stake'), `${mainnet.stake.min} (300000)`);
  assert.equal(await value(8, 'version'), String(mainnet.global.version));
  assert.equal(await value(19, 'global_id'), String(mainnet.globalId));
  assert.equal(await value(25, 'lump_price'), String(mainnet.forward.basechain.lump));
  assert.equal(await value(43, 'max_msg_bits'), String(mainnet.limits.messageBits));
  assert.equal((await value(4, 'dns_root_addr')).toLowerCase(), mainnet.dnsRootAddress);
  assert.equal(await value(34, 'total'), '396');
  assert.equal(text(await valueOf(side, 44), 'addresses'), '180');
  assert.deepEqual(flat(await valueOf(side, 12)).find(({type}) => type === 'WorkchainDescr')?.name, '0');
});

test('mandatory and critical parameters come from 9 and 10', async () => {
  const {decode, ...side} = await open(wholeMainnetConfig());
  const params = paramsOf({decode, ...side});
  assert.deepEqual([...(await listedIn(9, params, decode))], mainnet.mandatoryParams);
  assert.deepEqual([...(await listedIn(10, params, decode))], mainnet.criticalParams);
  assert.deepEqual([...(await listedIn(10, new Map(), decode))], []);
});

test('a configuration in each form, and a parameter with its number', async () => {
  const dictionary = wholeMainnetConfig();
  const votes = beginCell().storeUint(1, 8).endCell();
  const forms: [Cell, string][] = [
    [beginCell().storeRef(dictionary).storeUint(7, 32).storeUint(0, 256).storeBit(false).endCell(), 'contract'],
    [beginCell().storeRef(dictionary).storeUint(7, 32).storeUint(0, 256).storeMaybeRef(votes).endCell(), 'contract'],
    [beginCell().storeBuffer(Buffer.alloc(32, 0x55)).storeRef(dictionary).endCell(), 'block'],
  ];
  for (const [cell, form] of forms) {
    const {given} = await open(cell);
    assert.equal(given.kind === 'config' && given.form, form);
    assert.equal(given.kind === 'config' && given.params.size, 40);
  }
  const one = await open(paramCells(mainnet).get(15)!, 15);
  assert.equal(one.given.kind, 'param');
  assert.equal(text(await valueOf(one, 15), 'stake_held_for'), '32768');
  assert.equal((await open(paramCells(mainnet).get(15)!)).given.kind, 'unknown');
});

test('the answer of an API is read, and other text is left as it is', async () => {
  const boc = wholeMainnetConfig().toBoc().toString('base64');
  const answer = JSON.stringify({ok: true, result: {'@type': 'configInfo', config: {'@type': 'tvm.cell', bytes: boc}}}, undefined, 2);
  assert.equal(bagText(answer), boc);
  assert.equal((await open(bagText(answer))).given.kind, 'config');
  for (const other of ['', 'b5ee', '{', '{"bytes": 5}']) assert.equal(bagText(other), other);
});

/** What differs between mainnet and another configuration, field by field. */
async function difference(next: Cell): Promise<{number: number; kind: string; fields: readonly FieldChange[]}[]> {
  const [old, other] = [await open(wholeMainnetConfig()), await open(next)];
  const {changes, same} = compareParams(old.bag, paramsOf(old), other.bag, paramsOf(other), true);
  assert.equal(same + changes.filter(({kind}) => kind !== 'added').length, 40);
  return Promise.all(
    changes.map(async ({number, kind}) => ({
      number,
      kind,
      fields:
        kind === 'changed'
          ? diffValues({bag: old.bag, value: await valueOf(old, number)}, {bag: other.bag, value: await valueOf(other, number)}).changes
          : [],
    })),
  );
}

test('one changed field is exactly that field', async () => {
  assert.deepEqual(await difference(wholeMainnetConfig()), []);
  const gas = {...mainnet.gas, basechain: {...mainnet.gas.basechain, price: 65_536_000n}};
  assert.deepEqual(await difference(dictionaryCell(cellsWith({}, {...mainnet, gas}))), [
    {number: 21, kind: 'changed', fields: [{path: 'other.gas_price', old: '4369067', new: '65536000'}]},
  ]);
  const [first, ...prices] = mainnet.storagePrices;
  const storagePrices = [first!, {...prices[0]!, cell: 136n}];
  assert.deepEqual(await difference(dictionaryCell(cellsWith({}, {...mainnet, storagePrices}))), [
    {number: 18, kind: 'changed', fields: [{path: '1777500000.cell_price_ps', old: '135', new: '136'}]},
  ]);
  const changed = {...mainnetRest, currentValidators: {...mainnetRest.currentValidators, main: 99}};
  assert.deepEqual(await difference(dictionaryCell(new Map([...paramCells(mainnet), ...restCells(changed)]))), [
    {number: 34, kind: 'changed', fields: [{path: 'cur_validators.main', old: '100', new: '99'}]},
  ]);
});

test('entries that come and go, another constructor, an absent parameter, a new one', async () => {
  const criticalParams = [...mainnet.criticalParams.filter((number) => number !== -1000), 45];
  const cells = cellsWith({6: beginCell().storeCoins(5n).storeCoins(7n).endCell()}, {...mainnet, criticalParams});
  cells.delete(45);
  const found = await difference(dictionaryCell(cells));
  assert.deepEqual(
    found.map(({number, kind}) => [number, kind]),
    [
      [6, 'added'],
      [10, 'changed'],
      [45, 'removed'],
    ],
  );
  assert.deepEqual(found[1]!.fields, [
    {path: 'critical_params.-1000', old: 'true'},
    {path: 'critical_params.45', new: 'true'},
  ]);
  const limits = paramCells(mainnet).get(43)!.beginParse();
  limits.loadUint(8);
  const v3 = beginCell().storeUint(3, 8).storeSlice(limits).storeUint(11, 32).storeUint(12, 32).endCell();
  const [sizes] = await difference(dictionaryCell(cellsWith({43: v3})));
  assert.deepEqual(sizes!.fields, [
    {path: '', old: 'size_limits_config_v2', new: 'size_limits_config_v3'},
    {path: 'max_total_msg_bits', new: '11'},
    {path: 'max_total_msg_cells', new: '12'},
  ]);
});

test('what no schema reads is compared cell by cell', async () => {
  const tree = (leaf: number): Cell =>
    beginCell()
      .storeUint(1, 8)
      .storeRef(beginCell().storeUint(2, 8).endCell())
      .storeRef(beginCell().storeRef(beginCell().storeUint(leaf, 8).endCell()).endCell())
      .endCell();
  const [a, b] = [await open(tree(3)), await open(tree(4))];
  assert.deepEqual(diffCells({bag: a.bag, cell: 0}, {bag: b.bag, cell: 0}), {
    changes: [{path: 'root.1.0', old: 'x{03}', new: 'x{04}'}],
    cut: false,
  });
});

test('the example is testnet’s parameter 15, and differs in all fields but none else', async () => {
  const [old, example] = [await open(wholeMainnetConfig()), await open(EXAMPLE.in, Number(EXAMPLE.of))];
  const {changes, same} = compareParams(old.bag, paramsOf(old), example.bag, paramsOf(example), false);
  assert.deepEqual([changes.map(({number, kind}) => [number, kind]), same], [[[15, 'changed']], 0]);
  const fields = diffValues({bag: old.bag, value: await valueOf(old, 15)}, {bag: example.bag, value: await valueOf(example, 15)}).changes;
  assert.deepEqual(
    fields.map(({path, new: value}) => [path, value]),
    [
      ['validators_elected_for', '3600'],
      ['elections_start_before', '1800'],
      ['elections_end_before', '300'],
      ['stake_held_for', '1800'],
    ],
  );
  const real = '../shared/facts/config/testnet-config-76769489.boc.base64';
  if (!fs.existsSync(real)) return;
  const testnet = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    Cell.fromBase64(fs.readFileSync(real, 'utf8').trim()),
  );
  assert.equal(hashOf(example.bag, 0), testnet.get(15)!.hash().toString('hex'));
  // All of testnet's parameters that block.tlb describes are read as well.
  const all = await open(fs.readFileSync(real, 'utf8'));
  for (const [number, cell] of paramsOf(all)) assert.equal((await readParam(number, cell, all.decode))?.fault, undefined, `${number}`);
});

test('the search: numbers, names and fields', () => {
  for (const question of [
    '15',
    ' 15 ',
    '#15',
    'param 15',
    'ConfigParam(15)',
    'ConfigParam 15',
    'Параметр 15',
    '参数 15',
    'config param 15',
  ])
    assert.equal(numberIn(question), 15, question);
  for (const question of ['-1000', '−1000', 'param −1000']) assert.equal(numberIn(question), -1000, question);
  for (const question of ['', 'gas', '15 16', '99999999999', '4294967296', '1.5']) assert.equal(numberIn(question), undefined, question);
  const numbers = [...descriptions().keys(), ...NO_SCHEMA];
  const find = (question: string, {nameOf} = en): number[] => searchParams(question, numbers, nameOf).map(({number}) => number);
  assert.deepEqual(find('15'), [15]);
  assert.deepEqual(find('-1000'), [-1000]);
  assert.deepEqual(find('500'), []);
  assert.deepEqual(find('gas_price'), [20, 21]);
  assert.deepEqual(find('special_gas_limit'), [20, 21]);
  assert.deepEqual(find('cell_price_ps'), [18]);
  assert.deepEqual(find('MsgForwardPrices'), [24, 25]);
  assert.ok(find('adnl_addr').includes(34));
  assert.equal(find('').length, numbers.length);
  assert.deepEqual(find('xyzzy'), []);
  assert.deepEqual(searchParams('stake_held', numbers, en.nameOf), [{number: 15, fields: ['stake_held_for']}]);
  assert.equal(find('выбор', ru)[0], 15);
  assert.equal(find('选举', zh).includes(15), true);
});

test('every parameter has a name in three languages, and its place on the page', () => {
  const id = 'v3/documentation/network/configs/blockchain-configs';
  const page = fs.readFileSync(`docs/${id}.mdx`, 'utf8');
  const ids = new Set([...page.matchAll(/\{#([\w-]+)\}/g)].map(([, one]) => one!).concat([...fragmentsOf(id).values()].flat()));
  for (const number of [...descriptions().keys(), ...NO_SCHEMA, 46]) {
    assert.ok(ids.has(anchorOf(number)), `#${anchorOf(number)}`);
    for (const {nameOf, unnamed} of [en, zh, ru])
      assert.equal(nameOf(number) === unnamed, !descriptions().has(number) && number !== -1000 && number !== -999);
  }
});

test('input that was made to harm ends soon, with an answer', async () => {
  // Each cell is both branches of the one above: four billion parameters in 33 cells.
  let branch = beginCell().storeUint(0, 2).storeRef(beginCell().endCell()).endCell();
  for (let level = 0; level < 32; level++) branch = beginCell().storeUint(0, 2).storeRef(branch).storeRef(branch).endCell();
  const bomb = new Uint8Array(branch.toBoc());
  let kind = '';
  const session = new Session();
  const opened = session.open(bomb) as {bag: Bag};
  assert.ok(processorTime(() => session.decode({cell: 0, type: 'Hashmap 32 ^Cell', schema: ''}), 2000) < 2000);
  kind = (await identify(opened.bag, undefined, (question) => session.decode(question))).kind;
  assert.equal(kind, 'too-many');

  // Noise: cells of any bits, as a configuration and as every parameter.
  let seed = 1;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const numbers = [...descriptions().keys()];
  for (let round = 0; round < 150; round++) {
    const made: Cell[] = [];
    for (let cell = 0; cell < 6; cell++) {
      const builder = beginCell();
      const bits = [random(40), 256, 289, random(1000)][random(4)]!;
      for (let bit = 0; bit < bits; bit++) builder.storeBit(random(2));
      for (let ref = random(4); ref > 0 && made.length; ref--) builder.storeRef(made[random(made.length)]!);
      made.push(builder.endCell());
    }
    const side = await open(made.at(-1)!);
    assert.ok(['unknown', 'config', 'too-many'].includes(side.given.kind));
    await readParam(numbers[random(numbers.length)]!, 0, side.decode);
    const other = await open(made[0]!);
    assert.ok(diffCells({bag: side.bag, cell: 0}, {bag: other.bag, cell: 0}).changes.length <= MOST_CHANGES);
  }

  // Two trees that share all their cells, and differ at the end: each pair is looked at once.
  const shared = (leaf: number): Cell => {
    let cell = beginCell().storeUint(leaf, 8).endCell();
    for (let level = 0; level < 60; level++) cell = beginCell().storeRef(cell).storeRef(cell).storeRef(cell).endCell();
    return cell;
  };
  const [left, right] = [await open(shared(1)), await open(shared(2))];
  assert.ok(processorTime(() => diffCells({bag: left.bag, cell: 0}, {bag: right.bag, cell: 0}), 1000) < 1000);
  assert.equal(diffCells({bag: left.bag, cell: 0}, {bag: right.bag, cell: 0}).changes.length, 1);
  assert.ok(processorTime(() => bagText(`{${'"bytes" '.repeat(20_000)}`), 500) < 500);
  assert.equal(numberIn(`param ${' '.repeat(100_000)}x`), undefined);
});
