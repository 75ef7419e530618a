import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginCell, contractAddress, Dictionary, toNano} from '@ton/core';
import {Blockchain} from '@ton/sandbox';
import {compileTolk} from '../message-modes/compile.ts';
import {emulatorConfig} from '../message-modes/config.ts';
import {mainnet} from '../../data/config/mainnet.ts';

test('the only entry of parameter 45 is the library cell of the stablecoin wallet', () => {
  const code = Buffer.from(
    '8f452d7a4dfd74066b682365177259ed05734435be76b5fd4bd5d8af2b7c3d68',
    'hex',
  );
  const library = beginCell().storeUint(2, 8).storeBuffer(code).endCell({exotic: true});
  assert.deepEqual(mainnet.precompiled, {[library.hash().toString('hex')]: 1000n});
});

test('a contract in parameter 45 uses the gas listed there, or is skipped', async () => {
  const code = await compileTolk('../system-contracts/keeper.tolk');
  const list = Dictionary.empty<Buffer, bigint>(Dictionary.Keys.Buffer(32), {
    serialize: (gas, builder) => builder.storeUint(0xb0, 8).storeUint(gas, 64),
    parse: (slice) => slice.loadUintBig(64),
  });
  list.set(code.hash(), 5000n);
  const params = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    emulatorConfig(),
  );
  params.set(45, beginCell().storeUint(0xc0, 8).storeDict(list).endCell());
  const chain = await Blockchain.create({
    config: beginCell().storeDictDirect(params).endCell(),
  });
  const by = await chain.treasury('by');
  const data = beginCell().endCell();
  const address = contractAddress(0, {code, data});
  const compute = async (value: bigint) => {
    const {transactions} = await by.send({
      to: address,
      value,
      bounce: false,
      init: {code, data},
    });
    const account = BigInt(`0x${address.hash.toString('hex')}`);
    const found = transactions.find(({address: on}) => on === account);
    assert.ok(found?.description.type === 'generic');
    return found.description.computePhase;
  };
  const enough = await compute(toNano('1'));
  assert.ok(enough.type === 'vm' && enough.success);
  assert.deepEqual(
    [enough.gasUsed, enough.vmSteps, enough.vmInitStateHash, enough.vmFinalStateHash],
    [5000n, 0, 0n, 0n],
  );
  // 5,000 gas cost 333,334 nanograms. The balance is far larger, but only the value of the message counts
  assert.deepEqual(await compute(300_000n), {type: 'skipped', reason: 'no-gas'});
  assert.equal((await compute(340_000n)).type, 'vm');
});
