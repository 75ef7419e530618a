import assert from 'node:assert/strict';
import {toNano} from '@ton/core';
import {Counter} from '../counter/Counter.ts';
import {compileTolk} from '../lib/compile.ts';
import {createNetwork} from '../lib/network.ts';
import {computePhase, transactionsOn} from '../lib/transactions.ts';
import {asLibrary, provideLibraries} from './library.ts';

export const COUNTER = new URL('../counter/counter.tolk', import.meta.url);

export interface Outcome {
  exitCode: number;
  gasUsed: bigint;
  value: bigint | null;
  forwardFee: bigint;
}

/** Deploys the counter with this kind of code, adds 5, and returns the outcome. */
export async function run(
  kind: 'ordinary' | 'library' | 'library, not published',
): Promise<Outcome> {
  const network = await createNetwork();
  const code = await compileTolk(COUNTER);
  if (kind === 'library') provideLibraries(network, [code]);
  const owner = await network.treasury('owner');
  const init = {owner: owner.address, value: 37n};
  const counter = network.openContract(
    Counter.fromConfig(init, kind === 'ordinary' ? code : asLibrary(code)),
  );
  const deployed = await counter.sendDeploy(owner.getSender(), toNano('0.1'));
  const ran = await counter.sendIncrease(owner.getSender(), toNano('0.1'), 5);
  const {exitCode, gasUsed} = computePhase(ran, counter.address);
  const inMessage = transactionsOn(deployed, counter.address)[0]!.inMessage!;
  assert.equal(inMessage.info.type, 'internal');
  return {
    exitCode,
    gasUsed,
    forwardFee: inMessage.info.type === 'internal' ? inMessage.info.forwardFee : 0n,
    value: exitCode === 0 ? await counter.getCurrentValue() : null,
  };
}
