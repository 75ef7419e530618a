// region faults
import {before, test} from 'node:test';
import {Address, beginCell, Cell, contractAddress, toNano} from '@ton/core';
import {type Blockchain, createShardAccount, internal} from '@ton/sandbox';
import {findTransactionRequired} from '@ton/test-utils';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';

const from = new Address(0, Buffer.alloc(32, 0xaa));
let blockchain: Blockchain;
let to: Address;

before(async () => {
  const code = await compileTolk(new URL('faults.tolk', import.meta.url));
  to = contractAddress(0, {code, data: Cell.EMPTY});
  blockchain = await createNetwork();
  // The account exists from the start: no deploying transaction is needed.
  await blockchain.setShardAccount(
    to,
    createShardAccount({address: to, code, data: Cell.EMPTY, balance: toNano('10')}),
  );
});

const CASES: Record<string, [kind: number, exitCode: number]> = {
  'success, code 0': [0, 0],
  'alternative return, code 1': [1, 1],
  'stack underflow, code 2': [2, 2],
  'division by zero, code 4': [4, 4],
  '256 in 8 bits, code 5': [5, 5],
  'unknown instruction, code 6': [6, 6],
  'null plus one, code 7': [7, 7],
  'more than 1023 bits, code 8': [8, 8],
  'read past the end, code 9': [9, 9],
  'endless loop, code -14': [14, -14],
  'own code 777': [777, 777],
};

for (const [name, [kind, exitCode]] of Object.entries(CASES)) {
  test(name, async () => {
    const body = beginCell().storeUint(kind, 32).storeInt(0, 257).endCell();
    const {transactions} = await blockchain.sendMessage(
      internal({from, to, value: toNano('1'), bounce: true, body}),
    );
    findTransactionRequired(transactions, {
      on: to,
      exitCode,
      success: exitCode < 2 && exitCode >= 0,
    });
  });
}
// endregion
