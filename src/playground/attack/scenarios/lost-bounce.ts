import {address, cell, coins, empty, gram, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Makes the bank pay an address without a contract: the payment comes back, the bank's records are not mended. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/bank-bad.tolk', good: 'samples/security/bank-good.tolk'},
  shown: ['contract'],
  reads: ['balance'],
  prepare: async (stage) => {
    await stage.deploy('contract', cell(address(stage.addressOf('owner')), coins(gram('5'))), gram('5.1'));
    // From now on the address has an account, without code: a message with the bounce flag returns from it.
    await stage.send({from: 'owner', to: 'nobody', value: gram('0.01'), body: empty, bounce: false});
  },
  attack: async (stage) => {
    const withdraw = cell(uint(32, 0xa001), coins(gram('2')), address(stage.addressOf('nobody')));
    await stage.send({from: 'owner', to: 'contract', value: gram('0.1'), body: withdraw});
  },
  succeeded: ({before, after}) => after.reads.balance! < before.reads.balance!,
};
