import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {Address, beginCell, Cell, contractAddress, toNano} from '@ton/core';
import {
  type Blockchain,
  type SandboxContract,
  type TreasuryContract,
} from '@ton/sandbox';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase} from '../lib/transactions.ts';
import {forwardFee, gasFee, storageFee} from './fees.ts';
import {forward, gas, storage} from './prices.ts';

const GAS_HERE = 3500n;
const GAS_THERE = 1000n;
let network: Blockchain;
let user: SandboxContract<TreasuryContract>;
let receiver: Address;
let address: Address;

before(async () => {
  network = await createNetwork();
  user = await network.treasury('user');
  const init = {
    code: await compileTolk(new URL('quote.tolk', import.meta.url)),
    data: new Cell(),
  };
  address = contractAddress(0, init);
  await user.send({to: address, value: toNano('0.01'), init, bounce: false});
  const probe = {
    code: await compileTolk(new URL('probe.tolk', import.meta.url)),
    data: new Cell(),
  };
  receiver = contractAddress(0, probe);
  await user.send({to: receiver, value: toNano('0.01'), init: probe, bounce: false});
});

const payload = beginCell().storeUint(7, 500).endCell();
const relay = (value: bigint) =>
  user.send({
    to: address,
    value,
    body: beginCell()
      .storeUint(0x7e8764ef, 32)
      .storeUint(1, 64)
      .storeAddress(receiver)
      .storeRef(payload)
      .endCell(),
  });
const balanceOf = async (at: Address): Promise<bigint> =>
  (await network.getContract(at)).balance;

// region limits
test('the gas constants cover the most expensive path', async () => {
  const result = await relay(toNano('0.1'));
  const here = computePhase(result, address).gasUsed;
  const there = computePhase(result, receiver).gasUsed;
  assert.ok(here <= GAS_HERE && here * 2n > GAS_HERE, `here: ${here}`);
  assert.ok(there <= GAS_THERE && there * 2n > GAS_THERE, `there: ${there}`);
});
// endregion

// region smallest
test('the smallest accepted value is enough; one nanogram less is rejected', async () => {
  const fees =
    gasFee(gas.basechain, GAS_HERE) +
    gasFee(gas.basechain, GAS_THERE) +
    forwardFee(forward.basechain, {bits: BigInt(payload.bits.length), cells: 1n});

  const refused = await relay(fees - 1n);
  assert.equal(computePhase(refused, address).exitCode, 100);
  const accepted = await relay(fees);
  assert.equal(computePhase(accepted, address).exitCode, 0);
  assert.equal(computePhase(accepted, receiver).exitCode, 0);
});
// endregion

test('relaying leaves the balance of the contract unchanged', async () => {
  const before = await balanceOf(address);
  await relay(toNano('0.1'));
  assert.equal(await balanceOf(address), before);
});

test('a contract below its reserve demands the shortfall and keeps it', async () => {
  const contract = await network.getContract(address);
  const {account} = contract;
  contract.balance = 1_000_000n;
  try {
    const refused = await relay(toNano('0.002'));
    assert.equal(computePhase(refused, address).exitCode, 100);
    const kept = await balanceOf(address);
    assert.ok(kept <= 1_000_000n, `the refused value came back: ${kept}`);
    const accepted = await relay(toNano('0.1'));
    assert.equal(computePhase(accepted, receiver).exitCode, 0);
    const {stackReader} = await network.runGetMethod(address, 'requiredReserve');
    assert.equal(await balanceOf(address), stackReader.readBigNumber());
  } finally {
    contract.account = account;
  }
});

test('if the message cannot be sent, the value is returned', async () => {
  const before = await balanceOf(address);
  const result = await user.send({
    to: address,
    value: toNano('0.1'),
    body: beginCell()
      .storeUint(0x7e8764ef, 32)
      .storeUint(1, 64)
      .storeAddress(new Address(7, Buffer.alloc(32)))
      .storeRef(payload)
      .endCell(),
  });
  assert.equal(computePhase(result, address).exitCode, 0);
  assert.equal(await balanceOf(address), before);
});

test('the reserve is the storage fee of five years', async () => {
  const {stackReader} = await network.runGetMethod(address, 'requiredReserve');
  const seconds = 5 * 365 * 24 * 3600;
  // GETSTORAGEFEE uses the present price for the whole time.
  const present = storage.basechain.slice(-1).map((prices) => ({...prices, since: 0}));
  assert.equal(
    stackReader.readBigNumber(),
    storageFee(present, {bits: 20n * 1023n, cells: 20n}, 0, seconds),
  );
});
