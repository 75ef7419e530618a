import {address, bool, cell, coins, gram, uint} from '../fields.ts';
import type {Scenario} from '../scenario.ts';

/** Tells the vault of jettons that never arrived. */
export const scenario: Scenario = {
  files: {bad: 'samples/security/vault-bad.tolk', good: 'samples/security/vault-good.tolk'},
  shown: ['attacker', 'contract'],
  reads: ['credited'],
  prepare: (stage) => stage.deploy('contract', cell(address(stage.addressOf('jettonWallet')), coins(0)), gram('1')),
  attack: async (stage) => {
    const notification = cell(uint(32, 0x7362d09c), uint(64, 0), coins(1_000_000), address(stage.addressOf('attacker')), bool(false));
    await stage.send({from: 'attacker', to: 'contract', value: gram('0.05'), body: notification});
  },
  succeeded: ({before, after}) => after.reads.credited! > before.reads.credited!,
};
