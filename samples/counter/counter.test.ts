// region setup
import assert from 'node:assert/strict';
import {before, beforeEach, test} from 'node:test';
import {beginCell, type Cell, toNano} from '@ton/core';
import {Blockchain, type SandboxContract, type TreasuryContract} from '@ton/sandbox';
import {compileTolk} from './compile.ts';
import {Counter, ExitCodes} from './Counter.ts';
import {computePhase} from './phases.ts';

let code: Cell;
let owner: SandboxContract<TreasuryContract>;
let stranger: SandboxContract<TreasuryContract>;
let counter: SandboxContract<Counter>;

before(async () => {
  code = await compileTolk('counter.tolk');
});

beforeEach(async () => {
  const blockchain = await Blockchain.create();
  owner = await blockchain.treasury('owner');
  stranger = await blockchain.treasury('stranger');
  counter = blockchain.openContract(
    Counter.fromConfig({owner: owner.address, value: 7n}, code),
  );
  await counter.sendDeploy(owner.getSender(), toNano('0.05'));
});
// endregion

// region deploy
test('deploys with the value it was given', async () => {
  assert.equal(await counter.getCurrentValue(), 7n);
  assert.ok((await counter.getOwner()).equals(owner.address));
});
// endregion

// region increase
test('anyone may increase it', async () => {
  const result = await counter.sendIncrease(stranger.getSender(), toNano('0.05'), 5);
  assert.equal(computePhase(result, counter.address).exitCode, 0);
  assert.equal(await counter.getCurrentValue(), 12n);
});
// endregion

// region reset
test('only the owner may reset it', async () => {
  const refused = await counter.sendReset(stranger.getSender(), toNano('0.05'));
  assert.equal(computePhase(refused, counter.address).exitCode, ExitCodes.notOwner);
  assert.equal(await counter.getCurrentValue(), 7n);

  await counter.sendReset(owner.getSender(), toNano('0.05'));
  assert.equal(await counter.getCurrentValue(), 0n);
});
// endregion

// region unknown
test('an unknown operation fails and the Gram comes back', async () => {
  const body = beginCell().storeUint(0xdeadbeef, 32).endCell();
  const result = await counter.sendRaw(stranger.getSender(), toNano('0.05'), body);
  assert.equal(computePhase(result, counter.address).exitCode, ExitCodes.unknownOp);

  const bounced = result.transactions.some(
    (tx) => tx.inMessage?.info.type === 'internal' && tx.inMessage.info.bounced,
  );
  assert.ok(bounced, 'the message is returned to its sender');
});
// endregion

// region gas
test('increase stays within its gas budget', async () => {
  const result = await counter.sendIncrease(stranger.getSender(), toNano('0.05'), 1);
  const {gasUsed} = computePhase(result, counter.address);
  console.log(`increase: ${gasUsed} gas`);
  assert.ok(gasUsed < 2500n, `${gasUsed} gas`);
});
// endregion
