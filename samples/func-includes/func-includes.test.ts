import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {Address, beginCell, Cell, toNano} from '@ton/core';
import {createShardAccount, internal} from '@ton/sandbox';
import {compileFunc} from '@ton-community/func-js';
import {createNetwork} from '../lib/network.ts';
import {computePhase} from '../lib/transactions.ts';

async function build() {
  const read: string[] = [];
  const result = await compileFunc({
    targets: ['main.fc'],
    sources: (path) => {
      read.push(path);
      return readFileSync(new URL(path, import.meta.url), 'utf8');
    },
  });
  assert.ok(result.status === 'ok', result.status === 'error' ? result.message : '');
  return {code: Cell.fromBase64(result.codeBoc), read};
}

test('paths are relative to the including file, and each file is read once', async () => {
  const {read} = await build();
  assert.deepEqual(
    read.filter((path) => path !== 'main.fc'),
    ['lib/errors.fc', 'lib/amounts.fc'],
  );
  assert.ok(existsSync(new URL('lib/errors.fc', import.meta.url)));
});

test('the contract uses the included functions', async () => {
  const {code} = await build();
  const blockchain = await createNetwork();
  const address = new Address(0, Buffer.alloc(32, 5));
  const data = beginCell().endCell();
  await blockchain.setShardAccount(
    address,
    createShardAccount({address, code, data, balance: toNano('1')}),
  );
  const {stackReader} = await blockchain.runGetMethod(address, 'with_fee', [
    {type: 'int', value: 1001n},
  ]);
  assert.equal(stackReader.readNumber(), 1005);
  for (const [value, exitCode] of [
    ['1.003', 0],
    ['1.002', 101],
  ] as const) {
    const from = new Address(0, Buffer.alloc(32, 1));
    const result = await blockchain.sendMessage(
      internal({from, to: address, value: toNano(value), bounce: false, body: data}),
    );
    assert.equal(computePhase(result, address).exitCode, exitCode);
  }
});
