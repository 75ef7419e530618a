// region deploy
import {toNano} from '@ton/core';
import {compile, type NetworkProvider} from '@ton/blueprint';
import {Counter} from '../../counter/Counter.ts';

export async function run(provider: NetworkProvider): Promise<void> {
  const owner = provider.sender().address;
  if (owner === undefined) {
    throw new Error('The wallet has not told its address');
  }
  const code = await compile('Counter');
  const counter = provider.open(Counter.fromConfig({owner, value: 0n}, code));
  console.log('Address:', counter.address.toString());

  if (await provider.isContractDeployed(counter.address)) {
    console.log('Already deployed, value:', await counter.getCurrentValue());
    return;
  }
  await counter.sendDeploy(provider.sender(), toNano('0.05'));
  await provider.waitForDeploy(counter.address);
  console.log('Deployed, value:', await counter.getCurrentValue());
}
// endregion
