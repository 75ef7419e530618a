import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Address, beginCell, ExternalAddress, fromNano} from '@ton/core';
import {figures, LANGUAGES, readPage, section, tables} from './pages.ts';

const ID = 'v3/documentation/smart-contracts/addresses';
const page = readPage('en', ID);
const arrivals = () => import('../../../samples/addresses/arrivals.ts');
const clients = () => import('../../../samples/clients/address.ts');

/** Rows of the first table below a heading, cells without backticks. */
const table = (id: string, text = page): string[][] =>
  (tables(text, id)[0] ?? []).map((row) => row.map((cell) => cell.replaceAll('`', '')));

test('each spelling in the table is that of one account, with the tag and the checksum that stand beside it', async () => {
  const {crc16} = await clients();
  const rows = table('user-friendly-address-encoding-examples');
  assert.equal(rows.length, 4);
  for (const [tag, , , crc, url, standard] of rows as [string, string, string, string, string, string][]) {
    const {address} = Address.parseFriendly(url);
    assert.ok(page.includes(address.toRawString()));
    const bytes = Buffer.from(url, 'base64url');
    assert.equal(bytes.toString('base64'), standard);
    assert.equal(bytes[0]?.toString(16), tag);
    assert.equal(bytes.subarray(34).toString('hex'), crc);
    assert.equal(crc16(bytes.subarray(0, 34)), bytes.readUInt16BE(34));
  }
  // The words for the two flags are the page's: alike for a flag that is set, and others for one that is not.
  for (const [column, isSet] of [
    [1, (url: string) => Address.parseFriendly(url).isBounceable],
    [2, (url: string) => Address.parseFriendly(url).isTestOnly],
  ] as const) {
    const said = (set: boolean) => new Set(rows.filter((row) => isSet(row[4] ?? '') === set).map((row) => row[column]));
    assert.deepEqual([said(true).size, said(false).size, new Set([...said(true), ...said(false)]).size], [1, 1, 2]);
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
  const broken = tables(page, 'address-examples')[1] ?? [];
  const texts = broken.map(([text = '']) => text.replaceAll('`', ''));
  assert.equal(texts.length, 5);
  for (const text of texts) assert.throws(() => readAddress(text), text);
});

test('sizes of the constructors', () => {
  const sizes = Object.fromEntries(table('address-in-a-cell').map(([name, bits]) => [name, bits]));
  assert.equal(beginCell().storeAddress(null).endCell().bits.length, Number(sizes.addr_none));
  const account = Address.parseRaw(`0:${'0'.repeat(64)}`);
  assert.equal(beginCell().storeAddress(account).endCell().bits.length, Number(sizes.addr_std));
  const longest = new ExternalAddress(0n, 511);
  assert.deepEqual(figures(sizes.addr_extern ?? '', 'en'), ['11', String(beginCell().storeAddress(longest).endCell().bits.length)]);
  assert.deepEqual(figures(sizes.addr_var ?? '', 'en'), [String(2 + 1 + 9 + 32)]);
});

test('Gram sent to an address without code: the table is what the emulator does', async () => {
  const {send} = await arrivals();
  const expected = [];
  for (const attached of ['none', 'fitting', 'other'] as const)
    for (const bounce of [true, false]) {
      const found = await send(attached, bounce);
      const status = found.status === 'non-existing' ? 'nonexist' : found.status === 'uninitialized' ? 'uninit' : found.status;
      expected.push([status, fromNano(found.arrived), fromNano(found.cameBack)]);
    }
  const fees = fromNano((await send('fitting', true)).fees);
  for (const language of LANGUAGES) {
    const text = readPage(language, ID);
    const shown = table('what-happens-when-you-transfer-toncoin-to-an-uninit-address', text).map(([, , status, ...amounts]) => [
      status,
      ...amounts.flatMap((amount) => figures(amount, language)),
    ]);
    assert.deepEqual(shown, expected, language);
    assert.ok(figures(section(text, 'transaction-with-state-init-included'), language).includes(fees), `${language}: ${fees}`);
  }
});
