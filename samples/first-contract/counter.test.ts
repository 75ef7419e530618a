import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {before, test} from 'node:test';
import {beginCell, Cell, contractAddress, SendMode, toNano} from '@ton/core';
import {Blockchain} from '@ton/sandbox';
import {runTolkCompiler} from '@ton/tolk-js';

let code: Cell;

before(async () => {
  const result = await runTolkCompiler({
    entrypointFileName: 'counter.tolk',
    fsReadCallback: (path) => readFileSync(new URL(path, import.meta.url), 'utf8'),
  });
  if (result.status === 'error') throw new Error(result.message);
  code = Cell.fromBase64(result.codeBoc64);
});

/** `send` sends a message together with the StateInit of the contract; `total` reads the total of the contract. */
async function chain() {
  const blockchain = await Blockchain.create();
  const someone = await blockchain.treasury('someone');
  const init = {code, data: beginCell().storeUint(0, 32).endCell()};
  const to = contractAddress(0, init);
  return {
    send: (body: Cell) =>
      someone.send({to, init, value: toNano('0.1'), body, sendMode: SendMode.NONE}),
    total: async () =>
      (await blockchain.runGetMethod(to, 'total')).stackReader.readBigNumber(),
  };
}

const message = (prefix: number, amount: number): Cell =>
  beginCell().storeUint(prefix, 32).storeUint(amount, 32).endCell();
const ADD = 0x7e8764ef;

test('adds the amount of each message', async () => {
  const {send, total} = await chain();
  await send(message(ADD, 1));
  assert.equal(await total(), 1n);
  await send(message(ADD, 41));
  assert.equal(await total(), 42n);
});

test('a message with another opcode ends with exit code 63 and changes nothing', async () => {
  const {send, total} = await chain();
  await send(message(ADD, 1));
  const {transactions} = await send(message(0x12345678, 5));
  const codes = transactions.map(
    ({description}) =>
      description.type === 'generic' &&
      description.computePhase.type === 'vm' &&
      description.computePhase.exitCode,
  );
  assert.ok(codes.includes(63), `exit codes: ${codes.join(', ')}`);
  assert.equal(await total(), 1n);
});
