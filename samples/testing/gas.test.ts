// region compare
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {Cell, toNano} from '@ton/core';
import {
  createMetricStore,
  gasReportTable,
  makeGasReport,
  makeSnapshotMetric,
  resetMetricStore,
  type SnapshotMetric,
} from '@ton/sandbox';
import {runTolkCompiler} from '@ton/tolk-js';
import {createNetwork} from '../lib/network.ts';
import {Fireworks} from './Fireworks.ts';

const source = readFileSync(new URL('fireworks.tolk', import.meta.url), 'utf8');

async function compile(text: string): Promise<Cell> {
  const result = await runTolkCompiler({
    entrypointFileName: 'fireworks.tolk',
    fsReadCallback: () => text,
  });
  if (result.status === 'error') throw new Error(result.message);
  return Cell.fromBase64(result.codeBoc64);
}

/** Runs the scenario once and returns its metrics. */
async function measure(label: string, text: string): Promise<SnapshotMetric> {
  const store = createMetricStore(); // before the contracts are opened
  const network = await createNetwork();
  const owner = await network.treasury('owner');
  const setter = network.openContract(
    Fireworks.create(0, owner.address, await compile(text)),
  );
  await setter.sendSetFirst(owner.getSender(), toNano('2.5'));
  const snapshot = makeSnapshotMetric(store, {label});
  resetMetricStore();
  return snapshot;
}

const gasOf = (snapshot: SnapshotMetric, opCode: string): number =>
  snapshot.items.find((item) => item.opCode === opCode)?.execute.compute.gasUsed ?? NaN;

test('removing the debug output makes the first launcher cheaper', async () => {
  const before = await measure('v1', source);
  const after = await measure('v2', source.replace('debug.print(st.id);', ''));
  console.log(gasReportTable(makeGasReport([after, before])));
  assert.ok(gasOf(after, '0x6efe144b') < gasOf(before, '0x6efe144b'));
  assert.equal(gasOf(after, '0xa2e2c2dc'), gasOf(before, '0xa2e2c2dc'));
});
// endregion
