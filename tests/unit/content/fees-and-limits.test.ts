import assert from 'node:assert/strict';
import {test} from 'node:test';
import {getMethodId} from '@ton/core';
import {cells, figures, LANGUAGES, readPage, sameFigures, tables} from './pages.ts';

const FEES = 'v3/documentation/smart-contracts/transaction-fees';

test('every limit of the page is the value of the configuration, and none is missing', async () => {
  const {rows: expected} = await import('../../../samples/fees/limits.ts');
  const {configValues} = await import('../../../data/config/values.ts');
  const page = readPage('en', 'v3/documentation/smart-contracts/limits');
  let values = 0;
  for (const [id, list] of Object.entries(expected)) {
    const [found = []] = tables(page, id);
    assert.equal(found.length, list.length, id);
    for (const [index, [name, ...numbers]] of list.entries()) {
      const cells = found[index] ?? [];
      assert.equal(cells[0], `\`${name.replace(/^(complaint|proposal)\./, '')}\``);
      for (const [place, number] of numbers.entries()) {
        const cell = cells[2 + place] ?? '';
        const named = /^<ConfigValue name="(.+)" \/>$/.exec(cell)?.[1];
        const shown = named === undefined ? BigInt(cell.replaceAll(',', '')) : BigInt(configValues[named]?.value ?? -1);
        assert.equal(shown, BigInt(number), `${id}: ${name}`);
        values++;
      }
    }
  }
  assert.equal(values, 118);
});

test('every field of parameter 43 is on the page of limits', async () => {
  const {mainnet} = await import('../../../data/config/mainnet.ts');
  const {rows: expected} = await import('../../../samples/fees/limits.ts');
  assert.equal(expected['message-and-transaction-limits']?.length, Object.keys(mainnet.limits).length);
});

test('the computed and measured tables of the fee pages equal a new run', async () => {
  const {feesPage, detailsPage} = await import('../../../samples/fees/page.ts');
  for (const [id, expected] of [
    ['fees', await feesPage()],
    ['fees-low-level', await detailsPage()],
  ] as const)
    for (const language of LANGUAGES) {
      const page = readPage(language, `${FEES}/${id}`);
      for (const [heading, lines] of Object.entries(expected)) {
        const width = cells(lines[0] ?? '').length;
        const shown = tables(page, heading).find((table) => table.length === lines.length && table[0]?.length === width) ?? [];
        sameFigures(shown, lines.map(cells), language);
      }
    }
});

test('the single numbers in the text', async () => {
  const {fines, reserve} = await import('../../../samples/fees/page.ts');
  for (const language of LANGUAGES) {
    const told = (id: string): string[] => figures(readPage(language, id), language);
    for (const fine of fines) assert.ok(told(`${FEES}/fees-low-level`).includes(figures(fine, 'en')[0]!), `${language}: ${fine}`);
    assert.ok(told('v3/guidelines/smart-contracts/fee-calculation').includes(figures(reserve, 'en')[0]!), `${language}: ${reserve}`);
  }
});

test('the numbers of the get methods', () => {
  const page = readPage('en', 'v3/guidelines/smart-contracts/get-methods');
  const ids = new Map<string, number>();
  for (const [, name, id] of page.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)) ids.set(name ?? '', Number(id));
  for (const [, name, id] of page.matchAll(/^#### (\w+)\([^\n]*\n(?:\n<Anchors[^\n]*\n)?\n[^\n]*\(method ID (\d+)\)/gm))
    ids.set(name ?? '', Number(id));
  assert.equal(ids.size, 11);
  for (const [name, id] of ids) assert.equal(id, getMethodId(name), name);
});

test('which wallets have which get method', async () => {
  const ton = await import('@ton/ton');
  const {Blockchain} = await import('@ton/sandbox');
  const publicKey = Buffer.alloc(32, 7);
  const wallets = {
    v1R1: ton.WalletContractV1R1,
    v1R2: ton.WalletContractV1R2,
    v1R3: ton.WalletContractV1R3,
    v2R1: ton.WalletContractV2R1,
    v2R2: ton.WalletContractV2R2,
    v3R1: ton.WalletContractV3R1,
    v3R2: ton.WalletContractV3R2,
    v4: ton.WalletContractV4,
    v5: ton.WalletContractV5R1,
  };
  const found: Record<string, string[]> = {seqno: [], get_subwallet_id: [], get_public_key: []};
  const network = await Blockchain.create();
  const funds = await network.treasury('funds');
  for (const [version, contract] of Object.entries(wallets)) {
    const {address, init} = contract.create({publicKey, workchain: 0});
    await funds.send({to: address, value: 1_000_000_000n, init, bounce: false});
    for (const [method, list] of Object.entries(found)) {
      const answered = await network.runGetMethod(address, method).then(
        () => true,
        () => false,
      );
      if (answered) list.push(version);
    }
  }
  assert.deepEqual(found, {
    seqno: ['v1R2', 'v1R3', 'v2R1', 'v2R2', 'v3R1', 'v3R2', 'v4', 'v5'],
    get_subwallet_id: ['v4', 'v5'],
    get_public_key: ['v1R3', 'v2R2', 'v3R2', 'v4', 'v5'],
  });
});
