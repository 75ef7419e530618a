import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {beginCell} from '@ton/core';
import {figures, LANGUAGES, readPage, sameFigures, tables} from './pages.ts';

const FOLDER = path.join(__dirname, '../../../docs/v3/documentation/smart-contracts');
const read = (name: string): string => fs.readFileSync(path.join(FOLDER, `${name}.mdx`), 'utf8');
const governance = read('contracts-specs/governance');
const pool = read('contracts-specs/nominator-pool');
const single = read('contracts-specs/single-nominator-pool');
const vesting = read('contracts-specs/vesting-contract');
const precompiled = read('contracts-specs/precompiled-contracts');
const facts = () => import('../../../samples/system-contracts/facts.ts');
const config = () => import('../../../data/config/mainnet.ts');
const fees = () => import('../../../data/config/fees.ts');

/** What stands between the heading with that id and the next one of the same level or above. */
function section(page: string, id: string): string {
  const lines = page.split('\n');
  const from = lines.findIndex((line) => line.startsWith('#') && line.endsWith(`{#${id}}`));
  assert.notEqual(from, -1, id);
  const level = (lines[from] as string).indexOf(' ');
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return rest.slice(0, to === -1 ? undefined : to).join('\n');
}

/** First cells of the rows of all tables in a text. */
const firstCells = (text: string): string[] =>
  [...text.matchAll(/^\| (.+?) \|/gm)].map(([, cell]) => cell as string).filter((cell) => !/^-+$/.test(cell));

const inCode = (cells: string[]): string[] => cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name as string));

async function checkMethods(name: string, methods: string[]): Promise<void> {
  const {codeFacts, methodId} = await facts();
  assert.deepEqual(
    methods.map(methodId).sort((a, b) => a - b),
    codeFacts[name]?.methods,
    name,
  );
}

test('get methods: all that the code has, and no other', async () => {
  await checkMethods('elector', inCode(firstCells(section(governance, 'elector-get-methods'))));
  await checkMethods('config', inCode(firstCells(section(governance, 'config-get-methods'))));
  await checkMethods('dnsRoot', ['dnsresolve']);
  const resolvers = section(governance, 'dns-resolvers').split('\n');
  for (const [file, name] of [
    ['dns-manual-code.fc', 'dnsManual'],
    ['dns-auto-code.fc', 'dnsAuto'],
  ] as const) {
    const row = resolvers.find((line) => line.includes(file));
    await checkMethods(name, inCode([row?.split('|')[3] ?? '']));
  }
  const methods = section(pool, 'get-methods');
  await checkMethods('nominatorPool', [
    ...[...methods.matchAll(/^#+ (\w+) \{/gm)].map(([, name]) => name as string).filter((name) => name.includes('_')),
    ...inCode([section(pool, 'other-get-methods')]).filter((name) => /^(has|get)_/.test(name)),
  ]);
  for (const version of ['10', '11']) await checkMethods(`singleNominator${version}`, inCode(firstCells(section(single, 'get-methods'))));
  await checkMethods('vesting', inCode(firstCells(section(vesting, 'get-methods'))));
});

test('exit codes: all that the source throws, and no other', async () => {
  const {codeFacts} = await facts();
  const check = (name: string, text: string): void => {
    const found = firstCells(text).flatMap((cell) =>
      (cell.match(/0x[0-9a-f]+|\b\d+\b/g) ?? []).slice(0, cell.startsWith('`') ? 1 : undefined),
    );
    assert.deepEqual(
      found.map(Number).sort((a, b) => a - b),
      codeFacts[name]?.throws,
      name,
    );
  };
  check('elector', section(governance, 'elector-errors'));
  check('config', section(governance, 'config-errors'));
  check('nominatorPool', section(pool, 'exit-codes'));
  check('singleNominator11', section(single, 'exit-codes'));
  check('vesting', section(vesting, 'exit-codes'));
});

test('hashes on the pages are those of the codes, and no others', async () => {
  const {codeFacts} = await facts();
  const {mainnet} = await config();
  const hash = (name: string): string => codeFacts[name]?.hash ?? 'unknown';
  const base64 = (name: string): string => Buffer.from(hash(name), 'hex').toString('base64');
  assert.ok(governance.includes(hash('config')));
  assert.ok(pool.includes(hash('nominatorPool')) && pool.includes(base64('nominatorPool')));
  for (const version of ['singleNominator10', 'singleNominator11'])
    assert.ok(single.includes(hash(version)) && single.includes(base64(version)));
  assert.ok(vesting.includes(hash('vesting')));
  const wallet = '8f452d7a4dfd74066b682365177259ed05734435be76b5fd4bd5d8af2b7c3d68';
  const library = beginCell().storeUint(2, 8).storeBuffer(Buffer.from(wallet, 'hex')).endCell({exotic: true});
  assert.deepEqual(Object.keys(mainnet.precompiled), [library.hash().toString('hex')]);
  const allowed = new Set([
    ...Object.values(codeFacts).map((code) => code.hash),
    wallet,
    ...Object.keys(mainnet.precompiled),
    mainnet.dnsRootAddress,
  ]);
  for (const page of [governance, pool, single, vesting, precompiled])
    for (const [found] of page.matchAll(/\b[0-9a-f]{64}\b/g)) assert.ok(allowed.has(found), found);
});

test('answers that are a base and a small number run without a gap', () => {
  const numbers = (id: string): number[] =>
    firstCells(section(governance, id)).flatMap((cell) => {
      const [, hex] = /^`0x([0-9a-f]{8})`$/.exec(cell) ?? [];
      return hex ? [Number.parseInt(hex, 16)] : [];
    });
  const complaints = numbers('process-of-reporting-validator-misbehavior');
  assert.deepEqual(
    complaints.slice(0, 10),
    Array.from({length: 10}, (_, index) => 0xf2676350 + index),
  );
  assert.deepEqual(
    complaints.slice(10),
    [2, 1, 0, -1, -2, -3].map((result) => 0xd6745240 + result),
  );
  assert.deepEqual(
    numbers('proposalvoting-mechanism').slice(-5),
    [2, 6, 7, -1, -2].map((result) => 0xd6745240 + result),
  );
});

test('rules of voting, complaints and elections are those of the configuration', async () => {
  const {mainnet} = await config();
  const {normal, critical} = mainnet.voting;
  const number = (value: number): string => value.toLocaleString('en-US');
  const rows = section(governance, 'proposalvoting-mechanism');
  for (const key of [
    'minWins',
    'maxLosses',
    'maxRounds',
    'minRounds',
    'minStoreSeconds',
    'maxStoreSeconds',
    'bitPrice',
    'cellPrice',
  ] as const)
    assert.ok(rows.includes(`| ${number(normal[key])} | ${number(critical[key])} |`), key);
  const told = figures(rows, 'en').join(' ');
  assert.ok(told.includes(` 10 ${mainnet.criticalParams.join(' ')} `));
  const price = (setup: typeof normal, bits: number, refs: number, seconds: number): string =>
    String((seconds * ((bits + 1024) * setup.bitPrice + (refs + 2) * setup.cellPrice)) / 1e9);
  for (const amount of [price(normal, 256, 0, 2_592_000), price(critical, 256, 0, critical.minStoreSeconds)])
    assert.ok(told.includes(` ${amount} `), amount);
  const {deposit, bitPrice, cellPrice} = mainnet.complaints;
  assert.deepEqual([deposit, bitPrice, cellPrice], [1_000_000_000n, 1n, 500n]);
  assert.equal(mainnet.global.capabilities & 1n, 0n);
  assert.ok(mainnet.fundamentalContracts.includes(mainnet.electorAddress));
  assert.ok(!mainnet.fundamentalContracts.includes(mainnet.configAddress));
  assert.deepEqual(mainnet.burning.feeBurnNumerator * 2, mainnet.burning.feeBurnDenominator);
});

test('what the entry for the stablecoin wallet saves', async () => {
  const {mainnet} = await config();
  const {gasFee} = await fees();
  const fee = (gas: bigint): string => gasFee(gas, mainnet.gas.basechain).toLocaleString('en-US');
  for (const gas of [9255n, 10_355n, 5791n])
    assert.ok(precompiled.includes(`| ${gas.toLocaleString('en-US')} | ${fee(gas)} | ${fee(1000n)} |`));
});

test('limits of blocks on the page about sharding', async () => {
  const {mainnet} = await config();
  const page = read('shards/infinity-sharding-paradigm');
  const row = ([underload, soft, hard]: readonly [number, number, number]): string[] => [
    '',
    '',
    ...[underload, soft, soft + ((hard - soft) >> 1), hard].map(String),
  ];
  const {basechain, masterchain} = mainnet.blockLimits;
  assert.deepEqual(basechain.ltDelta, masterchain.ltDelta);
  const limits = [basechain.bytes, masterchain.bytes, basechain.gas, masterchain.gas, basechain.ltDelta].map(row);
  for (const language of LANGUAGES) {
    const text = readPage(language, 'v3/documentation/smart-contracts/shards/infinity-sharding-paradigm');
    sameFigures(tables(text, 'threshold-table')[0] ?? [], limits, language, {from: 2});
  }
  const {splitMergeDelay, splitMergeInterval, minSplitMergeInterval, maxSplitMergeDelay} = mainnet.workchains[0] as NonNullable<
    (typeof mainnet.workchains)[number]
  >;
  const settings = new Map(
    (tables(page, '5-final-decision')[0] ?? []).map(([name, value = '']) => [name, Number(figures(value, 'en')[0])]),
  );
  for (const [name, value] of [
    ['split_merge_delay', splitMergeDelay],
    ['split_merge_interval', splitMergeInterval],
    ['min_split_merge_interval', minSplitMergeInterval],
    ['max_split_merge_delay', maxSplitMergeDelay],
  ] as const)
    assert.equal(settings.get(`\`${name}\``), value, name);
});

test('shard numbers on the page about shards, in hex and as signed numbers', async () => {
  const {children, show, WHOLE} = await import('../../../samples/shards/shards.ts');
  const page = read('shards/shards-intro');
  const [left, right] = children(WHOLE);
  for (const [prefix, shard] of [
    ['', WHOLE],
    ['0', left],
    ['1', right],
    ['00', children(left)[0]],
    ['01', children(left)[1]],
    ['10', children(right)[0]],
    ['11', children(right)[1]],
  ] as const) {
    const signed = String(BigInt.asIntN(64, shard)).replace('-', '−');
    assert.ok(page.includes(`${prefix && `| ${prefix}`} | \`${show(shard)}\` | ${signed} |`), prefix);
  }
});
