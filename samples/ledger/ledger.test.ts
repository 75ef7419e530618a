import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {type Cell, toNano} from '@ton/core';
import {
  type Blockchain,
  type SandboxContract,
  type TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {ExitCodes, Ledger} from './Ledger.ts';

const RESERVE = toNano('0.01');

let code: Cell;
let blockchain: Blockchain;
let alice: SandboxContract<TreasuryContract>;
let bob: SandboxContract<TreasuryContract>;
let ledger: SandboxContract<Ledger>;

before(async () => {
  code = await compileTolk(new URL('ledger.tolk', import.meta.url));
});

beforeEach(async () => {
  blockchain = await createNetwork();
  alice = await blockchain.treasury('alice');
  bob = await blockchain.treasury('bob');
  ledger = blockchain.openContract(Ledger.create(code));
});

async function dataOf(): Promise<Cell> {
  const {accountState} = await blockchain.getContract(ledger.address);
  if (accountState?.type !== 'active' || !accountState.state.data) {
    throw new Error('The ledger is not deployed');
  }
  return accountState.state.data;
}

test('deposits add up, by address', async () => {
  await ledger.sendPut(alice.getSender(), toNano('1'), 0);
  await ledger.sendPut(alice.getSender(), toNano('2'), 0);
  await ledger.sendPut(bob.getSender(), toNano('5'), 0);
  assert.equal(
    (await ledger.getDeposit(alice.address)).amount,
    toNano('3') - 2n * RESERVE,
  );
  assert.equal((await ledger.getDeposit(bob.address)).amount, toNano('5') - RESERVE);
  assert.deepEqual(await ledger.getTotals(), {
    total: toNano('8') - 3n * RESERVE,
    count: 2,
  });
});

test('the dictionary is readable from outside', async () => {
  await ledger.sendPut(alice.getSender(), toNano('1'), 60);
  await ledger.sendPut(bob.getSender(), toNano('2'), 0);
  const deposits = Ledger.depositsIn(await dataOf());
  assert.equal(deposits.size, 2);
  assert.equal(deposits.get(alice.address)?.unlockAt, (blockchain.now as number) + 60);
});

test('a deposit is returned only once, and not from the deposits of others', async () => {
  await ledger.sendPut(alice.getSender(), toNano('1'), 0);
  await ledger.sendPut(bob.getSender(), toNano('5'), 0);
  const result = await ledger.sendTake(alice.getSender(), toNano('0.05'));
  const back = transactionsOn(result, alice.address).at(-1)?.inMessage?.info;
  assert.ok(
    back?.type === 'internal' && back.value.coins > toNano('1'),
    'the deposit and the rest of the request',
  );
  assert.deepEqual(await ledger.getTotals(), {total: toNano('5') - RESERVE, count: 1});
  assert.ok(
    (await blockchain.getContract(ledger.address)).balance >= toNano('5') - RESERVE,
  );

  const again = await ledger.sendTake(alice.getSender(), toNano('0.05'));
  assert.equal(computePhase(again, ledger.address).exitCode, ExitCodes.nothing);
});

test('a deposit is not returned before its time', async () => {
  await ledger.sendPut(alice.getSender(), toNano('1'), 3600);
  const early = await ledger.sendTake(alice.getSender(), toNano('0.05'));
  assert.equal(computePhase(early, ledger.address).exitCode, ExitCodes.locked);
  assert.equal((await ledger.getDeposit(alice.address)).amount, toNano('1') - RESERVE);

  blockchain.now = (blockchain.now as number) + 3600;
  await ledger.sendTake(alice.getSender(), toNano('0.05'));
  assert.deepEqual(await ledger.getTotals(), {total: 0n, count: 0});
});

test('too little Gram is rejected', async () => {
  await ledger.sendPut(alice.getSender(), toNano('1'), 0);
  const result = await ledger.sendPut(bob.getSender(), RESERVE, 0);
  assert.equal(computePhase(result, ledger.address).exitCode, ExitCodes.tooLittle);
});

test('a get method iterates over all deposits', async () => {
  for (const [index, name] of ['one', 'two', 'three', 'four'].entries()) {
    await ledger.sendPut(
      (await blockchain.treasury(name)).getSender(),
      toNano('1'),
      index < 3 ? 60 : 0,
    );
  }
  assert.equal(await ledger.getLockedTotal(), 3n * (toNano('1') - RESERVE));
});

test('gas grows with the depth of the dictionary, not with its size', async () => {
  const gas: bigint[] = [];
  for (let i = 0; i < 64; i++) {
    const user = await blockchain.treasury(`user ${i}`);
    gas.push(
      computePhase(
        await ledger.sendPut(user.getSender(), toNano('1'), 0),
        ledger.address,
      ).gasUsed,
    );
  }
  console.log(`first entry: ${gas[0]} gas, 64th: ${gas[63]}`);
  assert.ok((gas[63] as bigint) < 4n * (gas[0] as bigint));
});
