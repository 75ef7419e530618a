import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

const page = fs.readFileSync(
  path.join(__dirname, '../../../docs/v3/documentation/smart-contracts/contracts-specs/highload-wallet.mdx'),
  'utf8',
);
const facts = async () => (await import('../../../samples/highload/facts.ts')).highloadFacts;
const methodId = async (name: string) => (await import('../../../samples/system-contracts/facts.ts')).methodId(name);

/** Rows of all tables between a heading and the next of any level. */
function rows(id: string): string[][] {
  const after = page.slice(page.indexOf(`{#${id}}`)).split(/\n#{2,3} /)[0] ?? '';
  return [...after.matchAll(/^\|(.+)\|$/gm)].map(([, row]) => (row ?? '').split('|').map((cell) => cell.trim().replaceAll('`', '')));
}
const codes = (id: string): number[] => rows(id).flatMap(([first]) => (/^\d+$/.test(first ?? '') ? [Number(first)] : []));
const methods = (id: string): string[] => rows(id).flatMap(([first]) => (first?.includes('(') ? [first.replace(/\(.*/, '')] : []));

test('hashes, get methods and codes of v2 and v3 are those of their codes', async () => {
  const {v2, v3} = await facts();
  assert.ok(page.includes(v2.hash) && page.includes(v3.hash));
  for (const [id, fact] of [
    ['get-methods-v3', v3],
    ['highload-wallet-v2', v2],
  ] as const) {
    const ids = await Promise.all(methods(id).map(methodId));
    assert.deepEqual(ids.sort(), [...fact.methods].sort(), id);
  }
  assert.deepEqual(codes('exit-codes-v3').sort(), [...v3.throws]);
  assert.deepEqual(codes('highload-wallet-v2').sort(), [...v2.throws]);
});

test('fees are those that were measured', async () => {
  const all = await facts();
  const table = rows('fees').filter(([name]) => name === 'v2' || name === 'v3');
  assert.equal(table.length, 4);
  for (const [name, messages, gas, fees] of table) {
    const cost = all[name as 'v2' | 'v3'].cost[Number.parseInt(messages ?? '', 10) as 1 | 254];
    assert.deepEqual([Number(gas?.replace(',', '')), fees], [cost.gas, cost.fees], `${name} ${messages}`);
  }
});

test('the request of the client has the layout of the page', async () => {
  const {HighloadWallet, queryId} = await import('../../../samples/highload/HighloadWallet.ts');
  const {Cell, internal} = await import('@ton/core');
  const {keyPairFromSeed} = await import('@ton/crypto');
  const keys = keyPairFromSeed(Buffer.alloc(32, 1));
  const wallet = HighloadWallet.create(keys.publicKey, Cell.EMPTY);
  const message = internal({to: wallet.address, value: 1n});
  const body = wallet.signedBody({message, queryId: queryId(1500), createdAt: 1_786_190_400}, keys.secretKey);
  assert.deepEqual([body.bits.length, body.refs.length], [512, 1]);
  const request = body.refs[0]!.beginParse();
  assert.equal(request.remainingBits, 32 + 8 + 13 + 10 + 64 + 22);
  assert.deepEqual([request.loadUint(32), request.loadUint(8), request.loadUint(13), request.loadUint(10)], [0x10ad, 1, 1, 477]);
  assert.equal(wallet.init!.data.bits.length, 256 + 32 + 1 + 1 + 64 + 22);
  assert.ok(page.includes((8192 * 1023).toLocaleString('en-US')));
});
