import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {Address, beginCell, ExternalAddress, fromNano} from '@ton/core';

const page = fs.readFileSync(path.join(__dirname, '../../../docs/v3/documentation/smart-contracts/addresses.mdx'), 'utf8');
const arrivals = () => import('../../../samples/addresses/arrivals.ts');
const clients = () => import('../../../samples/clients/address.ts');

/** Rows of the first table after a heading, cells without backticks. */
function table(id: string): string[][] {
  const after = page.slice(page.indexOf(`{#${id}}`));
  const [, rows] = /\n\|[^\n]+\n\|[-|: ]+\n((?:\|[^\n]+\n)+)/.exec(after) ?? [];
  assert.ok(rows, id);
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

test('each spelling in the table is that of one account, with the tag and the checksum that stand beside it', async () => {
  const {crc16} = await clients();
  const rows = table('user-friendly-address-encoding-examples');
  assert.equal(rows.length, 4);
  for (const [tag, bounce, network, crc, url, standard] of rows as [string, string, string, string, string, string][]) {
    const {address, isBounceable, isTestOnly} = Address.parseFriendly(url);
    assert.ok(page.includes(address.toRawString()));
    assert.deepEqual([isBounceable ? 'yes' : 'no', isTestOnly ? 'testnet' : 'any'], [bounce, network]);
    const bytes = Buffer.from(url, 'base64url');
    assert.equal(bytes.toString('base64'), standard);
    assert.equal(bytes[0]?.toString(16), tag);
    assert.equal(bytes.subarray(34).toString('hex'), crc);
    assert.equal(crc16(bytes.subarray(0, 34)), bytes.readUInt16BE(34));
  }
});

test('addresses to test with: three forms of one account each; the broken ones are refused', async () => {
  const {readAddress} = await clients();
  const rows = table('address-examples');
  assert.equal(rows.length, 4);
  for (const [, raw, bounceable, not] of rows as [string, string, string, string][]) {
    const address = Address.parseRaw(raw);
    assert.deepEqual([address.toRawString(), address.toString(), address.toString({bounceable: false})], [raw, bounceable, not]);
  }
  const broken = page.slice(page.indexOf('refuses all of these'), page.indexOf('{#possible-problems}')).matchAll(/^\| `([^`]+)`/gm);
  const texts = [...broken].map(([, text]) => text as string);
  assert.equal(texts.length, 5);
  for (const text of texts) assert.throws(() => readAddress(text), text);
});

test('sizes of the constructors', () => {
  const sizes = Object.fromEntries(table('address-in-a-cell').map(([name, bits]) => [name, bits]));
  assert.equal(beginCell().storeAddress(null).endCell().bits.length, Number(sizes.addr_none));
  const account = Address.parseRaw(`0:${'0'.repeat(64)}`);
  assert.equal(beginCell().storeAddress(account).endCell().bits.length, Number(sizes.addr_std));
  const longest = new ExternalAddress(0n, 511);
  assert.equal(sizes.addr_extern, `11 + len, at most ${beginCell().storeAddress(longest).endCell().bits.length}`);
  assert.equal(sizes.addr_var, `${2 + 1 + 9 + 32} + len`);
});

test('Gram sent to an address without code: the table is what the emulator does', async () => {
  const {send} = await arrivals();
  const rows = table('what-happens-when-you-transfer-toncoin-to-an-uninit-address');
  assert.equal(rows.length, 6);
  const attached = {none: 'none', 'matches the address': 'fitting', 'of another contract': 'other'} as const;
  const states = {'non-existing': 'nonexist', uninitialized: 'uninit', active: 'active', frozen: 'frozen'};
  for (const [init, bounce, ...rest] of rows as [keyof typeof attached, string, string, string, string][]) {
    const found = await send(attached[init], bounce === 'yes');
    assert.deepEqual([states[found.status], fromNano(found.arrived), fromNano(found.cameBack)], rest, `${init}, bounce: ${bounce}`);
  }
  assert.ok(page.includes(`${fromNano((await send('fitting', true)).fees)} GRAM of gas`));
});
