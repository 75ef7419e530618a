// The presets of the fee calculator are transactions that the emulator ran, and a bag is measured as @ton/core measures it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell, type Cell} from '@ton/core';
import {mainnet} from '../../../data/config/mainnet.ts';
import {sizeOf} from '../../../samples/fees/fees.ts';
import {counterYear, jettonTransfer, type MeasuredPreset} from '../../../samples/fees/presets.ts';
import {bagSize} from '../../../src/tools/fee-calculator/bag-size.ts';
import {INITIAL, readInput} from '../../../src/tools/fee-calculator/input.ts';
import {feesOf} from '../../../src/tools/fee-calculator/logic.ts';
import {presetOf, PRESETS, presetState, type Preset} from '../../../src/tools/fee-calculator/presets.ts';

/** What the calculator reads from a preset, and its fees; the sizes and gas are those that were measured. */
function compared(preset: Preset, {account, gasUsed, message}: MeasuredPreset) {
  const {transaction} = readInput(presetState(preset), mainnet);
  assert.deepEqual(transaction!.account, account);
  assert.equal(transaction!.gasUsed, gasUsed);
  assert.deepEqual(transaction!.sent, {count: 1n, size: message});
  return feesOf(transaction!);
}

test('jettons: the transaction of the sender’s jetton wallet, to the nanogram', async () => {
  const measured = await jettonTransfer();
  const fees = compared('jetton', measured);
  assert.equal(fees.charged, measured.transaction.totalFees.coins);
  assert.equal(fees.all, fees.charged + measured.messageFee);
});

test('a counter for a year: its deployment and the storage fee that the next message pays, to the nanogram', async () => {
  const measured = await counterYear();
  const fees = compared('counter', measured);
  assert.equal(fees.gas.fee, measured.deployFee);
  assert.equal(fees.storage.fee, measured.yearFee);
  assert.equal(fees.forward.fee - fees.action.fee, measured.messageFee);
  assert.equal(fees.all, measured.deployFee + measured.yearFee + fees.forward.fee);
});

test('the calculator begins with the first preset; a changed field is none', () => {
  assert.equal(presetOf(INITIAL), 'wallet');
  for (const preset of PRESETS) assert.equal(presetOf(presetState(preset)), preset);
  assert.equal(presetOf({...INITIAL, gas: '4940'}), undefined);
});

const leaf = beginCell().storeUint(1, 100).endCell();
const root = beginCell().storeUint(7, 32).storeRef(leaf).storeRef(beginCell().storeUint(1, 100).endCell()).endCell();
const size = (cell: Cell) => {
  const {bits, cells} = sizeOf([cell]);
  return {bits: Number(bits), cells: Number(cells)};
};

test('a bag is measured with equal cells once, and as a message without its root', () => {
  for (const text of [root.toBoc().toString('hex'), root.toBoc().toString('base64'), ` "${root.toBoc({idx: true}).toString('base64')}" `])
    assert.deepEqual(bagSize(text), {kind: 'size', ...size(root), body: size(leaf)});
});

test('what is no bag has its place, and nothing throws', () => {
  assert.deepEqual(bagSize('  '), {kind: 'empty'});
  assert.deepEqual(bagSize('b5ee9c72zz'), {kind: 'text', at: 8});
  assert.equal(bagSize('b5ee9c72').kind, 'bag');
  assert.equal(bagSize(root.toBoc().toString('hex').slice(0, -6)).kind, 'bag');
  for (const text of ['=', '\u0000', 'ü'.repeat(9), 'te6cc', '0x', 'A'.repeat(60_000)])
    assert.notEqual(bagSize(text).kind, 'size', text.slice(0, 9));
});
