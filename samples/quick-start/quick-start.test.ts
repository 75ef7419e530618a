// Runs the deployment script with the sandbox in place of the network.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Address, Contract} from '@ton/core';
import type {NetworkProvider} from '@ton/blueprint';
import {Blockchain} from '@ton/sandbox';
import {compileTolk} from '../counter/compile.ts';
import {Counter} from '../counter/Counter.ts';

// Blueprint looks for `compilables/` in the current directory.
process.chdir(import.meta.dirname);
const {run} = await import('./scripts/deployCounter.ts');

test('the script deploys at the computed address and sends nothing when it is run again', async () => {
  const blockchain = await Blockchain.create();
  const owner = await blockchain.treasury('owner');
  const isContractDeployed = async (address: Address): Promise<boolean> =>
    (await blockchain.getContract(address)).accountState?.type === 'active';
  const provider = {
    sender: () => owner.getSender(),
    open: <T extends Contract>(contract: T) => blockchain.openContract(contract),
    isContractDeployed,
    waitForDeploy: async (address: Address) =>
      assert.ok(await isContractDeployed(address)),
  } as unknown as NetworkProvider;

  await run(provider);
  await run(provider);

  const code = await compileTolk('counter.tolk');
  const counter = Counter.fromConfig({owner: owner.address, value: 0n}, code);
  assert.ok(await isContractDeployed(counter.address));
  assert.equal(await blockchain.openContract(counter).getCurrentValue(), 0n);
});
