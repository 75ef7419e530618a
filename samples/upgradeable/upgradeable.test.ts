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
import {computePhase} from '../lib/transactions.ts';
import {Upgradeable} from './Upgradeable.ts';

let codes: {v1: Cell; v2: Cell};
let blockchain: Blockchain;
let owner: SandboxContract<TreasuryContract>;
let stranger: SandboxContract<TreasuryContract>;
let contract: SandboxContract<Upgradeable>;
const value = toNano('0.05');

before(async () => {
  const compile = (name: string): Promise<Cell> =>
    compileTolk(new URL(name, import.meta.url));
  codes = {v1: await compile('v1.tolk'), v2: await compile('v2.tolk')};
});

beforeEach(async () => {
  blockchain = await createNetwork();
  owner = await blockchain.treasury('owner');
  stranger = await blockchain.treasury('stranger');
  contract = blockchain.openContract(Upgradeable.create(owner.address, codes.v1));
  for (let i = 0; i < 3; i++) {
    await contract.sendIncrease(stranger.getSender(), value);
  }
});

// region upgrade
test('new code, old value, same address', async () => {
  assert.equal(await contract.getVersion(), 1);
  const data = Upgradeable.dataOfVersion2(owner.address, await contract.getValue(), 10);
  await contract.sendUpgrade(owner.getSender(), value, codes.v2, data);

  assert.equal(await contract.getVersion(), 2);
  assert.equal(await contract.getValue(), 3n);
  await contract.sendIncrease(stranger.getSender(), value);
  assert.equal(await contract.getValue(), 13n);
});
// endregion

test('only the owner upgrades', async () => {
  const result = await contract.sendUpgrade(
    stranger.getSender(),
    value,
    codes.v2,
    null,
  );
  assert.equal(computePhase(result, contract.address).exitCode, 401);
  assert.equal(await contract.getVersion(), 1);
});

// region forgotten
test('code without the data that it expects: the contract is stuck, but its owner can repair it', async () => {
  await contract.sendUpgrade(owner.getSender(), value, codes.v2, null);
  const stuck = await contract.sendIncrease(stranger.getSender(), value);
  assert.equal(computePhase(stuck, contract.address).exitCode, 9); // cell underflow: the data ends too early

  await contract.sendUpgrade(
    owner.getSender(),
    value,
    codes.v2,
    Upgradeable.dataOfVersion2(owner.address, 3n, 1),
  );
  await contract.sendIncrease(stranger.getSender(), value);
  assert.equal(await contract.getValue(), 4n);
});
// endregion

test('the address depends on the first code', async () => {
  assert.notEqual(
    Upgradeable.create(owner.address, codes.v2).address.toString(),
    contract.address.toString(),
  );
});
